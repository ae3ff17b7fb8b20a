import { expect, it } from 'vitest';
import { inspect, laid, layoutIn, optionsOf, queryOf, tilesOf } from '../../src/games/sheep-hop/layout';
import { Api } from '../../src/lib/api';
import { Refused, type Transport } from '../../src/lib/transport';
import { hillside } from './hillside';
import { problem } from './tables';

const read = (query: string) => layoutIn(new URLSearchParams(query));

it('an address carries a layout', () => {
  const layout = { board: 'ring', tiles: { fox: 'e2', rock: 'f3' } };
  expect(queryOf(layout).toString()).toBe('board=ring&tiles=rock%40f3+fox%40e2');
  expect(read(queryOf(layout).toString())).toEqual(layout);
  expect(tilesOf(layout)).toBe('rock@f3 fox@e2');
  expect(optionsOf(layout)).toEqual({ board: 'ring', level: 'custom', tiles: 'rock@f3 fox@e2' });
});

it('what an address cannot mean is left out', () => {
  expect(read('')).toEqual({ board: 'valley', tiles: {} });
  expect(read('board=moon&tiles=rock@e2,cow@f2 fox@e2 patou@')).toEqual({ board: 'valley', tiles: { rock: 'e2' } });
});

it('a tile lies on one space, and a space holds one tile', () => {
  const first = laid({ board: 'valley', tiles: {} }, 'fox', 'e2');
  expect(laid(first, 'fox', 'f2').tiles).toEqual({ fox: 'f2' });
  expect(laid(first, 'rock', 'e2').tiles).toEqual({ rock: 'e2' });
  expect(laid(first, 'fox', null).tiles).toEqual({});
});

/** A server that answers as told, and remembers what it was asked. */
function server(answers: Record<string, unknown>): { api: Api; asked: string[] } {
  const asked: string[] = [];
  const transport: Transport = {
    call: (method, path) => {
      asked.push(`${method} ${path}`);
      const answer = answers[`${method} ${path}`];
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(JSON.stringify(answer ?? {}));
    },
    listen: () => Promise.resolve(),
  };
  return { api: new Api(transport), asked };
}

it('a layout that the rules refuse says why', async () => {
  const why = problem('the Rock may not lie on d2', { rule: 'SS-TILE-02', field: 'options.tiles' });
  const { api } = server({ 'POST /api/lab/check': new Refused(400, why) });
  expect(await inspect(api, {})).toEqual({
    kind: 'refused',
    words: ['the Rock may not lie on d2'],
    rule: 'SS-TILE-02',
  });
});

it('a layout that players may regret is warned of', async () => {
  const view = hillside(['.........', '...m...^.', '.........']);
  const { api, asked } = server({ 'POST /api/lab/check': { view, warnings: ['This may strand sheep.'] } });
  expect(await inspect(api, {})).toEqual({ kind: 'warned', words: ['This may strand sheep.'], view });
  expect(asked).toEqual(['POST /api/lab/check']);
});

it('a server that is too busy has said nothing about the layout', async () => {
  const { api } = server({ 'POST /api/lab/check': new Refused(429, problem('Too much at once.'), 3) });
  await expect(inspect(api, {})).rejects.toThrow('Too much at once.');
});
