import type { Beat, Sound } from '../../board';
import { arc, bounce, leave, linear, pause, settle, smooth, tween } from '../../lib/motion';
import type { Layout, Point } from './layout';
import { isGear } from './words';
import type { Card, FleeceEvent, FleeceView, Part, Played, Seat, Snag } from './wire';

/** Something on its way over the table. */
export interface Sprite {
  readonly id: number;
  readonly kind: 'card' | 'wool' | 'wolf' | 'word' | 'coin' | 'clippers' | 'bolt' | 'dog';
  /** A card's or a piece's code, or a word. */
  what: string | null;
  x: number;
  y: number;
  size: number;
  turn: number;
  fade: number;
  /** How much of its width is seen, while it turns over. */
  flip: number;
}

/** The effects of a card that was on top of the stack. */
const EFFECTS: readonly string[] = [
  'bounced',
  'attackCancelled',
  'cancelled',
  'fizzled',
  'dogExpelled',
  'fetched',
  'tornOff',
  'tornOffUnseen',
  'swapped',
  'coinFell',
  'hands',
  'wolfTrotted',
];

/** Plays what happened between two views, one thing after another, on a table that changes with it. */
export class Stage {
  view = $state.raw<FleeceView>() as FleeceView;
  sprites = $state<Sprite[]>([]);
  die = $state({ turn: 0, lift: 0, face: 0 });
  /** The seat whose coat shakes, and by how much. */
  shaken = $state({ seat: -1, by: 0 });
  wolfHidden = $state(false);
  dusk = $state(0);
  #next = 0;

  constructor(
    readonly layout: Layout,
    private readonly beat: Beat<FleeceView, FleeceEvent>,
    private readonly sound: (name: Sound) => void,
  ) {
    this.view = beat.before;
    this.die.face = beat.before.die;
  }

  async perform(): Promise<void> {
    for (const event of this.beat.events) {
      if (EFFECTS.includes(event.type) && this.view.stack.length > 0) {
        this.#patch({ stack: this.view.stack.slice(0, -1) });
      }
      await this.#show(event);
    }
    await this.#wait(60);
  }

  async #show(event: FleeceEvent): Promise<void> {
    switch (event.type) {
      case 'coatsLaid':
        this.#patch({ seats: this.beat.after.seats });
        return this.#wait(300);
      case 'began':
        return this.#trot(null, event.wolf);
      case 'turnBegan':
        this.#patch({ active: event.seat, turn: event.turn, attack: null, attackUsed: false });
        return this.#wait(160);
      case 'rolled':
        return this.#roll(event.number, event.owed);
      case 'drewHidden':
        return this.#draw(event.seat, null, event.to === 'hand');
      case 'drewSecretly':
        return this.#draw(event.seat, event.card, event.to === 'hand');
      case 'drew':
        return this.#drawOpenly(event.seat, event.card);
      case 'deckGone':
        this.#eachSeat((seat) => ({ shear: seat.shear && { ...seat.shear, battery: null, blade: null } }));
        return this.#call(this.layout.deck, 'No more cards!', 'flip');
      case 'shepherdCame':
        this.#seat(event.seat, { shepherd: event.stays });
        return this.#wait(240);
      case 'announced':
        return this.#announce(event.seat, event.parts);
      case 'played':
        return this.#play(event);
      case 'cancelled':
        this.#patch({ stack: this.view.stack.slice(0, -1) });
        return this.#call(this.layout.stackSlot(this.view.stack.length, this.view.stack.length + 1), 'POW!', 'bark');
      case 'fizzled':
        return this.#call(this.layout.stackSlot(0, 1), 'Pfff …', 'flip');
      case 'attackCancelled':
        this.#patch({ attack: null });
        return this.#call(this.layout.middleOf(event.attacker), 'POW!', 'bark');
      case 'attackVoid':
        this.#patch({ attack: null });
        return this.#wait(200);
      case 'bounced':
        return this.#bounce(event.seat, event.victim, event.points);
      case 'coinFell':
        return this.#flipCoin(event.heads);
      case 'hands':
        await this.#call(this.layout.middleOf(event.thrower), `${event.throwers}!`, 'tap');
        return this.#call(this.layout.middleOf(event.attacker), `${event.attackers}!`, 'tap');
      case 'dogExpelled':
        return this.#runOff(event.owner);
      case 'fetched':
        return this.#fly('wool', event.card, this.layout.discard, this.layout.middleOf(event.seat), 420);
      case 'tornOff':
        return this.#tear(event.seat, event.victim, event.cell, event.card);
      case 'tornOffUnseen':
        return this.#tear(event.seat, event.victim, event.cell, null);
      case 'stuck':
        this.#seat(event.seat, { coat: this.beat.after.seats[event.seat]?.coat ?? [] });
        this.sound('tap');
        return this.#wait(140);
      case 'arranged':
        return this.#rearrange(event.seat);
      case 'swapped':
        return this.#swap(event.seat, event.other);
      case 'snipped':
        return this.#snip(event.seat, event.victim, event.cell, event.card);
      case 'steelHit':
        return this.#clang(event.seat, event.victim, event.cell, event.damaged);
      case 'snagged':
        return this.#tangle(event.seat);
      case 'untangled':
        this.#seat(event.seat, { shear: this.#withSnag(event.seat, 'free') });
        return this.#wait(200);
      case 'lost':
        return this.#lose(event.seat, event.cells, event.cards);
      case 'goatAte':
        return this.#eat(event.seat, event.cards);
      case 'wolfTrotted':
        return this.#trot(event.from, event.to < 0 ? null : event.to);
      case 'out':
        return this.#leave(event.seat);
      case 'finished':
        return this.#wait(300);
    }
  }

  #patch(change: Partial<FleeceView>): void {
    this.view = { ...this.view, ...change };
  }

  #seat(number: number, change: Partial<Seat>): void {
    this.#patch({ seats: this.view.seats.map((seat, i) => (i === number ? { ...seat, ...change } : seat)) });
  }

  #eachSeat(change: (seat: Seat) => Partial<Seat>): void {
    this.#patch({ seats: this.view.seats.map((seat) => ({ ...seat, ...change(seat) })) });
  }

  #withSnag(number: number, snag: Snag): Seat['shear'] {
    const shear = this.view.seats[number]?.shear;
    return shear ? { ...shear, snag } : null;
  }

  #bare(number: number, cells: readonly number[]): void {
    const coat = this.view.seats[number]?.coat ?? [];
    this.#seat(number, { coat: coat.filter((piece) => !cells.includes(piece.cell)) });
  }

  #tween(ms: number, show: (t: number) => void, ease = smooth): Promise<void> {
    return tween(ms, show, this.beat, ease);
  }

  #wait(ms: number): Promise<void> {
    return pause(ms, this.beat);
  }

  #add(kind: Sprite['kind'], what: string | null, { x, y }: Point, size: number): Sprite {
    const id = this.#next++;
    this.sprites.push({ id, kind, what, x, y, size, turn: 0, fade: 1, flip: 1 });
    // The one in the list is the one that is watched
    return this.sprites.find((sprite) => sprite.id === id) as Sprite;
  }

  #drop(...gone: readonly Sprite[]): void {
    const ids = gone.map((sprite) => sprite.id);
    this.sprites = this.sprites.filter((sprite) => !ids.includes(sprite.id));
  }

  async #fly(kind: Sprite['kind'], what: string | null, from: Point, to: Point, ms: number, size?: number) {
    const usual = kind === 'wool' ? this.layout.place(this.layout.bottom).coat.cell : this.layout.cardWidth;
    const sprite = this.#add(kind, what, from, size ?? usual);
    const lean = to.x > from.x ? 1 : -1;
    await this.#tween(ms, (t) => {
      sprite.x = from.x + (to.x - from.x) * t;
      sprite.y = from.y + (to.y - from.y) * t - 26 * arc(t);
      sprite.turn = lean * 14 * arc(t);
    });
    this.#drop(sprite);
  }

  /** A word in a burst. */
  async #call(at: Point, text: string, sound: Sound): Promise<void> {
    const sprite = this.#add('word', text, at, 1);
    this.sound(sound);
    await this.#tween(170, (t) => (sprite.size = 0.4 + 0.6 * t), bounce);
    await this.#wait(330);
    await this.#tween(130, (t) => (sprite.fade = 1 - t));
    this.#drop(sprite);
  }

  async #roll(number: number, owed: number): Promise<void> {
    this.sound('roll');
    await this.#tween(
      520,
      (t) => {
        this.die.turn = 360 * (1 - t);
        this.die.lift = 26 * Math.abs(Math.sin(t * Math.PI * 2.5)) * (1 - t);
        this.die.face = t < 0.85 ? 1 + (Math.floor(t * 17) % 6) : number;
      },
      settle,
    );
    this.#patch({ die: number, owed });
    await this.#wait(200);
  }

  async #draw(seat: number, card: Card | null, toHand: boolean): Promise<void> {
    const { deck } = this.layout;
    const target = toHand ? this.layout.place(seat).hand : this.layout.middleOf(seat);
    this.#patch({ deck: this.view.deck - 1, owed: Math.max(0, this.view.owed - 1) });
    this.sound('flip');
    if (card !== null) {
      await this.#reveal(card, deck, target);
    } else {
      await this.#fly('card', null, deck, target, 380);
    }
    const before = this.view.seats[seat];
    if (toHand && before) {
      const hand = before.hand && card ? [...before.hand, card] : before.hand;
      this.#seat(seat, { handSize: before.handSize + 1, hand });
    }
  }

  /** A card is turned over in mid-air, looked at, and goes where it belongs. */
  async #reveal(card: Card, from: Point, to: Point): Promise<void> {
    const { width, height } = this.layout;
    const shown = { x: width / 2, y: height * 0.44 };
    const big = Math.min(width * 0.3, 120);
    const sprite = this.#add('card', null, from, this.layout.cardWidth);
    await this.#tween(260, (t) => {
      sprite.x = from.x + (shown.x - from.x) * t;
      sprite.y = from.y + (shown.y - from.y) * t;
      sprite.size = this.layout.cardWidth + (big - this.layout.cardWidth) * t;
      sprite.flip = Math.abs(Math.cos(t * Math.PI));
      sprite.what = t > 0.5 ? card : null;
    });
    await this.#wait(420);
    await this.#tween(240, (t) => {
      sprite.x = shown.x + (to.x - shown.x) * t;
      sprite.y = shown.y + (to.y - shown.y) * t;
      sprite.size = big + (this.layout.cardWidth * 0.8 - big) * t;
    });
    this.#drop(sprite);
  }

  async #drawOpenly(seat: number, card: Card): Promise<void> {
    this.#patch({ deck: this.view.deck - 1, owed: Math.max(0, this.view.owed - 1) });
    const place = this.layout.place(seat);
    const gear = isGear(card);
    const target = gear ? place.shear : card === 'SHP' ? place.guest : this.layout.discard;
    this.sound('flip');
    await this.#reveal(card, this.layout.deck, target);
    if (gear) {
      this.#seat(seat, { shear: this.beat.after.seats[seat]?.shear ?? null });
      this.sound('tap');
    }
    if (card === 'MOO') {
      this.sound('growl');
      await this.#tween(300, (t) => (this.dusk = t));
      await this.#call({ x: this.layout.width / 2, y: this.layout.height * 0.4 }, 'Awoooo!', 'growl');
      await this.#tween(300, (t) => (this.dusk = 1 - t));
    } else if (card === 'BOY') {
      await this.#call({ x: this.layout.width / 2, y: this.layout.height * 0.4 }, 'WOLF!!!', 'bark');
    }
  }

  async #announce(attacker: number, parts: readonly Part[]): Promise<void> {
    this.#patch({ attack: { attacker, parts: [...parts], snipped: false } });
    this.sound('slide');
    const { shear } = this.layout.place(attacker);
    const sprite = this.#add('clippers', this.view.seats[attacker]?.shear?.card ?? 'sK', shear, 46);
    await this.#tween(420, (t) => (sprite.turn = 14 * Math.sin(t * 26) * (1 - t)), linear);
    this.#drop(sprite);
    await this.#wait(260);
  }

  async #play({ seat, card, move, target, inWords }: Played): Promise<void> {
    const before = this.view.seats[seat];
    const count = this.view.stack.length + 1;
    const to = this.layout.stackSlot(count - 1, count);
    const from = card === 'DOG' ? this.layout.place(seat).dog : this.layout.place(seat).hand;
    if (before && card === 'DOG') {
      this.#seat(seat, { dog: false });
    } else if (before) {
      const at = before.hand?.indexOf(card) ?? -1;
      this.#seat(seat, { handSize: before.handSize - 1, hand: before.hand?.filter((_, i) => i !== at) ?? null });
    }
    this.sound('flip');
    await this.#fly('card', card, from, to, 380, Math.max(to.width, 56));
    this.#patch({ stack: [...this.view.stack, { seat, card, move, target, inWords, inResponseTo: -1 }] });
    await this.#wait(220);
  }

  async #bounce(seat: number, victim: number, points: number): Promise<void> {
    const from = this.layout.middleOf(seat);
    const to = this.layout.middleOf(victim);
    const sprite = this.#add('bolt', String(points), from, 44);
    this.sound('hop');
    await this.#tween(seat === victim ? 360 : 560, (t) => {
      sprite.x = from.x + (to.x - from.x) * t;
      sprite.y = from.y + (to.y - from.y) * t - 70 * arc(t);
      sprite.turn = 540 * t;
    });
    this.#drop(sprite);
    const attacker = this.view.attack?.attacker ?? this.view.active;
    this.#patch({ attack: { attacker, parts: [{ seat: victim, points }], snipped: false } });
    await this.#call(to, `${points} left`, 'tap');
  }

  async #flipCoin(heads: boolean): Promise<void> {
    const { width, height } = this.layout;
    const sprite = this.#add('coin', 'heads', { x: width / 2, y: height * 0.45 }, 58);
    this.sound('roll');
    await this.#tween(
      820,
      (t) => {
        const spin = t * 7.5 * Math.PI + (heads ? 0.5 * Math.PI : 1.5 * Math.PI);
        sprite.flip = t >= 1 ? 1 : Math.max(0.08, Math.abs(Math.cos(spin)));
        sprite.what = t > 0.9 ? (heads ? 'heads' : 'tails') : Math.cos(spin) > 0 ? 'heads' : 'tails';
        sprite.y = height * 0.45 - 90 * arc(t);
      },
      linear,
    );
    await this.#wait(360);
    this.#drop(sprite);
    await this.#call(this.layout.middleOf(this.view.active), heads ? 'Wiped off!' : 'SPLAT!', heads ? 'flip' : 'bleat');
    if (!heads) {
      this.#patch({ attack: null });
    }
  }

  async #runOff(owner: number): Promise<void> {
    const { dog, pup } = this.layout.place(owner);
    this.#seat(owner, { dog: false });
    const sprite = this.#add('dog', null, dog, pup);
    this.sound('bark');
    await this.#tween(
      480,
      (t) => {
        sprite.x = dog.x + 120 * t;
        sprite.y = dog.y - 14 * Math.abs(Math.sin(t * 9));
        sprite.fade = 1 - t * t;
      },
      leave,
    );
    this.#drop(sprite);
  }

  async #tear(seat: number, victim: number, cell: number, card: Card | null): Promise<void> {
    const from = this.layout.cell(victim, cell);
    this.sound('slide');
    await this.#shake(victim);
    this.#bare(victim, [cell]);
    await this.#fly('wool', card, from, this.layout.middleOf(seat), 460);
  }

  async #rearrange(seat: number): Promise<void> {
    await this.#shake(seat);
    const known = this.beat.after.seats[seat]?.coat;
    if (known) {
      this.#seat(seat, { coat: known });
    }
    await this.#wait(90);
  }

  async #shake(seat: number): Promise<void> {
    await this.#tween(260, (t) => (this.shaken = { seat, by: 4 * Math.sin(t * 22) * (1 - t) }), linear);
    this.shaken = { seat: -1, by: 0 };
  }

  async #swap(seat: number, other: number): Promise<void> {
    const [one, two] = [this.layout.place(seat).shear, this.layout.place(other).shear];
    const cards = [this.view.seats[seat]?.shear?.card ?? 'sK', this.view.seats[other]?.shear?.card ?? 'sK'];
    this.sound('slide');
    await Promise.all([
      this.#fly('card', cards[0] ?? null, one, two, 560, one.width),
      this.#fly('card', cards[1] ?? null, two, one, 560, two.width),
    ]);
    const { after } = this.beat;
    const mine = this.view.seats[seat]?.shear ?? null;
    const theirs = this.view.seats[other]?.shear ?? null;
    this.#seat(seat, { shear: after.seats[seat]?.shear ?? theirs });
    this.#seat(other, { shear: after.seats[other]?.shear ?? mine });
  }

  /** The clippers buzz over a cell. */
  async #buzz(seat: number, at: Point): Promise<void> {
    const sprite = this.#add('clippers', this.view.seats[seat]?.shear?.card ?? 'sK', at, 44);
    this.sound('slide');
    await this.#tween(
      240,
      (t) => {
        sprite.x = at.x + 10 - 16 * t + 1.6 * Math.sin(t * 40);
        sprite.y = at.y + 14 - 20 * t;
        sprite.turn = -20 + 4 * Math.sin(t * 40);
      },
      linear,
    );
    this.#drop(sprite);
  }

  async #snip(seat: number, victim: number, cell: number, card: Card): Promise<void> {
    const at = this.layout.cell(victim, cell);
    await this.#buzz(seat, at);
    this.#bare(victim, [cell]);
    this.#spend(card === 'STL' ? 2 : 1);
    if (card === 'SNG') {
      await this.#call(at, 'SPROING!', 'growl');
    }
    await this.#shed(victim, [cell], [card]);
  }

  #spend(points: number): void {
    const { attack } = this.view;
    const [first, ...later] = attack?.parts ?? [];
    if (attack && first) {
      const left = { ...first, points: Math.max(0, first.points - points) };
      this.#patch({ attack: { ...attack, parts: [left, ...later], snipped: true } });
    }
  }

  /** Pieces fly off, turn face up and land on the discard pile. */
  async #shed(seat: number, cells: readonly number[], cards: readonly Card[]): Promise<void> {
    const to = this.layout.discard;
    const size = this.layout.place(seat).coat.cell;
    const tufts = cells.map((cell, i) => ({
      from: this.layout.cell(seat, cell),
      sprite: this.#add('wool', cards[i] ?? 'WOL', this.layout.cell(seat, cell), size),
    }));
    await this.#tween(160, (t) => tufts.forEach(({ sprite }) => (sprite.size = size * (1 + 0.5 * t))));
    await this.#wait(140);
    await this.#tween(
      380,
      (t) =>
        tufts.forEach(({ from, sprite }, i) => {
          sprite.x = from.x + (to.x - from.x) * t;
          sprite.y = from.y + (to.y - from.y) * t - 40 * arc(t);
          sprite.turn = (i % 2 ? -1 : 1) * 260 * t;
          sprite.size = size * (1.5 - 0.7 * t);
        }),
      leave,
    );
    this.#drop(...tufts.map(({ sprite }) => sprite));
    const discard = { ...this.view.discard };
    cards.forEach((card) => (discard[card] = (discard[card] ?? 0) + 1));
    this.#patch({ discard });
  }

  async #clang(seat: number, victim: number, cell: number, damaged: boolean): Promise<void> {
    const at = this.layout.cell(victim, cell);
    await this.#buzz(seat, at);
    this.#spend(1);
    const coat = this.view.seats[victim]?.coat ?? [];
    this.#seat(victim, {
      coat: coat.map((piece) =>
        piece.cell === cell ? { ...piece, kind: 'STL', faceUp: damaged, mark: 'all' } : piece,
      ),
    });
    await this.#call(at, 'CLANG!', 'bark');
  }

  async #tangle(seat: number): Promise<void> {
    this.#seat(seat, { shear: this.#withSnag(seat, 'this turn') });
    this.#patch({ attack: null });
    await this.#shake(seat);
    await this.#wait(200);
  }

  async #lose(seat: number, cells: readonly number[], cards: readonly Card[]): Promise<void> {
    if (this.beat.before.phase === 'bite' && this.view.wolf === seat && cells[0] !== undefined) {
      await this.#bite(seat, cells[0]);
    }
    this.#bare(seat, cells);
    this.sound('bleat');
    await this.#shed(seat, cells, cards);
  }

  async #bite(seat: number, cell: number): Promise<void> {
    const { guest: wolf, beast } = this.layout.place(seat);
    const to = this.layout.cell(seat, cell);
    const sprite = this.#add('wolf', 'growl', wolf, beast);
    this.wolfHidden = true;
    this.sound('growl');
    const leap = (t: number) => {
      sprite.x = wolf.x + (to.x - wolf.x) * t;
      sprite.y = wolf.y + (to.y + 10 - wolf.y) * t - 24 * arc(t);
    };
    await this.#tween(300, leap, leave);
    await this.#call(to, 'CHOMP!', 'growl');
    await this.#tween(260, (t) => leap(1 - t));
    this.#drop(sprite);
    this.wolfHidden = false;
  }

  async #eat(seat: number, cards: readonly Card[]): Promise<void> {
    this.#seat(seat, { handSize: 0, hand: this.view.seats[seat]?.hand ? [] : null });
    const { hand } = this.layout.place(seat);
    for (const card of cards) {
      await this.#fly('card', card, hand, this.layout.discard, 240, 54);
    }
    await this.#call(this.layout.discard, 'Munch!', 'tap');
  }

  async #trot(from: number | null, to: number | null): Promise<void> {
    const end = to === null ? { x: -60, y: this.layout.height / 2 } : this.layout.place(to).guest;
    const start = from === null ? { x: -60, y: this.layout.height / 2 } : this.layout.place(from).guest;
    const size = this.layout.place(to ?? from ?? this.layout.bottom).beast;
    const sprite = this.#add('wolf', end.x > start.x ? 'right' : 'left', start, size);
    this.wolfHidden = true;
    this.sound('growl');
    await this.#tween(640, (t) => {
      sprite.x = start.x + (end.x - start.x) * t;
      sprite.y = start.y + (end.y - start.y) * t - 10 * Math.abs(Math.sin(t * 12));
    });
    this.#patch({ wolf: to });
    this.#drop(sprite);
    this.wolfHidden = false;
    await this.#wait(120);
  }

  async #leave(seat: number): Promise<void> {
    await this.#shake(seat);
    this.sound('bleat');
    const after = this.beat.after.seats[seat];
    this.#seat(seat, { living: false, place: after?.place ?? 0, coat: [], shear: null, dog: false, handSize: 0 });
    await this.#call(this.layout.middleOf(seat), 'Shorn!', 'bleat');
  }
}
