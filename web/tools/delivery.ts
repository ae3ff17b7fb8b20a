import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import { ADDRESSES } from '../src/lib/addresses.ts';

/** What each page asks of the server as it opens; the star is what stands behind the page's name in the address. */
const ASKS: Record<string, readonly string[]> = {
  Home: ['/api/games', '/api/tables'],
  Table: ['/api/games', '/api/tables/*?data=1'],
  Rules: ['/api/games', '/api/games/*/rules'],
};
/** The addresses of the pages that strangers open, as the router has them. */
const OPENED: Record<string, string> = {
  Home: '/',
  Table: '/t',
  Replay: '/r',
  Rules: '/rules',
  Setup: '/setup',
  Learn: '/learn',
  Puzzles: '/puzzles',
};

/**
 * How the page travels: `links.txt` says for each address, and for each game's board, what the browser will want next, so that the
 * server can tell it with the page itself; and whatever gains by it lies packed (Brotli) beside itself.
 */
export function delivery(): Plugin {
  return {
    name: 'delivery',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find((chunk) => chunk.isEntry);
      const known = entry ? files(entry, bundle) : [];
      const links = chunks.flatMap((chunk) => {
        const wanted = files(chunk, bundle).filter((file) => !known.includes(file));
        return chunk.moduleIds.flatMap((id) => {
          const [, page = ''] = /\/src\/pages\/(\w+)\.svelte$/.exec(id) ?? [];
          const [, game] = /\/src\/games\/([\w-]+)\/index\.ts$/.exec(id) ?? [];
          const place = game ?? OPENED[page];
          return place ? [...wanted.map(link), ...(ASKS[page] ?? []).map(ask)].map((each) => `${place} ${each}\n`) : [];
        });
      });
      this.emitFile({ type: 'asset', fileName: 'links.txt', source: links.join('') });
      // What the server is to answer as a page; and a picture of each game, for links to it
      this.emitFile({ type: 'asset', fileName: 'pages.txt', source: Object.values(ADDRESSES).flat().join('\n') });
      for (const { game, file } of pictures()) {
        this.emitFile({ type: 'asset', fileName: `previews/${game}.jpg`, source: readFileSync(file) });
      }
    },
    writeBundle({ dir = '' }) {
      const assets = join(dir, 'assets');
      for (const name of readdirSync(assets).filter((file) => /\.(js|css)$/.test(file))) {
        writeFileSync(join(assets, `${name}.br`), brotliCompressSync(readFileSync(join(assets, name))));
      }
    },
  };
}

const GAMES = join(import.meta.dirname, '../src/games');

function pictures(): readonly { readonly game: string; readonly file: string }[] {
  return readdirSync(GAMES)
    .map((game) => ({ game, file: join(GAMES, game, 'preview.jpg') }))
    .filter(({ file }) => existsSync(file));
}

/** A script, what it imports at once, and their styles. */
function files(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  found = new Set<string>(),
): readonly string[] {
  if (!found.has(chunk.fileName)) {
    found.add(chunk.fileName);
    chunk.viteMetadata?.importedCss.forEach((style) => found.add(style));
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') {
        files(imported, bundle, found);
      }
    }
  }
  return [...found];
}

const link = (file: string) =>
  file.endsWith('.css') ? `</${file}>; rel=preload; as=style; crossorigin` : `</${file}>; rel=modulepreload`;
const ask = (path: string) => `<${path}>; rel=preload; as=fetch; crossorigin`;

type Graph = Parameters<Exclude<Rolldown.CodeSplittingGroup['name'], string>>[1];

/**
 * Few files: what the first page is made of with all drawings, what it takes to play, and to read rules. Left to itself the bundler makes
 * a file for every set of pages that share something, and a phone waits for each. What is fetched by itself stays by itself.
 */
export const groups: Rolldown.CodeSplittingGroup[] = [
  { name: (id, graph) => (isFirst(id, graph) ? 'base' : null), test: /^(?!.*[\\/]pages[\\/])/, priority: 3 },
  { name: 'rules', test: /[\\/](?:markdown|Markdown|Items|Spans)\./, priority: 2 },
  { name: (id, graph) => (isPlayed(id, graph) ? 'play' : null), test: /[\\/]src[\\/](?:lib|parts)[\\/]/, priority: 1 },
];

const src = (file: string) => join(import.meta.dirname, '../src', file);

let first: Set<string> | null = null;
let played: Set<string> | null = null;

function isFirst(id: string, graph: Graph): boolean {
  first ??= imported(['main.ts', 'pages/Home.svelte'], graph);
  return first.has(id) || /[\\/]src[\\/]art[\\/]/.test(id);
}

/** What a table and a board import at once. */
function isPlayed(id: string, graph: Graph): boolean {
  played ??= imported(['pages/Table.svelte', ...readdirSync(GAMES).map((game) => `games/${game}/index.ts`)], graph);
  return played.has(id);
}

function imported(files: readonly string[], graph: Graph): Set<string> {
  return files.reduce((found, file) => withImports(src(file), graph, found), new Set<string>());
}

function withImports(id: string, graph: Graph, found: Set<string>): Set<string> {
  if (!found.has(id)) {
    found.add(id);
    graph.getModuleInfo(id)?.importedIds.forEach((imported) => withImports(imported, graph, found));
  }
  return found;
}
