import type { TablePart } from '../../board';

export default [
  { part: 'tree', words: 'A tree, home of roots.' },
  { part: 'root', words: 'A root on a space. Touch one of yours to move it.' },
  { part: 'space', words: 'A space that does something for the root that comes.' },
  { part: 'cubes', words: 'A resource space with its cubes.' },
  { part: 'arrow', words: 'An arrow: it brings a cube to the space it leads to.' },
  { part: 'bush', words: 'A bush, harvested by roots that come beside it.' },
  { part: 'lake', words: 'A lake: beside it things grow for less water.' },
  { part: 'brief', words: 'What you can do, and what would come of it.' },
] satisfies readonly TablePart[];
