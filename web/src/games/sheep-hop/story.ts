import { HOME } from './moves';
import { LETTERS } from './words';
import type { Colour, Sheep, SheepHopEvent, SheepHopView, Standing, Wolf } from './wire';

/** The picture after something has happened. */
export function after(view: SheepHopView, event: SheepHopEvent): SheepHopView {
  switch (event.type) {
    case 'tileLaid':
      return { ...view, tiles: [...view.tiles, { kind: event.kind, space: event.space, shows: '' }] };
    case 'tilesTakenUp':
      return { ...view, tiles: [] };
    case 'shuffled':
      return { ...view, sheep: event.sheep.map(grazing) };
    case 'wolfPlaced': {
      const { wolf, space, next } = event;
      return { ...view, wolves: [...view.wolves, { wolf, name: '', space, path: '', next }] };
    }
    case 'rolled':
      return { ...view, roll: event.face, rolls: event.number };
    case 'slid':
    case 'hopped':
      return { ...view, sheep: gone(view.sheep, event.from, event.to) };
    case 'cameHome':
      return { ...view, fold: joined(view.fold, event.colour), saved: event.saved };
    case 'wolfStepped':
      return {
        ...view,
        wolves: view.wolves.map((one) =>
          one.wolf === event.wolf ? { ...one, space: event.to, next: event.next } : one,
        ),
      };
    case 'captured': {
      const sheep = view.sheep.filter(({ space }) => space !== event.space);
      return { ...view, sheep, den: joined(view.den, event.colour), captured: event.captured };
    }
    case 'moleMoved': {
      const places: Record<string, string> = { mole: event.mole, molehill: event.molehill };
      const tiles = view.tiles.map((tile) => ({ ...tile, space: places[tile.kind] ?? tile.space }));
      return { ...heading(view, event.next), tiles };
    }
    case 'wolvesTurned':
      return { ...heading(view, event.next), direction: event.direction };
    case 'nightFell':
      return { ...view, phase: 'over' };
    default:
      return view;
  }
}

const NO_DANGER = { chances: 0, outOf: 1 };

function grazing({ space, colour }: Standing): Sheep {
  return { space, colour, danger: NO_DANGER, dangerBeforeItMayMove: 0, movesHome: -1 };
}

/** Who comes home is on its way to the fold. */
function gone(sheep: readonly Sheep[], from: string, to: string): Sheep[] {
  return to === HOME
    ? sheep.filter(({ space }) => space !== from)
    : sheep.map((one) => (one.space === from ? { ...one, space: to } : one));
}

function joined(pile: readonly Colour[], colour: Colour): Colour[] {
  return [...pile, colour].sort((one, other) => LETTERS.indexOf(one) - LETTERS.indexOf(other));
}

function heading(view: SheepHopView, next: { [P in Wolf]?: string[] }): SheepHopView {
  return { ...view, wolves: view.wolves.map((one) => ({ ...one, next: next[one.wolf] ?? one.next })) };
}

/** Is it dark? */
export const isNight = ({ phase, rolls, nightfall }: SheepHopView) => phase === 'over' && rolls >= nightfall;

/** What of a view is drawn and told by events. That the die waits again, and all odds, belong to the decision that comes. */
export function drawn(view: SheepHopView) {
  const { fold, den, saved, captured, rolls, direction } = view;
  return {
    sheep: Object.fromEntries(view.sheep.map(({ space, colour }) => [space, colour])),
    wolves: Object.fromEntries(view.wolves.map(({ wolf, space, next }) => [wolf, { space, next }])),
    tiles: Object.fromEntries(view.tiles.map(({ kind, space }) => [kind, space])),
    night: isNight(view),
    ...{ fold, den, saved, captured, rolls, direction },
  };
}
