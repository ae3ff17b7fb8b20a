import { createHash, createHmac, randomBytes } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { commitmentOf, drawn, fromHex, hmac, keyOf, plainSha256, ticket, toHex } from '../../src/lib/chance';

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';

/** Numbers that the server's own generator gave for this seed. */
const TICKETS = [
  { total: 6, draws: [5, 3, 4, 5], withNonces: [2, 3, 5] },
  { total: 1680, draws: [1625, 759, 1252, 1445], withNonces: [86, 1287, 455] },
  { total: 1_000_003, draws: [472_087, 270_921, 894_800, 448_300], withNonces: [752_368, 498_043, 372_379] },
];

describe('chance', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('has the fingerprint of a seed', async () => {
    expect(await commitmentOf(SEED)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  });

  it.each(TICKETS)('draws below $total as the server does', async ({ total, draws, withNonces }) => {
    const plain = await keyOf(SEED, []);
    const salted = await keyOf(SEED, ['clover', 'fern']);
    expect(await Promise.all(draws.map((_, k) => ticket(plain, k, total)))).toEqual(draws);
    expect(await Promise.all(withNonces.map((_, k) => ticket(salted, k, total)))).toEqual(withNonces);
  });

  it('gives the move that the ticket falls on', async () => {
    const key = await keyOf(SEED, []);
    const chances = ['T', 'C', 'S', '*'].map((face) => ({ move: `roll ${face}`, weight: 1 }));
    // Draw 1 of 6 is ticket 3: weights 1, 1, 1, 1, 2
    expect(await drawn(key, 1, [...chances, { move: 'roll w', weight: 2 }])).toBe('roll *');
    // Draw 0 of 6 is ticket 5, inside the last weight
    expect(await drawn(key, 0, [...chances, { move: 'roll w', weight: 2 }])).toBe('roll w');
  });

  it('needs no help from the browser', async () => {
    vi.stubGlobal('crypto', {});
    expect(await commitmentOf(SEED)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  });

  it.each([0, 1, 55, 56, 63, 64, 65, 119, 1000])('hashes %i bytes as everybody does', async (length) => {
    const bytes = new Uint8Array(randomBytes(length));
    expect(toHex(plainSha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    const key = new Uint8Array(randomBytes(length % 90));
    expect(toHex(await hmac(key, bytes))).toBe(createHmac('sha256', key).update(bytes).digest('hex'));
  });

  it('reads and writes hexadecimal digits', () => {
    expect(toHex(fromHex(SEED))).toBe(SEED);
  });
});
