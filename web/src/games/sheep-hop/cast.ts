import type { Actor as Body, Point } from '../../lib/actors';
import type { Chart } from './map';
import type { Colour, SheepHopView, Standing, TileKind, Wolf, WolfPawn } from './wire';

/** Something that stands on the land: a sheep, a wolf or a tile. x and y are the feet of an animal, the middle of a tile. */
export type Actor = SheepActor | WolfActor | TileActor;

interface OnLand extends Body {
  /** Its space, fold or den. */
  readonly space: string;
  /** 1 is upright; smaller values show a tile that is turned over, or an animal that ducks. */
  readonly turn: number;
}

interface SheepActor extends OnLand {
  readonly kind: 'sheep';
  readonly what: Colour;
  readonly mood: 'calm' | 'glad' | 'scared';
}

interface WolfActor extends OnLand {
  readonly kind: 'wolf';
  readonly what: Wolf;
  readonly mood: 'growl' | 'prowl';
}

interface TileActor extends OnLand {
  readonly kind: 'tile';
  readonly what: TileKind;
  /** It does what it does just now. */
  readonly busy: boolean;
}

export const FOLD = 'fold';
export const DEN = 'den';
/** Sheep that have left the board are drawn smaller. */
const AWAY = 0.62;

export const sheepId = (space: string) => `sheep ${space}`;
export const wolfId = (wolf: Wolf) => `wolf ${wolf}`;
export const tileId = (kind: TileKind) => `tile ${kind}`;

export function footing(chart: Chart, space: string): Point {
  const { x, y } = chart.at(space);
  return { x, y: y + chart.cell.height * 0.25 };
}

const STILL = { lift: 0, turn: 1, fade: 1, facing: 'right' } as const;

function sheepOn(chart: Chart, { space, colour }: Standing): SheepActor {
  const body = { ...STILL, id: sheepId(space), like: `sheep ${colour}`, space, ...footing(chart, space) };
  return { ...body, size: chart.size, kind: 'sheep', what: colour, mood: 'calm' };
}

function wolfOn(chart: Chart, { wolf, space, next }: WolfPawn): WolfActor {
  const { x, y } = footing(chart, space);
  const ahead = chart.at(next[0] ?? space);
  const second = chart.at(next[1] ?? space);
  const facing = ahead.x > x || (ahead.x === x && second.x > x) ? 'right' : 'left';
  const id = wolfId(wolf);
  return {
    ...STILL,
    id,
    like: id,
    space,
    x,
    y,
    size: chart.size * 1.1,
    facing,
    kind: 'wolf',
    what: wolf,
    mood: 'prowl',
  };
}

/** Sheep that have left the board, each in its place. */
function pile(chart: Chart, colours: readonly Colour[], space: typeof FOLD | typeof DEN): readonly SheepActor[] {
  return colours.map((colour, i) => ({
    ...sheepOn(chart, { space, colour }),
    ...(space === FOLD ? chart.foldSlot(i) : chart.denSlot(i)),
    // All of a colour lie side by side: the one that comes is the last of them
    id: `${space} ${colour}${i - colours.indexOf(colour)}`,
    size: chart.size * AWAY,
    mood: space === FOLD ? 'glad' : 'scared',
    facing: space === FOLD ? 'left' : 'right',
  }));
}

/** All that stands on the land, as a view has it. */
export function actorsOf(view: SheepHopView, chart: Chart): readonly Actor[] {
  const tiles = view.tiles.map(({ kind, space }): TileActor => {
    const id = tileId(kind);
    return {
      ...STILL,
      id,
      like: id,
      space,
      ...chart.at(space),
      size: chart.size,
      kind: 'tile',
      what: kind,
      busy: false,
    };
  });
  const sheep = view.sheep.map((one): SheepActor => {
    const standing = sheepOn(chart, one);
    const facing = chart.upright && standing.x > chart.at(view.board.exitInside).x ? 'left' : 'right';
    return { ...standing, facing, mood: one.danger.chances > 0 ? 'scared' : 'calm' };
  });
  const wolves = view.wolves.map((pawn) => wolfOn(chart, pawn));
  return [...tiles, ...pile(chart, view.fold, FOLD), ...pile(chart, view.den, DEN), ...sheep, ...wolves];
}
