import type { Beat, Sound } from '../board';
import { put, type Carried, type Point } from './actors';
import { Performance, type Picture, type Play, type Terms } from './play';

const NONE: readonly never[] = [];

/**
 * What a board draws: the scene, or what just happens on it. A board draws `view`, `actors` and `props` and need not know
 * which of both it is. What was played stays until the scene is another one, so that nothing flashes back.
 */
export class Stage<G extends Terms> {
  readonly #play: Play<G>;
  readonly #scene: () => { readonly view: G['view']; readonly set: G['set'] };
  readonly #sound: (name: Sound) => void;
  #performance: Performance<G> | null = null;
  #shown = $state.raw<{ readonly on: G['view']; readonly picture: Picture<G> } | null>(null);
  #held = $state.raw<{ readonly on: G['view']; readonly carried: Carried } | null>(null);
  readonly #picture = $derived.by(() =>
    this.#shown?.on === this.#scene().view ? (this.#shown?.picture ?? null) : null,
  );

  readonly view: G['view'] = $derived.by(() => (this.#picture ? this.#picture.view : this.#scene().view));
  /** What somebody carries, or has dropped where it is about to go. */
  readonly carried: Carried | null = $derived.by(() =>
    this.#held?.on === this.#scene().view ? (this.#held?.carried ?? null) : null,
  );
  /** Where the window changes meanwhile, all stand where the view has them. */
  readonly actors: readonly G['actor'][] = $derived.by(() => {
    const { set } = this.#scene();
    return put(this.#picture?.set === set ? this.#picture.actors : this.#play.actors(this.view, set), this.carried);
  });
  readonly props: G['props'] = $derived.by(() => this.#picture?.props ?? this.#play.props);
  readonly signs: Picture<G>['signs'] = $derived(this.#picture?.signs ?? NONE);
  readonly ring: Picture<G>['ring'] = $derived(this.#picture?.ring ?? null);

  constructor(
    play: Play<G>,
    scene: () => { readonly view: G['view']; readonly set: G['set'] },
    sound: (name: Sound) => void,
  ) {
    this.#play = play;
    this.#scene = scene;
    this.#sound = sound;
  }

  /** Something is dragged here, and stays here until it goes on from here or is let go. */
  carry(id: string, at: Point): void {
    this.#held = { on: this.#scene().view, carried: { id, x: at.x, y: at.y } };
  }

  letGo(): void {
    this.#held = null;
  }

  /** Shows what happened, and comes to rest where the next scene begins. Without events it is at rest at once. */
  readonly perform = async (beat: Beat<G['view'], G['event']>): Promise<void> => {
    const on = this.#scene().view;
    const performance: Performance<G> = new Performance(this.#play, beat, this.carried, {
      set: () => this.#scene().set,
      show: (picture) => {
        // Who was followed by another has nothing more to show
        if (this.#performance === performance) {
          this.#shown = { on, picture };
        }
      },
      sound: this.#sound,
    });
    this.#performance = performance;
    this.letGo();
    await performance.run();
  };
}
