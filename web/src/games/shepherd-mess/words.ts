import type { MarkKind } from '../../art/palette';
import { SEAT_MARKS, SEAT_SIGNS } from '../../art/palette';
import { plain } from '../../lib/said';
import { capital, count } from '../../lib/words';
import { WOOL } from './faces';
import type { Bark, Company, DogPawn, Exit, Habit, Heap, Phase, Piece, Scared, ShepherdMessView, Side } from './wire';

/** The ram belongs to no flock. */
export const RAM = 4;

interface Breed {
  readonly face: string;
  readonly coat: string;
  readonly patch: string;
}

/** How each colour is drawn; never by its colour alone, for every seat has its symbol. */
const BREEDS: Record<string, Breed> = {
  white: { face: '#4a3f49', coat: '#fff8ea', patch: '#d9c4a0' },
  black: { face: '#2b2630', coat: '#5f5768', patch: '#3a3440' },
  brown: { face: '#4a3122', coat: '#c39a70', patch: '#7c5636' },
  grey: { face: '#4d4756', coat: '#cbc5d0', patch: '#87808f' },
};
const PLAIN: Breed = { face: '#4a3f49', coat: '#fff8ea', patch: '#5b4a46' };

/** The colour that stands for each seat on pens and labels. */
const TONES = ['#d9604f', '#3f83bd', '#c98a17', '#4c9350'];

export const colourOf = (view: ShepherdMessView, seat: number) => view.players[seat]?.colour ?? '';
export const flockName = (view: ShepherdMessView, flock: number) => (flock === RAM ? 'ram' : colourOf(view, flock));
export const breedOf = (view: ShepherdMessView, seat: number) => BREEDS[colourOf(view, seat)] ?? PLAIN;
export const woolOf = (view: ShepherdMessView, seat: number) => WOOL[colourOf(view, seat)] ?? 'cream';
/** Dark animals have a pale rim, or nobody saw them on dark ground. */
export const isDark = (view: ShepherdMessView, seat: number) => colourOf(view, seat) === 'black';
export const markOf = (seat: number): MarkKind => (seat === RAM ? 'none' : (SEAT_MARKS[seat] ?? 'none'));
export const signOf = (seat: number) => SEAT_SIGNS[seat] ?? '';
export const toneOf = (seat: number) => TONES[seat] ?? 'var(--line-2)';

export function flockNamed(view: ShepherdMessView, name: string): number {
  return name === 'ram' ? RAM : (view.players.find((player) => player.colour === name)?.seat ?? RAM);
}

const SET_UP: readonly Phase[] = ['first', 'mud', 'puddles', 'place', 'pens', 'ram'];

/** The game has not begun: the meadow is laid out, and the sheep are placed on it. */
export function isSetUp(view: ShepherdMessView): boolean {
  return SET_UP.includes(view.phase);
}

/** A warning that the game goes in circles; nothing while it does not. */
export function againWords(view: ShepherdMessView): string | null {
  return view.repetition > 0 && view.occurrences > 1 && !isSetUp(view)
    ? `This position has come up ${view.occurrences} times; the game ends when it does ${view.repetition} times.`
    : null;
}

/** "3 white sheep", "the ram". */
export function counted(view: ShepherdMessView, flock: number, many: number): string {
  return flock === RAM ? 'the ram' : `${many} ${colourOf(view, flock)} sheep`;
}

/** A heap as it stands on its tile. */
export function heapState(view: ShepherdMessView, heap: Heap): string {
  const home = heap.steps > 0 ? `, about ${count(heap.steps, 'bark')} from home` : '';
  const safe = heap.steps === 0 && !isSetUp(view) && heap.flock !== RAM ? ', at home' : '';
  return `${capital(counted(view, heap.flock, heap.count))}${home}${safe}`;
}

const stateOf = (pawn: DogPawn) => (pawn.used ? 'has had its move' : pawn.state);
const nameOf = (view: ShepherdMessView, pawn: DogPawn) => `${capital(colourOf(view, pawn.seat))} dog ${pawn.dog}`;

/** A dog as it stands on its tile. */
export const dogState = (view: ShepherdMessView, pawn: DogPawn) => `${nameOf(view, pawn)}, ${stateOf(pawn)}`;

export const dogWords = (view: ShepherdMessView, pawn: DogPawn) =>
  `${nameOf(view, pawn)} on ${pawn.tile}, ${stateOf(pawn)}`;

/** A habit in a word, for a label on the meadow, and in a few, for a list. */
const HABITS: Record<Habit, readonly [string, string]> = {
  'straight-on': ['straight', 'straight on'],
  'joins-own': ['joins own', 'turns aside to its own kind'],
  'among-strangers': ['strangers', 'straight on, among strangers'],
  torn: ['torn', 'undecided: its own kind on both sides'],
  'only-way': ['only way', 'the only way open'],
  'better-side': ['better side', 'the better side'],
  undecided: ['undecided', 'undecided: both sides are alike'],
  blocked: ['blocked', 'no way out'],
  'safe-at-home': ['safe', 'safe at home'],
  waits: ['waits', 'one at a time'],
};

export const habitWord = (habit: Habit) => HABITS[habit][0];
const habitWords = (habit: Habit) => HABITS[habit][1];

/** What scared sheep would do, in a sentence. */
export function scaredWords(view: ShepherdMessView, sheep: Scared): string {
  const who = `${counted(view, sheep.flock, sheep.count)} on ${sheep.tile}`;
  const to = sheep.way.at(-1);
  if (to === undefined) {
    return `${capital(who)} ${sheep.count === 1 ? 'stays' : 'stay'}: ${habitWords(sheep.habit)}`;
  }
  if (sheep.going === 0) {
    const one = sheep.count > 1 ? ': one' : '';
    return sheep.contends
      ? `${capital(who)}${one} may go to ${to}, you pick`
      : `${capital(who)} must wait: the way to ${to} is used up`;
  }
  const rest = sheep.count - sheep.going;
  const waiting = rest > 0 ? `; ${rest} ${rest === 1 ? 'waits' : 'wait'}, one at a time` : '';
  const going = rest > 0 ? `${sheep.going} of ${who}` : capital(who);
  return `${going} ${sheep.going === 1 ? 'goes' : 'go'} to ${to}: ${habitWords(sheep.habit)}${waiting}`;
}

/** What a bark would do: what its player may regret first. */
export const barkWords = (view: ShepherdMessView, { warnings, sheep }: Bark): readonly string[] => [
  ...warnings.map(({ sentence }) => plain(sentence)),
  ...sheep.map((one) => scaredWords(view, one)),
];

export const SIDE_NAMES: Record<Side, string> = { N: 'north', E: 'east', S: 'south', W: 'west' };

const COMPANY: Record<Company, string> = { own: 'its own kind', empty: 'free', strange: 'strangers' };

/** A way out that the foresight looked at: where it leads and who is there, or what closes it. */
export function exitWords({ side, tile, company, closed }: Exit): string {
  const way = capital(SIDE_NAMES[side]);
  return company ? `${way}: ${tile}, ${COMPANY[company]}` : `${way}: ${closed}`;
}

export const PIECES: Record<Piece, { readonly title: string; readonly does: string }> = {
  bridge: { title: 'Bridge', does: 'over a puddle' },
  stone: { title: 'Stone', does: 'at a side of a muddy patch' },
  wall: { title: 'Wall', does: 'on a border between two tiles' },
  corner: { title: 'Corner', does: 'on two borders that meet' },
  gate: { title: 'Gate', does: 'into a wall' },
};
export const PIECE_NAMES = Object.keys(PIECES) as Piece[];
