import { describe, expect, it } from 'vitest';
import { checkRecord } from '../../src/lib/fairness';
import { parseRecord } from '../../src/lib/record';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const PROMISE = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';

// What the engine draws from this seed
const CHANCES = ['roll C', 'roll T', 'roll S'].map((move) => ({ move, weight: 2 }));
const FIRST = { number: 1, draw: 0, move: 'roll S', chances: CHANCES };
const DRAWS = [FIRST, { number: 3, draw: 2, move: 'roll S', chances: CHANCES }];
const FAIR = 'roll S ; draw 0\nwolf L e3\nroll S ; draw 2 because\n';

const record = (header: string, moves = FAIR) => `game: sheep-hop\n${header}\n\n; a comment\n${moves}`;

describe('a record', () => {
  it('has a header and lines with their draws', () => {
    const { header, lines } = parseRecord(record(`commitment: ${PROMISE}`));
    expect(header).toEqual({ game: 'sheep-hop', commitment: PROMISE });
    expect(lines).toEqual([
      { move: 'roll S', draw: 0 },
      { move: 'wolf L e3', draw: null },
      { move: 'roll S', draw: 2 },
    ]);
  });

  it('is fair if its seed has the fingerprint and its draws go on', async () => {
    const verdict = await checkRecord(record(`commitment: ${PROMISE}\nseed: ${SEED}`), DRAWS);
    expect(verdict).toEqual({ fits: true, sentence: expect.stringContaining('2 draws') as string });
  });

  it('is not if another seed was put in its place', async () => {
    const verdict = await checkRecord(record(`commitment: ${PROMISE}\nseed: ${SEED.replace('00', 'ff')}`), DRAWS);
    expect(verdict.fits).toBe(false);
    expect(verdict.sentence).toContain('does not match');
  });

  it('is not if a draw goes back', async () => {
    const verdict = await checkRecord(
      record(`commitment: ${PROMISE}\nseed: ${SEED}`, 'roll S ; draw 0\nroll S ; draw 0\n'),
      [FIRST, { ...FIRST, number: 2 }],
    );
    expect(verdict).toEqual({ fits: false, sentence: 'Draw 0 comes after draw 0: draws never go back.' });
  });

  it('is not if something else was put in the place of what was drawn', async () => {
    const other = 'roll C';
    const verdict = await checkRecord(record(`commitment: ${PROMISE}\nseed: ${SEED}`, `${other} ; draw 0\n`), [
      { ...FIRST, move: other },
    ]);
    expect(verdict.fits).toBe(false);
    expect(verdict.sentence).toContain('Draw 0 should have been "roll S"');
  });

  it('is not if the table hides what could have come', async () => {
    const verdict = await checkRecord(record(`commitment: ${PROMISE}\nseed: ${SEED}`), DRAWS.slice(1));
    expect(verdict).toEqual({ fits: false, sentence: 'Move 1 was drawn, but the table does not say from what.' });
  });

  it.each([
    ['seed: 00', 'no fingerprint'],
    [`commitment: ${PROMISE}`, 'not shown yet'],
  ])('says what is missing beside %s', async (header, sentence) => {
    expect((await checkRecord(record(header), DRAWS)).sentence).toContain(sentence);
  });
});
