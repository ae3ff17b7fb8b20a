import type { TableEntry, TableList } from '../wire';
import { api } from './api';

/** The tables of this server, as the lists on the shelf and the word in the header have them. */
class Tables {
  all = $state.raw<TableList | null>(null);

  /** Where somebody waits for this person. */
  get waiting(): readonly TableEntry[] {
    return this.all?.yours.filter((table) => table.yourTurn) ?? [];
  }

  async load(): Promise<void> {
    this.all = await api.tables();
  }

  /** A list that cannot be fetched now is fetched next time. */
  async refresh(): Promise<void> {
    await this.load().catch(() => undefined);
  }
}

export const tables = new Tables();
