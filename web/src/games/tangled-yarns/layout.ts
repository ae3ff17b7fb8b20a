import type { Shape, Slot } from '../../board';
import { frame } from './map';

/** Where the city lies in its room: how it is drawn, how large, and whether the tray stands beside it or below. */
export interface Fit {
  readonly shape: Shape;
  readonly beside: boolean;
  readonly width: number;
  readonly height: number;
}

/** What the tray needs at least, in rem, though never more than a share of the room. */
const TRAY = { width: 15, narrow: 10.5, height: 11, share: 0.44 };
/** In less than this, in rem, there is room only for what can be done; in more also for names. */
const TIGHT = { width: 10.5, height: 10 };
const ROOMY = { width: 15, height: 28 };
export const GAP = 8;

type Space = Pick<Slot, 'width' | 'height' | 'panel'> & { readonly shape?: Shape };

/** The largest city that leaves the tray its room. */
export function fitted({ shape, width, height, panel }: Space, rem: number): Fit {
  const lies = shape === 'short' || (panel && width > height);
  const aside = Math.min((lies ? TRAY.narrow : TRAY.width) * rem, TRAY.share * width);
  const under = Math.min(TRAY.height * rem, TRAY.share * height);
  const ways = (lies ? (['wide', 'short'] as const) : (['wide', 'tall', 'short'] as const)).flatMap((shape) =>
    panel
      ? [sized(shape, true, width, height)]
      : [sized(shape, true, width - aside - GAP, height), sized(shape, false, width, height - under - GAP)],
  );
  return ways.reduce((best, one) => (scale(one) > scale(best) * 1.01 ? one : best));
}

function sized(shape: Shape, beside: boolean, width: number, height: number): Fit {
  const box = frame(shape);
  const by = Math.max(0, Math.min(width / box.width, height / box.height));
  return { shape, beside, width: Math.floor(box.width * by), height: Math.floor(box.height * by) };
}

export type Room = 'tight' | 'plain' | 'roomy' | 'vast';

/** What the page says and offers takes so much of its panel, in rem; each sheep with her gift takes so much more. */
const PANEL = { taken: 33, sheep: 5 };

/** How much room is left to the tray. */
export function roomBeside({ beside, width, height }: Fit, slot: Space, rem: number, sheep: number): Room {
  if (slot.panel) {
    return slot.height / rem >= PANEL.taken + PANEL.sheep * sheep ? 'vast' : 'roomy';
  }
  const wide = (beside ? slot.width - width - GAP : slot.width) / rem;
  const high = (beside ? slot.height : slot.height - height - GAP) / rem;
  const within = (least: typeof ROOMY) => wide >= least.width && high >= least.height;
  return within(ROOMY) ? 'roomy' : within(TIGHT) ? 'plain' : 'tight';
}

/** Pixels for a unit of the drawing. */
export const scale = ({ shape, width }: Fit) => width / frame(shape).width;
