import type { Api } from '../../lib/api';
import { Refused } from '../../lib/transport';
import { TILES } from './words';
import type { SheepHopView, TileKind } from './wire';

/** Tiles on a board: each kind at most once, each on a space of its own. */
export interface Layout {
  readonly board: string;
  readonly tiles: Readonly<Partial<Record<TileKind, string>>>;
}

export const BOARDS = ['valley', 'ring', 'ponds'] as const;
export const KINDS = Object.keys(TILES) as TileKind[];

/** Reads what an address asks for, and leaves out what it cannot read. */
export function layoutIn(query: URLSearchParams): Layout {
  const board = BOARDS.find((name) => name === query.get('board')) ?? 'valley';
  const tiles: Partial<Record<TileKind, string>> = {};
  for (const tile of (query.get('tiles') ?? '').replaceAll(',', ' ').split(' ')) {
    const [name, space] = tile.split('@');
    const kind = KINDS.find((one) => one === name);
    if (kind && space && !Object.values(tiles).includes(space)) {
      tiles[kind] = space;
    }
  }
  return { board, tiles };
}

/** The tiles as the game's option takes them: `rock@e2 fox@f2`. */
export function tilesOf({ tiles }: Layout): string {
  return KINDS.flatMap((kind) => (tiles[kind] ? [`${kind}@${tiles[kind]}`] : [])).join(' ');
}

export function queryOf(layout: Layout): URLSearchParams {
  const tiles = tilesOf(layout);
  return new URLSearchParams({ board: layout.board, ...(tiles ? { tiles } : {}) });
}

/** What a table for this layout is set up with. */
export function optionsOf(layout: Layout): Record<string, string> {
  return { board: layout.board, level: 'custom', tiles: tilesOf(layout) };
}

/** Lays a tile; what lay there before goes back into the box. */
export function laid(layout: Layout, kind: TileKind, space: string | null): Layout {
  const others = Object.entries(layout.tiles).filter(([other, at]) => other !== kind && at !== space);
  return { ...layout, tiles: Object.fromEntries(space === null ? others : [...others, [kind, space]]) };
}

export function layoutOf(view: SheepHopView): Layout {
  return {
    board: view.board.id,
    tiles: Object.fromEntries(view.tiles.map(({ kind, space }) => [kind, space])),
  };
}

/** What the rules say to a set-up. */
export type Verdict =
  | { readonly kind: 'fine' | 'warned'; readonly words: readonly string[]; readonly view: SheepHopView }
  | { readonly kind: 'refused'; readonly words: readonly string[]; readonly rule: string | null };

/** Asks what the rules say to a set-up. */
export async function inspect(api: Api, options: Record<string, string>): Promise<Verdict> {
  try {
    const { view, warnings } = await api.check({ game: 'sheep-hop', seats: 1, options });
    return { kind: warnings.length > 0 ? 'warned' : 'fine', words: warnings, view: view as SheepHopView };
  } catch (error) {
    if (error instanceof Refused && (error.status === 400 || error.status === 422)) {
      return { kind: 'refused', words: [error.problem.error], rule: error.problem.rule };
    }
    throw error;
  }
}
