import type { Told, Watching } from '../wire';
import { notices } from './notices.svelte';

/** Whoever sits down was looking on a moment ago, and is no news. */
const MOMENT = 1500;

/** Those who look on without a seat: whoever plays is told of each once, for as long as they stay at the table. */
export class Lookers {
  told = $state.raw<readonly Told[]>([]);
  #names: readonly string[] = [];
  #unnamed = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  learn(watching: Watching, moves: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tellOf(watching, moves), MOMENT);
  }

  #tellOf({ names, others }: Watching, moves: number): void {
    for (const name of names.filter((name) => !this.#names.includes(name))) {
      this.#names = [...this.#names, name];
      this.#tell(`${name} watches.`, moves);
    }
    if (others > this.#unnamed) {
      this.#unnamed = others;
      this.#tell('Somebody watches.', moves);
    }
  }

  #tell(text: string, after: number): void {
    // Log numbers are positive, so these are nobody else's
    this.told = [...this.told, { at: -1 - this.told.length, after, text, yours: false }];
    notices.say(text, 'plain', 'told');
  }
}
