import type { Scene } from '../../board';
import { Chooser } from '../../lib/chooser.svelte';
import { by, named, ofType } from '../../lib/listed';
import { cardIn, dueTrack, isGoing, placeIn, usualMix, waysOf, type Legal } from './moves';
import type { CubeKind, TrackKind } from './palette';
import type { Arrival, ForesightView, TangleMove, TangleView } from './wire';

/** One of the own roots, by where it stands: the n-th of them from the bottom. */
export interface RootAt {
  readonly from: string;
  readonly nth: number;
}

const NONE: ForesightView = { places: [], prices: [], idle: [], splits: [], threats: [] };
type Mix = { readonly [cube in CubeKind]: number };
const NO_SPLIT = { L: 0, B: 0, C: 0 };
/** So many tiles may change places. */
const SHIFTED = 3;

/** What is begun and not yet done: it belongs to one decision, and to nobody else's table. */
export class Hand {
  readonly #scene: () => Scene<TangleView, TangleMove>;
  readonly chooser: Chooser<TangleMove>;
  /** Tiles that are to change places, in their order. */
  chosen = $state.raw<readonly string[]>([]);
  /** Tracker steps, and cubes of a payment, as far as they are put together. */
  split = $state.raw<{ readonly [track in TrackKind]: number }>(NO_SPLIT);
  #mix = $state.raw<Mix | null>(null);

  readonly view: TangleView = $derived.by(() => this.#scene().view);
  readonly legal: Legal = $derived.by(() => this.#scene().legal);
  readonly me: number = $derived.by(() => this.#scene().me);
  readonly seats = $derived.by(() => this.#scene().seats);
  readonly foresight: ForesightView = $derived.by(
    () => (this.#scene().foresight as ForesightView | null | undefined) ?? NONE,
  );

  readonly goings: Legal = $derived.by(() => this.legal.filter(({ data }) => isGoing(data)));
  /** Where own roots stand that may go somewhere. */
  readonly homes: readonly string[] = $derived.by(() => [...by(this.goings, (move) => named(move, 'from')).keys()]);
  /** The one that is to go: where there is only one, it. */
  readonly root: RootAt | null = $derived.by(() => {
    const [from, nth] = this.chooser.held('root')?.split(' ') ?? [];
    return from === undefined ? null : { from, nth: Number(nth) };
  });
  readonly goals = $derived.by(() => by([...this.chooser.goals.values()].flat(), (move) => named(move, 'to')));
  /** Where a root may go to, as long as none is in hand; who stands there is touched first. */
  readonly ends: readonly string[] = $derived.by(() =>
    this.root
      ? []
      : [...by(this.goings, (move) => named(move, 'to')).keys()].filter((place) => !this.homes.includes(place)),
  );
  /** The uppermost root of each place that may go to the goal, by its name. */
  readonly starts: readonly (readonly [name: string, place: string])[] = $derived.by(() =>
    this.goal === null
      ? []
      : this.homes.flatMap((place) =>
          [...this.chooser.next.keys()]
            .filter((name) => name.startsWith(`by ${place} `))
            .slice(-1)
            .map((name) => [name, place] as const),
        ),
  );
  /** What may be done by touching an area or a space. */
  readonly places = $derived.by(() => by(this.legal, placeIn));
  readonly cards = $derived.by(() => by(this.legal, cardIn));
  readonly shifts = $derived.by(() => ofType(this.legal, 'shift'));
  /** Tiles that may change places. */
  readonly shiftable: readonly string[] = $derived.by(() => [...by(this.shifts, ({ areas }) => areas).keys()]);

  /** A place that is looked at before something is done there. */
  readonly aimed: string | null = $derived.by(() => this.goal ?? this.chooser.held('to') ?? this.chooser.held('at'));
  /** Where a root is to go, before it is said which. */
  readonly goal: string | null = $derived.by(() => this.chooser.held('goal'));
  readonly card: string | null = $derived.by(() => this.chooser.held('card'));
  /** True while something is in hand. */
  readonly busy: boolean = $derived.by(() => this.chooser.busy || this.chosen.length > 0);

  /** Cubes of a payment: at first those in which it is paid naturally, and others where they are too few. */
  get mix(): Mix {
    return this.#mix ?? usualMix(this.view.seats[this.me], dueTrack(this));
  }

  set mix(mix: Mix) {
    this.#mix = mix;
  }

  constructor(scene: () => Scene<TangleView, TangleMove>) {
    this.#scene = scene;
    this.chooser = new Chooser({
      legal: () => this.legal,
      ways: waysOf,
      alone: (name) => name.startsWith('root '),
    });
    this.chooser.follow(
      () => {
        const { decision, me } = scene();
        return decision ? `${decision.id} ${me}` : undefined;
      },
      () => this.letGo(),
    );
  }

  arrival(to: string): Arrival | null {
    return this.foresight.places.find((one) => one.to === to) ?? null;
  }

  price(area: string) {
    return this.foresight.prices.filter((one) => one.area === area);
  }

  /** Touches a spot: the move that is made by it, or nothing as long as it is only begun. */
  touch(spot: string): TangleMove | null {
    const [kind, place = ''] = spot.split(' ');
    if (kind === 'root') {
      this.#takeAt(place);
    } else if (kind === 'tile') {
      this.chosen = this.chosen.includes(place)
        ? this.chosen.filter((one) => one !== place)
        : [...this.chosen, place].slice(-SHIFTED);
    } else {
      return this.chooser.touch(spot, kind !== 'at' && kind !== 'by')?.data ?? null;
    }
    return null;
  }

  /** Of several own roots in a place each has its turn, and at last none. */
  #takeAt(place: string): void {
    const here = [...this.chooser.first.keys()].filter((name) => name.startsWith(`root ${place} `));
    const next = here[this.chooser.busy ? here.indexOf(this.chooser.touched[0] ?? '') + 1 : 0];
    this.letGo();
    if (next !== undefined) {
      this.chooser.hold(next);
    }
  }

  letGo(): void {
    this.chooser.letGo();
    this.chosen = [];
    this.split = NO_SPLIT;
    this.#mix = null;
  }

  /** One step back from what is begun. */
  stepBack(): void {
    if (this.aimed !== null) {
      this.chooser.stepBack();
    } else {
      this.letGo();
    }
  }
}
