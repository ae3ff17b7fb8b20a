import type { Scene } from '../../board';
import { ofType } from '../../lib/listed';
import { byCell, withSheep, type Of } from './moves';
import { COLOURS } from './palette';
import type { Colour, ForesightView, Plan, Sheep, Turned, YarnsMove, YarnsView } from './wire';

/** What somebody looks at or is about to do something with. */
export type Held =
  | { readonly kind: 'sheep'; readonly sheep: Sheep }
  | { readonly kind: 'gate'; readonly gate: number }
  | { readonly kind: 'tile'; readonly tile: string };

/** What is asked about a sheep before it is done. */
export type Panel = 'attack' | 'take' | 'sacrifice';

const NONE: ForesightView = { battles: [], turns: [], barred: [], reaches: [], plans: [], books: [] };

/** What is begun and not yet done: it belongs to one decision, and to nobody else's table. */
export class Hand {
  readonly #scene: () => Scene<YarnsView, YarnsMove>;
  #held = $state.raw<Held | null>(null);
  panel = $state<Panel | null>(null);
  /** A cell to which several prices lead. */
  aimed = $state<string | null>(null);
  /** The side to which the tile in hand would turn its wall. */
  wall = $state<Colour | null>(null);
  /** Which of several ways to do it is looked at: to lock a gate, or by whom a tile is turned. */
  way = $state(0);

  readonly view: YarnsView = $derived.by(() => this.#scene().view);
  readonly legal = $derived.by(() => this.#scene().legal);
  readonly foresight: ForesightView = $derived.by(() => {
    return (this.#scene().foresight as ForesightView | null | undefined) ?? NONE;
  });
  /** Sheep with which something can be done now. */
  readonly usable: readonly Sheep[] = $derived.by(() =>
    this.view.sheep
      .map(({ sheep }) => sheep)
      .filter((sheep) => this.mine(sheep) && withSheep(this.legal, sheep).length > 0),
  );
  readonly turns = $derived.by(() => ofType(this.legal, 'turn'));
  readonly flips = $derived.by(() => byCell(ofType(this.legal, 'flip')));
  readonly turnable: readonly string[] = $derived.by(() => [...byCell(this.turns).keys()]);

  /** Only as long as it is there. */
  readonly held: Held | null = $derived.by(() => {
    const held = this.#held;
    if (held?.kind === 'gate') {
      return this.view.spaces.some(({ gate, symbols }) => gate === held.gate && symbols.length > 0) ? held : null;
    }
    return held?.kind === 'tile' && !this.turnable.includes(held.tile) ? null : held;
  });
  readonly sheep: Sheep | null = $derived.by(() => (this.held?.kind === 'sheep' ? this.held.sheep : null));
  readonly gate: number | null = $derived.by(() => (this.held?.kind === 'gate' ? this.held.gate : null));
  readonly tile: string | null = $derived.by(() => (this.held?.kind === 'tile' ? this.held.tile : null));

  /** What the sheep in hand may do, if she is one's own. */
  readonly deeds = $derived.by(() => (this.sheep && this.mine(this.sheep) ? withSheep(this.legal, this.sheep) : []));
  readonly goals: ReadonlyMap<string, readonly Of<'walk'>[]> = $derived.by(() => byCell(ofType(this.deeds, 'walk')));
  readonly plan: Plan | null = $derived.by(() => this.foresight.plans.find(({ gate }) => gate === this.gate) ?? null);
  readonly locks = $derived.by(() => ofType(this.legal, 'lock').filter(({ data }) => data.gate === this.gate));
  readonly lock = $derived.by(() => this.locks[this.way % Math.max(1, this.locks.length)] ?? null);

  /** Who may turn the tile in hand, by herself or with tech. */
  readonly turners = $derived.by(() =>
    this.turns
      .filter(({ data }) => data.tile === this.tile)
      .map(({ data: { sheep, tech } }) => ({ sheep, tech }))
      .filter((one, i, all) => all.findIndex((two) => two.sheep === one.sheep && two.tech === one.tech) === i)
      .sort((one, other) => Number(one.tech) - Number(other.tech)),
  );
  readonly turner = $derived.by(() => this.turners[this.way % Math.max(1, this.turners.length)] ?? null);
  readonly turn: Of<'turn'> | null = $derived.by(() => {
    const { tile, wall, turner } = this;
    const found = this.turns.find(
      ({ data }) =>
        data.tile === tile && data.wall === wall && data.sheep === turner?.sheep && data.tech === turner.tech,
    );
    return found ?? null;
  });
  /** The cultists' ways after that turn. */
  readonly turned: Turned | null = $derived.by(() => {
    const { tile, wall } = this;
    return this.foresight.turns.find((one) => one.tile === tile && one.wall === wall) ?? null;
  });
  /** Tiles that the position in hand would cut off. */
  readonly cutOff: readonly string[] = $derived.by(() => {
    const { tile, wall } = this;
    return this.foresight.barred.find((one) => one.tile === tile && one.wall === wall)?.cutOff ?? [];
  });

  constructor(scene: () => Scene<YarnsView, YarnsMove>) {
    this.#scene = scene;
  }

  mine(sheep: Sheep): boolean {
    const { view, me } = this.#scene();
    return view.sheep.some((one) => one.sheep === sheep && one.seat === me && !one.dead);
  }

  /** The wall of a tile as it lies. */
  wallOf(tile: string): Colour {
    return this.view.tiles.find(({ cell }) => cell === tile)?.wall ?? 'r';
  }

  /** Takes something in hand, or puts it back if it is there already. */
  take(next: Held): void {
    const same = JSON.stringify(this.held) === JSON.stringify(next);
    this.letGo();
    if (!same) {
      this.#held = next;
      this.wall = next.kind === 'tile' ? this.wallOf(next.tile) : null;
    }
  }

  letGo(): void {
    this.#held = null;
    this.panel = null;
    this.aimed = null;
    this.wall = null;
    this.way = 0;
  }

  /** One step back from what is asked. */
  stepBack(): void {
    if (this.panel !== null || this.aimed !== null) {
      this.panel = null;
      this.aimed = null;
    } else {
      this.letGo();
    }
  }

  /** Turns the tile in hand by so many steps clockwise, to be looked at. */
  rotate(steps: number): void {
    const at = COLOURS.indexOf(this.wall ?? 'r');
    this.wall = COLOURS[(((at + steps) % 6) + 6) % 6] ?? null;
  }
}
