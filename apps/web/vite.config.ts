import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';
import { leanFonts } from './scripts/lean-fonts.ts';
import { neutralNames } from './scripts/neutral-names.ts';

/** Where the game server listens while the pages are served by `vite dev`. */
const server = process.env['WARBEACON_SERVER'] ?? 'http://127.0.0.1:2567';

/**
 * PixiJS loads the renderer it needs when it is needed, but its index names all of them, which puts them into the first
 * load all the same. Without those names each stays in a file of its own: 40 kB of script that few browsers ask for. Nor
 * has the board sheets of sprites, which its index would make ready.
 */
const renderersOnDemand: Plugin = {
  name: 'renderers-on-demand',
  apply: 'build',
  transform: {
    filter: { id: /pixi\.js\/lib\/index\.mjs$/ },
    handler: (code) =>
      code
        .replace(/^export .*'\.\/rendering\/renderers\/(canvas|gl|gpu)\/\w+Renderer\.mjs';$/gm, '')
        .replace(/^import '\.\/spritesheet\/init\.mjs';$/m, ''),
  },
};

/** No texture of a board is a film: without the name in its list, PixiJS' player of films is not loaded. */
const withoutFilms: Plugin = {
  name: 'without-films',
  apply: 'build',
  transform: {
    filter: { id: /pixi\.js\/lib\/rendering\/init\.mjs$/ },
    handler(code) {
      const left = code.replace(/^import \{ VideoSource \}.*$/m, '').replace(/^ {2}VideoSource,$/m, '');
      if (left.includes('VideoSource')) throw new Error('PixiJS lists its films otherwise: look at withoutFilms');
      return { code: left, map: null };
    },
  },
};

/**
 * Parts of libraries that nothing here ever calls and that no bundler can know to be idle: what they export stays
 * there, and does nothing.
 */
const IDLE: readonly RegExp[] = [
  // Our own rules refuse nothing here: why something cannot be done is said by the server.
  /\/packages\/siege\/src\/[\w-]+\/(?:ground-)?refusals(?:\/[\w-]+)?\.ts$/,
  // zod makes JSON Schemas of its schemas: the server's documents need them, no page does.
  /zod\/v4\/core\/(?:to-json-schema|json-schema-processors)\.js$/,
  // Nor does it write code for a schema here (see `main.tsx`), and what it would say of a fault in English nobody reads.
  /zod\/v4\/(?:core\/doc|locales\/en)\.js$/,
  // Colyseus predicts the input of games that run in real time, and may speak HTTP/3, which the server does not.
  /@colyseus\/sdk\/build\/(?:input\/RoomInput|transport\/H3Transport)\.mjs$/,
  // PixiJS knows colours by name; the board has numbers. It draws from SVG, in gradients, with corners made round for it;
  // the board draws circles, lines and polygons in plain colours.
  /@pixi\/colord\/plugins\/names\.mjs$/,
  /pixi\.js\/lib\/scene\/graphics\/shared\/(?:svg\/(?:utils\/)?\w+|fill\/Fill(?:Gradient|Pattern)|path\/roundShape)\.mjs$/,
  /pixi\.js\/lib\/scene\/graphics\/shared\/buildCommands\/buildArcTo(?:Svg)?\.mjs$/,
  // What is wrong with a shader a programmer would look up in the library's own words.
  /pixi\.js\/lib\/rendering\/renderers\/gl\/shader\/program\/logProgramError\.mjs$/,
  // No mask is a picture, no texture comes compressed, and there are no clouds of particles.
  /pixi\.js\/lib\/filters\/mask\/MaskFilter\.mjs$/,
  /pixi\.js\/lib\/rendering\/renderers\/gl\/texture\/uploaders\/glUploadCompressedTextureResource\.mjs$/,
  /pixi\.js\/lib\/(?:scene\/particle-container\/shared\/ParticleBuffer|unsafe-eval\/particle\/\w+)\.mjs$/,
];

/** Names that are exported as they are declared, in a list at the end, or as the default. */
function exportsOf(code: string): ReadonlySet<string> {
  const declared = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name);
  const listed = [...code.matchAll(/\bexport ?\{([^}]*)\}/g)].flatMap(([, list = '']) =>
    list.split(',').map((entry) => entry.trim().split(' as ').at(-1)),
  );
  const byDefault = /\bexport default\b/.test(code) ? ['default'] : [];
  return new Set([...declared, ...listed, ...byDefault].filter((name): name is string => !!name));
}

const withoutIdleParts: Plugin = {
  name: 'without-idle-parts',
  apply: 'build',
  transform: {
    filter: { id: [...IDLE] },
    handler: (code) => ({
      code: `function idle() {}\nexport { ${[...exportsOf(code)].map((name) => `idle as ${name}`).join(', ')} };`,
      map: null,
    }),
  },
};

/**
 * Colyseus' schemas write as well as read, and a page only reads: what writes, and the kinds of collection that no room has,
 * stand in one file with the rest and refer to each other. The names are left there as classes that do nothing.
 */
const UNWRITTEN: readonly string[] = ['Encoder', 'Root', 'StateView', 'SetSchema', 'CollectionSchema', 'StreamSchema'];

/** Methods of the kinds that there are which only change a collection, or tell a programmer of it. */
const UNCHANGED: Readonly<Record<string, readonly string[]>> = {
  ArraySchema: ['splice', 'unshift', 'shift', 'reverse', 'sort', 'shuffle'],
  Schema: ['restore', 'static debugRefIds', 'static debugRefIdEncodingOrder', 'static debugChanges', 'setDirty'],
};

/** The code of the library without a method of one of its classes. */
function withoutMethod(code: string, owner: string, method: string): string {
  const found = new RegExp(String.raw`^class ${owner}\b[^{]*\{$[\s\S]*?^\}$`, 'm').exec(code);
  const left = found?.[0].replace(new RegExp(String.raw`^    ${method}\([^\n]*\{$[\s\S]*?^    \}$`, 'm'), '');
  if (!found || left === found[0]) throw new Error(`${owner} has no ${method} any more: look at UNCHANGED`);
  return code.replace(found[0], () => left ?? '');
}

const withoutWriting: Plugin = {
  name: 'without-writing',
  apply: 'build',
  transform: {
    filter: { id: /@colyseus\/schema\/build\/index\.mjs$/ },
    handler(code) {
      const left = UNWRITTEN.reduce((text, name) => {
        const emptied = text.replace(
          new RegExp(String.raw`^class ${name}\b[^{]*\{$[\s\S]*?^\}$`, 'm'),
          `class ${name} {}`,
        );
        if (emptied === text) throw new Error(`@colyseus/schema has no class ${name} any more: look at UNWRITTEN`);
        return emptied;
      }, code);
      // Nor does a page keep account of changes: the library has a tree for decoders that keeps none, and takes it for all they make.
      if (!left.includes('new ChangeTree(') || !left.includes('class UntrackedChangeTree'))
        throw new Error('@colyseus/schema has no trees of changes any more: look at withoutWriting');
      const reading = Object.entries(UNCHANGED)
        .flatMap(([owner, methods]) => methods.map((method) => [owner, method] as const))
        .reduce((text, [owner, method]) => withoutMethod(text, owner, method), left);
      return { code: reading.replaceAll('new ChangeTree(', 'new UntrackedChangeTree('), map: null };
    },
  },
};

/**
 * The boards draw lines, circles, rectangles and polygons. PixiJS draws much more, in methods of four classes that no bundler can
 * know to be idle: each is named here with those that nothing calls.
 */
const NEVER_DRAWN: readonly string[] = [
  'arcTo',
  'arcToSvg',
  'bezierCurveTo',
  'chamferRect',
  'filletRect',
  'quadraticCurveTo',
  'regularPoly',
  'roundPoly',
  'roundShape',
];
const OLD_NAMES = ['lineStyle', 'beginFill', 'endFill', 'drawCircle', 'drawEllipse', 'drawPolygon', 'drawRect'];
const UNDRAWN: Readonly<Record<string, readonly string[]>> = {
  Graphics: [...NEVER_DRAWN, ...OLD_NAMES, 'drawRoundedRect', 'drawStar', 'path', 'star', 'svg', 'cut'],
  GraphicsContext: [...NEVER_DRAWN, 'cut', 'path', 'star', 'svg'],
  GraphicsPath: [...NEVER_DRAWN, 'bezierCurveToShort', 'quadraticCurveToShort', 'star', 'addPath', 'transform'],
  ShapePath: [...NEVER_DRAWN, 'addPath'],
};

const plainlyDrawn: Plugin = {
  name: 'plainly-drawn',
  apply: 'build',
  transform: {
    filter: {
      id: /pixi\.js\/lib\/scene\/graphics\/shared\/(?:path\/)?(?:Graphics|GraphicsContext|GraphicsPath|ShapePath)\.mjs$/,
    },
    handler(code, id) {
      const [, owner = ''] = /(\w+)\.mjs$/.exec(id) ?? [];
      const left = (UNDRAWN[owner] ?? []).reduce((text, method) => {
        const without = text.replace(new RegExp(String.raw`^  ${method}\([^\n]*\{$[\s\S]*?^  \}$`, 'm'), '');
        if (without === text) throw new Error(`${owner} has no ${method} any more: look at NEVER_DRAWN`);
        return without;
      }, code);
      return { code: left, map: null };
    },
  },
};

/** Files smaller than this fit into a packet as they are. */
const WORTH_COMPRESSING = 1000;

/**
 * Beside each text under `assets` the same compressed, as small as it gets: this is done once, and the server sends it
 * to everybody.
 */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const texts = Object.keys(bundle).filter((name) => /^assets\/.*\.(js|css|svg)$/.test(name));
    await Promise.all(
      texts.map(async (name) => {
        const file = join(dir, name);
        const text = await readFile(file);
        if (text.length < WORTH_COMPRESSING) return;
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        await writeFile(`${file}.br`, await promisify(brotliCompress)(text, { params }));
        await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }));
      }),
    );
  },
};

/** The folders of one game, among the pages and among the rules: what stands in them goes to nobody who plays another. */
const ONE_GAME =
  /\/(?:web\/src\/games|siege\/src|packages)\/(?!siege\/|engine\/|standard\/|notation\/|kernel\/|clock\/|rating\/|hexgrid\/|plane\/|protocol\/|bots\/|tournament\/|testkit\/)([\w-]+)\//;
const gameOf = (id: string): string => ONE_GAME.exec(id)?.[1] ?? '';

interface Shared {
  readonly name: string | ((id: string) => string);
  /** Of a group with several names, for the bundler's own reports. */
  readonly debugName?: string;
  readonly test: RegExp;
}

/** Words that a match and the rules have, and no other page. */
const WORDS_OF_MATCHES = ['play', 'keys', 'agree'];
/** Words, parts, requests and schemas that some pages have, or that are fetched when somebody asks for them. */
const WORDS_OF_PAGES = [
  'about',
  'aside',
  'bots',
  'challenges',
  'dice',
  'event-bracket',
  'event-deeds',
  'event-desk',
  'event-ladder',
  'event-new',
  'event-programs',
  'event-standings',
  'events',
  'hints',
  'inches',
  'judge',
  'learn',
  'levels',
  'live-pictures',
  'opened',
  'options',
  'order',
  'people',
  'push',
  'quick',
  'ratings',
  'rest',
  'rules',
  'same-screen',
  'statistics',
  'talk',
  'verify',
  'waiting',
  'watching',
  'way',
  'when-over',
  'who-sure',
];
const PARTS_OF_PAGES = [
  'agreed-clock',
  'agreed-watching',
  'attempt',
  'clock-choice',
  'field',
  'from-match',
  'house-mark',
  'match-terms',
  'reason-form',
  'push-switch',
  'report',
];
const REQUESTS_OF_PAGES = [
  'account',
  'calls',
  'challenges',
  'events',
  'fingerprints',
  'lobby-line',
  'moderation',
  'passkeys',
  'push',
  'record',
  'sdk',
];
const SCHEMAS_OF_PAGES = [
  'accounts',
  'bots',
  'calls',
  'direct',
  'event-changes',
  'events',
  'lobby',
  'mail',
  'moderation',
  'passkeys',
  'pictures',
  'push',
  'ratings',
  'talk',
];
const among = (...lists: readonly (readonly string[])[]): string => lists.flat().join('|');

/** What several chunks share goes into few files: each of its own would be a request, and compress badly. */
const SHARED: readonly Shared[] = [
  // Has to be there before all else (see `main.tsx`).
  { name: 'begin', test: /\/zod\/v4\/core\/(?:core|util)\.js$|preload-helper|\/src\/shell\/routes\.ts$/ },
  {
    name: 'pixi',
    test: /pixi\.js\/lib\/(?!.*(?:\/gpu\/|\/canvas\/|Video|\/path\.mjs))(?:rendering|scene|maths|ticker|utils|color)\//,
  },
  // But for what draws by PixiJS: a group takes along all that its files import, also what few browsers ask for.
  { name: 'board', test: /\/src\/(?:art|board)\/(?!stage\/(?:effects|map-layer|renderer|scene|textures)\.|plane\/)/ },
  {
    name: 'site',
    // But for what only a match and the rules have, and for what is fetched when the page is there.
    test: new RegExp(
      [
        String.raw`/src/text/(?!(?:${among(WORDS_OF_MATCHES, WORDS_OF_PAGES)})\.)`,
        String.raw`/src/shell/(?!parts/(?:${among(PARTS_OF_PAGES)})\.|api/(?:${among(REQUESTS_OF_PAGES)})\.)`,
        String.raw`/src/(?:face/(?!plane-face)|games/(?:index|siege/(?:card|title|names|words/phases))\.)`,
        String.raw`/(?:wouter|zustand|zod|preact)/`,
        String.raw`/protocol/(?!src/(?:${among(SCHEMAS_OF_PAGES)})\.)`,
      ].join('|'),
    ),
  },
  // Rows and choices of the lobby, which the page of a challenge has too.
  { name: 'choices', test: /\/src\/lobby\/(?:game-cards|list|match-row|side-choice|standing|use-games)\./ },
  // What is said beside the game: for matches that have something of it.
  { name: 'beside', test: /\/src\/text\/(?:aside|rest|watching)\.ts$/ },
  { name: 'rules', test: /\/packages\/(?:hexgrid|siege\/src\/(?:engine|standard))\// },
  {
    name: (id) => `${gameOf(id)}-card`,
    debugName: 'cards',
    test: /\/src\/games\/(?!siege\/)[\w-]+\/(?:card|side-names)\./,
  },
  {
    name: (id) => `${gameOf(id)}-title`,
    debugName: 'titles',
    test: /\/src\/games\/(?!siege\/)[\w-]+\/(?:title|names|options|words\/(?:options|phases))\./,
  },
  { name: (id) => `${gameOf(id)}-house`, debugName: 'houses', test: /\/siege\/src\/[\w-]+\/house\.ts$/ },
  // Not what makes a game's face of its data: Helm's Deep has a face of its own. Nor cards that are fetched when they are shown.
  {
    name: 'match',
    test: new RegExp(
      [
        String.raw`/src/match/(?!way/|judge/|panels/(?:record-link|rematch)\.|line/(?:tape|read-back)\.)`,
        String.raw`/src/text/(?!(?:${among(WORDS_OF_PAGES)})\.)`,
      ].join('|'),
    ),
  },
  // How orders given beforehand look, and what stands in their place: of every game, on hexes or not.
  { name: 'beforehand', test: /\/src\/games\/siege\/cards\/(?:no-orders\.tsx|standing-orders\.css)/ },
  // A table, for the games that are played on it.
  {
    name: 'hexes',
    test: /\/src\/(?:tables\/hex|games\/siege\/(?!face\.ts|cards\/(?:forces-panel|standing-orders|own-set-ups)\.))/,
  },
  // For who looks back on a battle: from its end, and in the replay.
  { name: 'way', test: /\/src\/(?:match\/(?:way\/|line\/(?:tape|read-back)\.)|text\/way\.)/ },
  // Accounts, and who keeps order: for pages of their own, and for who reports somebody in a match.
  {
    name: 'people',
    test: /\/src\/(?:text\/(?:people|order|talk)|shell\/(?:parts\/(?:attempt|field|report)|api\/(?:account|moderation)))\.|\/protocol\/src\/(?:accounts|mail|moderation|talk)\./,
  },
  // For who calls an arbiter, and for who is one.
  {
    name: 'calls',
    test: /\/src\/(?:match\/judge\/|text\/judge\.|shell\/api\/calls\.)|\/protocol\/src\/calls\./,
  },
  // That is for the others, and for all of them: it may not go with the first that needs it.
  { name: 'maker', test: /\/src\/games\/siege\/face\.ts$/ },
  { name: gameOf, debugName: 'games', test: ONE_GAME },
];

/** The service worker, which is served from the root since that is what it works for. */
const PUSH_WORKER = 'push-worker';

/** What one group takes, those after it leave alone. */
const inOrder = (group: Shared, i: number) => ({ ...group, minShareCount: 2, priority: SHARED.length - i });

/** Our packages only define things: what a page does not use of them (the rules, above all) stays out of it. */
const ONLY_DEFINITIONS = { moduleSideEffects: (id: string) => !id.includes('/packages/') };

/** Pages that many come to first, and the board of a match: what they import is fetched along with them. */
const COME_TO_FIRST = /(?:lobby-page|match-page|board|hex|plane|face)[^/]*\.js$/;

/** Of the others styles alone: a list of files stands in the script of whoever may load them, and a match may load many. */
function neededAhead(file: string, files: string[]): string[] {
  return COME_TO_FIRST.test(file) ? files : files.filter((name) => name.endsWith('.css'));
}

/** A site that shows no names of the books has a client of its own. */
const isNeutral = process.env['WARBEACON_NAMES'] === 'neutral';
const names = (): Plugin[] => (isNeutral ? [neutralNames()] : []);

export default defineConfig({
  plugins: [
    ...names(),
    renderersOnDemand,
    withoutFilms,
    withoutIdleParts,
    withoutWriting,
    plainlyDrawn,
    leanFonts,
    compressed,
  ],
  build: {
    outDir: isNeutral ? 'dist-neutral' : 'dist',
    // The server's content security policy allows no `data:` fonts or scripts, so nothing is inlined.
    assetsInlineLimit: 0,
    // Say which chunk holds which file, for the bench.
    manifest: true,
    modulePreload: { polyfill: false, resolveDependencies: neededAhead },
    target: 'es2023',
    rolldownOptions: {
      treeshake: ONLY_DEFINITIONS,
      input: { index: 'index.html', [PUSH_WORKER]: 'src/push/push-worker.ts' },
      output: {
        // The browser asks for it under this name for as long as it has it.
        entryFileNames: ({ name }) => (name === PUSH_WORKER ? '[name].js' : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: SHARED.map(inOrder) },
      },
    },
  },
  // Who judges records plays by the rules, says their refusals and zod's faults: of that nothing is idle.
  worker: { format: 'es', plugins: names, rolldownOptions: { treeshake: ONLY_DEFINITIONS } },
  server: {
    proxy: {
      '/api': server,
      '/healthz': server,
      '/matchmake': server,
      // Rooms are reached at /<processId>/<roomId>
      '^/[\\w-]+/(?:play|watch|judge)-[0-9a-f]{32}': { target: server, ws: true },
    },
  },
});
