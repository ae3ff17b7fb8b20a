import { defineBoard, type Figure, type Scene } from '../../board';
import { some } from '../../lib/listed';
import { plain, type Reference } from '../../lib/said';
import { count, percent, together } from '../../lib/words';
import Board from './Board.svelte';
import { passages } from './inwords';
import { sheepIn } from './moves';
import { isSetUp, nearestCultist, nextGate, servantsWords, tone } from './words';
import type { YarnsEvent, YarnsMove, YarnsView } from './wire';

const sheepOf = (view: YarnsView, seat: number) => view.sheep.filter((one) => one.seat === seat);

/** Only what is not plain: who is ready, and how the sheep have fared. */
function facts(seat: number, view: YarnsView): readonly Figure[] {
  const flock = sheepOf(view, seat).flatMap(({ sheep, dead, corrupted }): Figure[] =>
    dead || corrupted ? [{ label: sheep, value: dead ? 'dead' : 'corrupted', tone: dead ? 'danger' : 'plain' }] : [],
  );
  return [...flock, ...(view.seats[seat]?.done ? [{ label: 'ready', value: '✓' }] : [])];
}

/** What is about to happen on the Way. */
function ahead(view: YarnsView): readonly Figure[] {
  const gate = nextGate(view);
  const next = view.spaces.find(({ rounds }) => rounds === 1);
  return [
    ...some(gate, (gate) => ({
      label: `Rounds until the Shepherd reaches open gate ${gate.gate}`,
      value: String(gate.rounds),
      brief: `Shepherd ${gate.rounds}`,
      tone: tone(gate.rounds) ?? 'plain',
      places: [`gate-${gate.gate}`],
    })),
    ...(next
      ? [{ label: 'Next round brings', value: servantsWords(next.wolves, next.cultists) || 'nobody', drawn: true }]
      : []),
  ];
}

function figures({ view }: Scene<YarnsView, YarnsMove>): readonly Figure[] {
  if (isSetUp(view)) {
    return [];
  }
  const gates = view.spaces.filter(({ gate }) => gate > 0);
  const locked = gates.filter(({ symbols }) => symbols.length === 0).length;
  const near = nearestCultist(view);
  const hit = [...view.sheep].sort((one, other) => other.danger - one.danger)[0];
  return [
    { label: 'Round', value: String(view.round), drawn: true },
    {
      label: 'Gates locked',
      value: `${locked} of ${gates.length}`,
      brief: `Gates ${locked}/${gates.length}`,
      share: locked / gates.length,
      drawn: true,
    },
    ...(view.angel
      ? [
          { label: 'The Angel’s strength', value: String(view.angel.strength), places: [view.angel.cell] },
          { label: 'It moves up to', value: count(view.angel.steps, 'tile') },
          {
            label: 'Rounds after this',
            value: String(view.angel.roundsLeft),
            tone: tone(view.angel.roundsLeft) ?? 'plain',
          },
        ]
      : ahead(view)),
    ...(near
      ? [
          {
            label: `Nearest cultist, on ${near.cell}: altar in`,
            value: count(near.distance, 'round'),
            brief: `Altar ${near.distance}`,
            tone: tone(near.distance) ?? 'plain',
            places: near.paths,
            drawn: true,
          },
        ]
      : []),
    ...some(hit && hit.danger > 0 ? hit : null, (hit) => ({
      label: `${hit.sheep} hit by wolves`,
      value: percent(hit.danger),
      share: hit.danger,
      tone: 'danger' as const,
      places: [hit.cell],
      drawn: true,
    })),
  ];
}

const GROUPS: Partial<Record<YarnsMove['type'], string>> = {
  lock: 'Lock a gate',
  attack: 'Attack',
  done: 'The phase',
  wait: 'The phase',
  pick: 'Pick a sheep',
  answer: 'Your answer',
  books: 'Books',
};

/** All of its kind in the city; a colour is the corner that lies in its direction. */
function meant({ kind, id }: Reference, { sheep, tiles, spaces }: YarnsView): readonly string[] {
  switch (kind) {
    case 'colour':
      return [`corner-${id}`];
    case 'sheep':
      return sheep.filter((one) => one.sheep === id).map(({ cell }) => cell);
    case 'relic':
      return tiles.filter(({ relic }) => relic === id).map(({ cell }) => cell);
    case 'way':
      return spaces.flatMap(({ tile }, i) => (tile === id ? [`space-${i}`] : []));
    default:
      return [];
  }
}

export default defineBoard<YarnsView, YarnsEvent, YarnsMove>({
  Board,
  aspect: 'fill',
  inWords: ({ view }) => passages(view),
  theme: 'night',
  role: (seat, view) => together(sheepOf(view, seat).map(({ sheep }) => sheep)) || null,
  facts,
  figures,
  group: (move) => GROUPS[move.type] ?? sheepIn(move)[0] ?? '',
  pointable: true,
  places: ({ kind, id }) =>
    kind === 'cell' || kind === 'place' ? [id] : kind === 'gate' || kind === 'space' ? [`${kind}-${id}`] : [],
  meant,
  silent: (move) => move.type === 'done' || move.type === 'wait',
  inCompany: { consent: 'ask' },
  epilogue: (result, view) => {
    const living = view.sheep.filter(({ dead }) => !dead);
    const hale = living.filter(({ corrupted }) => !corrupted).length;
    const flock = `${living.length} of ${view.sheep.length} sheep live, ${hale} of them untouched`;
    return `${plain(result.reason)} It took ${count(view.round, 'round')}; ${flock}.`;
  },
});
