import type { GameEntry } from '../wire';
import { api } from './api';
import { loadBoard } from './boards';
import { me } from './me.svelte';
import { router } from './router.svelte';

/** A table with the usual seats, this person and bots, at once. */
export async function playNow(game: GameEntry, bot: string): Promise<void> {
  await me.introduce();
  const seats = Array.from({ length: game.defaultSeats }, (_, i) => (i === 0 ? 'me' : `bot:${bot}`));
  const board = seats.length > 1 ? await loadBoard(game.id).catch(() => null) : null;
  const made = await api.makeTable({ game: game.id, options: { ...board?.inCompany }, seats, private: true });
  router.go(`/t/${made.table}`);
}
