import type { Beat, Sound } from '../../board';
import { arc, bounce, linear, pause, smooth, tween } from '../../lib/motion';
import { byId, flockId, flocksOf, houndId, houndsOf, type Flock, type Hound } from './cast';
import { between, centre, type Point } from './map';
import { after, joined } from './story';
import { flockNamed } from './words';
import type { Dog, Fought, Habit, SheepRan, SheepStayed, ShepherdMessEvent, ShepherdMessView, Side } from './wire';

/** A sign over the heads of those who stay: they wonder, they cannot, they wait. */
export interface Sign extends Point {
  readonly text: string;
}

/** What has just been put down, and how far it is off the ground. */
export interface Fresh {
  readonly places: readonly string[];
  /** Of a patch, the side with the new stones. */
  readonly side: Side | null;
  readonly lift: number;
}

const SIGNS: Partial<Record<Habit, string>> = { torn: '?', undecided: '?', waits: '…' };

/** Plays what happened between two views. */
export class Stage {
  view = $state.raw<ShepherdMessView>() as ShepherdMessView;
  flocks = $state<Flock[]>([]);
  hounds = $state<Hound[]>([]);
  /** A bark that spreads, from 0 to 1. */
  ring = $state.raw<(Point & { t: number }) | null>(null);
  word = $state.raw<Sign | null>(null);
  signs = $state.raw<readonly Sign[]>([]);
  fresh = $state.raw<Fresh | null>(null);
  /** Gates that somebody runs through stand open, from 0 to 1. */
  swing = $state.raw<{ readonly edges: readonly string[]; readonly t: number }>({ edges: [], t: 0 });

  constructor(
    private readonly beat: Beat<ShepherdMessView, ShepherdMessEvent>,
    private readonly sound: (name: Sound) => void,
  ) {
    this.#settle(beat.before);
  }

  async perform(): Promise<void> {
    const events = [...this.beat.events];
    for (let event = events.shift(); event; event = events.shift()) {
      if (event.type !== 'sheepRan' && event.type !== 'sheepStayed') {
        await this.#show(event);
        continue;
      }
      // All that are scared by one bark run at once
      const scattering = [event];
      for (let next = events[0]; next?.type === 'sheepRan' || next?.type === 'sheepStayed'; next = events[0]) {
        scattering.push(next);
        events.shift();
      }
      await this.#scatter(scattering);
    }
    await this.#wait(60);
  }

  async #show(event: Exclude<ShepherdMessEvent, SheepRan | SheepStayed>): Promise<void> {
    switch (event.type) {
      case 'dogRan': {
        const hound = this.#hound(event.colour, event.dog);
        if (hound && event.way.length > 1) {
          await this.#run(hound, event.way, this.#next(event));
        }
        return this.#take(event);
      }
      case 'barked':
        return this.#bark(event.colour, event.dog, event.tile, event.scared);
      case 'fought':
        return this.#fight(event);
      case 'stoneLaid':
        return this.#putDown(event, [event.tile], event.side);
      case 'wallBuilt':
        return this.#putDown(event, event.edges);
      case 'gatePut':
        return this.#putDown(event, [event.edge]);
      case 'bridgeBuilt':
      case 'mudLaid':
      case 'puddleLaid':
        return this.#putDown(event, [event.tile]);
      case 'sheepPlaced':
      case 'ramLanded':
      case 'penDrawn':
        return this.#land(event, event.tile);
      default:
        return this.#take(event);
    }
  }

  #tween(ms: number, show: (t: number) => void, ease = smooth): Promise<void> {
    return tween(ms, show, this.beat, ease);
  }

  #wait(ms: number): Promise<void> {
    return pause(ms, this.beat);
  }

  #settle(view: ShepherdMessView): void {
    this.view = view;
    this.flocks = flocksOf(view);
    this.hounds = houndsOf(view);
  }

  #next(event: ShepherdMessEvent): ShepherdMessView {
    return after(this.view, event);
  }

  async #take(event: ShepherdMessEvent): Promise<void> {
    this.#settle(this.#next(event));
    return Promise.resolve();
  }

  #hound(colour: string, dog: Dog): Hound | undefined {
    return this.hounds.find((one) => one.id === houndId(flockNamed(this.view, colour), dog));
  }

  /** A dog runs along tiles, to the place where it will stand. */
  async #run(hound: Hound, way: readonly string[], then: ShepherdMessView): Promise<void> {
    const goal = houndsOf(then).find((one) => one.id === hound.id);
    const paws = way.slice(1, -1).map((tile) => ({ x: centre(tile).x, y: centre(tile).y + 30 }));
    const points: Point[] = [{ x: hound.x, y: hound.y }, ...paws, goal ?? { x: hound.x, y: hound.y }];
    const size = hound.size;
    hound.pose = 'run';
    this.sound('slide');
    await this.#tween(170 + 170 * (points.length - 1), (t) => {
      follow(hound, points, t);
      hound.lift = 9 * Math.abs(Math.sin(Math.PI * t * (points.length - 1) * 2));
      hound.size = size + ((goal?.size ?? size) - size) * t;
    });
    hound.lift = 0;
  }

  async #bark(colour: string, dog: Dog, tile: string, scared: readonly string[]): Promise<void> {
    const hound = this.#hound(colour, dog);
    const { x, y } = centre(tile);
    const startled = this.flocks.filter((one) => scared.includes(one.tile));
    if (hound) {
      hound.pose = 'bark';
    }
    startled.forEach((one) => (one.mood = 'scared'));
    this.sound('bark');
    this.word = { x, y: y - 46, text: 'Woof!' };
    await this.#tween(
      440,
      (t) => {
        this.ring = { x, y, t };
        startled.forEach((one) => (one.lift = 16 * arc(Math.min(1, Math.max(0, t * 2 - 0.8)))));
      },
      linear,
    );
    this.ring = null;
    this.word = null;
  }

  async #scatter(events: readonly (SheepRan | SheepStayed)[]): Promise<void> {
    const runs = events.filter((event) => event.type === 'sheepRan');
    const stays = events.filter((event) => event.type === 'sheepStayed');
    const then = runs.reduce<ShepherdMessView>(after, this.view);
    const goals = byId(flocksOf(then));
    const runners = runs.map((run, i) => this.#runner(run, i, goals));
    const left = runs.reduce(
      (heaps, run) => joined(heaps, run.from, flockNamed(this.view, run.flock), -run.count),
      this.view.sheep,
    );
    const residents = this.flocks.flatMap((flock) => {
      const count = left.find((heap) => flockId(heap.tile, heap.flock) === flock.id)?.count ?? 0;
      return count > 0 ? [{ ...flock, count, lift: 0 }] : [];
    });
    const starts = residents.map(({ x, y, size }) => ({ x, y, size }));
    this.flocks = [...residents, ...runners.map(({ flock }) => flock)];
    this.signs = stays.map((stay) => {
      const { x, y } = centre(stay.tile);
      return { x: x + 24, y: y - 34, text: SIGNS[stay.habit] ?? '!' };
    });
    this.swing = { edges: this.#gates(runs), t: 0 };
    this.sound(runs.length > 0 ? 'hop' : 'bleat');
    const longest = Math.max(0, ...runs.map((run) => run.way.length));
    const ms = longest === 0 ? 520 : 260 + 190 * longest;
    await this.#tween(ms, (t) => {
      const standing = this.flocks.slice(0, residents.length);
      standing.forEach((one, i) => {
        const from = starts[i] ?? one;
        const to = goals.get(one.id) ?? from;
        one.x = from.x + (to.x - from.x) * t;
        one.y = from.y + (to.y - from.y) * t;
        one.size = from.size + (to.size - from.size) * t;
      });
      this.flocks.slice(residents.length).forEach((one, i) => {
        const runner = runners[i];
        if (runner) {
          follow(one, runner.points, t);
          one.lift = 20 * Math.abs(Math.sin(Math.PI * t * (runner.points.length - 1) * 2));
        }
      });
      this.swing = { ...this.swing, t: arc(t) };
    });
    this.signs = [];
    this.swing = { edges: [], t: 0 };
    this.#settle(then);
  }

  #runner(run: SheepRan, index: number, goals: ReadonlyMap<string, Flock>): { flock: Flock; points: readonly Point[] } {
    const kind = flockNamed(this.view, run.flock);
    const start = this.flocks.find((one) => one.id === flockId(run.from, kind));
    const from = start ?? { ...centre(run.from), size: 46 };
    const goal = goals.get(flockId(run.way.at(-1) ?? '', kind));
    const between = run.way.slice(0, -1).map((tile) => ({ x: centre(tile).x, y: centre(tile).y + 18 }));
    const flock: Flock = {
      id: `run ${index}`,
      flock: kind,
      count: run.count,
      tile: run.from,
      x: from.x,
      y: from.y,
      size: from.size,
      lift: 0,
      facing: start?.facing ?? 'left',
      mood: 'scared',
    };
    return { flock, points: [from, ...between, goal ?? from] };
  }

  /** The gates on the ways of those who run. */
  #gates(runs: readonly SheepRan[]): readonly string[] {
    return runs.flatMap((run) =>
      run.way.flatMap((tile, i) => {
        const edge = between(run.way[i - 1] ?? run.from, tile);
        return edge !== null && edge in this.view.edges ? [edge] : [];
      }),
    );
  }

  async #fight(event: Fought): Promise<void> {
    const hound = this.#hound(event.colour, event.dog);
    const then = this.#next(event);
    if (hound && event.from !== event.tile) {
      await this.#run(hound, [event.from, event.tile], then);
    }
    const rival = this.#hound(event.rival, event.target);
    const { x, y } = centre(event.tile);
    const start = rival?.x ?? x;
    if (hound) {
      hound.pose = 'bark';
    }
    this.sound('growl');
    this.word = { x, y: y - 44, text: 'Grrr!' };
    await this.#tween(
      520,
      (t) => {
        if (rival) {
          rival.x = start + 7 * Math.sin(t * Math.PI * 8) * (1 - t);
        }
      },
      linear,
    );
    this.word = null;
    this.#settle(then);
  }

  /** A piece of the landscape comes down from above. */
  async #putDown(event: ShepherdMessEvent, places: readonly string[], side: Side | null = null): Promise<void> {
    this.#settle(this.#next(event));
    this.sound('flip');
    await this.#tween(340, (t) => (this.fresh = { places, side, lift: 60 * (1 - bounce(t)) }), linear);
    this.fresh = null;
  }

  /** An animal comes down from above. */
  async #land(event: ShepherdMessEvent, tile: string): Promise<void> {
    const known = byId(this.flocks.map((one) => ({ ...one })));
    this.#settle(this.#next(event));
    const fallen = [
      ...this.flocks.filter((one) => one.tile === tile && known.get(one.id)?.count !== one.count),
      ...(event.type === 'penDrawn' ? this.hounds.filter((one) => one.tile === tile) : []),
    ];
    this.sound(event.type === 'penDrawn' ? 'bark' : 'bleat');
    await this.#tween(300, (t) => fallen.forEach((one) => (one.lift = 90 * (1 - bounce(t)))), linear);
  }
}

/** Puts somebody on a line through points, at a share of its length, facing the way it goes. */
function follow(one: Flock | Hound, points: readonly Point[], t: number): void {
  const legs = points.slice(1).map((to, i) => ({ from: points[i] ?? to, to }));
  const lengths = legs.map(({ from, to }) => Math.hypot(to.x - from.x, to.y - from.y));
  let left = t * lengths.reduce((sum, length) => sum + length, 0);
  for (const [i, { from, to }] of legs.entries()) {
    const length = lengths[i] ?? 0;
    if (left <= length || i === legs.length - 1) {
      const share = length === 0 ? 1 : Math.min(1, left / length);
      one.x = from.x + (to.x - from.x) * share;
      one.y = from.y + (to.y - from.y) * share;
      if (Math.abs(to.x - from.x) > 20) {
        one.facing = to.x > from.x ? 'right' : 'left';
      }
      return;
    }
    left -= length;
  }
}
