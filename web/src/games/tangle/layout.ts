import type { Shape, Slot } from '../../board';
import { frame } from './map';

/** Where the board lies in its room: how it is drawn, how large, and whether the tray stands beside it or below. */
export interface Fit {
  readonly shape: Shape;
  readonly beside: boolean;
  readonly width: number;
  readonly height: number;
  /** Pixels for a unit of the drawing. */
  readonly scale: number;
}

/** What the tray needs at least, in rem, though never more than a share of the room. */
const TRAY = { width: 15.2, height: 11.6, share: 0.46 };
export const GAP = 8;

type Space = Pick<Slot, 'width' | 'height' | 'panel'>;

/**
 * The largest board that leaves the tray its room.
 *
 * @param kept how the board lies already: people who know their way about it need not learn it anew
 */
export function fitted(players: number, { width, height, panel }: Space, rem: number, kept?: Shape): Fit {
  const shapes = kept ? [kept] : (['wide', 'tall'] as const);
  const aside = Math.min(TRAY.width * rem, TRAY.share * width);
  const under = Math.min(TRAY.height * rem, TRAY.share * height);
  const ways = shapes.flatMap((shape) =>
    panel
      ? [sized(players, shape, true, width, height)]
      : [
          sized(players, shape, true, width - aside - GAP, height),
          sized(players, shape, false, width, height - under - GAP),
        ],
  );
  return ways.reduce((best, one) => (one.scale > best.scale * 1.01 ? one : best));
}

function sized(players: number, shape: Shape, beside: boolean, width: number, height: number): Fit {
  const box = frame(players, shape);
  const scale = Math.max(0, Math.min(width / box.width, height / box.height));
  return { shape, beside, width: Math.floor(box.width * scale), height: Math.floor(box.height * scale), scale };
}

/** A tray as large as this, in rem, has room for plans and upkeep too: while nothing else is looked at, always, and with all stashes. */
const VAST = { width: 18, height: 46 };
const ROOMY = { width: 13, height: 30 };
const PLAIN = { width: 13, height: 21 };

export type Room = 'tight' | 'plain' | 'roomy' | 'vast';

/** What the page says and offers takes so much of its panel, in rem. */
const TAKEN = 12;
/** So high a panel has room for all that a roomy tray has. */
const IN_PANEL = 33;

export function roomBeside({ beside, width }: Fit, slot: Space, rem: number): Room {
  if (slot.panel) {
    const high = slot.height / rem - TAKEN;
    return high >= VAST.height ? 'vast' : high >= IN_PANEL ? 'roomy' : 'plain';
  }
  const within = (least: typeof ROOMY) =>
    beside && (slot.width - width - GAP) / rem >= least.width && slot.height / rem >= least.height;
  return within(VAST) ? 'vast' : within(ROOMY) ? 'roomy' : within(PLAIN) ? 'plain' : 'tight';
}
