import type { Taste } from '../board';
import { keep, recall } from './kept';

interface Choices {
  theme: 'auto' | 'light' | 'dark';
  motion: 'auto' | 'on' | 'off';
  /** How fast boards play what happened. */
  pace: number;
  contrast: boolean;
  symbols: boolean;
  names: boolean;
  /** Panels and words in the place of drawn boards. */
  plain: boolean;
  /** The list of moves stays open beside the board. */
  moves: boolean;
  /** The key / leads to the list of moves. */
  slash: boolean;
  /** Seats and log are folded away where they stand beside the board. */
  folded: boolean;
  sound: boolean;
  notify: boolean;
}

/** How fast boards may play, from slow to very fast. */
export const PACES = [
  [0.5, '½×'],
  [1, '1×'],
  [2, '2×'],
  [4, '4×'],
] as const;

const KEPT = 'sheepfold.settings';

const DEFAULTS: Choices = {
  theme: 'auto',
  motion: 'auto',
  pace: 1,
  contrast: false,
  symbols: false,
  names: true,
  plain: false,
  moves: false,
  slash: true,
  folded: false,
  sound: false,
  notify: false,
};

function kept(): Choices {
  const choices = { ...DEFAULTS, ...(recall(KEPT) as Partial<Choices> | null) };
  return { ...choices, pace: PACES.find(([pace]) => pace >= choices.pace)?.[0] ?? DEFAULTS.pace };
}

class Preferences {
  choices = $state<Choices>(kept());
  #still = $state(matchMedia('(prefers-reduced-motion: reduce)').matches);

  constructor() {
    matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', (event) => (this.#still = event.matches));
  }

  get motion(): boolean {
    return this.choices.motion === 'auto' ? !this.#still : this.choices.motion === 'on';
  }

  get taste(): Taste {
    const { symbols, contrast, names } = this.choices;
    return { motion: this.motion, symbols, contrast, names };
  }

  /** Keeps the choices, and shows them on the whole page. Called in an effect. */
  apply(): void {
    const root = document.documentElement.dataset;
    root['theme'] = this.choices.theme;
    root['contrast'] = this.choices.contrast ? 'more' : 'usual';
    root['motion'] = this.motion ? 'on' : 'off';
    keep(KEPT, this.choices);
  }

  reset(): void {
    this.choices = { ...DEFAULTS };
  }
}

export const prefs = new Preferences();
