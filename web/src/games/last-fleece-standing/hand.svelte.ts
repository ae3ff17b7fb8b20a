import { untrack } from 'svelte';
import type { Scene } from '../../board';
import { Chooser } from '../../lib/chooser.svelte';
import { ofType } from '../../lib/listed';
import { same } from '../../lib/same';
import { said } from '../../lib/said';
import { percent } from '../../lib/words';
import { Arranging, type ArrangingTask } from './arranging.svelte';
import { coatOf } from './manners.svelte';
import { aimsOf, cardOf, coatIn, lossOf, shedding, waysOf, type Move } from './moves';
import { titleOf } from './words';
import type { Card, FleeceMove, FleeceView, Part } from './wire';

/** A piece that can be chosen, and in which words. */
type Cells = readonly (readonly [cell: number, label: string])[];

/** What is begun and not yet done: it belongs to one decision, and to nobody else's table. */
export class Hand {
  readonly #scene: () => Scene<FleeceView, FleeceMove>;
  readonly chooser: Chooser<FleeceMove>;
  /** An attack as far as it is put together. */
  aims = $state.raw<readonly Part[]>([]);
  #given = $state.raw<readonly number[]>([]);

  readonly view = $derived.by(() => this.#scene().view);
  readonly legal = $derived.by(() => this.#scene().legal);
  readonly me: number = $derived.by(() => this.#scene().me);
  readonly own = $derived.by(() => this.view.seats[this.me] ?? null);
  readonly mayArrange: boolean = $derived.by(() => this.#scene().forms.some(({ type }) => type === 'arrange'));

  /** The card, the dog or the Shear that is looked at. */
  readonly card: Card | null = $derived.by(() => {
    const card = this.chooser.held('card');
    return this.#isThere(`card ${card}`) ? (card as Card) : null;
  });
  readonly plays: readonly Move[] = $derived.by(() => (this.card === null ? [] : this.playsOf(this.card)));
  readonly shearing: boolean = $derived.by(() => this.chooser.touched[0] === 'shear');
  readonly attacks = $derived.by(() => ofType(this.legal, 'shear'));
  /** The attack that is put together, once it is one that may be made. */
  readonly attack = $derived.by(() => this.attacks.find(({ data }) => same(aimsOf(data), this.aims)) ?? null);

  /** How many pieces are to be given up, and which are chosen. */
  readonly loss: number = $derived.by(() => lossOf(this.legal));
  readonly given: readonly number[] = $derived.by(() =>
    this.#given.filter((cell) => this.own?.coat.some((piece) => piece.cell === cell)),
  );
  readonly #arranges: ArrangingTask | null = $derived.by(() => {
    if (this.may('lay')) {
      return 'lay';
    }
    if (this.view.gain?.seat === this.me && this.may('stick')) {
      return 'stick';
    }
    return this.chooser.touched[0] === 'coat' ? (this.mayArrange ? 'arrange' : 'later') : null;
  });
  /** What is arranged stays while the coat does, however often the scene is replaced. */
  readonly #coat: string = $derived.by(() => (this.#arranges ? coatOf(this.own?.coat ?? []) : ''));
  readonly arranging: Arranging | null = $derived.by(() => {
    const task = this.#arranges;
    void this.#coat;
    return untrack(() => {
      const { own, view } = this;
      return task && own ? new Arranging(task, Math.max(3, own.rows), own.coat, view.gain?.kind) : null;
    });
  });

  /** Whose coat is chosen from. */
  readonly seat: number = $derived.by(() => (this.arranging ? this.me : coatIn(this.view, this.me)));
  /** The pieces of it that can be touched. */
  readonly cells: Cells = $derived.by(() => {
    if (this.arranging) {
      return this.arranging.labels;
    }
    if (this.loss > 0) {
      return (this.own?.coat ?? []).map(({ cell, kind }) => [
        cell,
        `Give up cell ${cell}${kind ? `, ${titleOf(kind)}` : ''}`,
      ]);
    }
    return [...this.chooser.first].flatMap(([name, [move]]) => {
      const [kind, place = ''] = name.split(' ');
      const cell = Number(place.split('.')[1]);
      return kind === 'cell' && move ? [[cell, this.#label(cell, move)] as const] : [];
    });
  });
  readonly picked: readonly number[] = $derived.by(() =>
    this.arranging ? [this.arranging.held ?? []].flat() : this.given,
  );
  /** How likely each piece to be snipped is a Snag. */
  readonly chances: readonly (readonly [cell: number, chance: number])[] = $derived.by(() =>
    ofType(this.legal, 'snip').map(({ data: { cell } }) => [cell, this.view.snagOdds[cell] ?? 0]),
  );
  /** What has to be decided before anything else. */
  readonly asked: boolean = $derived.by(() => this.#mustArrange || this.may('throw') || this.#mustPick);
  readonly #mustArrange: boolean = $derived.by(() => this.#arranges === 'lay' || this.#arranges === 'stick');
  readonly #mustPick: boolean = $derived.by(() => !this.arranging && this.cells.length > 0);
  /** Something is begun or asked for: a card is looked at, an attack put together, or pieces of a coat are chosen. */
  readonly busy: boolean = $derived.by(() => this.asked || this.card !== null || this.shearing || !!this.arranging);

  constructor(scene: () => Scene<FleeceView, FleeceMove>) {
    this.#scene = scene;
    this.chooser = new Chooser<FleeceMove>({
      legal: () => this.legal,
      ways: (move) => waysOf(move, this.view, this.me),
      there: (name) => this.#isThere(name),
    });
    this.chooser.follow(
      () => scene().decision?.id ?? null,
      () => this.letGo(),
    );
  }

  /** Cards that are seen can be looked at, and the own coat made ready, though no move may begin with them. */
  #isThere(name: string): boolean {
    const { own } = this;
    const cards = [...(own?.hand ?? []), ...(own?.dog ? ['DOG'] : [])];
    return name === 'coat' ? (own?.coat.length ?? 0) > 0 : cards.some((card) => name === `card ${card}`);
  }

  #label(cell: number, { data, text }: Move): string {
    const words = said(text, this.#scene().seats);
    return data.type === 'snip'
      ? `${words}: Snag ${percent(this.view.snagOdds[cell] ?? 0)}`
      : data.type === 'row'
        ? `${words}, with cell ${cell}`
        : words;
  }

  may(type: FleeceMove['type']): boolean {
    return this.legal.some(({ data }) => data.type === type);
  }

  playsOf(card: Card): readonly Move[] {
    return this.legal.filter(({ data }) => cardOf(data) === card);
  }

  /** Takes something in hand, or puts it back: the move that is made by it, or nothing as long as it is only begun. */
  touch(name: string): FleeceMove | null {
    const move = this.chooser.touch(name);
    const [victim, ...others] = this.victims;
    this.aims = this.shearing && victim !== undefined && others.length === 0 ? this.all(victim) : [];
    return move?.data ?? null;
  }

  /** Touches a piece of a coat. */
  touchCell(cell: number): FleeceMove | null {
    if (this.arranging) {
      this.arranging.pick(cell);
      return null;
    }
    if (this.loss === 0) {
      return this.touch(`cell ${this.seat}.${cell}`);
    }
    if (this.loss === 1) {
      return shedding([cell]);
    }
    this.#given = this.given.includes(cell)
      ? this.given.filter((other) => other !== cell)
      : [...this.given, cell].slice(-this.loss);
    return null;
  }

  /** Who may be attacked, the next in turn first. */
  readonly victims: readonly number[] = $derived.by(() => {
    const turns = (seat: number) => (seat - this.me + this.view.seats.length) % this.view.seats.length;
    return this.view.seats
      .map((_, seat) => seat)
      .filter((seat) => this.attacks.some(({ data }) => data.parts.some((part) => part.seat === seat)))
      .sort((one, other) => turns(one) - turns(other));
  });
  /** The points of an attack. */
  readonly power: number = $derived.by(() => Math.max(0, ...this.attacks.map(({ data }) => pointsOf(data.parts))));
  readonly left: number = $derived.by(() => this.power - pointsOf(this.aims));

  all(seat: number): readonly Part[] {
    return [{ seat, points: this.power }];
  }

  /** So many points on a seat, of those that the others leave. */
  aim(seat: number, points: number): void {
    const others = this.aims.filter((one) => one.seat !== seat);
    const fits = Math.max(0, Math.min(points, this.power - pointsOf(others)));
    const known = this.aims.some((one) => one.seat === seat);
    this.aims =
      fits === 0
        ? others
        : known
          ? this.aims.map((one) => (one.seat === seat ? { seat, points: fits } : one))
          : [...others, { seat, points: fits }];
  }

  /** A seat is attacked before the one that came before it. */
  earlier(seat: number): void {
    const at = this.aims.findIndex((one) => one.seat === seat);
    const [before, part] = [this.aims[at - 1], this.aims[at]];
    if (before && part) {
      this.aims = this.aims.map((other, i) => (i === at - 1 ? part : i === at ? before : other));
    }
  }

  letGo(): void {
    this.aims = [];
    this.#given = [];
    this.chooser.letGo();
  }
}

const pointsOf = (parts: readonly Part[]) => parts.reduce((sum, { points }) => sum + points, 0);
