import type { TableState } from '../wire';
import { decisionOf } from './fold';
import type { Pending } from './repeat';
import type { Room } from './room.svelte';
import { closed, headline, seatLabel, waitingFor } from './words';

const PENDING: Record<Pending, string> = {
  unknown: 'Checking whether that was saved …',
  later: 'The server will be back in a moment; then that is sent again …',
};

/** What to do now, in one sentence, for whoever acts for a seat. What moves is not decided: then it says whose deed it is. */
export function promptOf(room: Room, table: TableState, acting: number): string {
  const { sketch, called, doer } = room;
  if (table.fault) {
    return table.fault;
  }
  if (room.pending) {
    return PENDING[room.pending];
  }
  if (room.playback.moving && room.past === null && !sketch) {
    return doer === null ? 'Look what happens …' : `${seatLabel(table.seats, doer)} plays …`;
  }
  if (table.status === 'over') {
    return `${closed(headline(table))} ${table.result?.reason ?? ''}`;
  }
  if (table.paused) {
    return table.owner ? 'The table is paused. Go on when everybody is back.' : 'The table is paused.';
  }
  if (room.curtain && called.length > 0) {
    return (room.passable && decisionOf(table.turn, called[0] ?? 0)?.text) || 'Who is looking?';
  }
  if (sketch?.ending) {
    return sketch.ending;
  }
  if (room.yourTurn) {
    return decisionOf(table.turn, acting)?.text ?? waitingFor(table);
  }
  const loud = table.turn.loud ?? [];
  const answered = table.turn.answered?.some((seat) => loud.includes(seat));
  return `${answered ? 'Your answer is in. ' : ''}${waitingFor(table)}`;
}
