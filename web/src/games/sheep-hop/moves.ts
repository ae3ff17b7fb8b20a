import type { LegalMove } from '../../wire';

/** Where a saved sheep goes. */
export const HOME = 'home';

/** A listed move as the board shows it. */
export interface Step {
  readonly kind: 'slide' | 'hop' | 'stop' | 'wolf' | 'other';
  readonly move: string;
  readonly text: string;
  /** The space of the sheep that moves; empty for wolves that are placed. */
  readonly from: string;
  /** A space, or home. */
  readonly to: string;
}

const SPACE = '[a-z][1-9]\\d?';
const FIRST = new RegExp(`^\\+?[TCS] (${SPACE})([-x])(${SPACE}|${HOME})$`);
const ON = new RegExp(`^x(${SPACE}|${HOME})$`);
const WOLF = new RegExp(`^wolf [LB] (${SPACE})$`);

/**
 * Reads the notation: `T b2-b3` slides, `T b2xd2` hops, `+` marks a sheep that the Patou called, `xf2` lets the hopper
 * hop on, `stop` ends its chain, `wolf L e3` places a wolf.
 */
export function stepOf({ move, text }: Pick<LegalMove, 'move' | 'text'>, hopper: string): Step {
  const [, from = '', sign, to = ''] = FIRST.exec(move) ?? [];
  if (sign) {
    return { kind: sign === '-' ? 'slide' : 'hop', move, text, from, to };
  }
  const on = ON.exec(move)?.[1];
  if (on) {
    return { kind: 'hop', move, text, from: hopper, to: on };
  }
  const placed = WOLF.exec(move)?.[1];
  if (placed) {
    return { kind: 'wolf', move, text, from: '', to: placed };
  }
  return { kind: move === 'stop' ? 'stop' : 'other', move, text, from: move === 'stop' ? hopper : '', to: '' };
}

export function stepsOf(legal: readonly LegalMove[], hopper: string): readonly Step[] {
  return legal.map((move) => stepOf(move, hopper));
}

/** The spaces that a move or a sentence names. */
export function spacesIn(text: string): readonly string[] {
  return text.match(/(?<![a-wyz])[a-z][1-9]\d?(?!\d)/g) ?? [];
}

/** A try that is not listed, written down so that the rules can say what is wrong with it. */
export function attempt(
  mover: { readonly colour: string; readonly space: string },
  to: string,
  phase: string,
  far: boolean,
): string {
  if (phase === 'chain') {
    return `x${to}`;
  }
  return `${phase === 'extra' ? '+' : ''}${mover.colour} ${mover.space}${far ? 'x' : '-'}${to}`;
}
