import { defineBoard, type Figure, type Scene } from '../../board';
import { plain } from '../../lib/said';
import { capital, count } from '../../lib/words';
import Board from './Board.svelte';
import { passages } from './inwords';
import { ends } from './map';
import { isBuilding, pieceOf } from './moves';
import { barkWords, colourOf, isSetUp, PIECES, signOf } from './words';
import type { ForesightView, ShepherdMessEvent, ShepherdMessMove, ShepherdMessView } from './wire';

function placed(view: ShepherdMessView, seat: number): number {
  return view.sheep.filter((heap) => heap.flock === seat).reduce((sum, heap) => sum + heap.count, 0);
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

function figures({ view }: Scene<ShepherdMessView, ShepherdMessMove>): readonly Figure[] {
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
            drawn: true,
          },
        ]
      : [];
  return [
    ...flocks,
    ...again,
    {
      label: 'Round',
      value: `${view.round} of ${view.roundLimit}`,
      brief: `Round ${view.round}/${view.roundLimit}`,
      share: view.round / view.roundLimit,
    },
  ];
}

export default defineBoard<ShepherdMessView, ShepherdMessEvent, ShepherdMessMove>({
  Board,
  aspect: 'fill',
  inWords: ({ view }) => passages(view),
  theme: 'rain',
  role: (seat, view) => (view.players[seat] ? `${capital(colourOf(view, seat))} ${signOf(seat)}` : null),
  facts,
  figures,
  group: (move) => {
    if (isBuilding(move)) {
      const { title, does } = PIECES[pieceOf(move)];
      return `${title}, ${does}`;
    }
    return move.type === 'run' || move.type === 'fight' ? `Dog ${move.dog}` : '';
  },
  brings: (move, { view, foresight }) => {
    const barks = (foresight as ForesightView | null | undefined)?.barks ?? [];
    const bark = move.type === 'run' ? barks.find(({ dog, tile }) => dog === move.dog && tile === move.to) : undefined;
    return bark ? barkWords(view, bark) : [];
  },
  meant: ({ kind, id }, { sheep }) =>
    kind === 'flock' ? sheep.filter(({ flock }) => flock === Number(id)).map(({ tile }) => tile) : [],
  places: ({ kind, id }) => (kind === 'tile' ? [id] : kind === 'edge' ? ends(id) : []),
  epilogue: (result, view) => {
    const reason = plain(result.reason);
    const winners = view.players.filter((player) => result.winners.includes(player.seat));
    if (winners.length === 0) {
      return `${reason} The sheep go on grazing.`;
    }
    const home = winners.map(
      (player) =>
        `${capital(player.colour)} has ${count(player.home, 'sheep', 'sheep')}${player.ram ? ' and the ram' : ''} in the pen.`,
    );
    return [reason, ...home].join(' ');
  },
});
