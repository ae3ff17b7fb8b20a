import { fleece } from '../art/palette';
import type { Player, SeatState, Story } from '../wire';
import { faceOf, seatWool } from './faces';
import { count, percent, seatLabel, together } from './words';

/** Less than that nobody would call luck. */
const EVEN = 3;

/** From here on nobody would look for the reason of a defeat in one's own play, in percent. */
const WELL = 95;

const DASHES = ['', '7 4', '2 3', '11 3 2 3', '5 2', '1 4', '9 5', '3 6'];

/** One line of the chart: whose it is and how it is drawn, by day and by night. */
export interface Strand {
  readonly seat: number;
  readonly name: string;
  readonly colour: string;
  readonly dash: string;
  readonly chances: readonly number[];
}

export function strandsOf(
  story: Story,
  game: string,
  seats: readonly SeatState[],
  options: Readonly<Record<string, string>>,
): readonly Strand[] {
  const strands = (story.chances[0] ?? []).map((_, seat) => ({
    seat,
    name: story.together ? 'All together' : seatLabel(seats, seat),
    colour: colourOf(game, seat, options),
    dash: DASHES[seat] ?? '',
    chances: story.chances.map((moment) => moment[seat] ?? 0),
  }));
  const draw = { seat: story.seats, name: 'A draw', colour: 'var(--ink-2)', dash: '1 5', chances: story.draws };
  return story.draws.some((chance) => chance > 0) ? [...strands, draw] : strands;
}

/** The deeper of a seat's two colours by day, the lighter by night: so each can be told from its ground. */
function colourOf(game: string, seat: number, options: Readonly<Record<string, string>>): string {
  const face = faceOf(game, seat, options);
  const { wool, ink } = fleece(face === 'shepherd' ? seatWool(seat) : face.wool);
  const [dark, light] = brightness(wool) < brightness(ink) ? [wool, ink] : [ink, wool];
  return `light-dark(${dark}, ${light})`;
}

function brightness(colour: string): number {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  return parts.reduce((sum, part) => sum + (Number.isNaN(part) ? 128 : part), 0);
}

/** A line through all chances on a field that is 100 high and as wide as there are moves. */
export function path(chances: readonly number[]): string {
  return chances.map((chance, at) => `${at === 0 ? 'M' : 'L'}${at} ${(100 - 100 * chance).toFixed(1)}`).join('');
}

/** A chance as hints say it; where one hopes for something else, how much of it. */
export const hope = (share: number, { unit }: Story) =>
  unit ? `${(share * unit.most).toFixed(1)} ${unit.name}` : percent(share);

/** So many hundredths, as one says them of chances and of what else one hopes for. */
export const amount = (points: number, { unit }: Story) =>
  unit ? `${((Math.abs(points) * unit.most) / 100).toFixed(1)} ${unit.name}` : `${Math.abs(points).toFixed(0)} points`;

export function hopes(strands: readonly Strand[], at: number, story: Story): string {
  return strands.map(({ name, chances }) => `${name} ${hope(chances[at] ?? 0, story)}`).join(', ');
}

export function luckInWords(luck: number, story: Story): string {
  if (Math.round(Math.abs(luck)) < EVEN) {
    return 'Good and bad luck evened out.';
  }
  const whose = story.together ? 'Luck was with you all' : 'Lucky';
  const not = story.together ? 'Luck was against you all' : 'Unlucky';
  return `${luck > 0 ? whose : not}: chance brought ${amount(luck, story)} ${luck > 0 ? 'more' : 'less'} than was to be expected.`;
}

export function accuracyInWords(player: Player, story: Story): string {
  const { accuracy, best, decisions } = player;
  if (accuracy === null) {
    return 'There was nothing to choose.';
  }
  const found = `No better move was found in ${best} of ${count(decisions, 'decision')}.`;
  return accuracy >= WELL && isLost(player, story)
    ? `${found} It was lost all the same: ${whatTookIt(player, story)}.`
    : found;
}

function isLost({ seat }: Player, { chances, draws, together, unit }: Story): boolean {
  return !unit && chances.at(-1)?.[together ? 0 : seat] === 0 && draws.at(-1) !== 1;
}

function whatTookIt({ seat, luck, others }: Player, story: Story): string {
  const start = story.chances[0]?.[story.together ? 0 : seat] ?? 0;
  const parts = [
    ...(100 * start < 100 / story.seats - EVEN ? [`it began at ${percent(start)}`] : []),
    ...(luck <= -EVEN ? [`chance took ${amount(luck, story)}`] : []),
    ...(others <= -EVEN ? [`the moves of others took ${amount(others, story)}`] : []),
  ];
  return parts.length > 0 ? together(parts) : 'nothing that was looked at would have kept it';
}

/** Who sits there when somebody tries again what that seat did: they themselves, and bots around them. */
export function tryAgain(seats: readonly SeatState[], seat: number): readonly string[] {
  return seats.map((other) => (other.seat === seat ? 'me' : `bot:${other.bot ?? 'medium'}`));
}
