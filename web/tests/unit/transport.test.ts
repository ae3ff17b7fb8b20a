import { afterEach, describe, expect, it, vi } from 'vitest';
import { http, messages, Refused, Unreachable, type Message } from '../../src/lib/transport';

function heard(...chunks: string[]): Message[] {
  const all: Message[] = [];
  const read = messages((message) => all.push(message));
  chunks.forEach(read);
  return all;
}

describe('a stream of events', () => {
  const change = { event: 'change', id: 17, data: '{"at":17}' };

  it('tells each message with its number', () => {
    expect(heard('id: 17\nevent: change\ndata: {"at":17}\n\n')).toEqual([change]);
  });

  it('may come in pieces, cut anywhere', () => {
    const whole = 'id: 17\r\nevent: change\r\ndata: {"at":17}\r\n\r\n';
    for (let cut = 1; cut < whole.length; cut++) {
      expect(heard(whole.slice(0, cut), whole.slice(cut))).toEqual([change]);
    }
  });

  it('keeps the number for what has none, and the name only once', () => {
    expect(heard('id: 3\nevent: seats\ndata: 1\n\ndata: 2\ndata: 3\n\n')).toEqual([
      { event: 'seats', id: 3, data: '1' },
      { event: 'message', id: 3, data: '2\n3' },
    ]);
  });

  it('gives signs of life, and nothing for empty messages', () => {
    expect(heard(': still here\n\nevent: change\n\n')).toEqual([{ event: 'alive', id: null, data: '' }]);
  });
});

describe('calls', () => {
  afterEach(() => vi.unstubAllGlobals());
  const answer = (status: number, body: string, headers: Record<string, string> = {}) =>
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status, headers })));

  it('carry the rule and the sentence of a refusal', async () => {
    answer(422, '{"error":"The wolf never passes.","rule":"WS-PASS-01","field":null,"state":null}');
    const refused = await http.call('POST', '/x', {}).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refused);
    expect(refused).toMatchObject({ status: 422, message: 'The wolf never passes.', problem: { rule: 'WS-PASS-01' } });
  });

  it('say how long to wait', async () => {
    answer(429, '{"error":"Slowly."}', { 'Retry-After': '3' });
    await expect(http.call('GET', '/x')).rejects.toMatchObject({ retryAfter: 3 });
  });

  it('survive answers of other programs on the way', async () => {
    answer(502, '<html>Bad gateway</html>');
    await expect(http.call('GET', '/x')).rejects.toMatchObject({ message: 'The server answered with status 502.' });
  });

  it('say when an answer breaks off', async () => {
    const broken = new ReadableStream({ start: (body) => body.error(new TypeError('network error')) });
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(broken)));
    await expect(http.call('GET', '/x')).rejects.toBeInstanceOf(Unreachable);
  });

  it('say when nobody answers', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
    await expect(http.call('GET', '/x')).rejects.toBeInstanceOf(Unreachable);
  });
});
