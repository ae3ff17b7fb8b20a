import type { Passage } from '../../board';
import { plain } from '../../lib/said';
import { CELLS } from './map';
import { cellWords, sheepWords, spaceWords } from './words';
import type { YarnsView } from './wire';

/** Dangers and flock, then every place of the city and every space of the Way. */
export function passages(view: YarnsView): readonly Passage[] {
  return [
    { title: 'Dangers', lines: view.warnings.map(({ sentence }) => plain(sentence)) },
    { title: 'The flock', lines: view.sheep.map(({ sheep }) => `${sheepWords(view, sheep)}.`) },
    { title: 'The city, from the altar outwards', lines: CELLS.map((cell) => `${cellWords(view, cell)}.`) },
    { title: 'The Shepherd’s Way', lines: view.spaces.map((_, i) => `${spaceWords(view, i)}.`) },
  ].filter(({ lines }) => lines.length > 0);
}
