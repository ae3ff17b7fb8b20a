import { createParser } from 'eventsource-parser';
import type { Problem } from '../wire';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The way to the server. Tests put another one in its place. */
export interface Transport {
  /** The answer's text; Refused or Unreachable if there is none. */
  call(method: Method, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<string>;
  /**
   * Reads a stream of server-sent events until it ends, breaks or is aborted. By fetch: an EventSource says neither why it was
   * refused nor that a comment came, and cannot begin at a number.
   */
  listen(path: string, lastId: number | null, signal: AbortSignal, hear: (message: Message) => void): Promise<void>;
}

/** One server-sent event; a sign of life has no data. */
export interface Message {
  readonly event: string;
  readonly id: number | null;
  readonly data: string;
}

/** The server says no, and why. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(
    readonly status: number,
    readonly problem: Problem,
    /** Seconds to wait before another try, where the server asks for it. */
    readonly retryAfter: number | null = null,
  ) {
    super(problem.error);
  }
}

/** The server cannot be reached. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';

  constructor() {
    super('Sheepfold cannot be reached. Check your connection; we keep trying.');
  }
}

/** The server is away or not ready, which passes. */
export function isPassing(error: unknown): boolean {
  return error instanceof Unreachable || (error instanceof Refused && [502, 503, 504].includes(error.status));
}

export const http: Transport = {
  async call(method, path, body, headers = {}) {
    const answer = await reach(path, {
      method,
      headers: body === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await bodyOf(answer);
    if (!answer.ok) {
      throw refused(answer, text);
    }
    return text;
  },

  async listen(path, lastId, signal, hear) {
    const answer = await reach(path, {
      signal,
      headers: { Accept: 'text/event-stream', ...(lastId === null ? {} : { 'Last-Event-ID': String(lastId) }) },
    });
    if (!answer.ok || !answer.body) {
      throw refused(answer, await answer.text());
    }
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    const read = messages(hear);
    for (;;) {
      const { done, value } = await reader.read();
      if (done) {
        return;
      }
      read(value);
    }
  },
};

async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, { credentials: 'same-origin', ...init });
  } catch (error) {
    if (init.signal?.aborted) {
      throw error;
    }
    throw new Unreachable();
  }
}

/** An answer that breaks off is as good as none. */
async function bodyOf(answer: Response): Promise<string> {
  try {
    return await answer.text();
  } catch {
    throw new Unreachable();
  }
}

function refused(answer: Response, text: string): Refused {
  const wait = Number(answer.headers.get('Retry-After'));
  return new Refused(answer.status, problemIn(text, answer.status), wait > 0 ? wait : null);
}

function problemIn(text: string, status: number): Problem {
  try {
    const problem: unknown = JSON.parse(text);
    if (typeof problem === 'object' && problem !== null && 'error' in problem) {
      return problem as Problem;
    }
  } catch {
    // Whatever stands between us and the server answers in its own words
  }
  return { error: `The server answered with status ${status}.`, rule: null, field: null, state: null, outcome: null };
}

/** Takes the pieces of an event stream as they come, and tells each whole message. */
export function messages(hear: (message: Message) => void): (chunk: string) => void {
  let last: number | null = null;
  const parser = createParser({
    onEvent({ event = 'message', id, data }) {
      last = id !== undefined && /^\d+$/.test(id) ? Number(id) : last;
      hear({ event, id: last, data });
    },
    onComment: () => hear({ event: 'alive', id: null, data: '' }),
  });
  return (chunk) => parser.feed(chunk);
}
