import type { Attachment } from 'svelte/attachments';

/** What a board does with a finger or a mouse that carries something; places are in the drawing's own units. */
export interface Grip {
  /** True if something there may be carried. */
  readonly take: (x: number, y: number) => boolean;
  readonly carry: (x: number, y: number) => void;
  readonly drop: (x: number, y: number) => void;
  /** The carrying was broken off. */
  readonly letGo: () => void;
}

/** So many pixels make a tap a drag. */
const SLACK = 7;

export function pointIn(svg: SVGSVGElement, event: MouseEvent): { x: number; y: number } {
  const matrix = svg.getScreenCTM();
  const point = new DOMPoint(event.clientX, event.clientY);
  return matrix ? point.matrixTransform(matrix.inverse()) : point;
}

/**
 * Lets things be dragged over a drawing: things on it, or things beside it that are drawn onto its ground. A drag ends
 * without the click that browsers send after it.
 */
export function dragging(
  grip: Grip,
  ground?: () => SVGSVGElement | undefined,
): Attachment<SVGSVGElement | HTMLElement> {
  return (element) => {
    let start: PointerEvent | null = null;
    let carrying = false;
    const at = (event: PointerEvent) => {
      const svg = element instanceof SVGSVGElement ? element : ground?.();
      return svg ? pointIn(svg, event) : { x: 0, y: 0 };
    };

    const down = (event: Event) => {
      if (!(event instanceof PointerEvent)) {
        return;
      }
      const { x, y } = at(event);
      if (!event.isPrimary || event.button !== 0 || !grip.take(x, y)) {
        return;
      }
      start = event;
      carrying = false;
      // A quick hand has left the drawing before the first move is told
      addEventListener('pointermove', move);
      addEventListener('pointerup', up);
      addEventListener('pointercancel', cancel);
    };
    const move = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.pointerId) {
        return;
      }
      carrying ||= Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > SLACK;
      if (carrying) {
        const { x, y } = at(event);
        grip.carry(x, y);
      }
    };
    const up = (event: PointerEvent) => {
      if (carrying) {
        const { x, y } = at(event);
        grip.drop(x, y);
        addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      }
      rest();
    };
    const cancel = () => {
      if (carrying) {
        grip.letGo();
      }
      rest();
    };
    const rest = () => {
      start = null;
      carrying = false;
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
    };

    element.addEventListener('pointerdown', down);
    return () => {
      rest();
      element.removeEventListener('pointerdown', down);
    };
  };
}

/** Things on a board that are carried to where they may go, by the names that a chooser has for both. */
interface Carrying {
  readonly chooser: { readonly hold: (name: string) => void; readonly next: ReadonlyMap<string, unknown> };
  readonly stage: { readonly carry: (id: string, at: { x: number; y: number }) => void; readonly letGo: () => void };
  /** What lies there and may be carried. */
  readonly thingAt: (x: number, y: number) => string | null;
  /** Where it would be dropped. */
  readonly goalAt: (x: number, y: number) => string | null;
  /** Who it is on the stage, and how far below the finger it hangs. */
  readonly actor: (name: string) => string;
  readonly hangs: () => number;
  readonly drop: (name: string, goal: string | null, x: number, y: number) => void;
}

export function carrying({ chooser, stage, thingAt, goalAt, actor, hangs, drop }: Carrying) {
  let grasped: string | null = null;
  return dragging({
    take: (x, y) => {
      grasped = thingAt(x, y);
      return grasped !== null;
    },
    carry: (x, y) => {
      if (grasped !== null) {
        chooser.hold(grasped);
        stage.carry(actor(grasped), { x, y: y + hangs() });
      }
    },
    drop: (x, y) => {
      const goal = goalAt(x, y);
      // Where it may go, it stays until it does
      if (goal === null || !chooser.next.has(goal)) {
        stage.letGo();
      }
      if (grasped !== null) {
        drop(grasped, goal, x, y);
      }
    },
    letGo: () => stage.letGo(),
  });
}

/** Keeps the click that browsers send after a drag from meaning anything. */
export function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
