import type { TablePart } from '../../board';

export default [
  { part: 'sheep', words: 'A sheep. The ring says which of yours may still do something.' },
  { part: 'altar', words: 'The altar: no cultist may come here.' },
  { part: 'relic', words: 'A tile with a relic, and its wall.' },
  { part: 'gate', words: 'An open gate, with the relics that lock it.' },
  { part: 'shepherd', words: 'The Shepherd, on his way to the gates.' },
  { part: 'cultists', words: 'A cultist, and how many steps it has to the altar.' },
  { part: 'wolves', words: 'Wolves, which hunt the sheep.' },
  { part: 'flock', words: 'All sheep, and what they may still do.' },
] satisfies readonly TablePart[];
