import type { LogLine, SeatState } from '../wire';
import { seatLabel } from './words';

/** Something that a sentence names: a seat, a place, a card. Its id is the one that views and moves use. */
export interface Reference {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
}

const MARK = /⟦([^:|⟧]+):([^|⟧]*)\|([^⟧]*)⟧/g;

/** A sentence as the server marks it, `⟦seat:1|B⟧ shears …`, in words and references. */
export function spans(text: string): readonly (string | Reference)[] {
  const parts: (string | Reference)[] = [];
  let read = 0;
  for (const mark of text.matchAll(MARK)) {
    const [whole, kind = '', id = '', name = ''] = mark;
    if (mark.index > read) {
      parts.push(text.slice(read, mark.index));
    }
    parts.push({ kind, id, name });
    read = mark.index + whole.length;
  }
  return read < text.length ? [...parts, text.slice(read)] : parts;
}

export function references(text: string): readonly Reference[] {
  return spans(text).filter((part) => typeof part !== 'string');
}

/** The rules speak of seats; people go by their names. */
export function nameOf({ kind, id, name }: Reference, seats: readonly SeatState[]): string {
  return kind === 'seat' && seats[Number(id)] ? seatLabel(seats, Number(id)) : name;
}

/** The id of a rule, with the pause before it. */
const RULE = /[ ,]*⟦rule:[^⟧]*⟧/g;

/** A sentence as people hear it who sit on these seats: with their names, and without ids of rules. */
export function said(text: string, seats: readonly SeatState[]): string {
  return spans(text.replace(RULE, ''))
    .map((part) => (typeof part === 'string' ? part : nameOf(part, seats)))
    .join('');
}

/** What is said of somebody of whose move nothing is told: the move as it is written, unless it is a secret. */
export function untold({ move, data }: LogLine): string {
  return data === undefined || data === null ? 'has decided.' : `decides: ${move}.`;
}

/** A sentence that begins as sentences do, with a reference or without. */
export function begun(text: string): string {
  return text.replace(/^(⟦[^|⟧]*\|)?(\p{Ll})/u, (_, mark: string = '', letter: string) => mark + letter.toUpperCase());
}

/** A sentence in the words of the rules. */
export function plain(text: string): string {
  return said(text, []);
}
