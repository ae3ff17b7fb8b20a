import type { GameEntry, SeatState, TableState } from '../wire';
import { api } from './api';
import { loadBoard } from './boards';
import { keep, recall } from './kept';
import { me } from './me.svelte';
import { notices } from './notices.svelte';
import { chosen } from './options';
import { progress } from './progress.svelte';
import { router } from './router.svelte';
import { BOT_LEVELS } from './words';

/** How a table of one person and bots is laid. */
export interface Evening {
  readonly options: Readonly<Record<string, string>>;
  readonly bot: string;
}

const KEPT = 'sheepfold.evenings';
const USUAL: Evening = { options: {}, bot: 'medium' };
const FIRST = 'first-evening';

const kept = () => (recall(KEPT) ?? {}) as Record<string, Partial<Evening>>;

/** What somebody chose for a game of their own is what they get from then on. */
export function rememberEvening(game: string, evening: Evening): void {
  keep(KEPT, { ...kept(), [game]: evening });
}

const gentleOf = (game: GameEntry) => game.presets.find(({ id }) => id === FIRST)?.options ?? {};

/** What somebody plays at once: for the first time something gentle, and then what they chose last. */
export function eveningOf(game: GameEntry): Evening & { readonly first: boolean } {
  const mine = kept()[game.id];
  const first = !mine && !progress.hasPlayed(game.id);
  const gentle = gentleOf(game);
  return { ...USUAL, ...(first ? { options: gentle, bot: 'easy' } : mine), first };
}

/** A table with the usual seats, this person and bots, at once. */
export async function playNow(game: GameEntry, wanted?: Evening): Promise<void> {
  await me.introduce();
  const { options, bot, first } = wanted ? { ...wanted, first: false } : eveningOf(game);
  const seats = Array.from({ length: game.defaultSeats }, (_, i) => (i === 0 ? 'me' : `bot:${bot}`));
  const board = seats.length > 1 ? await loadBoard(game.id).catch(() => null) : null;
  const all = { ...board?.inCompany, ...chosen(game, options) };
  const made = await api.makeTable({ game: game.id, options: all, seats, private: true });
  router.go(`/t/${made.table}`);
  if (first) {
    const bots = seats.length > 1 ? ' an easy bot,' : '';
    notices.say(`A first evening: the gentle set-up,${bots} and hints whenever you like. Next time as you choose.`);
  }
}

/** What somebody who has won alone is ready for, and what it is called; nothing where it cannot get harder. */
export function nextEvening(game: GameEntry, table: TableState): (Evening & { readonly label: string }) | null {
  const { options } = table;
  const bot = lowest(table.seats);
  const gentle = Object.entries(gentleOf(game));
  if (gentle.length > 0 && gentle.every(([id, value]) => options[id] === value)) {
    return { options: {}, bot: bot ?? USUAL.bot, label: 'Now the whole game' };
  }
  for (const { id, named } of game.options) {
    const [, kind, number] = /^(\D+)(\d+)$/.exec(options[id] ?? '') ?? [];
    const next = named.find(({ value }) => value === `${kind}${Number(number) + 1}`);
    if (next) {
      return { options: { ...options, [id]: next.value }, bot: bot ?? USUAL.bot, label: `Next level: ${next.label}` };
    }
  }
  const stronger = bot && BOT_LEVELS[BOT_LEVELS.indexOf(bot) + 1];
  return stronger ? { options, bot: stronger, label: 'Against a stronger bot' } : null;
}

/** The weakest bot of a table. */
function lowest(seats: readonly SeatState[]): (typeof BOT_LEVELS)[number] | null {
  return BOT_LEVELS.find((level) => seats.some(({ bot }) => bot === level)) ?? null;
}
