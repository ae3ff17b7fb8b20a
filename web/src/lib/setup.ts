import type { GameEntry } from '../wire';

/** Who is to sit on a seat. */
export interface SeatChoice {
  kind: 'me' | 'open' | 'bot';
  bot: string;
}

/** The usual seats of a game, or those an address asks for, as in `me,open,bot:strong`. */
export function seatsFrom(game: GameEntry, wanted: string | null): SeatChoice[] {
  const asked = wanted?.split(',').map(seatFrom) ?? [];
  if (asked.length >= game.leastSeats && asked.length <= game.mostSeats) {
    return asked;
  }
  return Array.from({ length: game.defaultSeats }, (_, i) => seatFrom(i === 0 ? 'me' : 'bot:medium'));
}

function seatFrom(text: string): SeatChoice {
  const bot = /^bot:(\w+)/.exec(text)?.[1] ?? 'medium';
  return { kind: text === 'me' || text === 'open' ? text : 'bot', bot };
}
