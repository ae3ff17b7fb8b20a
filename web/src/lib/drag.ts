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

/** Lets things on a drawing be dragged. A drag ends without the click that browsers send after it. */
export function dragging(grip: Grip): Attachment<SVGSVGElement> {
  return (svg) => {
    let start: PointerEvent | null = null;
    let carrying = false;

    const down = (event: PointerEvent) => {
      const { x, y } = pointIn(svg, event);
      start = event.isPrimary && event.button === 0 && grip.take(x, y) ? event : null;
      carrying = false;
    };
    const move = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.pointerId) {
        return;
      }
      if (!carrying && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > SLACK) {
        carrying = true;
        svg.setPointerCapture(event.pointerId);
      }
      if (carrying) {
        const { x, y } = pointIn(svg, event);
        grip.carry(x, y);
      }
    };
    const up = (event: PointerEvent) => {
      if (carrying) {
        const { x, y } = pointIn(svg, event);
        grip.drop(x, y);
        addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener('click', swallow, { capture: true }));
      }
      start = null;
      carrying = false;
    };
    const cancel = () => {
      if (carrying) {
        grip.letGo();
      }
      start = null;
      carrying = false;
    };

    svg.addEventListener('pointerdown', down);
    svg.addEventListener('pointermove', move);
    svg.addEventListener('pointerup', up);
    svg.addEventListener('pointercancel', cancel);
    return () => {
      svg.removeEventListener('pointerdown', down);
      svg.removeEventListener('pointermove', move);
      svg.removeEventListener('pointerup', up);
      svg.removeEventListener('pointercancel', cancel);
    };
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
