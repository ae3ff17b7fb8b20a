import type { TablePart } from '../../board';

export default [
  { part: 'own', words: 'Your sheep, with the sign of your flock. A number says how many share a tile.' },
  { part: 'dog', words: 'Your two dogs.' },
  { part: 'pen-0', words: 'Your pen. Bring your flock in by its double gate.' },
  { part: 'other', words: 'Sheep of others. None may be in your pen at the end.' },
  { part: 'water', words: 'A puddle: closed until somebody builds a bridge.' },
  { part: 'mud', words: 'A muddy patch: sheep cross it on its stones.' },
  { part: 'supply', words: 'What can be built, and how much of it is left.' },
] satisfies readonly TablePart[];
