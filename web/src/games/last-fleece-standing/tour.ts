import type { TablePart } from '../../board';

export default [
  { part: 'coat', words: 'Your coat. You alone see which pieces are what.' },
  { part: 'shear', words: 'Your Shear, with its power.' },
  { part: 'hand', words: 'Your hand: cards for any time.' },
  { part: 'dog', words: 'Your Sheepdog, which chases the Wolf away once.' },
  { part: 'wolf', words: 'The Wolf, beside the one who has it.' },
  { part: 'rival', words: 'The coat of another player, face down.' },
  { part: 'deck', words: 'The deck you draw from, with the discard pile beside it.' },
  { part: 'die', words: 'The die: so many cards are drawn.' },
] satisfies readonly TablePart[];
