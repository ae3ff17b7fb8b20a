import { api } from './api';
import { loadBoard } from './boards';
import type { AnyBoard, Lit, Scene } from '../board';
import type { ExampleState, SeatState } from '../wire';
import { listedFor } from './fold';
import { seatAt } from './seats';

/** Who sits beside the reader in a picture. */
const COMPANY = ['Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gwen', 'Hal'];

/** What the rulebook of a game shows, with the board that draws it. */
export interface Shown {
  readonly board: AnyBoard;
  readonly examples: readonly ExampleState[];
}

const fetched: Record<string, Promise<Shown | null> | undefined> = {};

/** Fetched once, when the first picture comes into sight; nothing for a game without a board. */
export function shownBy(game: string): Promise<Shown | null> {
  const known = fetched[game];
  if (known) {
    return known;
  }
  const asked = Promise.all([loadBoard(game), api.examples(game)]).then(
    ([board, examples]) => board && { board, examples },
  );
  fetched[game] = asked;
  asked.catch(() => (fetched[game] = undefined));
  return asked;
}

function seatsOf({ seats, seat: mine }: ExampleState): readonly SeatState[] {
  return Array.from({ length: seats }, (_, seat) =>
    seatAt(seat, seat === mine ? 'You' : (COMPANY[seat > mine ? seat - 1 : seat] ?? ''), seat === mine),
  );
}

/** A position as a board gets to see it. */
export function sceneOfExample(example: ExampleState): Scene<unknown, unknown> {
  const { view, turn, options, seat, legal, forms, decision, foresight } = example;
  return {
    view,
    turn,
    seats: seatsOf(example),
    options,
    me: seat,
    legal: listedFor(seat, legal),
    decision,
    forms,
    foresight: foresight ?? null,
    result: null,
  };
}

/** What the picture points at. */
export function litIn({ light, move, legal }: ExampleState, board: AnyBoard): Lit<unknown> {
  const places = light.flatMap((reference) => {
    const [kind = '', ...id] = reference.split(':');
    return board.places?.({ kind, id: id.join(':'), name: '' }) ?? [];
  });
  const pointed = legal.find((one) => one.move === move)?.data ?? null;
  return { places, move: pointed, hint: null, traces: [] };
}

/** A table that begins there: the reader with what the picture shows, bots in the other seats. */
export async function tryOut(game: string, { options, position, seats, seat: mine }: ExampleState): Promise<string> {
  const { table } = await api.makeTable({
    game,
    options,
    seats: Array.from({ length: seats }, (_, seat) => (seat === mine ? 'me' : 'bot:medium')),
    training: true,
    private: true,
    position,
  });
  return table;
}
