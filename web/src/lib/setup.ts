import type { GameEntry } from '../wire';
import { keep, recall } from './kept';

/** Who is to sit on a seat; the name is for those who share a screen. */
export interface SeatChoice {
  kind: 'me' | 'open' | 'bot';
  bot: string;
  name: string;
}

/** The usual seats of a game, or those an address asks for, as in `me,open,bot:strong`. */
export function seatsFrom(game: GameEntry, wanted: string | null): SeatChoice[] {
  const names = company();
  const asked = wanted?.split(',') ?? [];
  const fits = asked.length >= game.leastSeats && asked.length <= game.mostSeats;
  const seats = fits ? asked : Array.from({ length: game.defaultSeats }, (_, i) => (i === 0 ? 'me' : 'bot:medium'));
  return seats.map((seat, i) => seatFrom(seat, names[i]));
}

export function seatFrom(text: string, name: unknown = ''): SeatChoice {
  const bot = /^bot:(\w+)/.exec(text)?.[1] ?? 'medium';
  return { kind: text === 'me' || text === 'open' ? text : 'bot', bot, name: typeof name === 'string' ? name : '' };
}

/** What those are called at one screen who give no name. */
const COMPANY = ['Friend', 'Neighbour', 'Cousin', 'Visitor', 'Guest'];

/** What somebody at this screen is called unless they say otherwise; the first one is whoever makes the table. */
export function usualName(seats: readonly SeatChoice[], seat: number): string {
  const others = seats.slice(0, seat).filter(({ kind }) => kind === 'me').length - 1;
  return COMPANY[others] ?? `Guest ${others - COMPANY.length + 2}`;
}

export function isMaker(seats: readonly SeatChoice[], seat: number): boolean {
  return seats.findIndex(({ kind }) => kind === 'me') === seat;
}

/** Seats as the server wants them: `me`, `me:Ben`, `open`, `bot:strong`. */
export function seatWords(seats: readonly SeatChoice[]): string[] {
  return seats.map((seat, i) => {
    if (seat.kind === 'bot') {
      return `bot:${seat.bot}`;
    }
    return seat.kind === 'open' || isMaker(seats, i) ? seat.kind : `me:${seat.name.trim() || usualName(seats, i)}`;
  });
}

const KEPT = 'sheepfold.company';

/** Who sat where at this screen last time. */
function company(): readonly unknown[] {
  const kept = recall(KEPT);
  return Array.isArray(kept) ? kept : [];
}

export function rememberCompany(seats: readonly SeatChoice[]): void {
  const known = company();
  keep(
    KEPT,
    seats.map(({ kind, name }, i) => (kind === 'me' ? name.trim() : (known[i] ?? ''))),
  );
}
