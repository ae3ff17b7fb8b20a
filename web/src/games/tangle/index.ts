import { defineBoard, type Figure, type Scene } from '../../board';
import { some } from '../../lib/listed';
import { count } from '../../lib/words';
import type { Reference } from '../../lib/said';
import Board from './Board.svelte';
import { passages } from './inwords';
import { AREAS, areasFor, SPACES } from './map';
import { player, type CubeKind } from './palette';
import { cardName, hasBegun, missingWords, piecesWords, shareOf } from './words';
import type { ForesightView, OnArea, OnSpace, TangleEvent, TangleMove, TangleView } from './wire';

/** What plans count, as far as somebody has any of it. */
function facts(seat: number, view: TangleView): readonly Figure[] {
  const built = (tile: string) => view.tiles.filter((one) => one.seat === seat && one.tile === tile).length;
  const counts = [
    ['trees', built('tree')],
    ['meadows', built('meadow')],
    ['bushes', built('bush')],
    ['lakes', built('lake')],
    ['cards', view.seats[seat]?.front.length ?? 0],
  ] as const;
  return hasBegun(view)
    ? counts.filter(([, number]) => number > 0).map(([label, number]) => ({ label, value: String(number) }))
    : [];
}

function figures({ view, me }: Scene<TangleView, TangleMove>): readonly Figure[] {
  if (!hasBegun(view)) {
    return [];
  }
  const nearest = [...(view.seats[me]?.goals ?? [])].sort((one, other) => one.missing - other.missing)[0];
  return [
    { label: 'Round', value: String(view.round), brief: `Round ${view.round}`, drawn: true },
    ...some(nearest, (nearest) => ({
      label: `Nearest plan, ${cardName(nearest.card)}: missing ${missingWords(nearest) || 'nothing'}`,
      value: piecesWords(nearest),
      brief: `Plan: ${piecesWords(nearest)}`,
      share: shareOf(nearest),
      drawn: true,
    })),
    { label: 'Free areas', value: String(areasFor(view.seats.length).length - view.tiles.length) },
    ...(view.steps > 0 ? [{ label: 'Built in this turn', value: count(view.steps, 'step') }] : []),
  ];
}

/** A placement of which nothing comes, or tiles alike that change places. */
function isIdle(move: TangleMove, foresight: ForesightView | null | undefined): boolean {
  return move.type === 'place'
    ? (foresight?.places.some(({ to, idle }) => idle && to === move.to) ?? false)
    : move.type === 'shift' && (foresight?.idle.some(({ areas }) => areas.join() === move.areas.join()) ?? false);
}

const GROUPS: Partial<Record<TangleMove['type'], string>> = {
  place: 'Place a root',
  home: 'Bring a root home',
  cast: 'Cast a card',
  takeCard: 'Take a card',
  steps: 'Move the trackers',
  dropTile: 'Give up',
  dropCard: 'Give up',
};

/** All of its kind on the board; tracks and cards are shown by themselves. */
function meant({ kind, id }: Reference, { spaces, tiles }: TangleView): readonly string[] {
  const onSpaces = (is: (space: OnSpace) => unknown) => spaces.filter(is).map(({ space }) => space);
  const onAreas = (is: (tile: OnArea) => boolean) => tiles.filter(is).map(({ area }) => area);
  switch (kind) {
    case 'cube':
      return onSpaces(({ cubes }) => cubes[id as CubeKind]);
    case 'kind':
      return onSpaces((space) => space.kind === id);
    case 'tile':
      return onAreas(({ tile }) => tile === id);
    case 'seed':
      return [...onAreas(({ seed }) => seed === id), ...onSpaces((space) => space.kind === `${id}-seed`)];
    case 'track':
    case 'card':
    case 'victory':
      return [`${kind} ${id}`];
    default:
      return [];
  }
}

export default defineBoard<TangleView, TangleEvent, TangleMove>({
  Board,
  aspect: 'fill',
  inWords: passages,
  theme: 'forest',
  role: (seat) => player(seat).name,
  facts,
  figures,
  group: (move) => (move.type === 'place' ? `Root on ${move.from}` : (GROUPS[move.type] ?? '')),
  idle: (move, foresight) => isIdle(move, foresight as ForesightView | null | undefined),
  places: ({ kind, id }) => ((kind === 'space' || kind === 'area') && [...SPACES, ...AREAS].includes(id) ? [id] : []),
  meant,
  silent: (move) => move.type === 'done' || move.type === 'skip',
  epilogue: (result, view) => `${result.reason} It took ${count(view.round, 'round')}.`,
});
