/** A record as far as the page reads it: its header, and its lines with the draws they name. */
export interface GameRecord {
  readonly header: Readonly<Record<string, string>>;
  readonly lines: readonly RecordLine[];
}

export interface RecordLine {
  readonly move: string;
  readonly draw: number | null;
}

export function parseRecord(text: string): GameRecord {
  const lines = text.split(/\r?\n/);
  const empty = lines.findIndex((line) => line.trim() === '');
  const header: Record<string, string> = {};
  for (const line of lines.slice(0, empty < 0 ? lines.length : empty)) {
    const colon = line.indexOf(':');
    if (colon > 0) {
      header[line.slice(0, colon)] = line.slice(colon + 1).trim();
    }
  }
  const moves = (empty < 0 ? [] : lines.slice(empty))
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith(';'));
  return { header, lines: moves.map(parseLine) };
}

function parseLine(line: string): RecordLine {
  const semicolon = line.indexOf(';');
  const draw = semicolon < 0 ? null : /^draw (\d+)\b/.exec(line.slice(semicolon + 1).trim());
  return {
    move: (semicolon < 0 ? line : line.slice(0, semicolon)).trim(),
    draw: draw?.[1] === undefined ? null : Number(draw[1]),
  };
}
