import { untrack } from 'svelte';
import type { Listed } from '../board';
import { by, grouped, type Found } from './listed';

/** What is touched for a move, one after the other, by the names that a board gives its pieces, places and buttons. */
type Way = readonly string[];

/** A game's own part in choosing: which of its moves is touched how. */
interface Table<M> {
  readonly legal: () => readonly Listed<M>[];
  /** A move without a way has a button of its own. */
  readonly ways: (move: M) => readonly Way[];
  /** Picked by itself where it is the only one of its kind that a move can begin with. */
  readonly alone?: (name: string) => boolean;
  /** Can be looked at, though no move may begin with it. */
  readonly there?: (name: string) => boolean;
  /** What a move names is touched in any order, and what all that are left name need not be touched. */
  readonly anyOrder?: boolean;
}

/** Narrows the moves that may be made by what is touched, until one is left. It belongs to one decision. */
export class Chooser<M> {
  readonly #table: Table<M>;
  #touched = $state.raw<Way>([]);
  readonly #ways = $derived.by(() =>
    this.#table.legal().flatMap((move) => this.#table.ways(move.data).map((way) => ({ way, move }))),
  );

  /** What moves can begin with. */
  readonly first: Found<M> = $derived.by(() => this.#after([]));
  readonly #alone: string | null = $derived.by(() => {
    const alike = [...this.first.keys()].filter((name) => this.#table.alone?.(name));
    return alike.length === 1 ? (alike[0] ?? null) : null;
  });
  /** As much of what was touched as still leads to a move. */
  readonly touched: Way = $derived.by(() => {
    const parts = this.#touched.map((_, i) => this.#touched.slice(0, this.#touched.length - i));
    const alone = this.#alone;
    const tried = alone === null ? parts : [...parts.flatMap((part) => [part, [alone, ...part]]), [alone]];
    return tried.find((way) => this.#leads(way)) ?? [];
  });
  readonly #begun: Way = $derived.by(() =>
    this.touched[0] === this.#touched[0] ? this.touched : this.touched.slice(1),
  );
  /** True while something is touched, and not only picked by itself. */
  readonly busy: boolean = $derived.by(() => this.#begun.length > 0);
  /** The moves to which that leads. */
  readonly open: readonly Listed<M>[] = $derived.by(() =>
    this.#open(this.touched)
      .map(({ move }) => move)
      .filter((move, i, all) => all.indexOf(move) === i),
  );
  /** Where what was touched first may go. */
  readonly goals: Found<M> = $derived.by(() =>
    this.touched.length > 0 ? this.#after(this.touched.slice(0, 1)) : by<M>([], () => null),
  );
  /** What can be touched next. */
  readonly next: Found<M> = $derived.by(() => this.#after(this.touched));

  constructor(table: Table<M>) {
    this.#table = table;
  }

  /** Lets go whenever something else is decided. Where nothing is decided, it waits. */
  follow(decision: () => unknown, letGo: () => void = () => this.letGo()): void {
    let last: unknown;
    $effect(() => {
      const now = decision();
      if (now !== undefined && now !== last) {
        last = now;
        untrack(letGo);
      }
    });
  }

  /** What is touched of a kind, where names are a kind and what tells one from another, as in "dog A". */
  held(kind: string): string | null {
    return this.touched.find((name) => name.startsWith(`${kind} `))?.slice(kind.length + 1) ?? null;
  }

  /** What is touched beyond the first. */
  get aimed(): string | null {
    return this.touched[1] ?? null;
  }

  /**
   * Something is touched: the move that is made by it, or nothing as long as more is to be touched. What is touched again is
   * let go.
   * @param look  it is only looked at, even if it would make a move
   */
  touch(name: string, look = false): Listed<M> | null {
    const depth = this.touched.findLastIndex((_, i) => this.#after(this.touched.slice(0, i + 1)).has(name)) + 1;
    const before = this.touched.slice(0, depth);
    const [only, ...others] = this.#after(before).get(name) ?? [];
    const again = this.touched.at(-1) === name;
    if (only && others.length === 0 && !look && this.#isWhole([...before, name])) {
      return only;
    }
    if (!again) {
      const way = [...before, name];
      this.#touched = depth > 0 && this.#begun[0] !== way[0] ? way.slice(1) : way;
    } else if (look || this.#begun.length < 2) {
      this.stepBack();
    }
    return null;
  }

  /** Takes this in hand, whatever was there. */
  hold(...way: Way): void {
    this.#touched = way;
  }

  stepBack(): void {
    this.#touched = this.#begun.slice(0, -1);
  }

  letGo(): void {
    this.#touched = [];
  }

  #open(touched: Way) {
    return this.#ways.filter(({ way }) =>
      touched.every((name, i) => (this.#table.anyOrder ? way.includes(name) : way[i] === name)),
    );
  }

  #leads(touched: Way): boolean {
    return this.#open(touched).length > 0 || (touched.length === 1 && !!this.#table.there?.(touched[0] ?? ''));
  }

  #isWhole(touched: Way): boolean {
    return this.#table.anyOrder === true || this.#open(touched).some(({ way }) => way.length === touched.length);
  }

  #after(touched: Way): Found<M> {
    const open = this.#open(touched);
    return grouped(
      open.flatMap(({ way, move }) => {
        const names = this.#table.anyOrder
          ? way.filter((name) => !open.every((one) => one.way.includes(name)))
          : way.slice(touched.length, touched.length + 1);
        return names.map((name) => [name, move] as const);
      }),
    );
  }
}
