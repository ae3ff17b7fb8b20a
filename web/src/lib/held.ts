import { keep, recall } from './kept';

/** Tables at which this tab asked to be asked in every window: the server tells nobody who did. */
const key = (table: string) => `sheepfold.hold.${table}`;

export const recallHold = (table: string) => recall(key(table), 'sessionStorage') === true;
export const keepHold = (table: string, on: boolean) => keep(key(table), on, 'sessionStorage');
