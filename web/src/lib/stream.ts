import { Refused, type Message, type Transport } from './transport';

/** Returning: the server has said that it will be back soon. */
export type Connection = 'connecting' | 'live' | 'returning' | 'offline';

/** The server's last word before it stops. */
interface Bye {
  /** Milliseconds until it is worth coming back. */
  readonly reconnect: number;
}

interface Listener {
  /** Where to go on from: the number of the last message that was heard. */
  readonly last: () => number | null;
  readonly hear: (message: Message) => void;
  readonly connection: (now: Connection) => void;
  /** The server will not have us listen; there is no point in trying again. */
  readonly refused: (why: Refused) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
/** All who were told to come back shall not come at the same moment. */
const SPREAD = 1000;
/** So many vain tries are no surprise after the server has said that it stops. */
const EXCUSED = 5;
/** The server gives a sign of life every 15 seconds. */
const SILENCE = 40_000;

/** Listens until it is closed: goes on where it left off after every break. Returns the way to close it. */
export function follow(transport: Transport, path: string, listener: Listener): () => void {
  const closed = new AbortController();
  void run(transport, path, listener, closed.signal);
  return () => closed.abort();
}

async function run(transport: Transport, path: string, listener: Listener, closed: AbortSignal): Promise<void> {
  let wait = FIRST_WAIT;
  let excused = 0;
  listener.connection('connecting');
  while (!closed.aborted) {
    const line = new AbortController();
    const hangUp = () => line.abort();
    closed.addEventListener('abort', hangUp);
    addEventListener('offline', hangUp);
    let watchdog = setTimeout(hangUp, SILENCE);
    /** How long the server asks us to stay away. */
    let told = 0;
    try {
      await transport.listen(path, listener.last(), line.signal, (message) => {
        clearTimeout(watchdog);
        watchdog = setTimeout(hangUp, SILENCE);
        wait = FIRST_WAIT;
        if (message.event === 'bye') {
          told = (JSON.parse(message.data) as Bye).reconnect + Math.random() * SPREAD;
          excused = EXCUSED;
          hangUp();
        } else if (!line.signal.aborted) {
          excused = 0;
          listener.connection('live');
          listener.hear(message);
        }
      });
    } catch (error) {
      if (error instanceof Refused && error.status < 500 && error.status !== 429 && !closed.aborted) {
        listener.refused(error);
        return;
      }
      if (error instanceof Refused && error.retryAfter !== null) {
        told = error.retryAfter * 1000 + Math.random() * SPREAD;
      }
    } finally {
      clearTimeout(watchdog);
      closed.removeEventListener('abort', hangUp);
      removeEventListener('offline', hangUp);
    }
    if (!closed.aborted) {
      listener.connection(told > 0 || excused-- > 0 ? 'returning' : 'offline');
      await rest(Math.max(told, wait * (0.75 + Math.random() / 2)), closed);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    }
  }
}

/** Waits, but not longer than until the network is back. */
function rest(ms: number, closed: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      removeEventListener('online', finish);
      closed.removeEventListener('abort', finish);
      resolve();
    };
    const timer = setTimeout(finish, ms);
    addEventListener('online', finish);
    closed.addEventListener('abort', finish);
  });
}
