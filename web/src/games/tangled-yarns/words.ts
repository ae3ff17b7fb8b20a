import type { Figure } from '../../board';
import { capital, count, inWords, percent, together } from '../../lib/words';
import { angleOf } from './map';
import { PAINT, RELICS, WAY_NAMES } from './palette';
import { counted } from './cast';
import {
  WAY_TILE_EFFECTS,
  WAY_TILE_TITLES,
  type Colour,
  type Phase,
  type Relic,
  type Sheep,
  type WayTile,
  type YarnsView,
} from './wire';

/** What the flock is here for, in the first round and again when it changes. */
export function goalOf({ angel, round, phase, spaces }: YarnsView): string | null {
  if (phase === 'over') {
    return null;
  }
  if (angel) {
    return 'The Angel is here: beat every cultist that is left, and you win.';
  }
  const gates = inWords(spaces.filter(({ gate }) => gate > 0).length).toLowerCase();
  return round <= 1 ? `Lock all ${gates} gates before the Shepherd. No cultist may reach the altar.` : null;
}

/** What each sheep is good at, healthy and corrupted. */
export const TRAITS: Record<Sheep, readonly [healthy: string, corrupted: string]> = {
  Lily: ['Takes any power-up she names, on any tile.', 'Takes the tile’s relic or tries fate; on red she chooses.'],
  Poppy: ['Walks up to 4, but turns no tile.', 'Walks up to 4; no attack of her own, she only helps.'],
  Twyla: ['Walks through walls.', 'Walks through one wall in each walk.'],
  Moppet: ['Locks with a relic beside her, walls or not.', 'Locks with a relic beside her, not through walls.'],
  Blackberry: ['Attacks with 3, defends with 2.', 'Attacks with 4; shares no tile with other sheep.'],
  Melbrook: ['May turn a tile beside her.', 'May turn a tile beside her, not through walls.'],
};

export const traitOf = (sheep: Sheep, corrupted: boolean) => TRAITS[sheep][corrupted ? 1 : 0];

export const PHASES = [
  ['Shepherd', 'The Shepherd moves on, and servants arrive'],
  ['Sheep', 'Each sheep may walk once and act once'],
  ['Turning', 'Sheep may turn tiles'],
  ['Cultists', 'Cultists step towards the altar'],
  ['Wolves', 'Wolves run to the nearest sheep'],
  ['Attacks', 'Wolves attack the sheep they have reached'],
] as const;

const SETUP: readonly Phase[] = ['tile', 'wall', 'way', 'gate', 'pick', 'claim', 'flip'];
export const isSetUp = ({ phase }: YarnsView) => SETUP.includes(phase);

const COMPASS = ['north', 'north-east', 'south-east', 'south', 'south-west', 'north-west'];
/** "north (red)". */
export const sideWords = (wall: Colour) => `${COMPASS[angleOf(wall) / 60] ?? ''} (${PAINT[wall].name})`;

export const relicName = (relic: Relic) => RELICS[relic].name;
export const placeName = (cell: string) => (cell === 'alt' ? 'the altar' : cell);

export const wayTitle = (tile: string) => (tile in WAY_NAMES ? WAY_TILE_TITLES[tile as WayTile] : '');
export const wayEffect = (tile: string) => (tile in WAY_NAMES ? WAY_TILE_EFFECTS[tile as WayTile] : '');

/** "2 wolves and 1 cultist". */
export function servantsWords(wolves: number, cultists: number): string {
  return together([
    ...(wolves > 0 ? [count(wolves, 'wolf', 'wolves')] : []),
    ...(cultists > 0 ? [count(cultists, 'cultist')] : []),
  ]);
}

/** Who stands on a cell. */
function crowdWords(view: YarnsView, cell: string): string {
  const sheep = view.sheep
    .filter((one) => one.cell === cell && !one.dead)
    .map((one) => (one.corrupted ? `corrupted ${one.sheep}` : one.sheep));
  const servants = servantsWords(counted(view.wolves).get(cell) ?? 0, counted(view.cultists).get(cell) ?? 0);
  const angel = view.angel?.cell === cell ? ['the Angel'] : [];
  return together([...sheep, ...(servants ? [servants] : []), ...angel]);
}

/** What lies on a cell, where its wall is and who stands there: "b3: bone, wall north (red), Lily". */
export function cellWords(view: YarnsView, cell: string): string {
  const tile = view.tiles.find((one) => one.cell === cell);
  const ground = tile ? `${relicName(tile.relic)}, wall ${sideWords(tile.wall)}` : '';
  const near = view.cultists.find((one) => one.cell === cell);
  const far = near && near.distance > 0 ? `${count(near.distance, 'step')} from the altar` : '';
  const parts = [ground, crowdWords(view, cell), far].filter((part) => part !== '');
  return `${capital(placeName(cell))}${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`;
}

/** A space of the Way: what lies there, and what comes when he does. */
export function spaceWords(view: YarnsView, index: number): string {
  const space = view.spaces[index];
  if (!space) {
    return '';
  }
  const lies = space.symbols.length
    ? `Gate ${space.gate}: ${together(space.symbols.map(relicName))}`
    : space.tile
      ? `${wayTitle(space.tile)}: ${wayEffect(space.tile)}`
      : space.gate > 0
        ? `Gate ${space.gate}, locked`
        : `Space ${index} of the Way`;
  if (view.shepherd.space === index) {
    return `${lies}. The Shepherd ${view.shepherd.lies ? 'lies' : 'stands'} here`;
  }
  const coming = servantsWords(space.wolves, space.cultists) || 'nobody';
  return space.rounds > 0
    ? `${lies}. The Shepherd comes in ${count(space.rounds, 'round')}, and ${coming} with him`
    : lies;
}

export function sheepWords(view: YarnsView, sheep: Sheep): string {
  const one = view.sheep.find((pawn) => pawn.sheep === sheep);
  if (!one || one.dead) {
    return `${sheep} is dead`;
  }
  // What was left undone before is too late once tiles are turned
  const acts = view.phase === 'turn' ? [] : [...(one.moved ? [] : ['walk']), ...(one.acted ? [] : ['act'])];
  const left = [...acts, ...(one.turned || sheep === 'Poppy' ? [] : ['turn'])];
  const may = left.length > 0 ? `may ${together(left)}` : 'has done everything';
  const danger = one.danger > 0 ? `, ${percent(one.danger)} hit by wolves` : '';
  return `${sheep}${one.corrupted ? ', corrupted,' : ''} on ${placeName(one.cell)}, ${may}${danger}`;
}

/** Rounds until the Shepherd stands above an open gate; nothing where none is ahead. */
export function nextGate(view: YarnsView) {
  return view.spaces.filter((space) => space.symbols.length > 0 && space.rounds > 0)[0] ?? null;
}

export const nearestCultist = (view: YarnsView) =>
  [...view.cultists].sort((one, other) => one.distance - other.distance)[0] ?? null;

export const tone = (left: number): Figure['tone'] => (left <= 2 ? 'danger' : 'plain');
