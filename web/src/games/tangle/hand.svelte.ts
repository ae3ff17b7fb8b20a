import type { Scene } from '../../board';
import { ofType } from '../../lib/listed';
import { by, cardIn, distinct, goalsOf, isGoing, placeIn, type Going, type Legal } from './moves';
import type { CubeKind, TrackKind } from './palette';
import type { Arrival, ForesightView, TangleMove, TangleView } from './wire';

/** One of the own roots, by where it stands: the n-th of them from the bottom. */
export interface RootAt {
  readonly from: string;
  readonly nth: number;
}

const NONE: ForesightView = { places: [], prices: [], idle: [], splits: [], threats: [] };
/** So many tiles may change places. */
const SHIFTED = 3;

const rootOf = ({ data: { from, nth } }: Going): RootAt => ({ from, nth });
const alike = (one: RootAt | null, other: RootAt | null) => one?.from === other?.from && one?.nth === other?.nth;

/** What is begun and not yet done: it belongs to one decision, and to nobody else's table. */
export class Hand {
  readonly #scene: () => Scene<TangleView, TangleMove>;
  #root = $state.raw<RootAt | null>(null);
  /** A place that is looked at before something is done there. */
  #aimed = $state<string | null>(null);
  #card = $state<string | null>(null);
  /** Tiles that are to change places, in their order. */
  chosen = $state.raw<readonly string[]>([]);
  /** Tracker steps, and cubes of a payment, as far as they are put together. */
  split = $state.raw<{ readonly [track in TrackKind]: number }>({ L: 0, B: 0, C: 0 });
  mix = $state.raw<{ readonly [cube in CubeKind]: number }>({ E: 0, W: 0, N: 0, M: 0 });

  readonly view: TangleView = $derived.by(() => this.#scene().view);
  readonly legal: Legal = $derived.by(() => this.#scene().legal);
  readonly me: number = $derived.by(() => this.#scene().me);
  readonly seats = $derived.by(() => this.#scene().seats);
  readonly foresight: ForesightView = $derived.by(
    () => (this.#scene().foresight as ForesightView | null | undefined) ?? NONE,
  );

  readonly goings: readonly Going[] = $derived.by(() => this.legal.filter(isGoing));
  /** Own roots that may go somewhere. */
  readonly roots: readonly RootAt[] = $derived.by(() =>
    this.goings.map(rootOf).filter((one, i, all) => all.findIndex((other) => alike(one, other)) === i),
  );
  /** The one that is to go: where there is only one, it. */
  readonly root: RootAt | null = $derived.by(
    () =>
      this.roots.find((one) => alike(one, this.#root)) ?? (this.roots.length === 1 ? (this.roots[0] ?? null) : null),
  );
  readonly goals: ReadonlyMap<string, Going> = $derived.by(() =>
    goalsOf(this.goings.filter((one) => alike(rootOf(one), this.root))),
  );
  /** What may be done by touching an area or a space. */
  readonly places = $derived.by(() => by(this.legal, placeIn));
  readonly cards = $derived.by(() => by(this.legal, cardIn));
  readonly shifts = $derived.by(() => ofType(this.legal, 'shift'));
  /** Tiles that may change places. */
  readonly shiftable: readonly string[] = $derived.by(() => distinct(this.shifts.flatMap(({ data }) => data.areas)));

  readonly aimed: string | null = $derived.by(() =>
    this.#aimed !== null && (this.goals.has(this.#aimed) || this.places.has(this.#aimed)) ? this.#aimed : null,
  );
  readonly card: string | null = $derived.by(() =>
    this.#card !== null && this.cards.has(this.#card) ? this.#card : null,
  );
  /** True while something is in hand. */
  readonly busy: boolean = $derived.by(
    () => this.#root !== null || this.aimed !== null || this.card !== null || this.chosen.length > 0,
  );

  constructor(scene: () => Scene<TangleView, TangleMove>) {
    this.#scene = scene;
  }

  arrival(to: string): Arrival | null {
    return this.foresight.places.find((one) => one.to === to) ?? null;
  }

  price(area: string) {
    return this.foresight.prices.filter((one) => one.area === area);
  }

  holds(root: RootAt): boolean {
    return alike(root, this.root);
  }

  /** Takes a root in hand, or puts it back if it is there already. */
  take(root: RootAt): void {
    const same = alike(root, this.#root);
    this.letGo();
    this.#root = same ? null : root;
  }

  /** Of several own roots in a place each has its turn, and at last none. */
  takeAt(place: string): void {
    const here = this.roots.filter(({ from }) => from === place);
    const at = here.findIndex((one) => alike(one, this.#root));
    const next = here[at + 1];
    this.letGo();
    this.#root = next ?? null;
  }

  aim(place: string): void {
    this.#aimed = this.#aimed === place ? null : place;
  }

  look(card: string): void {
    this.#card = this.#card === card ? null : card;
  }

  /** Puts a tile among those that change places, or takes it out. */
  choose(area: string): void {
    this.chosen = this.chosen.includes(area)
      ? this.chosen.filter((one) => one !== area)
      : [...this.chosen, area].slice(-SHIFTED);
  }

  letGo(): void {
    this.#root = null;
    this.#aimed = null;
    this.#card = null;
    this.chosen = [];
    this.split = { L: 0, B: 0, C: 0 };
    this.mix = { E: 0, W: 0, N: 0, M: 0 };
  }

  /** One step back from what is begun. */
  stepBack(): void {
    if (this.aimed !== null) {
      this.#aimed = null;
    } else {
      this.letGo();
    }
  }
}
