/** A fleece: its wool, and the deeper ink of its symbol. */
interface Fleece {
  readonly wool: string;
  readonly ink: string;
}

export const FLEECES = {
  cream: { wool: '#fff8ea', ink: '#5a4f45' },
  coral: { wool: '#f4aaa1', ink: '#9c2637' },
  apricot: { wool: '#f5b56e', ink: '#7a3d00' },
  gold: { wool: '#f6cf6d', ink: '#7d5200' },
  blue: { wool: '#9cc3e6', ink: '#1d4f7a' },
  green: { wool: '#b4dba9', ink: '#2d6138' },
  lilac: { wool: '#cfbff2', ink: '#573a86' },
  pink: { wool: '#f7c6d0', ink: '#96335a' },
  brown: { wool: '#a9825f', ink: '#3d2713' },
  grey: { wool: '#b9b3bd', ink: '#3b3542' },
  black: { wool: '#5a5260', ink: '#fff8ea' },
} as const satisfies Record<string, Fleece>;

export type FleeceName = keyof typeof FLEECES;

/** A named fleece, or wool of any colour. */
export function fleece(name: string): Fleece {
  return name in FLEECES ? FLEECES[name as FleeceName] : { wool: name, ink: '#3a3140' };
}

/** The colours seats go by, each with its symbol. */
export const SEAT_FLEECES: readonly FleeceName[] = ['coral', 'blue', 'gold', 'green', 'lilac', 'brown', 'grey', 'pink'];
export const SEAT_MARKS = ['triangle', 'circle', 'square', 'star', 'diamond', 'cross', 'heart', 'moon'] as const;

/** The same symbols as letters, for sentences. */
export const SEAT_SIGNS = ['▲', '●', '■', '★', '◆', '✚', '♥', '☾'] as const;

export type MarkKind = (typeof SEAT_MARKS)[number] | 'none';
