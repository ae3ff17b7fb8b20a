import { tick } from 'svelte';
import type { ReplayState } from '../wire';
import { eventsOf } from './fold';
import type { Kept } from './memory';
import { pause } from './motion';
import type { Playback } from './playback.svelte';
import { prefs } from './prefs.svelte';

/** How long a picture stays for those who want no motion. */
const STILL = 1100;
/** Rather than fetch more moments than this, the replay is there. */
const MOST_MOMENTS = 24;

/** What happened, shown again on the board. */
export class Rerun {
  /** What the board shows meanwhile. */
  view = $state.raw<unknown>(null);

  constructor(
    private readonly playback: Playback,
    private readonly moment: (moves: number) => Promise<ReplayState>,
  ) {}

  /** Shows what was kept from a line of the log on, or fetches it for those who were not there. */
  async show(kept: readonly Kept[], line: number, last: number, signal: AbortSignal): Promise<void> {
    for (const { events, before, after } of kept.length > 0 ? kept : await this.#fetch(line, last)) {
      if (signal.aborted) {
        return;
      }
      // A picture that boards have not played yet
      this.view = structuredClone(before);
      await tick();
      if (this.playback.stage && prefs.motion) {
        await this.playback.beat({ events, before: this.view, after });
      } else {
        await pause(STILL, { signal, pace: prefs.choices.pace });
      }
    }
  }

  end(): void {
    this.view = null;
  }

  async #fetch(line: number, last: number): Promise<readonly Kept[]> {
    const first = Math.max(line, last - MOST_MOMENTS + 1);
    const numbers = Array.from({ length: last - first + 2 }, (_, i) => first - 1 + i);
    const moments = await Promise.all(numbers.map((moves) => this.moment(moves)));
    return moments.slice(1).map(({ moves, events, view }, i) => ({
      first: moves,
      last: moves,
      events: eventsOf(events),
      before: moments[i]?.view,
      after: view,
    }));
  }
}
