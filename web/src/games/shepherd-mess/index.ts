import { defineBoard, type Figure, type Scene } from '../../board';
import { capital, count } from '../../lib/words';
import Board from './Board.svelte';
import { actOf, tilesIn } from './moves';
import { colourOf, isSetUp, PIECES, signOf } from './words';
import type { ShepherdMessEvent, ShepherdMessView } from './wire';

function placed(view: ShepherdMessView, seat: number): number {
  return view.sheep.filter((heap) => heap.flock === seat).reduce((sum, heap) => sum + heap.count, 0);
}

function prompt({ view, me }: Scene<ShepherdMessView>): string | null {
  switch (view.phase) {
    case 'place':
      return `Place a ${colourOf(view, me)} sheep on a lit tile: ${placed(view, me) + 1} of ${view.flock}.`;
    case 'pick':
      return 'Only one can go through: touch the sheep that goes.';
    case 'act':
      return view.movesLeft === 2 ? 'Two moves: run a dog, or build.' : 'One move left: run a dog, or build.';
    default:
      return null;
  }
}

const points = (halves: number) => (halves % 2 === 0 ? String(halves / 2) : (halves / 2).toFixed(1));

function facts(seat: number, view: ShepherdMessView): readonly Figure[] {
  const player = view.players[seat];
  if (!player || player.pen === 0) {
    return player ? [{ label: 'placed', value: `${placed(view, seat)}/${view.flock}` }] : [];
  }
  if (player.out) {
    return [{ label: 'out of the game', value: '' }];
  }
  return [
    { label: 'home', value: `${player.home}/${view.flock}` },
    { label: player.ram ? 'points, with the ram' : 'points', value: points(player.halfPoints) },
    ...(player.strangers > 0
      ? [{ label: 'strangers in the pen', value: String(player.strangers), tone: 'danger' as const }]
      : []),
  ];
}

function figures({ view }: Scene<ShepherdMessView>): readonly Figure[] {
  if (isSetUp(view)) {
    return [];
  }
  const flocks = view.players
    .filter((player) => !player.out)
    .map((player): Figure => ({
      label: `${capital(player.colour)} ${signOf(player.seat)}: barks to finish, roughly`,
      value: player.steps < 0 ? '?' : String(player.steps),
      share: player.home / view.flock,
      tone: 'good',
      places: view.sheep.filter((heap) => heap.flock === player.seat).map((heap) => heap.tile),
    }));
  const again: Figure[] =
    view.repetition > 0 && view.occurrences > 1
      ? [
          {
            label: 'This position has come up; the game ends at the last time',
            value: `${view.occurrences} of ${view.repetition}`,
            share: view.occurrences / view.repetition,
            tone: 'danger',
          },
        ]
      : [];
  return [
    ...flocks,
    ...again,
    { label: 'Round', value: `${view.round} of ${view.roundLimit}`, share: view.round / view.roundLimit },
  ];
}

export default defineBoard<ShepherdMessView, ShepherdMessEvent>({
  Board,
  aspect: (_, portrait) => (portrait ? 0.68 : 1.34),
  theme: 'rain',
  prompt,
  role: (seat, view) => (view.players[seat] ? `${capital(colourOf(view, seat))} ${signOf(seat)}` : null),
  facts,
  figures,
  group: (move) => {
    const act = actOf(move);
    switch (act.kind) {
      case 'run':
      case 'fight':
        return `Dog ${act.dog}`;
      case 'bridge':
      case 'stone':
      case 'wall':
      case 'corner':
      case 'gate':
        return `${PIECES[act.kind].title}, ${PIECES[act.kind].does}`;
      default:
        return '';
    }
  },
  places: tilesIn,
  epilogue: (result, view) => {
    const winners = view.players.filter((player) => result.winners.includes(player.seat));
    if (winners.length === 0) {
      return `${result.reason} The sheep go on grazing.`;
    }
    const home = winners.map(
      (player) =>
        `${capital(player.colour)} has ${count(player.home, 'sheep', 'sheep')}${player.ram ? ' and the ram' : ''} in the pen.`,
    );
    return [result.reason, ...home].join(' ');
  },
});
