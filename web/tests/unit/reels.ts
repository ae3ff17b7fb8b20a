import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { GameEvent } from '../../src/board';

/** What one pair of eyes saw of a game: its views, and the events between each two of them. See `tools/Beats.java`. */
export interface Reel {
  readonly options: Readonly<Record<string, string>>;
  readonly viewer: number;
  readonly views: readonly unknown[];
  readonly events: readonly (readonly GameEvent[])[];
  /** Beside each view the sentences that name something for the first time. */
  readonly said: readonly (readonly string[])[];
}

/** Recorded by a build with tests; `BEATS` says that they must be there. */
const FOLDER = process.env['BEATS'] ?? '../app/target/beats';

export const areRecorded = Boolean(process.env['BEATS']) || existsSync(FOLDER);

export function reelsOf(game: string): readonly Reel[] {
  const lines = gunzipSync(readFileSync(`${FOLDER}/${game}.jsonl.gz`))
    .toString()
    .trim()
    .split('\n');
  return lines.map((line) => JSON.parse(line) as Reel);
}
