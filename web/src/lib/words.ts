import { SEAT_SIGNS } from '../art/palette';
import type { Ending, SeatState, TableState, TurnState } from '../wire';

const SMALL = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

export function inWords(number: number): string {
  return SMALL[number] ?? String(number);
}

/** Names as a sentence lists them: "Anna, Ben and Cleo". */
export function together(names: readonly string[], joint = 'and'): string {
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} ${joint} ${names.at(-1)}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Text in lines of so many letters. */
export function wrapped(text: string, letters: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < letters) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** As much of a text as there is room for. */
export function cut(text: string, letters: number): string {
  return text.length > letters ? `${text.slice(0, letters - 1)}…` : text;
}

export function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** A name in code as people write it: `movesMade` and `stuck-sheep` become "Moves made" and "Stuck sheep". */
export function spoken(name: string): string {
  const words = name
    .replace(/[-_]+/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
    .trim();
  return capital(words);
}

export function seatsInWords(least: number, most: number): string {
  return least === most ? count(least, 'player') : `${least}–${most} players`;
}

export function seatName(seat: SeatState | undefined): string {
  if (!seat) {
    return 'Somebody';
  }
  if (seat.kind === 'bot') {
    return botName(seat.bot);
  }
  return seat.kind === 'open' ? 'Open seat' : seat.name || `Player ${seat.seat + 1}`;
}

/** Names of bots, where several of one level sit at a table. */
const BOT_NAMES = ['Biscuit', 'Nettle', 'Moss', 'Pippin', 'Burdock', 'Teasel'];

/** A seat's name, and more where several seats go by the same one: a bot's own name, a person's sign. */
export function seatLabel(seats: readonly SeatState[], seat: number): string {
  const name = seatName(seats[seat]);
  if (seats.filter((other) => seatName(other) === name).length < 2) {
    return name;
  }
  const names = seats[seat]?.kind === 'bot' ? BOT_NAMES : SEAT_SIGNS;
  return `${name} ${names[seat % names.length] ?? ''}`;
}

/** As little of it as tells a seat apart beside its badge, where there is no room: a bot's own name, a person's alone. */
export function seatShort(seats: readonly SeatState[], seat: number): string {
  const name = seatName(seats[seat]);
  const own = seatLabel(seats, seat).slice(name.length).trim();
  return seats[seat]?.kind === 'bot' && own ? own : name;
}

const BOTS: Record<string, string> = {
  random: 'Anyhow: any legal move',
  greedy: 'Simple: by rules of thumb',
  easy: 'Easy: thinks a little',
  medium: 'Medium: a fair match',
  strong: 'Strong: thinks hard',
};

/** The bots people are offered, with a word on each. */
export const BOT_LEVELS = Object.keys(BOTS);

export function botInWords(bot: string): string {
  return BOTS[bot] ?? bot;
}

function botName(bot: string | null): string {
  return bot ? `${capital(bot.split(':')[0] ?? bot)} bot` : 'Bot';
}

export function ago(then: number, now: number): string {
  const minutes = Math.max(0, Math.round((now - then) / 60_000));
  if (minutes < 1) {
    return 'just now';
  }
  if (minutes < 60) {
    return `${count(minutes, 'minute')} ago`;
  }
  const hours = Math.round(minutes / 60);
  return hours < 24 ? `${count(hours, 'hour')} ago` : `${count(Math.round(hours / 24), 'day')} ago`;
}

/** The seats that are asked and have yet to answer, as far as this caller may know. */
export function asked(turn: TurnState): readonly number[] {
  return turn.kind === 'players' ? (turn.seats ?? []).filter((seat) => !turn.answered?.includes(seat)) : [];
}

/** Whom the table waits for, in one sentence. */
export function waitingFor(state: TableState): string {
  const seats = asked(state.turn);
  const bots = seats.length > 0 && seats.every((seat) => state.seats[seat]?.kind === 'bot');
  const names = together(
    seats.map((seat) => seatLabel(state.seats, seat)),
    state.turn.mode === 'any' ? 'or' : 'and',
  );
  if (!names) {
    return 'One moment …';
  }
  if (bots) {
    return `${names} ${seats.length === 1 ? 'is' : 'are'} thinking …`;
  }
  return `Waiting for ${names}.`;
}

/** As a sentence ends, unless it does so already. */
export function closed(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** How it ended, seen from one's own seats; a spectator's headline names the winners. */
export function headline(state: { result: Ending | null; seats: readonly SeatState[] }): string {
  const { result, seats } = state;
  if (!result) {
    return 'The table is closed';
  }
  const mine = seats.filter((seat) => seat.yours).map((seat) => seat.seat);
  const all = result.winners.length === seats.length && seats.length > 1;
  if (result.kind === 'draw') {
    return 'A draw';
  }
  if (result.winners.length === 0) {
    return mine.length > 0 && seats.length > 1 ? 'You all lost' : mine.length > 0 ? 'You lost' : 'Everybody lost';
  }
  if (mine.length === 1 && seats.length > 1 && !all) {
    return mine.some((seat) => result.winners.includes(seat)) ? 'You won!' : 'You lost';
  }
  if (all || (seats.length === 1 && mine.length === 1)) {
    return mine.length > 0 ? 'You won!' : 'They won together';
  }
  return `${together(result.winners.map((seat) => seatLabel(seats, seat)))} won`;
}
