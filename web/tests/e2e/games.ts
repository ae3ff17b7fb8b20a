import { existsSync, readdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { setUp } from './play';

/** A game as the server lists it. */
export interface Listed {
  readonly id: string;
  readonly hidden: boolean;
  readonly leastSeats: number;
  readonly mostSeats: number;
}

const modules = new URL('../../../games/', import.meta.url);

/** Tests are named before a server runs, so the games are found where they are built; `listed` holds that against the server. */
export const GAMES = readdirSync(modules).filter((name) => existsSync(new URL(`${name}/pom.xml`, modules)));

export async function listed(page: Page): Promise<readonly Listed[]> {
  return (await (await page.request.get('/api/games')).json()) as Listed[];
}

/** A table for one person, with as many bots as are wanted and fit. */
export async function withBots(page: Page, game: string, bots = Infinity): Promise<string> {
  const entry = (await listed(page)).find(({ id }) => id === game);
  const seats = Math.min(Math.max(2, entry?.leastSeats ?? 2, bots + 1), entry?.mostSeats ?? 2);
  await setUp(page, game, ['me', ...Array.from({ length: seats - 1 }, () => 'bot:random')].join(','), 'Anna');
  await expect(page.locator('.board [data-spot], :is(.board, .tray) button').first()).toBeVisible();
  return page.url().split('/').at(-1) ?? '';
}

interface State {
  readonly at: number;
  readonly status: string;
  readonly turn: {
    readonly deadline: number | null;
    readonly mode: string | null;
    readonly seats: readonly number[] | null;
  };
  readonly seats: readonly { readonly kind: string }[];
  readonly legal: readonly { readonly seat: number; readonly move: string }[];
  readonly forms: readonly { readonly seat: number; readonly sample: readonly string[] }[];
}

/** Where all act at once, bots may still have something to do. */
const botsAct = ({ turn, seats }: State) =>
  turn.mode === 'any' && (turn.seats ?? []).some((seat) => seats[seat]?.kind === 'bot');

/**
 * Makes so many moves, past the page, and on until there is something to choose for which there is no clock, and if wanted no
 * bot acts beside: a page may go on by itself where nothing is to be chosen. False if the game ended.
 */
export async function playOn(page: Page, table: string, moves: number, alone = false): Promise<boolean> {
  for (let made = 0; ;) {
    const state = (await (await page.request.get(`/api/tables/${table}`)).json()) as State;
    const ways = [
      ...state.legal.filter(({ move }) => move !== 'concede'),
      ...state.forms.flatMap(({ seat, sample }) => sample.map((move) => ({ seat, move }))),
    ];
    if (
      state.status === 'over' ||
      (made >= moves && ways.length > 1 && state.turn.deadline === null && !(alone && botsAct(state)))
    ) {
      return state.status !== 'over';
    }
    const way = ways[(made * 7 + 3) % ways.length];
    if (way && !(made >= moves && alone && botsAct(state))) {
      const { seat, move } = way;
      const answer = await page.request.post(`/api/tables/${table}/moves`, { data: { seat, move, at: state.at } });
      made += answer.ok() ? 1 : 0;
    } else {
      await page.waitForTimeout(50);
    }
  }
}
