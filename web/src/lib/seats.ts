import type { SeatState } from '../wire';

/** Somebody who sits at a table of this page alone. */
export function seatAt(seat: number, name: string, yours: boolean, bot: string | null = null): SeatState {
  const there = { here: true, awaySince: null, replaceableFrom: null, leaveAskedBy: null, claim: false };
  return { seat, kind: bot === null ? 'person' : 'bot', name, bot, yours, ...there };
}

/** What the caller is at a table, as far as seats go. */
interface Standing {
  readonly owner: boolean;
  readonly seated: boolean;
  /** The game has secrets: a seat that was left is for the one who left it, or for a bot. */
  readonly hidden: boolean;
}

/** What somebody may do with a seat of a game that has begun. */
export interface SeatChoices {
  readonly takeBack: boolean;
  readonly sit: boolean;
  /** Let a bot play on: for oneself, or where no person sits. */
  readonly bot: boolean;
  readonly ask: boolean;
  /** Let a bot stand in for somebody who has been away for long. */
  readonly standIn: boolean;
  readonly open: boolean;
}

export function seatChoices(seat: SeatState, { owner, seated, hidden }: Standing, now: number): SeatChoices {
  const other = seat.kind === 'person' && !seat.yours && (owner || seated);
  const standIn = other && mayBeReplaced(seat, now);
  return {
    takeBack: seat.claim && !seat.yours,
    sit: seat.kind === 'open' && !seat.claim && !hidden,
    bot: seat.yours || (seat.kind === 'bot' && owner) || (seat.kind === 'open' && (owner || seated)),
    ask: other && !standIn && seat.leaveAskedBy === null,
    standIn,
    open: seat.kind === 'bot' && owner && !hidden,
  };
}

/** Is there anything to do with this seat, now or when its holder has been away for long enough? */
export function isManageable(seat: SeatState, standing: Standing): boolean {
  return Object.values(seatChoices(seat, standing, Infinity)).some(Boolean);
}

function mayBeReplaced(seat: SeatState, now: number): boolean {
  return seat.replaceableFrom !== null && now >= seat.replaceableFrom;
}

/** From when on a bot can stand in for somebody who is away: soon in seconds, later by the clock. */
export function standInWhen(seat: SeatState, now: number): string | null {
  if (seat.replaceableFrom === null || mayBeReplaced(seat, now)) {
    return null;
  }
  const seconds = Math.ceil((seat.replaceableFrom - now) / 1000);
  const time = new Date(seat.replaceableFrom).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
  return `A bot can stand in for them ${seconds < 100 ? `in ${seconds} s` : `from ${time}`}.`;
}

/** What has become of one's own seat, in one sentence, if anything has. */
export function seatNews(before: readonly SeatState[], after: readonly SeatState[]): string | null {
  for (const seat of after) {
    const was = before[seat.seat];
    if (was?.yours && !seat.yours) {
      return lost(seat);
    }
    if (was?.claim && seat.yours) {
      return 'Your seat is yours again.';
    }
  }
  return null;
}

function lost(seat: SeatState): string {
  if (seat.kind === 'bot') {
    return 'A bot plays for you now. You can take your seat back at any time.';
  }
  return seat.kind === 'open' ? 'Your seat is open now.' : 'Your seat is played on another device now.';
}
