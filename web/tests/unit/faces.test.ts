import { afterEach, expect, it } from 'vitest';
import { faceOf } from '../../src/lib/faces';
import { shelf } from '../../src/lib/shelf.svelte';
import type { GameEntry } from '../../src/wire';

afterEach(() => (shelf.games = null));

it('a seat looks like what it plays: a wolf, its breed, or a shepherd where all play together', () => {
  const entry = (id: string, cooperative: boolean) => ({ id, cooperative }) as GameEntry;
  shelf.games = [entry('sheep-hop', true), entry('last-fleece-standing', false)];
  expect(faceOf('wolf-and-sheep', 1)).toMatchObject({ beast: 'wolf' });
  expect(faceOf('shepherd-mess', 0, { breeds: 'black,white' })).toMatchObject({ beast: 'sheep', wool: 'black' });
  expect(faceOf('sheep-hop', 0)).toBe('shepherd');
  expect(faceOf('last-fleece-standing', 0)).toMatchObject({ beast: 'sheep' });
});
