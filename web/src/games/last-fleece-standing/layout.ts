import type { Box, Point } from '../../lib/actors';
import type { FleeceView } from './wire';

/** Where the things of one seat lie. */
export interface SeatPlace {
  /** The middle of a cell; of the one that is no cell, where a piece waits beside the coat. */
  readonly cell: (cell: number) => Point;
  readonly seat: number;
  readonly box: Box;
  /** The middle of the first cell, and how far cells are apart. */
  readonly coat: Point & { readonly cell: number };
  readonly shear: Point & { readonly width: number };
  /** Battery and Blade. */
  readonly attached: readonly [Point, Point];
  readonly chip: number;
  readonly dog: Point;
  /** The Wolf or the Shepherd: never both. */
  readonly guest: Point;
  readonly beast: number;
  readonly pup: number;
  readonly tally: Point;
  /** Where cards of this seat come from and go to. */
  readonly hand: Point;
}

const HEAD = 22;
const TALLY = 20;
const GAP = 6;
const CARD_SHAPE = 1.4;
/** A card of the hand is never narrower, or its name could not be read; nor much wider than anybody needs. */
const LEAST_CARD = 50;
const MOST_CARD = 150;
const SPACED = 1.05;
/** Beside a strip of cards lie the buttons that shift it. */
export const EDGE = 30;

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The table in pixels: opponents along the top in turn order, deck and stack between, one's own things below. */
export class Layout {
  readonly places: readonly SeatPlace[];
  readonly centre: Box;
  readonly deck: Point;
  readonly discard: Point;
  readonly die: Point;
  readonly cardWidth: number;
  readonly dieSize: number;
  /** Where cards wait, and what is being decided. */
  readonly stack: Box;
  readonly handBox: Box;

  constructor(
    view: FleeceView,
    readonly width: number,
    readonly height: number,
    readonly bottom: number,
  ) {
    const upright = height > width * 1.05;
    const seats = view.seats.length;
    const others = Array.from({ length: seats - 1 }, (_, i) => (bottom + 1 + i) % seats);
    // Where there is width, the hand lies beside the own coat
    const handHeight = upright ? clamp(height * 0.19, 70, 170) : 0;
    const middleHeight = clamp(height * (upright ? 0.17 : 0.19), 68, 170);
    const rest = height - handHeight - middleHeight - (upright ? 3 : 2) * GAP;
    const topHeight = rest * (upright && others.length > 2 ? 0.48 : 0.5);
    const panel = (width - GAP * (others.length - 1)) / others.length;
    const rows = (seat: number) => Math.max(3, view.seats[seat]?.rows ?? 3);
    this.centre = { x: 0, y: topHeight + GAP, width, height: middleHeight };
    const own = { x: 0, y: topHeight + middleHeight + 2 * GAP, width, height: rest - topHeight };
    this.handBox = upright
      ? { x: 0, y: height - handHeight, width, height: handHeight }
      : { x: width * 0.61, y: own.y + 8, width: width * 0.39 - 8, height: own.height - 16 };
    const places = others.map((seat, i) =>
      placeOf(seat, { x: i * (panel + GAP), y: 0, width: panel, height: topHeight }, rows(seat)),
    );
    const mine = placeOf(bottom, own, rows(bottom), upright ? own.width : width * 0.6);
    this.places = [...places, { ...mine, hand: middle(this.handBox) }];

    this.cardWidth = (middleHeight - 16) / CARD_SHAPE;
    this.dieSize = Math.min(middleHeight * 0.56, 84);
    const y = this.centre.y + middleHeight / 2;
    const step = this.cardWidth + 12;
    this.deck = { x: 10 + this.cardWidth / 2, y };
    this.discard = { x: this.deck.x + step, y };
    this.die = { x: this.discard.x + this.cardWidth / 2 + 16 + this.dieSize / 2, y: y - 4 };
    const left = this.die.x + this.dieSize / 2 + 14;
    this.stack = { x: left, y: this.centre.y + 4, width: width - left - 4, height: middleHeight - 8 };
  }

  place(seat: number): SeatPlace {
    const found = this.places.find((place) => place.seat === seat);
    if (!found) {
      throw new Error(`There is no seat ${seat} at this table.`);
    }
    return found;
  }

  cell(seat: number, cell: number): Point {
    return this.place(seat).cell(cell);
  }

  /** The cell of a coat with so many rows at a point; 0 is where a piece waits. */
  cellAt(seat: number, rows: number, { x, y }: Point): number | null {
    const { coat, cell } = this.place(seat);
    const isThere = (one: number) => Math.max(Math.abs(x - cell(one).x), Math.abs(y - cell(one).y)) <= coat.cell / 2;
    return Array.from({ length: rows * 3 + 1 }, (_, i) => i).find(isThere) ?? null;
  }

  /** A place that a sentence names, `seat 1` or `cell 1.4`, with the room around it. */
  ground(place: string): (Point & { readonly r: number }) | null {
    const [kind, id = ''] = place.split(' ');
    const [seat = '', cell] = id.split('.');
    const found = this.places.find((one) => String(one.seat) === seat);
    if (!found) {
      return null;
    }
    return kind === 'cell'
      ? { ...this.cell(found.seat, Number(cell)), r: found.coat.cell * 0.5 }
      : { x: found.box.x + 16, y: found.box.y + 14, r: 12 };
  }

  middleOf(seat: number): Point {
    return middle(this.place(seat).box);
  }

  /**
   * How wide so many cards in the own hand are, and how they lie: in as many rows as make them largest, none over another.
   * Where all would be too small they make one strip, which can be shifted by its slack.
   */
  hand(count: number): { readonly card: number; readonly rows: number; readonly step: number; readonly slack: number } {
    const { width, height } = this.handBox;
    const fits = [1, 2, 3].map((rows) => ({
      rows,
      card: Math.min((height / rows - 10) / CARD_SHAPE, (width - 16) / (Math.ceil(count / rows) * SPACED), MOST_CARD),
    }));
    const { rows, card } = fits.reduce((best, one) => (one.card > best.card ? one : best));
    if (card >= LEAST_CARD || count < 2) {
      return { rows, card, step: card * SPACED, slack: 0 };
    }
    const window = width - 2 * EDGE;
    const large = Math.min((height - 10) / CARD_SHAPE, Math.max(LEAST_CARD, window / 2), window / SPACED);
    const step = large * SPACED;
    return { rows: 1, card: large, step, slack: Math.max(0, count * step - window) };
  }

  /**
   * Where the n-th of so many cards in the own hand lies, and how it is turned.
   * @param shifted by so much the strip is shifted
   */
  handSlot(index: number, count: number, shifted = 0): Point & { readonly turn: number } {
    const { x, y, width, height } = this.handBox;
    const { card, rows, step, slack } = this.hand(count);
    if (slack > 0) {
      return { x: x + EDGE + step / 2 - shifted + index * step, y: y + height / 2, turn: 0 };
    }
    const inRow = Math.ceil(count / rows);
    const row = Math.floor(index / inRow);
    const off = (index % inRow) - (inRow - 1) / 2;
    const lean = rows > 1 || card * count > width * 0.8 ? 0 : off;
    return {
      x: x + width / 2 + off * step,
      y: y + ((row + 0.5) * height) / rows + 2 + lean * lean * (count > 4 ? 0.6 : 1.2),
      turn: lean * (count > 5 ? 1.6 : 2.4),
    };
  }

  /** By how much the strip is shifted after a step to the next cards that were not wholly in sight, or to those before. */
  shiftOn(count: number, shifted: number, forth: boolean): number {
    const { step, slack } = this.hand(count);
    const window = this.handBox.width - 2 * EDGE;
    return forth
      ? Math.min(slack, Math.floor((shifted + window + 1) / step) * step)
      : Math.max(0, Math.ceil((shifted - 1) / step) * step - window);
  }

  /** Where the n-th of so many cards on the stack lies. */
  stackSlot(index: number, count: number): Point & { readonly width: number } {
    const { x, y, width, height } = this.stack;
    const card = (height - 20) / CARD_SHAPE;
    const step = Math.min(card + 58, (width - card) / Math.max(1, count));
    return { x: x + card / 2 + 4 + index * step, y: y + card * 0.7 + 2, width: card };
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}

function placeOf(seat: number, box: Box, rows: number, room = box.width): SeatPlace {
  const inner = { x: box.x + 7, y: box.y + HEAD + 4, width: room - 14, height: box.height - HEAD - 8 };
  const spread = box.width > Math.max(250, box.height);
  const side = Math.max(34, inner.width * (spread ? 0.55 : 0.3));
  const cell = Math.max(14, Math.min((inner.height - TALLY) / rows, (inner.width - side) / 3, 110));
  const coatWidth = cell * 3;
  const coatLeft = inner.x + (spread ? 6 : 0);
  const coat = { x: coatLeft + cell / 2, y: inner.y + cell / 2, cell };
  const things: Box = {
    x: coatLeft + coatWidth + 8,
    y: inner.y,
    width: inner.x + inner.width - coatLeft - coatWidth - 8,
    height: inner.height,
  };
  const floor = inner.y + inner.height - 7;
  const tally = { x: coatLeft, y: spread ? Math.min(inner.y + cell * rows + 13, floor) : floor };
  const at = spread ? inARow(things) : inAColumn(things);
  const middleRow = coat.y + ((rows - 1) / 2) * cell;
  const cellAt = (number: number) =>
    number === 0
      ? { x: coat.x + 3.1 * cell, y: middleRow }
      : { x: coat.x + ((number - 1) % 3) * cell, y: coat.y + Math.floor((number - 1) / 3) * cell };
  return { seat, box, coat, cell: cellAt, tally, hand: { x: box.x + box.width - 22, y: box.y + HEAD / 2 }, ...at };
}

type Things = Pick<SeatPlace, 'shear' | 'attached' | 'chip' | 'dog' | 'guest' | 'beast' | 'pup'>;

/** Shear, attachments and animals beside each other. */
function inARow({ x, y, width, height }: Box): Things {
  const card = Math.min(height / CARD_SHAPE - 2, width * 0.42, 130);
  const shear = { x: x + card / 2 + 4, y: y + height / 2, width: card };
  const chip = Math.min(card * 0.6, 66);
  const left = x + card + 12 + chip / 2;
  const right = left + chip / 2 + 8;
  const room = x + width - right;
  const beast = Math.min(height * 0.6, Math.max(width * 0.24, room * 0.56), 130);
  return {
    shear,
    chip,
    attached: [
      { x: left, y: shear.y - chip * 0.74 },
      { x: left, y: shear.y + chip * 0.74 },
    ],
    beast,
    pup: beast * 0.82,
    dog: { x: right + room * 0.22, y: y + height * 0.9 },
    guest: { x: right + room * 0.7, y: y + height * 0.9 },
  };
}

/** The same in a narrow column. */
function inAColumn({ x, y, width, height }: Box): Things {
  const card = Math.min(width, (height * 0.56) / CARD_SHAPE, 130);
  const shear = { x: x + width / 2, y: y + (card * CARD_SHAPE) / 2, width: card };
  const chip = Math.min(card * 0.46, 26);
  // Where there is room they hang below its name
  const hangs = y + card * CARD_SHAPE + (height > 200 ? chip * 0.6 : -2);
  const below = hangs + chip * 0.5;
  const room = Math.max(20, y + height - below);
  const stacked = width < 64;
  const pup = stacked ? clamp((room - TALLY) * 0.42, 18, 36) : Math.min(width * 0.5, room * 0.78, 40);
  const beast = stacked
    ? clamp(room - TALLY - pup * 0.5, 20, Math.min(width * 0.95, 52))
    : Math.min(width * 0.6, room * 0.95, 48);
  return {
    shear,
    chip,
    attached: [
      { x: shear.x - card * 0.3, y: hangs },
      { x: shear.x + card * 0.3, y: hangs },
    ],
    beast,
    pup,
    dog: { x: x + width * (stacked ? 0.6 : 0.24), y: below + room - (stacked ? TALLY - 4 : 2) },
    guest: stacked
      ? { x: x + width * 0.45, y: below + room - TALLY + 4 - pup * 0.55 }
      : { x: x + width * 0.7, y: below + room - 2 },
  };
}
