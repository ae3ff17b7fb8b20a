import type { GameEvent, Trace } from '../board';
import type { LogLine } from '../wire';
import { references, type Reference } from './said';
import { typeOf } from './same';

/** Whose deed it is when nobody's: dice, cards, wolves. */
export const CHANCE = -1;

/** Whoever watches hears of so many lines at most, however long ago they began. */
const LONGEST_ROUND = 40;
/** So many sentences of a turn are told, the fewer the more turns there are; the log has the others. */
const SENTENCES = [3, 3, 2] as const;

/** What a game says about its log: places of references, and moves that are not mentioned. */
export interface Telling {
  readonly places?: ((reference: Reference) => readonly string[]) | undefined;
  readonly silent?: ((move: unknown) => boolean) | undefined;
}

/** One thing that happened: a sentence, whose deed it was, and its event where that is known. */
interface Deed {
  readonly seat: number;
  readonly line: LogLine;
  readonly text: string;
  readonly event: GameEvent | null;
}

/** What one seat did in its turn, in the order it was done. */
export interface Turn {
  readonly seat: number;
  readonly sentences: readonly string[];
  /** Sentences that are left out. */
  readonly more: number;
}

export interface Recap {
  /** The first line of the log that it speaks of. */
  readonly from: number;
  /** Whether it begins with the last move of the one who reads it. */
  readonly since: boolean;
  readonly turns: readonly Turn[];
}

/** The lines of the log since a seat's last move; for those who have not moved, or only watch, the last round. */
export function linesSince(log: readonly LogLine[], me: number, telling: Telling = {}): readonly LogLine[] {
  const own = ownMove(log, me, telling);
  return own < 0 ? lastRound(log, telling) : log.slice(own + 1);
}

/** Where in the log a seat moved last: letting a window pass is no move. */
function ownMove(log: readonly LogLine[], me: number, telling: Telling): number {
  return log.findLastIndex((line) => line.seat === me && !(isSilent(line, telling) && typeOf(line.data) === 'pass'));
}

/** Back to where the first of those who moved last would come twice. */
function lastRound(log: readonly LogLine[], telling: Telling): readonly LogLine[] {
  const seen: number[] = [];
  let first = log.length;
  for (let i = log.length - 1; i >= Math.max(0, log.length - LONGEST_ROUND); i--) {
    const line = log[i];
    if (!line || line.seat < 0 || isSilent(line, telling)) {
      continue;
    }
    if (seen.at(-1) !== line.seat && seen.includes(line.seat)) {
      break;
    }
    seen.push(line.seat);
    first = i;
  }
  return log.slice(first);
}

/** What somebody did in secret speaks for itself, or not at all. */
export function isSilent(line: LogLine, { silent }: Telling): boolean {
  return silent !== undefined && (line.data === undefined ? line.seat >= 0 : silent(line.data));
}

function deedsOf(
  lines: readonly LogLine[],
  telling: Telling,
  eventsOf: (line: number) => readonly GameEvent[] = () => [],
): readonly Deed[] {
  return lines.flatMap((line) => {
    const events = eventsOf(line.number);
    return line.words.map((text, i) => ({
      seat: doerOf(line, text, telling),
      line,
      text,
      event: events[i]?.text === text ? events[i] : null,
    }));
  });
}

/** The one who moved; where a window closed or chance decided, the one of whom the sentence speaks. */
function doerOf(line: LogLine, text: string, telling: Telling): number {
  if (line.seat >= 0 && !isSilent(line, telling)) {
    return line.seat;
  }
  const named = references(text).find(({ kind }) => kind === 'seat');
  return named ? Number(named.id) : CHANCE;
}

/** What the last turn of every other seat touched, chance included. */
export function tracesOf(
  lines: readonly LogLine[],
  me: number,
  telling: Telling,
  eventsOf?: (line: number) => readonly GameEvent[],
): readonly Trace[] {
  const turns = turnsOf(deedsOf(lines, telling, eventsOf))
    .map((turn) => marksOf(turn, telling))
    .filter(([first]) => first !== undefined && first.seat !== me);
  return turns.filter(([one], i) => turns.findLastIndex(([other]) => other?.seat === one?.seat) === i).flat();
}

/** Deeds of one seat after the other; what chance adds meanwhile is chance's turn and does not break theirs. */
function turnsOf(deeds: readonly Deed[]): readonly (readonly Deed[])[] {
  const turns: Deed[][] = [];
  const current = new Map<boolean, Deed[]>();
  for (const deed of deeds) {
    const byChance = deed.seat === CHANCE;
    const turn = current.get(byChance);
    if (turn?.[0]?.seat === deed.seat) {
      turn.push(deed);
      continue;
    }
    const next = [deed];
    turns.push(next);
    current.set(byChance, next);
    if (!byChance) {
      current.delete(true);
    }
  }
  return turns;
}

/** What a turn touched. Where a move sent something somewhere, its ways tell enough. */
function marksOf(turn: readonly Deed[], telling: Telling): readonly Trace[] {
  const marks = turn.map((deed) => ({ line: deed.line, trace: traceOf(deed, telling) }));
  const moved = new Set(marks.filter(({ trace }) => trace?.to !== undefined).map(({ line }) => line));
  return marks.flatMap(({ line, trace }) => (trace && (trace.to !== undefined || !moved.has(line)) ? [trace] : []));
}

function traceOf({ seat, line, text, event }: Deed, { places = () => [] }: Telling): Trace | null {
  const named = references(text);
  const way = wayOf(event ?? line.data, named, places);
  if (way) {
    return { seat, places: [way.from, way.to], ...way };
  }
  const others = named.filter(({ kind, id }) => kind !== 'seat' || Number(id) !== seat).flatMap(places);
  // Who did nothing to anybody has done it at their own seat
  const touched = others.length > 0 ? others : named.flatMap(places);
  return touched.length > 0 ? { seat, places: [...new Set(touched)] } : null;
}

interface Way {
  readonly from: string;
  readonly to: string;
}

/** From where to where, if the record says so and the sentence tells what kind of places they are. */
function wayOf(
  record: unknown,
  named: readonly Reference[],
  places: (reference: Reference) => readonly string[],
): Way | null {
  const ends = endsOf(record);
  const known = ends && named.find(({ id }) => id === ends.to);
  if (!ends || !known || ends.from === ends.to) {
    return null;
  }
  const [from] = places({ kind: known.kind, id: ends.from, name: ends.from });
  const [to] = places(known);
  return from !== undefined && to !== undefined ? { from, to } : null;
}

function endsOf(record: unknown): Way | null {
  if (typeof record !== 'object' || record === null) {
    return null;
  }
  const { from, to, way } = record as Record<string, unknown>;
  const stations: readonly unknown[] = Array.isArray(way) ? way : [];
  const [start, end] = [from ?? stations[0], to ?? stations.at(-1)];
  return isId(start) && isId(end) ? { from: String(start), to: String(end) } : null;
}

const isId = (value: unknown) => (typeof value === 'string' && value !== '') || typeof value === 'number';

/** The first few of a turn: of what happened on the board if anything did, not of what was only rolled or drawn. */
function shortened(turn: readonly Deed[], most: number, { places = () => [] }: Telling): readonly Deed[] {
  const seen = turn.filter(({ text }) =>
    references(text).some((named) => named.kind !== 'seat' && places(named).length > 0),
  );
  return (seen.length > 0 ? seen : turn).slice(0, most);
}

/** What happened, turn by turn; nothing if there is nothing to tell. */
export function recapOf(log: readonly LogLine[], me: number, telling: Telling): Recap | null {
  const lines = linesSince(log, me, telling);
  const deeds = deedsOf(lines, telling);
  const [first] = deeds;
  if (!first) {
    return null;
  }
  const all = turnsOf(deeds);
  const most = SENTENCES[all.length] ?? 1;
  const turns = all.map((turn) => {
    const sentences = shortened(turn, most, telling).map(({ text }) => text);
    return { seat: turn[0]?.seat ?? CHANCE, sentences, more: turn.length - sentences.length };
  });
  return { from: first.line.number, since: ownMove(log, me, telling) >= 0, turns };
}

/** The seat a sentence speaks of, or whose move it was; nobody where only chance goes on, as a wolf after a roll. */
export function seatOfDeed(text: string, log: readonly LogLine[]): number | null {
  const named = references(text).find(({ kind }) => kind === 'seat');
  const mover = log.find(({ seat, words }) => seat >= 0 && words.includes(text))?.seat;
  return named ? Number(named.id) : (mover ?? null);
}
