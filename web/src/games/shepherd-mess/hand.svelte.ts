import type { Listed, Scene } from '../../board';
import { Chooser } from '../../lib/chooser.svelte';
import { by, ofType, type Found } from '../../lib/listed';
import { goerOf, goalOf, isBuilding, isRide, tilesOf, waysOf, type Building, type Ride } from './moves';
import { flockName } from './words';
import type { Bark, Chosen, Dog, ForesightView, Piece, ShepherdMessMove, ShepherdMessView } from './wire';

type Legal<M> = readonly Listed<M>[];
const all = <M extends ShepherdMessMove>(legal: Legal<ShepherdMessMove>, is: (move: ShepherdMessMove) => move is M) =>
  legal.filter((one): one is Listed<M> => is(one.data));

/** One of those that may be picked to go. */
export interface Goer extends Chosen {
  readonly name: string;
}

/** What is begun and not yet done: it belongs to one decision, and to nobody else's table. */
export class Hand {
  readonly #scene: () => Scene<ShepherdMessView, ShepherdMessMove>;
  readonly #small: () => boolean;
  readonly chooser: Chooser<ShepherdMessMove>;
  /** The tile that somebody wants to look at closely. */
  #close = $state<string | null>(null);

  readonly view = $derived.by(() => this.#scene().view);
  readonly legal = $derived.by(() => this.#scene().legal);
  /** One's own seat, or for those who watch the one in turn. */
  readonly seat = $derived.by(() => (this.#scene().me >= 0 ? this.#scene().me : this.view.seat));
  readonly barks: readonly Bark[] = $derived.by(
    () => (this.#scene().foresight as ForesightView | null | undefined)?.barks ?? [],
  );
  readonly end = $derived.by(() => ofType(this.legal, 'end')[0] ?? null);
  readonly puts = $derived.by(() => ofType(this.legal, 'put'));
  /** Somebody is to say who goes. */
  readonly picking: boolean = $derived.by(() => ofType(this.legal, 'pick').length > 0);

  readonly dog: Dog | null = $derived.by(() => this.chooser.held('dog') as Dog | null);
  readonly piece: Piece | null = $derived.by(() => this.chooser.held('piece') as Piece | null);
  /** The tile at which the dog in hand aims. */
  readonly aimed: string | null = $derived.by(() => this.chooser.held('tile'));
  /** Where the dog in hand may stop, and what it may do there. */
  readonly goals: Found<Ride> = $derived.by(() =>
    by(this.dog === null ? [] : all([...this.chooser.goals.values()].flat(), isRide), goalOf),
  );
  /** Where the piece in hand may go. */
  readonly places: Legal<Building> = $derived.by(() =>
    this.piece === null ? [] : all([...this.chooser.goals.values()].flat(), isBuilding),
  );
  /** The tiles on which or beside which it may go. */
  readonly building: readonly string[] = $derived.by(() => [...by(this.places, tilesOf).keys()]);
  /** Those among whom one picks; who goes in any case need not be picked. */
  readonly goers: readonly Goer[] = $derived.by(() => {
    const going = ofType(this.picking ? this.chooser.open : [], 'pick').flatMap((move) => move.data.going);
    return going
      .map((one) => ({ ...one, name: goerOf(one, this.#nameOf) }))
      .filter(({ name }, i, many) => this.chooser.next.has(name) && many.findIndex((one) => one.name === name) === i);
  });
  readonly grazing: readonly string[] = $derived.by(() =>
    this.goers.map(({ tile }) => tile).filter((tile, i, many) => many.indexOf(tile) === i),
  );
  readonly crowded: readonly string[] = $derived.by(() =>
    this.grazing.filter((tile) => this.goers.filter((one) => one.tile === tile).length > 1),
  );

  /** The tile that is looked at closely, where its borders or a crowd on it are too small to be touched. */
  readonly zoomed: string | null = $derived.by(() => {
    const wished = this.#close ?? (this.grazing.length === 1 ? (this.crowded[0] ?? null) : null);
    const there = wished !== null && [...this.building, ...this.crowded].includes(wished);
    return this.#small() && there ? wished : null;
  });
  /** Somebody wished to look closely, and can look at all of it again. */
  readonly isClose: boolean = $derived.by(() => this.zoomed !== null && this.#close !== null);
  /** Tiles to be looked at closely before the piece in hand is put on or beside them. */
  readonly far: readonly string[] = $derived.by(() => (this.#small() && this.zoomed === null ? this.building : []));
  /** The places for the piece in hand that can be touched now. */
  readonly near: Legal<Building> = $derived.by(() =>
    this.#small()
      ? this.places.filter(({ data }) => this.zoomed !== null && tilesOf(data).includes(this.zoomed))
      : this.places,
  );
  /** What is to be chosen among in words: who goes, or what to do on the tile that is aimed at. */
  readonly choices: Legal<ShepherdMessMove> = $derived.by(() =>
    this.picking || this.aimed !== null ? this.chooser.open : [],
  );

  constructor(scene: () => Scene<ShepherdMessView, ShepherdMessMove>, small: () => boolean) {
    this.#scene = scene;
    this.#small = small;
    const isPicking = () => this.picking;
    this.chooser = new Chooser<ShepherdMessMove>({
      legal: () => this.legal,
      ways: (move) => waysOf(move, this.#nameOf),
      get anyOrder() {
        return isPicking();
      },
    });
    this.chooser.follow(
      () => scene().decision?.id,
      () => this.letGo(),
    );
  }

  readonly #nameOf = (flock: number) => flockName(this.view, flock);

  /** Can this dog or piece be taken in hand? */
  isUsable(name: Dog | Piece): boolean {
    return this.chooser.first.has(`dog ${name}`) || this.chooser.first.has(`piece ${name}`);
  }

  barkAt(dog: Dog | null, tile: string): Bark | null {
    return this.barks.find((one) => one.dog === dog && one.tile === tile) ?? null;
  }

  /** Touches something: the move that is made by it, or nothing as long as it is only begun. */
  touch(name: string, look = false): ShepherdMessMove | null {
    const [kind, tile = ''] = name.split(' ');
    if (kind === 'close') {
      this.#close = tile;
      return null;
    }
    if (kind !== 'goer') {
      this.#close = null;
    }
    return this.chooser.touch(name, look)?.data ?? null;
  }

  lookAway(): void {
    this.#close = null;
  }

  letGo(): void {
    this.#close = null;
    this.chooser.letGo();
  }

  stepBack(): void {
    if (this.zoomed !== null) {
      this.lookAway();
    } else {
      this.chooser.stepBack();
    }
  }
}
