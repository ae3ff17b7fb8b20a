import { tick } from 'svelte';
import { SPECTATOR, type GameEvent } from '../board';
import type {
  Change,
  ChatLately,
  ChatLine,
  HintState,
  LogLine,
  Moved,
  Phrase,
  Presence,
  SaidLately,
  SeatState,
  TableState,
  Told,
  Watching,
} from '../wire';
import { type Api } from './api';
import { Feed } from './feed.svelte';
import { decisionOf, eventsOf, fold, isListed, isOpen } from './fold';
import { Memory } from './memory';
import { notices } from './notices.svelte';
import { Playback } from './playback.svelte';
import { prefs } from './prefs.svelte';
import { untilAnswered, type Pending } from './repeat';
import { refusalOf, type Refusal } from './refusal';
import { Rerun } from './rerun.svelte';
import { seatNews } from './seats';
import { canTry, Sketch } from './sketch.svelte';
import { Refused, type Message } from './transport';
import { Lookers } from './lookers.svelte';
import { Talk } from './talk.svelte';
import { seatOfDeed } from './traces';
import { references } from './said';
import { asked, count, seatLabel } from './words';

/** A move as it is sent: as a record of the game, or as somebody wrote it. */
export type Sent = { readonly data: unknown } | { readonly move: string };

/** Somebody so far behind is brought up to date at once. */
const BACKLOG = 5;
/** Others who play for longer than this may be skipped. */
const PATIENCE = 2000;

/** A table as somebody sits at it: what the server told, shown one change after another, and what they may do. */
export class Room {
  /** The table as it is shown; boards catch up with the newest change by and by. */
  shown = $state.raw<TableState | null>(null);
  /** Whose deed or roll moves there. */
  doer = $state<number | null>(null);
  sending = $state(false);
  /** What was sent has no answer yet and is sent again. */
  pending = $state<Pending | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  thinking = $state(false);
  /** What just happened, for those who listen. */
  spoken = $state('');
  /** Others play for so long that it may be skipped. */
  long = $state(false);
  readonly feed: Feed;
  readonly playback = new Playback();
  readonly talk: Talk;
  readonly lookers = new Lookers();
  readonly #rerun: Rerun;
  /** What this person tries out, while they do. */
  sketch = $state.raw<Sketch | null>(null);

  #hint = $state.raw<{ readonly told: HintState; readonly decision: number | null } | null>(null);
  #queue: Change[] = [];
  #running = false;
  #memory = new Memory();
  /** What is shown again or tried out, until it ends. */
  #repeat: Promise<void> | null = null;
  /** The others' turn is not played but shown at its end. */
  #hurried = false;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly api: Api,
    readonly id: string,
  ) {
    this.talk = new Talk(id);
    this.feed = new Feed(api, id, this);
    this.#rerun = new Rerun(this.playback, (moves) => api.moment(id, moves, this.feed.eyes));
  }

  /** What the board shows again, while it does. */
  get past(): unknown {
    return this.#rerun.view;
  }

  /** Seats that sit before this screen. */
  get mine(): readonly number[] {
    return this.shown?.seats.filter((seat) => seat.yours).map((seat) => seat.seat) ?? [];
  }

  /** The table as it is shown, or as it would be. */
  get seen(): TableState | null {
    return this.shown && (this.sketch?.on(this.shown) ?? this.shown);
  }

  /** Several people share this screen and have secrets: nobody's are shown until one says "it is me". */
  get curtain(): boolean {
    return this.shown?.seat === SPECTATOR && this.shown.status === 'playing' && this.mine.length > 1;
  }

  /** Those behind the curtain who are asked to decide. */
  get called(): readonly number[] {
    const turn = this.shown?.turn;
    return turn ? asked(turn).filter((seat) => this.mine.includes(seat)) : [];
  }

  get touchable(): boolean {
    return this.#open && !this.sketch?.shown;
  }

  get #open(): boolean {
    return !this.playback.moving && !this.sending && this.feed.caughtUp && !this.shown?.paused;
  }

  get yourTurn(): boolean {
    const state = this.shown;
    return (
      state !== null &&
      !state.paused &&
      (state.legal.some(({ seat }) => asked(state.turn).includes(seat)) ||
        state.forms.length > 0 ||
        (this.curtain && this.called.length > 0))
    );
  }

  /** What a bot would do, while nothing moves and as long as the decision stands for which it was asked. */
  get hint(): HintState | null {
    const hint = this.#hint;
    return hint && this.touchable && this.#decision(hint.told.seat) === hint.decision ? hint.told : null;
  }

  set hint(told: HintState | null) {
    this.#hint = told && { told, decision: this.#decision(told.seat) };
  }

  /** Something else is decided, a move was taken back, or another made it impossible: what was advised is old. */
  #forgetHint(state: TableState): void {
    const hint = this.#hint;
    const back = state.moves < (this.shown?.moves ?? 0);
    if (hint && (back || this.#decision(hint.told.seat, state) !== hint.decision || !isOpen(state, hint.told))) {
      this.#hint = null;
    }
  }

  #decision(seat: number, state = this.shown): number | null {
    return state && (decisionOf(state.turn, seat)?.id ?? null);
  }

  leave(): void {
    this.feed.close();
    this.#rest();
    this.playback.skip();
  }

  /** Looks through the eyes of one of one's seats, or through nobody's. */
  async look(seat: number | null): Promise<void> {
    this.playback.skip();
    this.#queue = [];
    this.#memory.forget();
    await this.feed.look(seat);
  }

  hear(message: Message): void {
    if (message.event === 'change') {
      this.#add(JSON.parse(message.data) as Change);
    } else if (message.event === 'state') {
      this.settle(JSON.parse(message.data) as TableState);
    } else if (message.event === 'seats' && this.shown) {
      this.seat((JSON.parse(message.data) as Presence).seats);
    } else if (message.event === 'phrase') {
      const phrase = JSON.parse(message.data) as Phrase;
      this.talk.hearPhrase(phrase);
      void this.#lookAtPlan(phrase);
    } else if (message.event === 'phrases') {
      this.talk.catchUp((JSON.parse(message.data) as SaidLately).phrases);
    } else if (message.event === 'chat') {
      this.talk.read(JSON.parse(message.data) as ChatLine, this.mine);
    } else if (message.event === 'chats') {
      this.talk.hear((JSON.parse(message.data) as ChatLately).lines);
    } else if (message.event === 'watchers') {
      this.lookers.learn(JSON.parse(message.data) as Watching, this.shown?.moves ?? 0);
    }
  }

  #add(change: Change): void {
    if (change.at < this.feed.heard || (change.at === this.feed.heard && change.events.length > 0)) {
      return;
    }
    this.feed.heard = change.at;
    this.#queue.push(change);
    if (this.#queue.length > BACKLOG || this.#repeat) {
      this.playback.skip();
    }
    if (!this.#running) {
      void this.#run();
    }
  }

  /** Shows this at once, unless more is known already; what was still to be shown until then is in it. */
  settle(state: TableState): void {
    const shown = this.shown?.at ?? 0;
    this.#queue = this.#queue.filter((change) => change.at > state.at);
    this.feed.heard = Math.max(this.feed.heard, state.at);
    if (state.at < shown) {
      return;
    }
    if (state.at > shown) {
      this.playback.skip();
    }
    if (state.moves !== this.shown?.moves || state.seat !== this.shown.seat) {
      this.#memory.forget();
    }
    this.#tellOfSeats(state.seats);
    this.#forgetHint(state);
    this.#forgetSketch(state);
    this.shown = state;
    this.#finishSketch();
    void this.#drawCurtain();
  }

  async #run(): Promise<void> {
    this.#running = true;
    await this.#repeat;
    for (let change = this.#queue.shift(); change; change = this.#queue.shift()) {
      await this.#show(change);
    }
    this.#running = false;
    if (this.mine.length === 0) {
      this.#rest();
    }
  }

  async #show(change: Change): Promise<void> {
    const before = this.shown;
    if (!before || change.at < before.at) {
      return;
    }
    const after = fold(before, change);
    if (!after.request) {
      tellOf(change.told);
    }
    const events = eventsOf(change.events);
    if (this.#forgetSketch(after)) {
      await tick();
    }
    if (events.length > 0) {
      this.refusal = null;
      this.spoken = events.map((event) => event.text).join(' ');
      if (!change.log.some(({ seat }) => this.mine.includes(seat))) {
        this.#patience ??= setTimeout(() => (this.long = prefs.motion), PATIENCE);
      }
      // What was tried out has been seen
      if (!this.sketch) {
        await this.#perform(events, before.view, after.view, change.log);
      }
    }
    // Unless a newer state was settled on while this one was shown
    if (this.shown?.at === before.at) {
      this.#tellOfSeats(change.seats ?? this.shown.seats);
      this.#memory.keep(change, before.view, after.view);
      this.#forgetHint(after);
      this.shown = { ...after, seats: change.seats ?? this.shown.seats };
      this.#finishSketch();
    }
    if (!this.#botsGoOn(after)) {
      this.#rest();
    }
    if (change.seats) {
      // Whose eyes we have may have changed with the seats
      this.feed.refresh();
    } else {
      void this.#drawCurtain();
    }
  }

  async #perform(
    events: readonly GameEvent[],
    before: unknown,
    after: unknown,
    log: readonly LogLine[] = [],
  ): Promise<void> {
    if (!this.playback.seen || this.#hurried || this.#queue.length > BACKLOG) {
      return;
    }
    const begins = (event: GameEvent) => (this.doer = seatOfDeed(event.text, log) ?? this.doer);
    await this.playback.during(() =>
      this.playback.beat({ events, before, after, begins }, this.#queue.length > 1 ? 2 : 1),
    );
    this.doer = null;
  }

  /** Enough seen of the others, until somebody else is asked. */
  skipAll(): void {
    this.#hurried = this.long && this.#repeat === null;
    this.playback.skip();
  }

  /** A person is asked, or it is over. */
  #rest(): void {
    clearTimeout(this.#patience);
    this.#patience = undefined;
    this.#hurried = false;
    this.long = false;
  }

  #botsGoOn({ turn, seats, status }: TableState): boolean {
    return status === 'playing' && asked(turn).every((seat) => seats[seat]?.kind === 'bot');
  }

  /** What a line of the log tells, as far as it was seen. */
  eventsOf(line: number): readonly GameEvent[] {
    return this.#memory.eventsOf(line);
  }

  /** Whether it can be shown again: it was seen, or is no secret. */
  repeatable(line: number, hidden: boolean): boolean {
    return this.shown !== null && (!hidden || this.#memory.from(line).length > 0);
  }

  /** Shows again what happened from a line of the log on. A move that somebody makes meanwhile ends it. */
  async showAgain(line: number): Promise<void> {
    const last = this.shown?.moves;
    if (this.#repeat || this.#running || last === undefined) {
      return;
    }
    this.#repeat = this.playback
      .during((signal) => this.#rerun.show(this.#memory.from(line), line, last, signal))
      .catch((error: unknown) => notices.wrong(error));
    await this.#repeat;
    this.#repeat = null;
    this.#rerun.end();
  }

  /** Somebody came or went. */
  seat(seats: SeatState[]): void {
    if (this.shown) {
      this.feed.comings++;
      this.#tellOfSeats(seats);
      this.shown = { ...this.shown, seats };
    }
  }

  /** What happens to a seat is told to the one it happens to. */
  #tellOfSeats(seats: readonly SeatState[]): void {
    const news = this.shown && seatNews(this.shown.seats, seats);
    if (news) {
      notices.say(news, 'plain', 'seat');
    }
  }

  /** When another one before this screen is asked, the secrets of who looked are put away; what chance and bots do is no reason. */
  async #drawCurtain(): Promise<void> {
    const eyes = this.feed.eyes;
    const state = this.shown;
    if (eyes === null || eyes === SPECTATOR || !state || state.status !== 'playing' || this.mine.length < 2) {
      return;
    }
    if (this.called.length > 0 && !this.called.includes(eyes)) {
      await this.look(null);
    }
  }

  async play(sent: Sent, seat: number): Promise<void> {
    const decision = this.#decision(seat);
    await this.#send(async () => {
      try {
        this.feed.accept(await this.#move(sent, seat));
      } catch (error) {
        if (!(error instanceof Refused) || error.status !== 409 || !error.problem.state) {
          throw error;
        }
        // Late: somebody was faster. What still answers the same decision is sent once more
        const { state } = error.problem;
        await this.feed.load();
        if (this.#decision(seat, state) !== decision || !isListed(state, sent, seat)) {
          this.refusal = { sentence: 'The table has moved on. Look again before you move.', rule: null };
          return;
        }
        this.feed.accept(await this.#move(sent, seat, state.at));
      }
    });
  }

  /** Whether a seat of this screen can try out its turn. */
  triable(seat: number): boolean {
    return this.shown !== null && !this.curtain && this.mine.includes(seat) && canTry(this.shown, seat);
  }

  startSketch(seat: number): void {
    if (this.shown && this.triable(seat)) {
      this.refusal = null;
      this.hint = null;
      this.sketch = new Sketch(seat, this.shown);
      this.spoken = 'Trying out: nobody sees this.';
    }
  }

  /** Shows the others what is tried out. */
  async showPlan(): Promise<void> {
    const { sketch } = this;
    await this.#send(async () => {
      if (sketch) {
        await this.api.showPlan(this.id, sketch.seat, sketch.sent);
        sketch.told = true;
      }
    });
  }

  async agree(): Promise<void> {
    const [seat = null] = this.mine;
    await this.api.phrase(this.id, 'Agreed!', seat).catch((error: unknown) => notices.wrong(error));
    this.stopSketch();
  }

  /** The plan of another one lies on the board until the table moves on, unless something is tried out here. */
  async #lookAtPlan({ seat, text, id }: Phrase): Promise<void> {
    const plan = references(text).find(({ kind }) => kind === 'plan');
    const table = this.shown;
    if (
      !plan ||
      !table ||
      this.sketch ||
      this.mine.length === 0 ||
      this.mine.includes(seat) ||
      !this.talk.hears(seat)
    ) {
      return;
    }
    const moves = plan.id.split(';').map((move) => ({ move }));
    const told = await this.api.tryOut(this.id, { moves, at: null, seat }).catch(() => null);
    if (told && this.shown?.moves === table.moves && !this.sketch) {
      const sketch = new Sketch(seat, table, id);
      sketch.add({ move: plan.id }, told);
      this.sketch = sketch;
      this.spoken = `${seatLabel(table.seats, seat)} shows a plan: ${told.log.flatMap(({ words }) => words).join(' ')}`;
    }
  }

  stopSketch(): void {
    this.sketch = null;
    this.refusal = null;
    this.playback.skip();
  }

  /** Tries a move out, and shows what it would bring. */
  async tryOut(sent: Sent): Promise<void> {
    const { sketch } = this;
    const before = this.seen?.view;
    await this.#send(async () => {
      if (!sketch) {
        return;
      }
      const ask = { moves: [...sketch.sent, sent], at: this.feed.at, seat: sketch.seat };
      const told = await this.api.tryOut(this.id, ask);
      if (this.sketch === sketch && !this.#running) {
        const events = eventsOf(told.events);
        this.spoken = `It would be so: ${events.map((event) => event.text).join(' ')}`;
        this.#repeat = this.#perform(events, before, told.view);
        await this.#repeat;
        this.#repeat = null;
        sketch.add(sent, told);
      }
    });
  }

  /** Makes the moves that were tried out, one after another, as long as nothing else happens. */
  async commit(): Promise<void> {
    const { sketch } = this;
    await this.#send(async () => {
      if (sketch) {
        sketch.committing = true;
        await this.#commit(sketch).catch((error: unknown) => {
          this.sketch = null;
          throw error;
        });
      }
    });
  }

  async #commit(sketch: Sketch): Promise<void> {
    const { sent, seat } = sketch;
    let at = this.feed.at;
    for (const [made, move] of sent.entries()) {
      const answer = await this.#moveAndLook(move, seat, at).catch((error: unknown) => {
        throw error instanceof Refused && [409, 422].includes(error.status) ? notMade(sent.length, made, error) : error;
      });
      this.feed.accept(answer);
      ({ at } = answer);
      const left = sent.length - made - 1;
      if (left > 0 && !sketch.goesOn(answer, made + 1)) {
        throw new Error(
          `Something else happened meanwhile, so ${count(left, 'move')} that you tried out stayed unmade.`,
        );
      }
    }
  }

  /** The table has moved on without what is tried out. */
  #forgetSketch(state: TableState): boolean {
    const { sketch } = this;
    if (!sketch || sketch.stands(state)) {
      return false;
    }
    this.sketch = null;
    if (!sketch.committing && sketch.shown === null) {
      notices.say('The table has moved on, so what you tried out is put away.', 'plain', 'sketch');
    }
    return true;
  }

  #finishSketch(): void {
    if (this.shown && this.sketch?.isDone(this.shown)) {
      this.sketch = null;
    }
  }

  /** Whether all who share this screen and are asked may let the moment pass together, without a look at secrets. */
  get passable(): boolean {
    return this.called.length > 0 && this.called.every((seat) => this.#pass(seat) !== null);
  }

  #pass(seat: number): string | null {
    const decision = this.shown && decisionOf(this.shown.turn, seat);
    return decision?.window ? decision.pass : null;
  }

  /** Lets the moment pass for all who share this screen. */
  async passForAll(): Promise<void> {
    const passes = this.called.map((seat) => ({ seat, move: this.#pass(seat) }));
    await this.#send(async () => {
      for (const { seat, move } of passes) {
        if (move !== null) {
          this.feed.accept(await this.#move({ move }, seat));
        }
      }
    });
  }

  #move(sent: Sent, seat: number, at = this.feed.at): Promise<Moved> {
    return this.#untilAnswered(() => this.api.move(this.id, { ...sent, at, seat }));
  }

  #moveAndLook(sent: Sent, seat: number, at: number): Promise<TableState> {
    return this.#untilAnswered(() => this.api.moveAndLook(this.id, { ...sent, at, seat }));
  }

  async #untilAnswered<T>(send: () => Promise<T>): Promise<T> {
    try {
      return await untilAnswered(send, (why) => (this.pending = why));
    } finally {
      this.pending = null;
    }
  }

  /** Takes moves back, or asks the others for it. */
  async undo(to: number | null): Promise<void> {
    const at = this.feed.at;
    await this.change(() => this.#untilAnswered(() => this.api.undo(this.id, { to, agree: null, at })));
  }

  /** A move that is not listed: ask the rules why. Some may be made though nobody is asked, and then they are. */
  async ask(data: unknown, seat: number): Promise<void> {
    try {
      const why = await this.api.why(this.id, data, seat);
      if (why.error === '') {
        await this.play({ data }, seat);
        return;
      }
      this.refusal = { sentence: why.error, rule: why.rule };
    } catch (error) {
      this.refusal = refusalOf(error);
    }
  }

  async suggest(seat: number): Promise<void> {
    this.thinking = true;
    const decision = this.#decision(seat);
    try {
      this.#hint = { told: await this.api.hint(this.id, seat), decision };
    } catch (error) {
      notices.wrong(error);
    } finally {
      this.thinking = false;
    }
  }

  /** Follows hints for as long as they are computed and this screen decides: what is known need not be played by hand. */
  async playItOut(told: HintState): Promise<void> {
    const mine = this.mine;
    this.hint = null;
    await this.#send(async () => {
      let next: HintState | null = told;
      for (let at = this.feed.at; next?.exact;) {
        this.#hurried = true;
        const state: TableState = await this.#moveAndLook({ move: next.move }, next.seat, at);
        this.feed.accept(state);
        ({ at } = state);
        const seat = state.status === 'playing' ? state.turn.seats?.find((other) => mine.includes(other)) : undefined;
        next = seat === undefined ? null : await this.api.hint(this.id, seat);
      }
    });
  }

  /** Anything else that changes the table. */
  async change(act: () => Promise<TableState>): Promise<boolean> {
    let done = false;
    await this.#send(async () => {
      this.feed.accept(await act());
      done = true;
    });
    return done;
  }

  async #send(act: () => Promise<void>): Promise<void> {
    if (this.sending) {
      return;
    }
    this.sending = true;
    this.refusal = null;
    try {
      await act();
    } catch (error) {
      this.refusal = refusalOf(error, 422);
    } finally {
      this.sending = false;
    }
  }
}

/** What others do beside their moves is told to those who were not the ones; requests stand where they are answered. */
function tellOf(told: readonly Told[]): void {
  for (const { text, yours } of told) {
    if (!yours) {
      notices.say(text, 'plain', 'told');
    }
  }
}

/** Which of the moves that were tried out was not made, and why. */
function notMade(many: number, made: number, { message }: Refused): Error {
  return new Error(many > 1 ? `Move ${made + 1} of ${many} was not made, and none after it: ${message}` : message);
}
