import type { ChatLine } from '../wire';

const KEY = 'sheepfold.muted';
/** Tables whose mutes are remembered on this device. */
const MOST = 20;

/** What those who hold a seat write to each other, and whom this person does not want to hear. */
export class Talk {
  muted = $state.raw<readonly number[]>([]);
  #lines = $state.raw<readonly ChatLine[]>([]);

  constructor(private readonly table: string) {
    this.muted = recall()[table] ?? [];
  }

  get lines(): readonly ChatLine[] {
    return this.#lines.filter((line) => this.hears(line.seat));
  }

  hears(seat: number): boolean {
    return !this.muted.includes(seat);
  }

  /** Lines may be told more than once. */
  hear(lines: readonly ChatLine[]): void {
    const news = lines.filter((line) => this.#lines.every((known) => known.id !== line.id));
    this.#lines = [...this.#lines, ...news].sort((a, b) => a.at - b.at);
  }

  mute(seat: number, on: boolean): void {
    const others = this.muted.filter((other) => other !== seat);
    this.muted = on ? [...others, seat] : others;
    keep(this.table, this.muted);
  }
}

function recall(): Record<string, readonly number[]> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, readonly number[]>;
  } catch {
    return {};
  }
}

function keep(table: string, muted: readonly number[]): void {
  const others = Object.entries(recall()).filter(([other]) => other !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others, [table, muted]].slice(-MOST))));
  } catch {
    // Then it is forgotten with the page
  }
}
