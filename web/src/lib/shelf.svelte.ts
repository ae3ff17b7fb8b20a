import type { GameEntry } from '../wire';
import { api } from './api';

/** The games the server has, asked for once. */
class Shelf {
  games = $state.raw<readonly GameEntry[] | null>(null);
  #asked: Promise<readonly GameEntry[]> | null = null;

  load(): Promise<readonly GameEntry[]> {
    this.#asked ??= api.games().then(
      (games) => (this.games = games),
      (error: unknown) => {
        this.#asked = null;
        throw error;
      },
    );
    return this.#asked;
  }

  game(id: string): GameEntry | null {
    return this.games?.find((game) => game.id === id) ?? null;
  }
}

export const shelf = new Shelf();
