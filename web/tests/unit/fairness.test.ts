import { describe, expect, it } from 'vitest';
import { checkRecord } from '../../src/lib/fairness';
import { parseRecord } from '../../src/lib/record';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const PROMISE = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';

const record = (header: string, moves = 'meadow TCS/SCT/CTS ; draw 0\nwolf L e3\nroll T ; draw 2 because\n') =>
  `game: sheep-hop\n${header}\n\n; a comment\n${moves}`;

describe('a record', () => {
  it('has a header and lines with their draws', () => {
    const { header, lines } = parseRecord(record(`commitment: ${PROMISE}`));
    expect(header).toEqual({ game: 'sheep-hop', commitment: PROMISE });
    expect(lines).toEqual([
      { move: 'meadow TCS/SCT/CTS', draw: 0 },
      { move: 'wolf L e3', draw: null },
      { move: 'roll T', draw: 2 },
    ]);
  });

  it('is fair if its seed has the fingerprint and its draws go on', async () => {
    const verdict = await checkRecord(record(`commitment: ${PROMISE}\nseed: ${SEED}`));
    expect(verdict).toEqual({ fits: true, sentence: expect.stringContaining('2 draws') as string });
  });

  it('is not if another seed was put in its place', async () => {
    const verdict = await checkRecord(record(`commitment: ${PROMISE}\nseed: ${SEED.replace('00', 'ff')}`));
    expect(verdict.fits).toBe(false);
    expect(verdict.sentence).toContain('does not match');
  });

  it('is not if a draw goes back', async () => {
    const verdict = await checkRecord(
      record(`commitment: ${PROMISE}\nseed: ${SEED}`, 'roll T ; draw 3\nroll C ; draw 3\n'),
    );
    expect(verdict).toEqual({ fits: false, sentence: 'Draw 3 comes after draw 3: draws never go back.' });
  });

  it.each([
    ['seed: 00', 'no fingerprint'],
    [`commitment: ${PROMISE}`, 'not shown yet'],
  ])('says what is missing beside %s', async (header, sentence) => {
    expect((await checkRecord(record(header))).sentence).toContain(sentence);
  });
});
