import type { Beat, Sound } from '../../board';
import { arc, bounce, leave, linear, pause, settle, smooth, tween } from '../../lib/motion';
import type { Chart, Point } from './map';
import { HOME } from './moves';
import { LETTERS } from './words';
import type { Colour, Face, Standing, SheepHopEvent, SheepHopView, TileKind, Wolf } from './wire';

/** Something that stands on the land: a sheep, a wolf or a tile. */
export type Actor = SheepActor | WolfActor | TileActor;

interface SheepActor extends Body {
  readonly kind: 'sheep';
  readonly what: Colour;
}

interface WolfActor extends Body {
  readonly kind: 'wolf';
  readonly what: Wolf;
}

interface TileActor extends Body {
  readonly kind: 'tile';
  what: TileKind;
}

interface Body {
  readonly id: string;
  /** Its space, home, fold or den. */
  space: string;
  /** Where it stands: the feet of an animal, the middle of a tile. */
  x: number;
  y: number;
  lift: number;
  size: number;
  /** 1 is upright; smaller values show a tile that is turned over, or an animal that ducks. */
  turn: number;
  fade: number;
  facing: 'left' | 'right';
  mood: 'calm' | 'glad' | 'scared' | 'growl' | 'prowl';
  busy: boolean;
  shows: string;
}

const FOLD = 'fold';
const DEN = 'den';
/** Sheep that have left the board are drawn smaller. */
const AWAY = 0.62;

export function footing(chart: Chart, space: string): Point {
  const { x, y } = chart.at(space);
  return { x, y: y + chart.cell.height * 0.25 };
}

function body(id: string, space: string, { x, y }: Point, size: number): Body {
  const still = { lift: 0, turn: 1, fade: 1, facing: 'right', mood: 'calm', busy: false, shows: '' } as const;
  return { id, space, x, y, size, ...still };
}

function sheepOn(chart: Chart, { space, colour }: Standing): SheepActor {
  return { ...body(`sheep ${space}`, space, footing(chart, space), chart.size), kind: 'sheep', what: colour };
}

function wolfOn(chart: Chart, wolf: Wolf, space: string): WolfActor {
  const standing = body(`wolf ${wolf}`, space, footing(chart, space), chart.size * 1.1);
  return { ...standing, kind: 'wolf', what: wolf, mood: 'prowl' };
}

function tileOn(chart: Chart, kind: TileKind, space: string): TileActor {
  return { ...body(`tile ${kind}`, space, chart.at(space), chart.size), kind: 'tile', what: kind };
}

/** All that stands on the land, as a view has it. */
export function actorsOf(view: SheepHopView, chart: Chart): Actor[] {
  const tiles = view.tiles.map(({ kind, space, shows }) => ({ ...tileOn(chart, kind, space), shows }));
  const sheep = view.sheep.map((one): Actor => {
    const standing = sheepOn(chart, one);
    const facing = chart.upright && standing.x > chart.at(view.board.exitInside).x ? 'left' : 'right';
    return { ...standing, facing, mood: one.danger.chances > 0 ? 'scared' : 'calm' };
  });
  const wolves = view.wolves.map(({ wolf, space, next }): Actor => {
    const standing = wolfOn(chart, wolf, space);
    const ahead = chart.at(next[0] ?? space);
    const second = chart.at(next[1] ?? space);
    const eastward = ahead.x > standing.x || (ahead.x === standing.x && second.x > standing.x);
    return { ...standing, facing: eastward ? 'right' : 'left' };
  });
  const pile = (colours: readonly Colour[], place: string, slot: (index: number) => Point): Actor[] =>
    colours.map((colour, i) => ({
      ...sheepOn(chart, { space: place, colour }),
      ...slot(i),
      id: `${place} ${i}`,
      size: chart.size * AWAY,
      mood: place === FOLD ? 'glad' : 'scared',
      facing: place === FOLD ? 'left' : 'right',
    }));
  return [
    ...tiles,
    ...pile(view.fold, FOLD, (i) => chart.foldSlot(i)),
    ...pile(view.den, DEN, (i) => chart.denSlot(i)),
    ...sheep,
    ...wolves,
  ];
}

/** Plays what happened between two views. */
export class Stage {
  actors = $state<Actor[]>([]);
  face = $state<Face>('');
  die = $state({ turn: 0, lift: 0, aside: 0 });
  direction = $state('');
  /** From day, 0, to night, 1. */
  dusk = $state(0);
  /** A word over somebody's head. */
  word = $state.raw<(Point & { text: string }) | null>(null);
  saved = $state(0);
  captured = $state(0);
  rolls = $state(0);

  constructor(
    readonly chart: Chart,
    view: SheepHopView,
    private readonly beat: Beat<SheepHopView, SheepHopEvent>,
    private readonly sound: (name: Sound) => void,
  ) {
    this.actors = actorsOf(view, chart);
    this.face = view.roll;
    this.direction = view.direction;
    this.saved = view.saved;
    this.captured = view.captured;
    this.rolls = view.rolls;
  }

  async perform(): Promise<void> {
    for (const event of this.beat.events) {
      await this.#show(event);
    }
    // What has just come to rest is looked at for a moment
    await this.#wait(80);
  }

  async #show(event: SheepHopEvent): Promise<void> {
    switch (event.type) {
      case 'tileLaid':
        return this.#layTile(event.kind, event.space);
      case 'tilesTakenUp':
        return this.#takeUpTiles();
      case 'shuffled':
        return this.#fillMeadow(event.sheep);
      case 'wolfPlaced':
        return this.#placeWolf(event.wolf, event.space);
      case 'rolled':
        return this.#roll(event.face, event.number);
      case 'slid':
        return this.#slide(event.from, event.to);
      case 'hopped':
        return this.#hop(event.from, event.over, event.to);
      case 'cameHome':
        return this.#comeHome(event.saved);
      case 'wolfStepped':
        return this.#step(event.wolf, event.from, event.to);
      case 'captured':
        return this.#capture(event.wolf, event.space, event.captured);
      case 'moleMoved':
        return this.#swapMole(event.mole);
      case 'wolvesTurned':
        return this.#turnWolves(event.direction);
      case 'foxWhistled':
        return this.#call('fox', 'Fweeet!', 'flip');
      case 'patouBarked':
        await this.#call('patou', 'Woof!', 'bark');
        return this.#startle(event.waiting);
      case 'nightFell':
        return this.#nightfall(event.stranded);
      case 'noMove':
      case 'colourGone':
        return this.#wait(380);
      default:
        return undefined;
    }
  }

  #tween(ms: number, show: (t: number) => void, ease = smooth): Promise<void> {
    return tween(ms, show, this.beat, ease);
  }

  #wait(ms: number): Promise<void> {
    return pause(ms, this.beat);
  }

  #on(space: string, kind?: Actor['kind']): Actor | undefined {
    return this.actors.find((one) => one.space === space && (kind === undefined || one.kind === kind));
  }

  #wolf(name: Wolf): Actor | undefined {
    return this.actors.find((one) => one.kind === 'wolf' && one.what === name);
  }

  #tile(kind: TileKind): TileActor | undefined {
    return this.actors.filter((one) => one.kind === 'tile').find((one) => one.what === kind);
  }

  async #layTile(kind: TileKind, space: string): Promise<void> {
    this.sound('tap');
    await this.#fall([tileOn(this.chart, kind, space)]);
  }

  async #takeUpTiles(): Promise<void> {
    const tiles = this.actors.filter((one) => one.kind === 'tile');
    await this.#tween(260, (t) => tiles.forEach((tile) => (tile.fade = 1 - t)));
    this.actors = this.actors.filter((one) => one.kind !== 'tile');
  }

  async #fillMeadow(sheep: readonly Standing[]): Promise<void> {
    this.sound('bleat');
    await this.#fall(sheep.map((one) => sheepOn(this.chart, one)));
  }

  async #placeWolf(wolf: Wolf, space: string): Promise<void> {
    this.sound('growl');
    await this.#fall([wolfOn(this.chart, wolf, space)]);
  }

  /** Things come down from above, one a little after the other. */
  async #fall(things: readonly Actor[]): Promise<void> {
    this.actors.push(...things);
    const falling = this.actors.slice(-things.length);
    const lag = 0.5 / Math.max(1, falling.length);
    await this.#tween(
      300 + 60 * falling.length,
      (t) =>
        falling.forEach((one, i) => {
          const own = Math.min(1, Math.max(0, (t - i * lag) / 0.5));
          one.lift = 190 * (1 - bounce(own));
          one.fade = Math.min(1, own * 3);
        }),
      linear,
    );
  }

  async #roll(face: Face, number: number): Promise<void> {
    this.sound('roll');
    const faces: readonly Face[] = ['T', 'w', 'C', '*', 'S', 'W'];
    const turns = number % 2 ? 1 : -1;
    await this.#tween(
      640,
      (t) => {
        this.die.turn = turns * 400 * (1 - t);
        this.die.lift = 54 * Math.abs(Math.sin(Math.PI * 2.5 * t)) * (1 - t);
        this.die.aside = -46 * turns * (1 - t);
        this.face = t > 0.82 ? face : (faces[Math.floor(t * 14 + number) % 6] ?? face);
      },
      settle,
    );
    this.rolls = number;
    await this.#wait(240);
  }

  async #go(one: Actor, to: Point, ms: number, height: number, leaps = 1): Promise<void> {
    const from = { x: one.x, y: one.y };
    if (Math.abs(to.x - from.x) > 4) {
      one.facing = to.x > from.x ? 'right' : 'left';
    }
    await this.#tween(ms, (t) => {
      one.x = from.x + (to.x - from.x) * t;
      one.y = from.y + (to.y - from.y) * t;
      one.lift = height * arc((t * leaps) % 1);
    });
    one.lift = 0;
  }

  #target(from: string, to: string, hop: boolean): Point {
    if (to !== HOME) {
      return footing(this.chart, to);
    }
    const home = this.chart.home(from, hop);
    return { x: home.x, y: home.y + this.chart.cell.height * 0.25 };
  }

  async #slide(from: string, to: string): Promise<void> {
    const sheep = this.#on(from, 'sheep');
    if (sheep) {
      this.sound('slide');
      sheep.space = to;
      await this.#go(sheep, this.#target(from, to, false), 330, 12, 2);
    }
  }

  async #hop(from: string, over: string, to: string): Promise<void> {
    const sheep = this.#on(from, 'sheep');
    const under = this.#on(over);
    if (!sheep) {
      return;
    }
    this.sound('hop');
    sheep.space = to;
    sheep.mood = 'glad';
    const height = this.chart.cell.height * 0.72;
    const duck = under && under.kind !== 'tile' ? under : null;
    await Promise.all([
      this.#go(sheep, this.#target(from, to, true), 440, height),
      duck && this.#tween(440, (t) => (duck.turn = 1 - 0.16 * arc(Math.min(1, Math.max(0, (t - 0.25) * 2)))), linear),
    ]);
  }

  async #comeHome(saved: number): Promise<void> {
    const sheep = this.#on(HOME, 'sheep');
    this.sound('bleat');
    if (sheep) {
      sheep.mood = 'glad';
      await this.#joinPile(sheep, FOLD, (i) => this.chart.foldSlot(i));
    }
    this.saved = saved;
  }

  /** A sheep goes to its place in a pile, and the others there make room. */
  async #joinPile(sheep: Actor, place: string, slot: (index: number) => Point): Promise<void> {
    sheep.space = place;
    const rank = (one: SheepActor) => LETTERS.indexOf(one.what) * 10 + (one === sheep ? 1 : 0);
    const pile = this.actors
      .filter((one) => one.kind === 'sheep')
      .filter((one) => one.space === place)
      .sort((one, other) => rank(one) - rank(other));
    const starts = pile.map(({ x, y, size }) => ({ x, y, size }));
    const size = this.chart.size * AWAY;
    await this.#tween(460, (t) =>
      pile.forEach((one, i) => {
        const from = starts[i] ?? one;
        const to = slot(i);
        one.x = from.x + (to.x - from.x) * t;
        one.y = from.y + (to.y - from.y) * t;
        one.size = from.size + (size - from.size) * t;
        one.lift = one === sheep ? 46 * arc(t) : 0;
      }),
    );
  }

  async #step(name: Wolf, from: string, to: string): Promise<void> {
    const wolf = this.#wolf(name);
    if (!wolf || from === to) {
      return;
    }
    const meal = this.#on(to, 'sheep');
    if (meal) {
      this.sound('growl');
      wolf.mood = 'growl';
      meal.mood = 'scared';
      await this.#tween(260, (t) => (meal.lift = 18 * arc((t * 2) % 1)), linear);
    }
    wolf.space = to;
    await this.#go(wolf, footing(this.chart, to), 340, meal ? 46 : 14, meal ? 1 : 2);
  }

  async #capture(name: Wolf, space: string, captured: number): Promise<void> {
    const sheep = this.#on(space, 'sheep');
    if (sheep) {
      this.sound('bleat');
      sheep.mood = 'scared';
      await this.#joinPile(sheep, DEN, (i) => this.chart.denSlot(i));
    }
    this.captured = captured;
    const wolf = this.#wolf(name);
    if (wolf) {
      wolf.mood = 'prowl';
    }
  }

  async #swapMole(mole: string): Promise<void> {
    const tiles = [this.#tile('mole'), this.#tile('molehill')].filter((tile) => tile !== undefined);
    this.sound('flip');
    await this.#tween(190, (t) => tiles.forEach((tile) => (tile.turn = 1 - t)), leave);
    tiles.forEach((tile) => (tile.what = tile.space === mole ? 'mole' : 'molehill'));
    await this.#tween(230, (t) => tiles.forEach((tile) => (tile.turn = t)), settle);
  }

  async #turnWolves(direction: string): Promise<void> {
    const raccoon = this.#tile('raccoon');
    const wolves = this.actors.filter((one) => one.kind === 'wolf');
    this.sound('flip');
    await this.#tween(200, (t) => raccoon && (raccoon.turn = 1 - t), leave);
    if (raccoon) {
      raccoon.shows = direction;
    }
    this.direction = direction;
    wolves.forEach((wolf) => (wolf.facing = wolf.facing === 'left' ? 'right' : 'left'));
    await this.#tween(260, (t) => {
      if (raccoon) {
        raccoon.turn = t;
      }
      wolves.forEach((wolf) => (wolf.lift = 26 * arc(t)));
    });
  }

  async #call(kind: TileKind, text: string, sound: Sound): Promise<void> {
    const tile = this.#tile(kind);
    if (!tile) {
      return;
    }
    this.sound(sound);
    tile.busy = true;
    this.word = { x: tile.x, y: tile.y - this.chart.cell.height * 0.55, text };
    await this.#tween(560, (t) => (tile.lift = 14 * arc((t * 2) % 1)), linear);
    tile.lift = 0;
    tile.busy = false;
    this.word = null;
  }

  async #startle(spaces: readonly string[]): Promise<void> {
    const called = this.actors.filter((one) => one.kind === 'sheep' && spaces.includes(one.space));
    await this.#tween(300, (t) => called.forEach((sheep) => (sheep.lift = 26 * arc(t))), linear);
  }

  /** Those who are out in the dark stay where they are. */
  async #nightfall(stranded: readonly string[]): Promise<void> {
    this.actors.filter((one) => stranded.includes(one.space)).forEach((sheep) => (sheep.mood = 'scared'));
    await this.#tween(900, (t) => (this.dusk = t));
  }
}
