import { set, telling } from '../../lib/changed';
import { HOME } from './moves';
import { LETTERS } from './words';
import type { Colour, SheepHopEvent, SheepHopView, Standing, Wolf } from './wire';

/** The picture after something has happened. */
export const after = telling<SheepHopView, SheepHopEvent>({
  tileLaid: ({ tiles }, { kind, space }) => tiles.push({ kind, space, shows: '' }),
  tilesTakenUp: (view) => (view.tiles = []),
  shuffled: (view, { sheep }) => (view.sheep = sheep.map(grazing)),
  wolfPlaced: ({ wolves }, { wolf, space, next }) => wolves.push({ wolf, name: '', space, path: '', next }),
  rolled: (view, { face, number }) => set(view, { roll: face, rolls: number }),
  slid: (view, { from, to }) => gone(view, from, to),
  hopped: (view, { from, to }) => gone(view, from, to),
  cameHome: (view, { colour, saved }) => set(view, { fold: joined(view.fold, colour), saved }),
  wolfStepped: ({ wolves }, { wolf, to, next }) =>
    set(
      wolves.find((one) => one.wolf === wolf),
      { space: to, next },
    ),
  captured: (view, { space, colour, captured }) => {
    gone(view, space, HOME);
    set(view, { den: joined(view.den, colour), captured });
  },
  moleMoved: (view, { mole, molehill, next }) => {
    const places: Record<string, string> = { mole, molehill };
    view.tiles.forEach((tile) => (tile.space = places[tile.kind] ?? tile.space));
    heading(view, next);
  },
  wolvesTurned: (view, { direction, next }) => {
    view.direction = direction;
    heading(view, next);
  },
  nightFell: (view) => (view.phase = 'over'),
});

function grazing({ space, colour }: Standing) {
  return { space, colour, danger: { chances: 0, outOf: 1 }, dangerBeforeItMayMove: 0, movesHome: -1 };
}

/** Who comes home is on its way to the fold. */
function gone(view: SheepHopView, from: string, to: string): void {
  view.sheep = view.sheep.filter(({ space }) => to !== HOME || space !== from);
  set(
    view.sheep.find(({ space }) => space === from),
    { space: to },
  );
}

function joined(pile: readonly Colour[], colour: Colour): Colour[] {
  return [...pile, colour].sort((one, other) => LETTERS.indexOf(one) - LETTERS.indexOf(other));
}

function heading({ wolves }: SheepHopView, next: { [P in Wolf]?: string[] }): void {
  wolves.forEach((one) => (one.next = next[one.wolf] ?? one.next));
}

/** Is it dark? */
export const isNight = ({ phase, rolls, nightfall }: SheepHopView) => phase === 'over' && rolls >= nightfall;
