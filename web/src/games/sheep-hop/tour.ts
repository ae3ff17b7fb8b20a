import type { TablePart } from '../../board';

export default [
  { part: 'meadow', words: 'The meadow, where all sheep start.' },
  { part: 'mine', words: 'A sheep that may move has a ring below it.' },
  { part: 'wolf', words: 'A wolf. Prints show where it goes next.' },
  { part: 'trail', words: 'Its path: here sheep are in danger.' },
  { part: 'fold', words: 'The Sheepfold: whoever is in is safe.' },
  { part: 'den', words: 'The den, with the sheep that were caught.' },
  { part: 'die', words: 'The die, with what was rolled.' },
] satisfies readonly TablePart[];
