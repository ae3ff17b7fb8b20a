/** Where something is drawn in a larger drawing: its middle. */
export interface Placed {
  x?: number;
  y?: number;
}

/** The same with its width. */
export interface Sized extends Placed {
  size?: number;
}

/** Who stands somewhere: the ground under their feet, and their width. */
export interface Standing {
  x?: number;
  y?: number;
  size?: number;
}
