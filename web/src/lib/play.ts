import type { Beat, GameEvent, Sound } from '../board';
import { courses, onCourse, put, type Actor, type Carried, type Course, type Point, type Way } from './actors';
import { pause, smooth, tween, type Easing } from './motion';

/** What a game's stage deals with, by name. */
export interface Terms {
  view: unknown;
  event: GameEvent;
  actor: Actor;
  /** Where things lie in the drawing: a chart, a layout, or nothing where that never changes. */
  set: unknown;
  /** What else moves: a die, a gate, the dusk. */
  props: object;
}

/** Something said or thought over the board while an act lasts. */
export interface Sign extends Point {
  readonly text: string;
  readonly look: 'shout' | 'wonder' | 'burst';
  /** 1 is the usual size. */
  readonly size?: number;
}

/** All that happens at once. */
export interface Act<G extends Terms> {
  readonly ms: number;
  readonly ease?: Easing;
  readonly sound?: Sound | undefined;
  /** The picture changes to this view before the act. */
  readonly now?: G['view'];
  /** The act leads to this view: actors go to where it has them, and the rest of the picture changes at the end. */
  readonly to?: G['view'];
  /** Who plays, if not just those who are there; guests leave when the act ends. */
  readonly cast?: (there: readonly G['actor'][]) => readonly G['actor'][];
  readonly way?: Way<G['actor']>;
  /** How one is drawn meanwhile, at a share of the time. */
  readonly as?: (one: G['actor'], t: number) => Partial<G['actor']> | false | undefined;
  readonly props?: (t: number) => Partial<G['props']>;
  readonly signs?: readonly Sign[];
  /** A ring that spreads from here. */
  readonly ring?: Point;
}

/** What is to be shown: some events that go together, what was before them and what comes of them. */
export interface Cue<G extends Terms> {
  readonly events: readonly G['event'][];
  readonly view: G['view'];
  readonly next: G['view'];
  readonly actors: readonly G['actor'][];
  readonly set: G['set'];
}

type Acts<G extends Terms, Event> = (event: Event, cue: Cue<G>) => readonly Act<G>[];

/** What a game writes. Everything in it is pure. */
export interface Play<G extends Terms> {
  /** All that may move, as a view has it. */
  readonly actors: (view: G['view'], set: G['set']) => readonly G['actor'][];
  /** The picture after something has happened. */
  readonly after: (view: G['view'], event: G['event']) => G['view'];
  /** A view without what is true only while nothing moves, such as odds. */
  readonly hush?: (view: G['view']) => G['view'];
  /** How everything else hangs when nothing moves. */
  readonly props: G['props'];
  /** Whether an event is shown together with those before it. */
  readonly together?: (group: readonly G['event'][], next: G['event']) => boolean;
  /** How events are shown, where it is more than actors that go to their places; by the type of the first one. */
  readonly acts: { readonly [T in G['event']['type']]?: Acts<G, Extract<G['event'], { type: T }>> };
}

/** All that is drawn at one moment. */
export interface Picture<G extends Terms> {
  readonly set: G['set'];
  readonly view: G['view'];
  readonly actors: readonly G['actor'][];
  readonly props: G['props'];
  readonly signs: readonly (Sign & { readonly t: number })[];
  readonly ring: (Point & { readonly t: number }) | null;
}

/** Actors who just go to their places take so long. */
const USUAL = 320;
/** What has just come to rest is looked at for a moment. */
const REST = 70;

/** What a performance needs of the place where it is given. */
interface House<G extends Terms> {
  readonly set: () => G['set'];
  readonly show: (picture: Picture<G>) => void;
  readonly sound: (name: Sound) => void;
}

/** One beat as it is played: picture after picture, the last one as the beat ends. */
export class Performance<G extends Terms> {
  #now: Picture<G>;

  constructor(
    private readonly play: Play<G>,
    private readonly beat: Beat<G['view'], G['event']>,
    carried: Carried | null,
    private readonly house: House<G>,
  ) {
    const begin = this.#of(play.hush ? play.hush(beat.before) : beat.before);
    this.#now = { ...begin, actors: put(begin.actors, carried) };
  }

  async run(): Promise<void> {
    const { events, after, signal } = this.beat;
    this.#put(this.#now);
    for (const group of this.#groups(events)) {
      if (!signal.aborted) {
        await this.#perform(group);
      }
    }
    this.#put(this.#of(after));
    await pause(events.length > 0 ? REST : 0, this.beat);
  }

  #groups(events: readonly G['event'][]): readonly (readonly G['event'][])[] {
    const groups: G['event'][][] = [];
    for (const event of events) {
      const last = groups.at(-1);
      if (last && this.play.together?.(last, event)) {
        last.push(event);
      } else {
        groups.push([event]);
      }
    }
    return groups;
  }

  async #perform(events: readonly G['event'][]): Promise<void> {
    const { view, actors, set } = this.#now;
    events.forEach((event) => this.beat.begins?.(event));
    const next = events.reduce<G['view']>(this.play.after, view);
    for (const act of this.#acts({ events, view, next, actors, set })) {
      if (!this.beat.signal.aborted) {
        await this.#act(act);
      }
    }
    this.#put(this.#of(next));
  }

  #acts(cue: Cue<G>): readonly Act<G>[] {
    const [first] = cue.events;
    const own = first && (this.play.acts as Record<string, Acts<G, G['event']> | undefined>)[first.type];
    if (first && own) {
      return own(first, cue);
    }
    const going = courses(cue.actors, this.play.actors(cue.next, cue.set));
    return going.every((course) => onCourse(course, 1) === course.from)
      ? []
      : [{ ms: USUAL, to: cue.next, sound: 'slide' }];
  }

  async #act(act: Act<G>): Promise<void> {
    if (act.now !== undefined) {
      this.#put(this.#of(act.now));
    }
    const there = this.#now;
    const cast = act.cast ? act.cast(there.actors) : there.actors;
    const going = courses(cast, act.to === undefined ? cast : this.play.actors(act.to, there.set), act.way);
    if (act.sound) {
      this.house.sound(act.sound);
    }
    await tween(act.ms, (t) => this.house.show(this.#during(act, going, t)), this.beat, act.ease ?? smooth);
    if (act.to !== undefined) {
      this.#put(this.#of(act.to));
      return;
    }
    const staying = new Set(there.actors.map(({ id }) => id));
    const actors = going.map((course) => onCourse(course, 1)).filter(({ id }) => staying.has(id));
    this.#put({ ...there, actors });
  }

  #during(act: Act<G>, going: readonly Course<G['actor']>[], t: number): Picture<G> {
    const actors = going.map((course) => {
      const one = onCourse(course, t);
      const as = act.as?.(one, t);
      return as ? { ...one, ...as } : one;
    });
    return {
      ...this.#now,
      actors,
      props: act.props ? { ...this.play.props, ...act.props(t) } : this.play.props,
      signs: act.signs?.map((sign) => ({ ...sign, t })) ?? [],
      ring: act.ring ? { ...act.ring, t } : null,
    };
  }

  /** A view at rest. */
  #of(view: G['view']): Picture<G> {
    const set = this.house.set();
    return { set, view, actors: this.play.actors(view, set), props: this.play.props, signs: [], ring: null };
  }

  #put(picture: Picture<G>): void {
    this.#now = picture;
    this.house.show(picture);
  }
}
