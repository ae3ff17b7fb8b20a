import type { AnyBoard } from '../board';
import type { SeatState, TableState } from '../wire';
import {
  dayOf,
  levelKey,
  LONGEST_WORDS,
  progress,
  type Best,
  type FinishedGame,
  type Outcome,
} from './progress.svelte';
import { said } from './said';

/** What is remembered of a table, as `progress.finishGame` takes it. */
export interface Finished {
  readonly game: FinishedGame;
  readonly result: Best;
  readonly levels: readonly string[];
}

/**
 * What somebody made of a game that is over. Nothing for those who looked on, for those who played each other on one screen, and
 * where moves could always be taken back.
 */
export function finishedAt(table: TableState, board: AnyBoard | null, cooperative: boolean): Finished | null {
  const { result, seats } = table;
  const [mine, another] = seats.filter(({ yours }) => yours);
  if (table.status !== 'over' || !result || !mine || table.training || (another && !cooperative)) {
    return null;
  }
  const outcome = outcomeOf(result.kind, result.winners.includes(mine.seat));
  const on = dayOf(new Date());
  const words = board?.epilogue?.(result, table.view) ?? result.reason;
  return {
    game: { game: table.game, outcome, on, company: seats.filter(({ yours }) => !yours).map(nameOf) },
    result: {
      outcome,
      score: result.scores[mine.seat] ?? 0,
      moves: table.moves,
      words: firstSentences(said(words, seats)),
      on,
    },
    levels: Object.keys(board?.pickers ?? {}).map((option) =>
      levelKey(table.game, option, table.options[option] ?? ''),
    ),
  };
}

/** Keeps what came of it, however often the table is looked at again. */
export function remember(table: TableState, board: AnyBoard | null, cooperative: boolean): void {
  const finished = finishedAt(table, board, cooperative);
  if (finished) {
    progress.finishGame(table.table, finished.game, finished.result, finished.levels);
  }
}

/** As many whole sentences as are kept of the best result. */
function firstSentences(words: string): string {
  const sentences = words.split(/(?<=[.!?]) /);
  while (sentences.length > 1 && sentences.join(' ').length > LONGEST_WORDS) {
    sentences.pop();
  }
  return sentences.join(' ');
}

function outcomeOf(kind: string, wins: boolean): Outcome {
  return wins ? 'won' : kind === 'draw' ? 'drew' : 'lost';
}

function nameOf({ kind, bot, name }: SeatState): string {
  return kind === 'bot' ? `bot:${bot ?? ''}` : (name ?? '');
}
