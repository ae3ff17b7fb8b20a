import { commitmentOf } from './chance';
import { parseRecord } from './record';
import { count } from './words';

export interface Verdict {
  readonly fits: boolean;
  readonly sentence: string;
}

const wrong = (sentence: string): Verdict => ({ fits: false, sentence });

/** Checks on this side what a finished record promises about chance. */
export async function checkRecord(text: string): Promise<Verdict> {
  const { header, lines } = parseRecord(text);
  const { seed, commitment } = header;
  if (!commitment) {
    return wrong('This record carries no fingerprint, so there is nothing to check.');
  }
  if (!seed) {
    return wrong('The seed is not shown yet: it is when the table closes.');
  }
  if ((await commitmentOf(seed)) !== commitment) {
    return wrong('The seed does not match the fingerprint that was published at the start!');
  }
  const draws = lines.flatMap((line) => (line.draw === null ? [] : [line.draw]));
  const back = draws.findIndex((draw, i) => i > 0 && draw <= (draws[i - 1] ?? -1));
  if (back >= 0) {
    return wrong(`Draw ${draws[back]} comes after draw ${draws[back - 1]}: draws never go back.`);
  }
  return {
    fits: true,
    sentence: `The seed matches the fingerprint, and ${count(draws.length, 'draw')} stand in their order.`,
  };
}
