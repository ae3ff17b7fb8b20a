import { arranging, COLUMNS, laying, sticking, type Shifts } from './moves';
import { MARKS, titleOf } from './words';
import type { ArrangeMove, LayMove, Piece, StickMove, Wool } from './wire';

/** The cell of a gained piece that is not laid yet. */
export const SPARE = 0;

/** What is done with the own coat: `lay` begins with a fresh one, `stick` has a new piece, `later` only prepares. */
export type ArrangingTask = 'lay' | 'arrange' | 'stick' | 'later';

const shuffled = <T>(things: readonly T[]): T[] =>
  things
    .map((thing) => ({ thing, key: Math.random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ thing }) => thing);

const lying = (cell: number, kind: Wool | null): Piece => ({ cell, kind, faceUp: false, mark: '', token: 0 });

/** A fresh coat: Snag and Steel anywhere. */
function fresh(): Piece[] {
  const [snag, steel] = shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  return Array.from({ length: 9 }, (_, i) => lying(i + 1, i + 1 === snag ? 'SNG' : i + 1 === steel ? 'STL' : 'WOL'));
}

/** The own coat is laid, rearranged, or takes up a new piece; the outcome is a move. */
export class Arranging {
  readonly #pieces: readonly Piece[];
  readonly #cells: readonly number[];
  readonly #free: readonly number[];
  /** Where each piece lies now, by the cell where it lay. */
  #where = $state<Record<number, number>>({});
  /** The cell of the piece that is to go elsewhere. */
  held = $state<number | null>(null);

  /** The new piece waits beside the coat. */
  readonly waiting: boolean = $derived.by(() => this.#where[SPARE] === SPARE);
  readonly shown: readonly Piece[] = $derived.by(() =>
    this.#pieces.map((piece) => ({
      ...piece,
      cell: this.#where[piece.cell] ?? piece.cell,
      mark: this.moved ? '' : piece.mark,
    })),
  );
  readonly #shifts: Shifts = $derived.by(() =>
    Object.entries(this.#where)
      .map(([from, to]) => [Number(from), to] as const)
      .filter(([from]) => from !== SPARE),
  );
  readonly moved: boolean = $derived.by(() => this.#shifts.some(([from, to]) => from !== to));
  readonly changed: boolean = $derived.by(() => this.moved || (this.task === 'stick' && !this.waiting));
  /** Nothing as long as all is as it was. */
  readonly move: LayMove | ArrangeMove | StickMove | null = $derived.by(() => {
    if (this.task === 'lay') {
      const cellOf = (kind: Wool) => this.shown.find((piece) => piece.kind === kind)?.cell ?? 0;
      return laying(cellOf('SNG'), cellOf('STL'));
    }
    if (this.task === 'stick') {
      return this.waiting ? null : sticking(this.#where[SPARE] ?? SPARE, this.#free, this.#shifts);
    }
    return arranging(this.#shifts);
  });
  /** What can be touched now, and in which words. */
  readonly labels: readonly (readonly [cell: number, label: string])[] = $derived.by(() =>
    [...(this.waiting ? [SPARE] : []), ...this.#cells]
      .filter((cell) => this.held !== null || this.#at(cell) !== null)
      .map((cell) => [cell, this.#label(cell)] as const),
  );

  constructor(
    readonly task: ArrangingTask,
    rows: number,
    coat: readonly Piece[],
    gained: Wool | null = null,
  ) {
    const old = task === 'lay' ? fresh() : coat;
    this.#pieces = task === 'stick' ? [...old, lying(SPARE, gained)] : old;
    this.#cells = Array.from({ length: rows * COLUMNS }, (_, i) => i + 1);
    this.#free = this.#cells.filter((cell) => !coat.some((piece) => piece.cell === cell));
    this.reset();
  }

  #at(cell: number): number | null {
    return this.#pieces.find((piece) => this.#where[piece.cell] === cell)?.cell ?? null;
  }

  #label(cell: number): string {
    const piece = this.shown.find((one) => one.cell === cell);
    const kind = piece?.kind ? titleOf(piece.kind) : null;
    if (cell === SPARE) {
      return `The new piece: ${kind ?? 'unknown'}`;
    }
    const known = piece && piece.mark !== '' ? `, ${MARKS[piece.mark]}` : '';
    const here = this.held !== null && this.held !== cell ? ', put it here' : '';
    return `Cell ${cell}: ${piece ? (kind ?? 'a piece') : 'free'}${known}${here}`;
  }

  lies(cell: number): boolean {
    return this.#at(cell) !== null;
  }

  /** A piece goes to a cell; whoever lay there takes the place that becomes free. */
  put(from: number, to: number): void {
    const carried = this.#at(from);
    const other = this.#at(to);
    if (carried === null || to === SPARE) {
      return;
    }
    if (other !== null) {
      this.#where[other] = from === SPARE ? (this.#cells.find((cell) => !this.lies(cell)) ?? from) : from;
    }
    this.#where[carried] = to;
    this.held = null;
  }

  pick(cell: number): void {
    if (this.held === null) {
      this.held = this.lies(cell) ? cell : null;
    } else if (this.held === cell) {
      this.held = null;
    } else {
      this.put(this.held, cell);
    }
  }

  mix(): void {
    const taken = this.shown.map(({ cell }) => cell).filter((cell) => cell !== SPARE);
    const empty = this.#cells.filter((cell) => !this.lies(cell));
    const cells = shuffled(this.waiting ? [...taken, ...shuffled(empty).slice(0, 1)] : taken);
    this.#pieces.forEach(({ cell }, i) => (this.#where[cell] = cells[i] ?? cell));
    this.held = null;
  }

  reset(): void {
    this.#where = Object.fromEntries(this.#pieces.map(({ cell }) => [cell, cell]));
    this.held = this.task === 'stick' ? SPARE : null;
  }
}
