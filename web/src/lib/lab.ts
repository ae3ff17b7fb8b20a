import type { Distribution, Interval, Measure } from '../report';
import type { AskRun, GameEntry, RunStatus } from '../wire';

export type LabBot = NonNullable<AskRun['bots']>[number];
export const LAB_BOTS: readonly LabBot[] = ['random', 'greedy', 'easy', 'medium'];

export type LabMeasure = NonNullable<AskRun['measure']>[number];

/** What is measured for those who ask, and what it costs. */
export const LAB_MEASURES: readonly { id: LabMeasure; title: string; cost: string }[] = [
  {
    id: 'choices',
    title: 'Choices: how many are real',
    cost: 'A search weighs two choices of every game: about twice as long.',
  },
  {
    id: 'skill',
    title: 'Skill: how much thinking pays',
    cost: 'Four or five times as many games on top, between bots that think: ten times as long or more.',
  },
  {
    id: 'luck',
    title: 'Luck: how much chance decides',
    cost: 'About as many games again: up to twice as long. It takes 16 games or more.',
  },
];

/** What somebody chooses before a run. */
export interface Plan {
  game: string;
  seats: number;
  bots: LabBot[];
  games: number;
  seed: number;
  alternate: boolean;
  measure: LabMeasure[];
  /** Options of each set-up by their ids; those that are as usual may be missing. */
  setups: Record<string, string>[];
}

export function planFor(game: GameEntry): Plan {
  return {
    game: game.id,
    seats: game.defaultSeats,
    bots: ['greedy'],
    games: 200,
    seed: 1,
    alternate: false,
    measure: [],
    setups: [{}],
  };
}

/** The options that differ from what is usual. */
export function chosen(game: GameEntry, options: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    game.options
      .map(({ id, standard }) => [id, options[id] ?? standard, standard] as const)
      .filter(([, value, standard]) => value !== standard)
      .map(([id, value]) => [id, value]),
  );
}

export function asked(game: GameEntry, plan: Plan): AskRun {
  return {
    game: plan.game,
    seats: plan.seats,
    bots: plan.bots.length === 1 ? plan.bots : plan.bots.slice(0, plan.seats),
    games: plan.games,
    seed: plan.seed,
    alternate: plan.alternate,
    measure: plan.measure,
    setups: plan.setups.map((options) => ({ options: chosen(game, options) })),
  };
}

export function isOver(status: RunStatus): boolean {
  return status === 'done' || status === 'stopped' || status === 'failed';
}

export const STATUS: Record<RunStatus, string> = {
  waiting: 'Waiting for its turn',
  running: 'Playing',
  paused: 'Paused',
  stopped: 'Stopped',
  failed: 'Failed',
  done: 'Done',
};

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** A measured number with as many decimals as mean anything. */
export function figure(value: number): string {
  const size = Math.abs(value);
  if (Number.isInteger(value) || size >= 1000) {
    return value.toLocaleString('en', { maximumFractionDigits: 0 });
  }
  return value.toFixed(size >= 10 ? 1 : 2);
}

export function signed(value: number): string {
  return (value > 0 ? '+' : '') + figure(value);
}

export function bounds({ low, high }: Interval, share = false): string {
  const text = share ? (value: number) => (100 * value).toFixed(1) : figure;
  return `${text(low)} to ${text(high)}${share ? ' %' : ''}`;
}

export function valueOf(measure: Measure): string {
  if (!measure.value) {
    return '–';
  }
  const { value } = measure.value;
  return measure.unit === 'share' ? percent(value) : `${figure(value)}${measure.unit ? ` ${measure.unit}` : ''}`;
}

/** Empty where the value is exact or missing. */
export function boundsOf(measure: Measure): string {
  const { value } = measure;
  return value && value.low < value.high ? bounds(value, measure.unit === 'share') : '';
}

/** Columns of a distribution within a box, in its units. */
export function columns(
  { bins }: Distribution,
  width: number,
  height: number,
): { x: number; y: number; width: number; height: number; text: string }[] {
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const step = width / Math.max(1, bins.length);
  return bins.map(({ from, to, count }, i) => ({
    x: i * step + step * 0.08,
    y: height - (count / most) * height,
    width: step * 0.84,
    height: (count / most) * height,
    text: `${figure(from)} to ${figure(to)}: ${count}`,
  }));
}

/** An address that begins the same run again. */
export function linkOf(plan: Plan): string {
  return `/lab?plan=${encodeURIComponent(JSON.stringify(plan))}`;
}

/** A plan from an address, as far as it fits the game. */
export function planFrom(text: string | null, games: readonly GameEntry[]): Plan | null {
  try {
    const read = JSON.parse(text ?? 'null') as Partial<Plan> | null;
    const game = games.find(({ id }) => id === read?.game);
    if (!game || !read) {
      return null;
    }
    const usual = planFor(game);
    const whole = (value: unknown, least: number, most: number, otherwise: number) =>
      typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : otherwise;
    const bots = Array.isArray(read.bots) ? read.bots.filter((bot) => LAB_BOTS.includes(bot)) : [];
    const setups = Array.isArray(read.setups) ? read.setups.slice(0, 2) : [];
    return {
      game: game.id,
      seats: whole(read.seats, game.leastSeats, game.mostSeats, usual.seats),
      bots: bots.length > 0 ? bots : usual.bots,
      games: whole(read.games, 1, 1_000_000, usual.games),
      seed: whole(read.seed, 0, Number.MAX_SAFE_INTEGER, usual.seed),
      alternate: read.alternate === true,
      measure: LAB_MEASURES.map(({ id }) => id).filter(
        (id) => Array.isArray(read.measure) && read.measure.includes(id),
      ),
      setups: setups.length > 0 ? setups.map((options) => known(game, options)) : usual.setups,
    };
  } catch {
    return null;
  }
}

function known(game: GameEntry, options: unknown): Record<string, string> {
  const entries = Object.entries(typeof options === 'object' && options !== null ? options : {});
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' && game.options.some(({ id }) => id === entry[0]),
    ),
  );
}
