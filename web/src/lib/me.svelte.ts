import type { Guest } from '../wire';
import { api } from './api';
import { Refused } from './transport';

const FIRST = ['Brisk', 'Merry', 'Quiet', 'Sunny', 'Woolly', 'Nimble', 'Hazel', 'Gentle', 'Bold', 'Dewy'];
const LAST = ['Clover', 'Thistle', 'Bramble', 'Fern', 'Heather', 'Meadow', 'Rowan', 'Tansy', 'Sorrel', 'Willow'];

/** A friendly name for somebody who has not given one. */
export function nickname(random: () => number = Math.random): string {
  const pick = (words: readonly string[]) => words[Math.floor(random() * words.length)] ?? '';
  return `${pick(FIRST)} ${pick(LAST)}`;
}

/** What is wrong with a name, if anything. The server has the last word. */
export function nameFault(name: string): string | null {
  const letters = [...name.trim()];
  if (letters.length === 0) {
    return 'Please give a name.';
  }
  return letters.length > 24 ? 'A name has at most 24 letters.' : null;
}

/** The cookie cannot be read by the page; this says that there may be one. */
const KNOWN = 'sheepfold.known';

function isKnown(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null;
  } catch {
    return true;
  }
}

/** Who sits before this screen. */
class Me {
  #guest = $state.raw<Guest | null>(null);
  #asked: Promise<void> | null = null;

  get guest(): Guest | null {
    return this.#guest;
  }

  #become(guest: Guest): void {
    this.#guest = guest;
    try {
      localStorage.setItem(KNOWN, 'yes');
    } catch {
      // Then we ask at each start
    }
  }

  /** Asks who we are, unless the server has never heard of this browser: then it would only say so. */
  look(): Promise<void> {
    return isKnown() ? this.ask() : Promise.resolve();
  }

  /** Asks once who we are; nobody yet is fine. */
  ask(): Promise<void> {
    this.#asked ??= api.me().then(
      (guest) => {
        if (guest.guest) {
          this.#become(guest);
        }
      },
      (error: unknown) => {
        if (!(error instanceof Refused)) {
          this.#asked = null;
        }
      },
    );
    return this.#asked;
  }

  get name(): string | null {
    return this.guest?.name ?? null;
  }

  /** Ends every other sign-in; ours goes on with a new cookie. */
  async signOutElsewhere(): Promise<void> {
    this.#become(await api.signOutElsewhere());
  }

  /** Makes sure that the server knows us, under this name or a friendly one. */
  async introduce(name: string | null = null): Promise<void> {
    await this.ask();
    const wanted = name?.trim() ?? '';
    if (!this.guest) {
      this.#become(await api.introduce(wanted || nickname()));
    } else if (wanted && wanted !== this.guest.name) {
      this.#become(await api.rename(wanted));
    }
  }
}

export const me = new Me();
