/** Which part of the house may import which: imports go one way, and only through a package's front door. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, normalize, relative } from 'node:path';
import { parseSync } from 'oxc-parser';

const SCOPE = '@warbeacon/';
const PACKAGES = [
  'kernel',
  'clock',
  'rating',
  'hexgrid',
  'plane',
  'siege',
  'skirmish',
  'protocol',
  'bots',
  'tournament',
  'testkit',
];

/** What each package may import of ours. Apps and the repository's own tests and scripts may import every package. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  clock: [],
  rating: [],
  hexgrid: [],
  plane: [],
  siege: ['kernel', 'hexgrid'],
  skirmish: ['kernel', 'plane'],
  protocol: ['kernel', 'clock', 'tournament'],
  bots: ['kernel', 'hexgrid', 'siege', 'plane', 'skirmish'],
  tournament: ['kernel'],
  testkit: ['kernel'],
};

/** What its tests may import besides, as an example of a game. */
const TESTS_MAY_IMPORT: Readonly<Record<string, readonly string[]>> = { protocol: ['siege'] };

/** Packages whose folders are games, each put together in its `game.ts`. */
const PACKAGES_OF_GAMES = ['siege'];
/** Packages that are one game, which has their name. */
const GAMES = ['skirmish'];
const GAME_PACKAGES = [...PACKAGES_OF_GAMES, ...GAMES];

/** Stands for the room of each game. In the table of rooms: whatever folder in the same place is named by no other row. */
const GAME = '<game>';

/** Who knows no game but by these folders and lists of theirs: here alone, and in tests and benches, are games named. */
const GAMES_NAMED_IN: Readonly<Record<string, readonly string[]>> = {
  'packages/bots': [`src/${GAME}/`],
  'apps/cli': ['src/games.ts', 'src/games/'],
  'apps/server': ['src/games.ts'],
};

/**
 * The rooms of an app or a package, each with those that it may import besides itself; a file belongs to the innermost room around
 * it. Who stands further down imports from further up.
 */
const ROOMS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'packages/siege/src': {
    engine: ['notation'],
    standard: ['engine', 'notation'],
    notation: ['engine', 'standard'],
    planning: ['engine', 'standard'],
    [GAME]: ['engine', 'standard', 'notation', 'planning'],
    // What the package shows of itself: the one list of its games.
    '': ['engine', 'standard', 'notation', GAME],
    testing: ['', GAME],
  },
  'apps/web/src': {
    art: [],
    text: [],
    'board/stage': ['art'],
    'board/hex': ['art', 'board/stage'],
    'board/plane': ['art', 'board/stage'],
    face: ['text', 'board/hex', 'board/plane'],
    'shell/api': ['text'],
    'shell/parts': ['text', 'face', 'shell/api'],
    'match/dice': [],
    'match/line': ['text', 'face', 'shell/api', 'match/dice'],
    'match/parts': ['text', 'face', 'shell/parts', 'match/line'],
    'match/pace': ['text', 'face', 'match/line', 'match/parts'],
    'match/keys': ['face', 'match/line', 'match/pace'],
    'tables/hex': ['text', 'face', 'shell/parts', 'board/hex', 'match/line', 'match/parts', 'match/pace', 'match/keys'],
    'tables/plane': ['art', 'text', 'face', 'board/plane', 'match/line', 'match/parts', 'match/pace', 'match/keys'],
    'games/siege': ['text', 'face', 'board/hex'],
    'games/siege/cards': ['text', 'face', 'shell/parts', 'match/line', 'tables/hex'],
    [`games/${GAME}`]: [
      'text',
      'face',
      'match/line',
      'board/plane',
      'tables/hex',
      'tables/plane',
      'games/siege',
      'games/siege/cards',
      `games/${GAME}/words`,
      `games/${GAME}/art`,
      `games/${GAME}/scenery`,
      `games/${GAME}/cards`,
    ],
    [`games/${GAME}/words`]: ['text', 'face', 'games/siege', `games/${GAME}`],
    [`games/${GAME}/art`]: ['art', 'board/hex'],
    [`games/${GAME}/scenery`]: ['art', 'board/stage', 'board/hex', 'board/plane', `games/${GAME}/art`],
    [`games/${GAME}/cards`]: [
      'text',
      'face',
      'shell/parts',
      'match/line',
      'match/parts',
      'tables/hex',
      'tables/plane',
      'games/siege/cards',
      `games/${GAME}`,
      `games/${GAME}/words`,
    ],
    games: ['face', `games/${GAME}`],
    lessons: [
      'art',
      'text',
      'face',
      'board/hex',
      'board/plane',
      'shell/parts',
      'match/line',
      'match/parts',
      'shell/api',
      'tables/hex',
      'tables/plane',
      'games',
    ],
    'match/sound': ['match/line'],
    'match/way': ['text', 'face', 'shell/parts', 'match/line', 'match/parts'],
    'match/judge': ['text', 'face', 'shell/api', 'shell/parts', 'match/line'],
    'match/talk': ['text', 'match/line'],
    'match/panels': [
      'text',
      'face',
      'lessons',
      'shell/api',
      'shell/parts',
      'match/line',
      'match/judge',
      'match/parts',
      'match/sound',
      'match/talk',
      'match/way',
      'match/pace',
    ],
    replay: ['text', 'face', 'match/line', 'match/panels', 'match/way', 'match/pace'],
    match: [
      'text',
      'face',
      'games',
      'shell/api',
      'shell/parts',
      'match/line',
      'match/parts',
      'match/panels',
      'match/sound',
      'match/way',
      'match/pace',
      'replay',
    ],
    watch: ['text', 'face', 'match', 'match/line', 'match/parts', 'match/panels'],
    lobby: ['text', 'face', 'games', 'shell/api', 'shell/parts'],
    rules: ['text', 'shell/parts', 'shell/api', 'games', 'rules/pictures'],
    'rules/pictures': ['art', 'text', 'board/hex', 'board/plane', 'board/stage', 'lessons'],
    pages: ['text', 'face', 'games', 'shell/api', 'shell/parts'],
    verify: ['text', 'face', 'games', 'replay', 'shell/api', 'shell/parts'],
    // What a browser wakes, without any page.
    push: ['text'],
    people: ['text', 'face', 'games', 'shell/api', 'shell/parts'],
    'events/desk': ['text', 'games', 'shell/api', 'shell/parts', 'events', 'events/new'],
    'events/new': ['text', 'face', 'shell/api', 'shell/parts', 'lobby', 'events'],
    events: ['text', 'games', 'shell/api', 'shell/parts', 'lobby', 'events/desk', 'events/new'],
    shell: [
      'text',
      'shell/api',
      'shell/parts',
      'lobby',
      'rules',
      'pages',
      'people',
      'events',
      'match',
      'watch',
      'lessons',
      'verify',
    ],
    '': ['shell'],
  },
};

const FOR_TESTS = 'it is for tests alone';

/** A package or an app, as its folder and its manifest describe it. */
export interface Member {
  /** Without the scope: `kernel`, `server`. */
  readonly name: string;
  /** From the root: `packages/kernel`. */
  readonly folder: string;
  readonly kind: 'package' | 'app';
  /** Keys of `exports`, such as `.` and `./map`. */
  readonly exports: readonly string[];
  /** Games that are told in it, by the names of their folders. */
  readonly games: readonly string[];
}

export function membersOf(root: string): Member[] {
  return (['packages', 'apps'] as const).flatMap((group) =>
    readdirSync(join(root, group)).flatMap((name): Member[] => {
      const folder = join(group, name);
      const manifest = join(root, folder, 'package.json');
      if (!existsSync(manifest)) return [];
      const { exports = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as { exports?: Record<string, string> };
      const doors = Object.entries(exports).flatMap(([door, file]) => doorsOf(join(root, folder), door, file));
      const games = PACKAGES_OF_GAMES.includes(name)
        ? gamesIn(join(root, folder, 'src'))
        : GAMES.filter((game) => game === name);
      return [{ name, folder, kind: group === 'apps' ? 'app' : 'package', exports: doors, games }];
    }),
  );
}

/** A door with a star is one for each folder that has the file. */
function doorsOf(folder: string, door: string, file: string): string[] {
  const [before = '', after] = file.split('*');
  if (after === undefined) return [door];
  return readdirSync(join(folder, before), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, before, `${entry.name}${after}`)))
    .map(({ name }) => door.replace('*', name));
}

/** Folders in which a game is put together; `engine` says what a game is, and is none. */
function gamesIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => name !== 'engine' && existsSync(join(folder, name, 'game.ts')));
}

/** The sources under `folder`, as paths from `root`. */
export function sourcesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory())
      return ['node_modules', 'dist', 'dist-neutral'].includes(entry.name) ? [] : sourcesIn(root, path);
    return /\.(ts|tsx|mjs)$/.test(entry.name) ? [path] : [];
  });
}

/** Everything that a source imports, types and dynamic imports of a plain name included. */
export function importsOf(path: string, source: string): string[] {
  const { module, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const text = source.slice(start, end);
      return /^(['"]).*\1$/.test(text) ? [text.slice(1, -1)] : [];
    }),
  ];
}

/** What is wrong with the imports of one source, in sentences; empty when nothing is. */
export function violations(path: string, source: string, members: readonly Member[]): string[] {
  return importsOf(path, source).flatMap((specifier) => {
    const fault = faultOf(path, specifier, members);
    return fault === undefined ? [] : [`${path} imports ${specifier}: ${fault}`];
  });
}

function faultOf(path: string, specifier: string, members: readonly Member[]): string | undefined {
  const importer = members.find(({ folder }) => path.startsWith(`${folder}/`));
  const test = /\.(test|fixture)\.tsx?$/.test(path) || path.includes('/src/testing/') || importer?.name === 'testkit';
  if (specifier.startsWith('.')) return faultOfRelative(path, specifier, test, importer, members);
  if (specifier.startsWith(SCOPE)) {
    return faultOfMember(specifier, importer, test, members) ?? faultOfGame(path, specifier, importer, test, members);
  }
  // What measures a package is a program, and runs in Node alone.
  const bench = importer !== undefined && path.startsWith(`${importer.folder}/bench/`);
  if (importer?.kind === 'package' && !test && !bench && isBuiltin(specifier)) return 'packages run in browsers too';
  return undefined;
}

function faultOfRelative(
  path: string,
  specifier: string,
  test: boolean,
  importer: Member | undefined,
  members: readonly Member[],
) {
  const target = normalize(join(dirname(path), specifier));
  const owner = members.find(({ folder }) => target.startsWith(`${folder}/`));
  if (importer && relative(importer.folder, target).startsWith('..')) return `it lies outside ${importer.folder}`;
  if (importer?.kind === 'package' && !test && target.startsWith(`${importer.folder}/src/testing/`)) return FOR_TESTS;
  // What starts a server or plays a person in the server's own tests may serve the tests of the whole, too.
  if (owner && target.startsWith(`${owner.folder}/src/testing/`) && !importer) return undefined;
  if (!importer && owner) return `it reaches into ${owner.folder} past its exports`;
  return faultOfRoom(path, target);
}

interface Place {
  readonly app: string;
  /** The innermost row of the table around a source; none where no room is. */
  readonly room: string | undefined;
  /** Whose room it is, where each game has one. */
  readonly game: string | undefined;
}

/** Where a source stands in an app or a package whose rooms are listed. */
function roomOf(path: string): Place | undefined {
  const app = Object.keys(ROOMS).find((folder) => path.startsWith(`${folder}/`));
  if (app === undefined) return undefined;
  const folders = relative(app, dirname(path)).split('/').filter(Boolean);
  const rows = Object.keys(ROOMS[app] ?? {}).map((row) => row.split('/').filter(Boolean));
  const isNamed = (upTo: number): boolean =>
    rows.some((row) => row.length > upTo && row.slice(0, upTo + 1).every((part, i) => part === folders[i]));
  const around = rows
    .filter((row) =>
      row.every((part, i) => part === folders[i] || (part === GAME && i < folders.length && !isNamed(i))),
    )
    .toSorted((one, other) => other.length - one.length)[0];
  const at = around?.indexOf(GAME) ?? -1;
  return { app, room: around?.join('/'), game: at < 0 ? undefined : folders[at] };
}

const inGame = (room: string): boolean => room.startsWith('games/');

function faultOfRoom(path: string, target: string): string | undefined {
  const from = roomOf(path);
  const to = roomOf(target);
  // Styles belong to nobody.
  if (from === undefined || to === undefined || target.endsWith('.css')) return undefined;
  if (from.room === undefined) return `${dirname(path)} is no room of the house`;
  if (to.room === undefined) return `${dirname(target)} is no room of the house`;
  const allowed = ROOMS[from.app]?.[from.room] ?? [];
  if (from.game !== undefined && to.game !== undefined && from.game !== to.game) return 'no game imports another';
  if (from.room === to.room || allowed.includes(to.room)) return undefined;
  // What is the same for every game is tried on one of them.
  const test = /\.(test|fixture)\.tsx?$/.test(path);
  if (test && (from.app.startsWith('packages/') || (!inGame(from.room) && inGame(to.room)))) return undefined;
  return `${from.room} may import ${allowed.length > 0 ? allowed.join(', ') : 'no other room'}`;
}

/** What the table of rooms allows although nobody needs it: such a door is to be shut. */
export function unusedDoors(sources: readonly { readonly path: string; readonly source: string }[]): string[] {
  const used = new Set(
    sources.flatMap(({ path, source }) =>
      importsOf(path, source).flatMap((specifier) => {
        const [from, to] = [roomOf(path), roomOf(normalize(join(dirname(path), specifier)))];
        return specifier.startsWith('.') && from && to ? [`${from.app}: ${from.room} → ${to.room}`] : [];
      }),
    ),
  );
  return Object.entries(ROOMS).flatMap(([app, rooms]) =>
    Object.entries(rooms).flatMap(([room, allowed]) =>
      allowed
        // How a game divides its own folder is its own affair.
        .filter((other) => !(room.includes(GAME) && other.includes(GAME)))
        .map((other) => `${app}: ${room} → ${other}`)
        .filter((door) => !used.has(door)),
    ),
  );
}

/** What a source says in the name of a package, without what follows. */
const packageIn = (specifier: string): string => specifier.slice(SCOPE.length).split(/[/?]/)[0] ?? '';

function faultOfGame(
  path: string,
  specifier: string,
  importer: Member | undefined,
  test: boolean,
  members: readonly Member[],
) {
  const named = GAMES_NAMED_IN[importer?.folder ?? ''];
  const target = members.find(({ name }) => name === packageIn(specifier));
  if (test || !named || !target || !GAME_PACKAGES.includes(target.name)) return undefined;
  const from = relative(importer?.folder ?? '', path);
  const places = named.flatMap((place) =>
    place.includes(GAME) ? target.games.map((game) => place.replace(GAME, game)) : [place],
  );
  if ([...places, 'bench/', 'chaos/'].some((place) => (place.endsWith('/') ? from.startsWith(place) : from === place)))
    return undefined;
  return `it knows no game; games are named in ${named.join(' and ')}`;
}

function faultOfMember(specifier: string, importer: Member | undefined, test: boolean, members: readonly Member[]) {
  // What follows a question mark tells the bundler in which form it is wanted.
  const [file = ''] = specifier.slice(SCOPE.length).split('?');
  const [name = '', ...rest] = file.split('/');
  const target = members.find((member) => member.name === name);
  if (!target) return 'there is no such package';
  if (target.kind === 'app') return 'nothing imports an app';
  const door = ['.', ...rest].join('/');
  if (!target.exports.includes(door)) return `${target.folder} does not export ${door}`;
  if (door === './testing' && !test) return FOR_TESTS;
  const allowed = importer?.kind === 'package' ? (MAY_IMPORT[importer.name] ?? []) : PACKAGES;
  if (allowed.includes(name) || importer?.name === name) return undefined;
  // The laws know no game; the tests of each game try them on it.
  if (test && name === 'testkit') return undefined;
  if (test && TESTS_MAY_IMPORT[importer?.name ?? '']?.includes(name)) return undefined;
  return `${importer?.folder} may import ${allowed.length > 0 ? allowed.join(', ') : 'nothing of ours'}`;
}
