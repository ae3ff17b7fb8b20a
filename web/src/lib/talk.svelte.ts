import type { ChatLine, Phrase } from '../wire';
import { keep, recall } from './kept';
import { cut } from './words';

const KEY = 'sheepfold.muted';
/** Tables whose mutes are remembered on this device. */
const MOST = 20;
/** Words stay so long, and those said longer ago are not news to somebody who begins to listen. */
const WORDS_STAY = 7000;
const WORDS_ARE_NEWS = 10_000;
/** More than the server ever tells again. */
const WORDS_KNOWN = 100;
const LONGEST_BUBBLE = 28;

/** What those who hold a seat write to each other, and whom this person does not want to hear. */
export class Talk {
  /** What is said at the moment, in phrases and in writing. */
  phrases = $state.raw<readonly Phrase[]>([]);
  muted = $state.raw<readonly number[]>([]);
  #lines = $state.raw<readonly ChatLine[]>([]);
  /** Phrases that were heard, by their ids. */
  #known: readonly string[] = [];

  constructor(private readonly table: string) {
    this.muted = known()[table] ?? [];
  }

  get lines(): readonly ChatLine[] {
    return this.#lines.filter((line) => this.hears(line.seat));
  }

  hears(seat: number): boolean {
    return !this.muted.includes(seat);
  }

  /** Lines may be told more than once. */
  hear(lines: readonly ChatLine[]): void {
    const news = lines.filter((line) => this.#lines.every((known) => known.id !== line.id));
    this.#lines = [...this.#lines, ...news].sort((a, b) => a.at - b.at);
  }

  /** What somebody writes is seen at their seat for a while, like a phrase. */
  read(line: ChatLine, mine: readonly number[]): void {
    this.hear([line]);
    if (!mine.includes(line.seat)) {
      this.hearPhrase({ ...line, text: cut(line.text, LONGEST_BUBBLE) });
    }
  }

  hearPhrase(phrase: Phrase): void {
    if (this.#known.includes(phrase.id) || !this.hears(phrase.seat)) {
      return;
    }
    this.#remember(phrase);
    this.phrases = [...this.phrases, phrase];
    setTimeout(() => (this.phrases = this.phrases.filter((other) => other.id !== phrase.id)), WORDS_STAY);
  }

  /** What was said before we listened: nobody wants to hear old words all at once. */
  catchUp(phrases: readonly Phrase[]): void {
    for (const phrase of phrases) {
      if (Math.abs(Date.now() - phrase.at) <= WORDS_ARE_NEWS) {
        this.hearPhrase(phrase);
      } else {
        this.#remember(phrase);
      }
    }
  }

  #remember(phrase: Phrase): void {
    this.#known = [...this.#known.slice(1 - WORDS_KNOWN), phrase.id];
  }

  mute(seat: number, on: boolean): void {
    const others = this.muted.filter((other) => other !== seat);
    this.muted = on ? [...others, seat] : others;
    const tables = Object.entries(known()).filter(([table]) => table !== this.table);
    keep(KEY, Object.fromEntries([...tables, [this.table, this.muted]].slice(-MOST)));
  }
}

const known = () => (recall(KEY) ?? {}) as Record<string, readonly number[]>;
