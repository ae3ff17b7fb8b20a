import type { Listed } from '../../board';
import type { Phase, Standing, SheepHopMove } from './wire';

/** Where a saved sheep goes. */
export const HOME = 'home';

/** A move as the board shows it. */
export interface Step {
  readonly kind: 'slide' | 'hop' | 'stop' | 'wolf' | 'other';
  /** The space of the sheep that moves; empty for wolves that are placed. */
  readonly from: string;
  /** A space, or home. */
  readonly to: string;
}

/** The sheep in the middle of its chain hops on, or stops, from where it is. */
export function stepOf(move: SheepHopMove, hopper: string): Step {
  switch (move.type) {
    case 'slide':
    case 'hop':
      return { kind: move.type, from: move.from, to: move.to };
    case 'hopOn':
      return { kind: 'hop', from: hopper, to: move.to };
    case 'stop':
      return { kind: 'stop', from: hopper, to: '' };
    case 'placeWolf':
      return { kind: 'wolf', from: '', to: move.space };
    default:
      return { kind: 'other', from: '', to: '' };
  }
}

export type ListedStep = Listed<SheepHopMove> & Step;

export function stepsOf(legal: readonly Listed<SheepHopMove>[], hopper: string): readonly ListedStep[] {
  return legal.map((listed) => ({ ...listed, ...stepOf(listed.data, hopper) }));
}

/** A try that is not listed, so that the rules can say what is wrong with it. */
export function attempt({ colour, space }: Standing, to: string, phase: Phase, far: boolean): SheepHopMove {
  return phase === 'chain'
    ? { type: 'hopOn', to }
    : { type: far ? 'hop' : 'slide', colour, from: space, to, extra: phase === 'extra' };
}
