import type { TablePart } from '../../board';

export default [
  { part: 'sheep', words: 'Your four sheep. A ring below them says which may move.' },
  { part: 'wolf', words: 'The wolf: alone against four, but free to go back.' },
  { part: 'lair', words: 'Row 1 with its paw prints, where the wolf wants to go.' },
  { part: 'names', words: 'Letters and numbers name the squares, as in d2.' },
] satisfies readonly TablePart[];
