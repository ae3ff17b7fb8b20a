import type { Scene } from '../../board';
import { Chooser } from '../../lib/chooser.svelte';
import { by, named, ofType } from '../../lib/listed';
import { waysOf, withSheep, type Of } from './moves';
import { COLOURS } from './palette';
import type { Colour, ForesightView, Plan, Sheep, Turned, YarnsMove, YarnsView } from './wire';

/** What is asked about a sheep before it is done. */
export type Panel = 'attack' | 'take' | 'sacrifice';
const PANELS: readonly string[] = ['attack', 'take', 'sacrifice'] satisfies readonly Panel[];

const NONE: ForesightView = { battles: [], turns: [], barred: [], reaches: [], plans: [], books: [] };

/** What is begun and not yet done: it belongs to one decision, and to nobody else's table. */
export class Hand {
  readonly #scene: () => Scene<YarnsView, YarnsMove>;
  readonly chooser: Chooser<YarnsMove>;
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
  readonly flips = $derived.by(() => by(ofType(this.legal, 'flip'), (move) => named(move, 'tile')));
  readonly turnable: readonly string[] = $derived.by(() => [...by(this.turns, (move) => named(move, 'tile')).keys()]);

  /** What somebody looks at or is about to do something with. */
  readonly held: string | null = $derived.by(() => this.chooser.touched[0] ?? null);
  readonly sheep: Sheep | null = $derived.by(() => this.chooser.held('sheep') as Sheep | null);
  readonly gate: number | null = $derived.by(() => Number(this.chooser.held('gate')) || null);
  readonly tile: string | null = $derived.by(() => this.chooser.held('tile'));
  readonly panel: Panel | null = $derived.by(() =>
    PANELS.includes(this.chooser.aimed ?? '') ? (this.chooser.aimed as Panel) : null,
  );
  /** A cell to which several prices lead. */
  readonly aimed: string | null = $derived.by(() => this.chooser.held('walk'));

  /** What the sheep in hand may do, if she is one's own. */
  readonly deeds = $derived.by(() => (this.sheep && this.mine(this.sheep) ? withSheep(this.legal, this.sheep) : []));
  readonly goals: ReadonlyMap<string, readonly Of<'walk'>[]> = $derived.by(() =>
    by(ofType(this.deeds, 'walk'), (move) => named(move, 'to')),
  );
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
    this.chooser = new Chooser({ legal: () => this.legal, ways: waysOf, there: (name) => this.#isThere(name) });
  }

  /** Sheep can be looked at by all and always, gates as long as they are open. */
  #isThere(name: string): boolean {
    const open = this.view.spaces.filter(({ symbols }) => symbols.length > 0);
    return name.startsWith('sheep ') || open.some(({ gate }) => name === `gate ${gate}`);
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
  take(name: string): void {
    this.#fresh();
    this.chooser.touch(name);
    this.wall = this.tile === null ? null : this.wallOf(this.tile);
  }

  letGo(): void {
    this.#fresh();
    this.chooser.letGo();
  }

  #fresh(): void {
    this.wall = null;
    this.way = 0;
  }

  /** One step back from what is asked. */
  stepBack(): void {
    if (this.panel !== null || this.aimed !== null) {
      this.chooser.stepBack();
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
