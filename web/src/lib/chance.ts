/**
 * Provable chance, checked on this side. The table publishes SHA-256 of its secret seed before the first move and the
 * seed itself at the end. Draw number k reads HMAC-SHA256(key, k), k as eight bytes, as four unsigned 64-bit numbers;
 * the first one below the greatest multiple of the total weight gives, modulo that weight, the ticket among the chance
 * moves in their listed order. Should all four be refused, k is followed by one byte 1, 2, … The key is the seed, or
 * SHA-256 of the seed followed by the seats' nonces if there are any.
 */

type Bytes = Uint8Array<ArrayBuffer>;

export interface Weighted {
  readonly move: string;
  readonly weight: number;
}

export function fromHex(hex: string): Bytes {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function joined(...parts: readonly Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** The browser's own SHA-256; ours on plain http in a home network, where browsers withhold it. */
export async function sha256(bytes: Bytes): Promise<Bytes> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  return subtle ? new Uint8Array(await subtle.digest('SHA-256', bytes)) : plainSha256(bytes);
}

export async function commitmentOf(seed: string): Promise<string> {
  return toHex(await sha256(fromHex(seed)));
}

export async function keyOf(seed: string, nonces: readonly string[]): Promise<Bytes> {
  const secret = fromHex(seed);
  return nonces.length === 0 ? secret : sha256(joined(secret, new TextEncoder().encode(nonces.join('\n'))));
}

export async function hmac(key: Bytes, message: Bytes): Promise<Bytes> {
  const block = new Uint8Array(64);
  block.set(key.length > 64 ? await sha256(key) : key);
  const inner = await sha256(
    joined(
      block.map((byte) => byte ^ 0x36),
      message,
    ),
  );
  return sha256(
    joined(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

/** The number that a draw gives, below the total weight. */
export async function ticket(key: Bytes, draw: number, total: number): Promise<number> {
  const weight = BigInt(total);
  const limit = 2n ** 64n - (2n ** 64n % weight);
  const number = new Uint8Array(8);
  new DataView(number.buffer).setBigUint64(0, BigInt(draw));
  for (let block = 0; ; block++) {
    const bytes = await hmac(key, block === 0 ? number : joined(number, Uint8Array.of(block)));
    const view = new DataView(bytes.buffer);
    for (let at = 0; at < 32; at += 8) {
      const value = view.getBigUint64(at);
      if (value < limit) {
        return Number(value % weight);
      }
    }
  }
}

export async function drawn(key: Bytes, draw: number, chances: readonly Weighted[]): Promise<string> {
  let left = await ticket(
    key,
    draw,
    chances.reduce((sum, chance) => sum + chance.weight, 0),
  );
  for (const { move, weight } of chances) {
    left -= weight;
    if (left < 0) {
      return move;
    }
  }
  throw new Error('the weights do not add up');
}

const ROUNDS = (() => {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n++) {
    if (primes.every((prime) => n % prime !== 0)) {
      primes.push(n);
    }
  }
  const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 2 ** 32);
  return {
    start: primes.slice(0, 8).map((p) => fraction(Math.sqrt(p))),
    each: primes.map((p) => fraction(Math.cbrt(p))),
  };
})();

export function plainSha256(bytes: Uint8Array): Bytes {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  const hash = Uint32Array.from(ROUNDS.start);
  const w = new Uint32Array(64);
  const at = (array: Uint32Array, i: number) => array[i] ?? 0;
  const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by));
  for (let block = 0; block < padded.length; block += 64) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) {
        w[i] = view.getUint32(block + i * 4);
      } else {
        const a = at(w, i - 15);
        const b = at(w, i - 2);
        const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
        const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
        w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1;
      }
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUNDS.each[i] ?? 0) + at(w, i)) | 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = at(hash, i) + word));
  }
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  hash.forEach((word, i) => out.setUint32(i * 4, word));
  return digest;
}
