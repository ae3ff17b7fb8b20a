import type { ComponentStats, Difference, Distribution, Interval, Measure, Report, Standing } from '../report';
import type { AskRun, GameEntry, RunStatus } from '../wire';
import { valueLabel } from './options';
import { count, percent as whole, together } from './words';

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

/** Something people ask of a game, and what a run says to it. */
export interface Answer {
  readonly question: string;
  readonly answer: string;
}

/** Shares nearer together than that are called a little apart. */
const A_LITTLE = 0.05;
const MOST_TOLD = 3;

export function answersOf(report: Report): readonly Answer[] {
  const { byPlace, measures } = report;
  return [
    ...(byPlace[0] ? [{ question: 'Does it help to begin?', answer: beginning(byPlace[0], byPlace) }] : []),
    { question: 'How long is a game?', answer: lasting(report) },
    ...(measures && measures.things.length > 0
      ? [{ question: 'What makes a difference?', answer: mattering(measures.things, report.games) }]
      : []),
  ];
}

function beginning({ wins }: Standing, places: readonly Standing[]): string {
  const even = places.reduce((sum, place) => sum + place.wins.value, 0) / places.length;
  const off = wins.value - even;
  const more = `${Math.abs(off) < A_LITTLE ? 'a little ' : ''}${off > 0 ? 'more' : 'less'} than`;
  const verdict = wins.low > even || wins.high < even ? more : 'as far as these games can tell,';
  return `Whoever begins wins ${estimate(wins)}: ${verdict} an equal share of ${whole(even)}.`;
}

function lasting({ length, measures }: Report): string {
  const minutes = measures?.list.find(({ id }) => id === 'minutes')?.value;
  const time = minutes ? `about ${count(Math.max(1, Math.round(minutes.value)), 'minute')} and ` : '';
  return `A game takes ${time}${figure(length.mean.value)} moves (${figure(length.mean.low)}–${figure(length.mean.high)}) on average; nine in ten have ${figure(length.low)} to ${figure(length.high)}.`;
}

function mattering(things: readonly ComponentStats[], games: number): string {
  const telling = things.filter(({ stands }) => stands).sort((a, b) => a.probability - b.probability);
  const told = telling.slice(0, MOST_TOLD).map(({ name, used, won, offered, offeredWon, games: named }) => {
    const without = offered > used ? ` instead of ${whole((offeredWon - won) / (offered - used))}` : '';
    return `who uses ${name} wins ${whole(won / Math.max(1, used))}${without}, and it comes up in ${whole(named / games)} of the games`;
  });
  const most = [...things].sort((a, b) => b.games - a.games).slice(0, MOST_TOLD);
  return told.length > 0
    ? `${telling.length} of ${things.length} things do: ${told.join('; ')}.`
    : `Nothing that ${count(games, 'game')} could show. What comes up most: ${together(
        most.map(({ name, games: named }) => `${name} in ${whole(named / games)}`),
      )} of the games.`;
}

/** What one set-up changes against another, in a sentence. */
export function changeInWords(differences: readonly Difference[]): string {
  const told = differences
    .filter(({ stands }) => stands)
    .map(
      ({ figure: what, first, value, difference }) =>
        `${what} ${figure(value)} instead of ${figure(first)} (${bounds(difference)} apart)`,
    );
  return told.length > 0
    ? `With B instead of A: ${together(told.slice(0, MOST_TOLD))}${told.length > MOST_TOLD ? `, and ${told.length - MOST_TOLD} more` : ''}.`
    : 'Nothing differs by more than luck would, as far as these games can tell.';
}

/** "36 % (33–39)". */
function estimate({ value, low, high }: Interval): string {
  return `${whole(value)} (${Math.round(100 * low)}–${Math.round(100 * high)})`;
}

/** Options as people call them. */
export function optionsInWords(game: GameEntry | null, options: Record<string, string>): string {
  return Object.entries(options)
    .map(([id, value]) => {
      const option = game?.options.find((one) => one.id === id);
      return option ? `${option.label}: ${valueLabel(option, value)}` : `${id}: ${value}`;
    })
    .join(', ');
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
