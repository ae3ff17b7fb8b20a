import type { Draw } from '../wire';
import { commitmentOf, drawn, keyOf } from './chance';
import { parseRecord } from './record';
import { count } from './words';

export interface Verdict {
  readonly fits: boolean;
  readonly sentence: string;
}

const wrong = (sentence: string): Verdict => ({ fits: false, sentence });

/** Checks on this side what a finished record promises about chance, draw by draw. */
export async function checkRecord(text: string, draws: readonly Draw[]): Promise<Verdict> {
  const { header, lines } = parseRecord(text);
  const { seed, commitment, nonces } = header;
  if (!commitment) {
    return wrong('This record carries no fingerprint, so there is nothing to check.');
  }
  if (!seed) {
    return wrong('The seed is not shown yet: it is when the table closes.');
  }
  if ((await commitmentOf(seed)) !== commitment) {
    return wrong('The seed does not match the fingerprint that was published at the start!');
  }
  const key = await keyOf(seed, nonces ? nonces.split(' ') : []);
  let last = -1;
  let checked = 0;
  for (const [i, line] of lines.entries()) {
    if (line.draw === null) {
      continue;
    }
    if (line.draw <= last) {
      return wrong(`Draw ${line.draw} comes after draw ${last}: draws never go back.`);
    }
    last = line.draw;
    const draw = draws.find(({ number }) => number === i + 1);
    if (!draw || draw.draw !== line.draw) {
      return wrong(`Move ${i + 1} was drawn, but the table does not say from what.`);
    }
    const due = await drawn(key, line.draw, draw.chances);
    if (due !== draw.move || due !== line.move) {
      return wrong(`Draw ${line.draw} should have been "${due}", but the record says "${line.move}"!`);
    }
    checked++;
  }
  return {
    fits: true,
    sentence: `The seed matches the fingerprint, and ${count(checked, 'draw')} ${checked === 1 ? 'follows' : 'follow'} from it.`,
  };
}
