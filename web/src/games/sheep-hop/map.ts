import type { Box, Point } from '../../lib/actors';
import type { Slot } from '../../board';
import type { Board, Gate } from './wire';

interface Cell {
  readonly column: number;
  readonly row: number;
}

const NO_CELL: Cell = { column: -1, row: -1 };

const SIDES: Record<string, readonly [number, number]> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };

/** So many sheep there are at most, in fold and den. */
const PILE = 9;

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 };

/** How the land lies: the fold to the east of the field, or south of it where there is more height, or, upright, on top. */
export type Lie = 'long' | 'deep' | 'upright';

export function lieOf({ shape, panel }: Slot, portrait: boolean): Lie {
  return portrait ? 'upright' : shape === 'wide' && panel ? 'deep' : 'long';
}

/** Where everything lies in the drawing. A bare one has neither den nor die, for those who only lay tiles. */
export class Chart {
  readonly width: number;
  readonly height: number;
  readonly upright: boolean;
  readonly cell: { readonly width: number; readonly height: number };
  readonly fold: Box;
  readonly den: Box;
  readonly tray: Box;
  /** How wide a sheep is drawn. */
  readonly size: number;
  readonly spaces: readonly string[];
  /** Where each name lies in the grid, missing spaces and all, columns and rows counted from 0. */
  readonly #cells: ReadonlyMap<string, Cell>;
  readonly #left: number;
  readonly #top: number;
  readonly #columns: number;

  constructor(
    readonly board: Board,
    readonly lie: Lie,
    readonly bare = false,
  ) {
    const upright = (this.upright = lie === 'upright');
    const columns = (this.#columns = board.columns.length);
    const { rows } = board;
    const slim = rows <= 3;
    this.#cells = cellsOf(board);
    this.spaces = [...this.#cells.keys()].filter((space) => !board.missing.includes(space));
    if (upright) {
      this.cell = { width: slim ? 132 : Math.min(132, 588 / rows), height: Math.min(84, 760 / columns) };
      this.width = bare && slim ? 52 + rows * this.cell.width : 640;
      this.#left = slim ? 26 : (this.width - rows * this.cell.width) / 2;
      this.#top = 172;
      const end = this.#top + columns * this.cell.height;
      const side = this.#left + rows * this.cell.width + 26;
      this.fold = { x: 14, y: 12, width: this.width - 28, height: 142 };
      this.height = slim || bare ? end + 30 : end + 190;
      this.den = slim
        ? { x: side, y: this.#top + 16, width: this.width - side - 14, height: 3.3 * this.cell.height + 40 }
        : { x: 250, y: end + 24, width: 376, height: 148 };
      this.tray = slim
        ? { x: side, y: end - 290, width: this.width - side - 14, height: 276 }
        : { x: 14, y: end + 24, width: 222, height: 148 };
    } else if (lie === 'deep') {
      this.width = 1232;
      this.#left = 34;
      this.#top = 132;
      this.cell = { width: 1110 / columns, height: (slim ? 530 : 600) / rows };
      const y = this.#top + rows * this.cell.height + 44;
      const height = slim ? 350 : 290;
      this.height = y + height + 18;
      this.tray = { x: 22, y, width: 310, height };
      this.den = { x: 352, y, width: 430, height };
      this.fold = { x: 806, y, width: 410, height };
    } else {
      this.cell = { width: 104, height: slim ? 148 : 114 };
      this.#left = 34;
      this.#top = bare ? 40 : 132;
      const end = this.#top + rows * this.cell.height;
      const right = this.#left + columns * this.cell.width;
      const gates = board.gates.map((gate) => this.at(gate.space).y);
      const highest = Math.min(...gates);
      const lowest = Math.max(...gates);
      const yard = Math.max(lowest - highest + 110, 392);
      this.width = right + 262;
      this.height = bare ? end + 40 : end + 244;
      this.fold = { x: right + 42, y: (highest + lowest - yard) / 2, width: 204, height: yard };
      this.den = { x: this.width - 690, y: end + 44, width: 674, height: 182 };
      this.tray = { x: 22, y: end + 44, width: this.width - 690 - 48, height: 182 };
    }
    if (bare) {
      this.den = NOWHERE;
      this.tray = NOWHERE;
    }
    this.size = Math.min(this.cell.width * 0.94, this.cell.height * 1.14, lie === 'deep' ? 118 : 98);
  }

  /** The centre of a space. */
  at(space: string): Point {
    const { column, row } = this.cellOf(space);
    return this.#point(column, row);
  }

  cellOf(space: string): Cell {
    return this.#cells.get(space) ?? NO_CELL;
  }

  #point(column: number, row: number): Point {
    const { width, height } = this.cell;
    const fromTop = this.board.rows - 1 - row;
    return this.upright
      ? {
          x: this.#left + (fromTop + 0.5) * width,
          y: this.#top + (this.#columns - 1 - column + 0.5) * height,
        }
      : { x: this.#left + (column + 0.5) * width, y: this.#top + (fromTop + 0.5) * height };
  }

  spaceAt(x: number, y: number): string | null {
    const near = (space: string) => {
      const at = this.at(space);
      return Math.abs(at.x - x) <= this.cell.width / 2 && Math.abs(at.y - y) <= this.cell.height / 2;
    };
    return this.spaces.find(near) ?? null;
  }

  /** Is this place in the fold, or on the way into it? */
  inFold(x: number, y: number): boolean {
    const { fold } = this;
    const beyond = this.board.gates.map((gate) => this.beyond(gate));
    return (
      (x >= fold.x && x <= fold.x + fold.width && y >= fold.y && y <= fold.y + fold.height) ||
      beyond.some((at) => Math.abs(at.x - x) < this.cell.width / 2 && Math.abs(at.y - y) < this.cell.height / 2)
    );
  }

  /** The first step through a gate. */
  beyond({ space, side }: Gate): Point {
    const [columns, rows] = SIDES[side] ?? [1, 0];
    const at = this.at(space);
    const { column, row } = this.cellOf(space);
    const next = this.#point(column + columns, row + rows);
    return { x: at.x + (next.x - at.x) * 0.86, y: at.y + (next.y - at.y) * 0.86 };
  }

  /** The gate by which a sheep on a space leaves: its own, or the one straight behind the animal it hops over. */
  gateFor(from: string, hop: boolean): Gate | undefined {
    return this.board.gates.find(({ space, side }) => space === (hop ? this.neighbour(from, side) : from));
  }

  neighbour(space: string, side: string): string {
    const [columns, rows] = SIDES[side] ?? [0, 0];
    const { column, row } = this.cellOf(space);
    return nameOf(this.board, column + columns, row + rows);
  }

  /** A space next to a space, the one towards the fold if it is there. */
  beside(space: string): string {
    const all = ['E', 'N', 'S', 'W'].map((side) => this.neighbour(space, side));
    return all.find((one) => this.spaces.includes(one)) ?? space;
  }

  /** How many spaces apart two spaces are. */
  apart(one: string, other: string): number {
    const a = this.cellOf(one);
    const b = this.cellOf(other);
    return Math.abs(a.column - b.column) + Math.abs(a.row - b.row);
  }

  /** Where a step into the fold ends. */
  home(from: string, hop: boolean): Point {
    const gate = this.gateFor(from, hop) ?? this.board.gates[0];
    return gate ? this.beyond(gate) : { x: this.fold.x, y: this.fold.y };
  }

  foldSlot(index: number): Point {
    if (this.upright) {
      return { x: this.fold.x + 66 + (index * (this.fold.width - 132)) / (PILE - 1), y: this.fold.y + 116 };
    }
    const { x, y, width, height } = this.fold;
    const row = Math.floor(index / 3);
    if (this.lie === 'deep') {
      return { x: x + width * (0.57 + 0.165 * (index % 3)), y: y + height * (0.42 + 0.25 * row) };
    }
    return { x: x + width * (0.22 + 0.28 * (index % 3)), y: y + height - 166 + row * 71 };
  }

  denSlot(index: number): Point {
    const { x, y, width, height } = this.den;
    const row = Math.floor(index / 3);
    if (this.lie === 'deep') {
      return { x: x + width * (0.27 + 0.24 * (index % 3)), y: y + height * (0.63 + 0.15 * row) };
    }
    if (this.upright && width < 300) {
      return { x: x + width * (0.22 + 0.28 * (index % 3)), y: y + height - 148 + row * 62 };
    }
    const begin = this.upright ? 0.14 : 0.27;
    return { x: x + width * (begin + ((0.93 - begin) * index) / (PILE - 1)), y: y + height - 38 };
  }
}

const nameOf = (board: Board, column: number, row: number) => `${board.columns.charAt(column)}${row + 1}`;

function cellsOf(board: Board): ReadonlyMap<string, Cell> {
  const cells = Array.from({ length: board.rows }, (_, row) => row).flatMap((row) =>
    Array.from(board.columns, (_, column) => ({ column, row })),
  );
  return new Map(cells.map((cell) => [nameOf(board, cell.column, cell.row), cell]));
}
