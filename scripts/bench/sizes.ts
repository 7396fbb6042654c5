/** How much script a visitor loads, compressed, by what Vite wrote down of the built client. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { GAMES } from '../systems.ts';
import { type Figure, figure } from './figures.ts';

const DIST = join(import.meta.dirname, '../../apps/web/dist');
/** What a browser with WebGL fetches of PixiJS when it draws; the other renderers stay where they are. */
const PIXI_USED = /WebGLRenderer/;

/** Other pages, and what is fetched when somebody opens it: no ordinary turn needs it. */
const NOT_FOR_A_TURN = new RegExp(
  [
    String.raw`^src/(?:events|lessons|rules|lobby|pages|people|verify|watch)/`,
    String.raw`^src/replay/replay\.tsx$`,
    String.raw`^src/(?:match/panels/(?:invite-card|keys-dialog|people-panel|rematch|result-card)\.tsx|text/keys\.ts)$`,
    // For who reads less than the whole log, and for who has switched the sounds on.
    String.raw`^src/match/(?:panels/log-filter|sound/player|sound/heard)\.ts$`,
    // For who calls an arbiter, who is told what one has decided, and arbiters.
    String.raw`^src/match/(?:judge/|panels/to-case\.tsx$)`,
    // For two at one screen.
    String.raw`^src/match/panels/curtain\.tsx$`,
    // For who waits for the opponent's browser in a match with strict dice.
    String.raw`^src/match/(?:panels/kept-order\.tsx|dice/there-again\.ts)$`,
    // For who talks.
    String.raw`^src/match/panels/talk-tab\.tsx$`,
    // Several pieces are in hand: the buttons above the list come with every turn, the card with the first group.
    String.raw`^src/tables/hex/group-card\.tsx$`,
    // Zones of control and lines of sight, for who asks to see them.
    String.raw`^src/tables/hex/reach(?:-card)?\.tsx?$`,
    // Before the first turn.
    String.raw`^src/(?:games/siege/cards|match/parts|match/panels)/(?:own-set-ups|forfeit-dialog)\.tsx$`,
    String.raw`^src/games/[\w-]+/cards/(?:deployment-card|forces-panel|\w+-setup)\.tsx$`,
    String.raw`^src/games/[\w-]+/(?:words/)?house\.ts$`,
    // For who learns the game.
    String.raw`^src/games/[\w-]+/(?:lessons|hints)\.ts$`,
    // For who looks back on a battle, and who looks on.
    String.raw`^src/match/way/chances-bar\.tsx$`,
    String.raw`^src/games/[\w-]+/course\.ts$`,
  ].join('|'),
);

/** Where a game of that id begins: its card, what begins a match of it, and the match. */
const OF_A_GAME = /^src\/games\/([\w-]+)\/(card|title|face)\.ts$/;
/** Of whose matches the lobby begins one unless somebody chooses another. */
const [USUAL] = GAMES;

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** Kilobytes, compressed. */
const LOBBY = 64;
const MATCH = 350;

export function measureSizes(): Figure[] {
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const lobby = loaded(
    manifest,
    'index.html',
    // Of a server that hosts every game, with the form of the usual one.
    (name) =>
      ['src/shell/start.tsx', 'src/lobby/lobby-page.tsx', `src/games/${USUAL}/title.ts`].includes(name) ||
      OF_A_GAME.exec(name)?.[2] === 'card',
  );
  const matches = Object.keys(manifest).flatMap((name) => {
    const [, game, part] = OF_A_GAME.exec(name) ?? [];
    return game === undefined || part !== 'face'
      ? []
      : [{ game, chunks: loaded(manifest, 'index.html', neededFor(game)) }];
  });
  return [
    figure('script of the lobby, gzip', kilobytes(manifest, lobby), 'kB', { max: LOBBY }),
    ...matches.map(({ game, chunks }) =>
      figure(`script of a match of ${game} with its board, gzip`, kilobytes(manifest, chunks), 'kB', { max: MATCH }),
    ),
  ];
}

/** A match fetches what its own game has and no other. */
const neededFor =
  (game: string) =>
  (name: string): boolean =>
    !NOT_FOR_A_TURN.test(name) &&
    (!name.includes('pixi.js') || PIXI_USED.test(name)) &&
    (OF_A_GAME.exec(name)?.[1] ?? game) === game;

/** The chunks that are fetched from `entry` on, where `follow` says which dynamic imports happen. */
function loaded(manifest: Manifest, entry: string, follow: (name: string) => boolean): Set<string> {
  const found = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || found.has(name)) return;
    found.add(name);
    for (const next of chunk.imports ?? []) visit(next);
    for (const next of chunk.dynamicImports ?? []) if (follow(next)) visit(next);
  };
  visit(entry);
  return found;
}

function kilobytes(manifest: Manifest, names: ReadonlySet<string>): number {
  const files = new Set([...names].map((name) => manifest[name]?.file ?? '').filter((file) => file.endsWith('.js')));
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(DIST, file))).length, 0) / 1000;
}
