import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { importsOf, type Member, membersOf, sourcesIn, unusedDoors, violations } from './boundaries.ts';

const ROOT = join(import.meta.dirname, '..');

describe('the checkout', () => {
  test('imports go one way, through front doors only', () => {
    const members = membersOf(ROOT);
    const sources = ['packages', 'apps', 'scripts', 'tests'].flatMap((folder) => sourcesIn(ROOT, folder));
    expect(sources.length).toBeGreaterThan(50);
    const found = sources.flatMap((path) => violations(path, readFileSync(join(ROOT, path), 'utf8'), members));
    expect(found).toEqual([]);
  });

  test('rooms have no doors that nobody uses', () => {
    const paths = ['apps', 'packages'].flatMap((folder) => sourcesIn(ROOT, folder));
    const sources = paths.map((path) => ({ path, source: readFileSync(join(ROOT, path), 'utf8') }));
    expect(unusedDoors(sources)).toEqual([]);
  });
});

test('the games are found by their folders, and a package that is one game by its name', () => {
  const games = membersOf(ROOT).flatMap((member) => member.games);
  expect(games).toEqual(expect.arrayContaining(['helms-deep', 'the-ford']));
  for (const room of ['engine', 'standard', 'notation', 'testing']) expect(games).not.toContain(room);
});

describe('the checker', () => {
  const member = (kind: Member['kind'], name: string, doors: string[]): Member => {
    const games = name === 'siege' ? ['helms-deep', 'the-ford'] : name === 'skirmish' ? ['skirmish'] : [];
    return { kind, name, folder: `${kind}s/${name}`, exports: doors, games };
  };
  const members = [
    member('package', 'kernel', ['.']),
    member('package', 'hexgrid', ['.']),
    member('package', 'plane', ['.']),
    member('package', 'siege', ['.', './map', './testing']),
    member('package', 'skirmish', ['.', './testing']),
    member('package', 'protocol', ['.']),
    member('package', 'bots', ['.']),
    member('package', 'testkit', ['.']),
    member('app', 'server', ['.']),
    member('app', 'cli', []),
    member('app', 'web', []),
  ];
  const faults = (path: string, specifier: string) => violations(path, `import '${specifier}';`, members);

  test.each([
    ['packages/kernel/src/a.ts', '@warbeacon/hexgrid'],
    ['packages/kernel/src/a.ts', '@warbeacon/siege'],
    ['packages/hexgrid/src/a.ts', '@warbeacon/kernel'],
    ['packages/plane/src/a.ts', '@warbeacon/kernel'],
    ['packages/plane/src/a.ts', '@warbeacon/hexgrid'],
    ['packages/plane/src/a.test.ts', '@warbeacon/skirmish'],
    ['packages/kernel/src/a.ts', '@warbeacon/plane'],
    ['packages/siege/src/a.ts', '@warbeacon/plane'],
    ['packages/siege/src/a.ts', '@warbeacon/skirmish'],
    ['packages/skirmish/src/a.ts', '@warbeacon/hexgrid'],
    ['packages/skirmish/src/a.ts', '@warbeacon/siege'],
    ['packages/skirmish/src/a.test.ts', '@warbeacon/siege'],
    ['packages/skirmish/src/a.ts', '@warbeacon/protocol'],
    ['packages/skirmish/src/a.ts', '@warbeacon/testkit'],
    ['packages/skirmish/src/a.ts', '@warbeacon/skirmish/testing'],
    ['packages/skirmish/src/a.ts', './testing/index.ts'],
    ['packages/skirmish/src/a.ts', 'node:fs'],
    ['packages/testkit/src/a.ts', '@warbeacon/skirmish'],
    ['packages/protocol/src/a.ts', '@warbeacon/skirmish'],
    ['packages/bots/src/search/a.ts', '@warbeacon/skirmish'],
    ['packages/bots/src/helms-deep/a.ts', '@warbeacon/skirmish'],
    ['apps/cli/src/a.ts', '@warbeacon/skirmish'],
    ['apps/server/src/match/a.ts', '@warbeacon/skirmish'],
    ['packages/siege/src/a.ts', '@warbeacon/protocol'],
    ['packages/siege/src/a.ts', '@warbeacon/testkit'],
    ['packages/protocol/src/a.ts', '@warbeacon/bots'],
    ['packages/protocol/src/a.ts', '@warbeacon/siege'],
    ['packages/protocol/src/a.test.ts', '@warbeacon/bots'],
    ['packages/bots/src/a.ts', '@warbeacon/protocol'],
    ['packages/bots/src/a.ts', '@warbeacon/siege'],
    ['packages/bots/src/search/a.ts', '@warbeacon/siege'],
    ['packages/bots/src/the-ford.ts', '@warbeacon/siege'],
    ['apps/cli/src/a.ts', '@warbeacon/siege'],
    ['apps/cli/src/games-list.ts', '@warbeacon/siege'],
    ['apps/cli/src/engine/games.ts', '@warbeacon/siege'],
    ['apps/server/src/match/a.ts', '@warbeacon/siege'],
    ['packages/siege/src/a.ts', './testing/index.ts'],
    ['packages/siege/src/a.ts', '@warbeacon/siege/testing'],
    ['packages/bots/src/a.ts', '@warbeacon/siege/testing'],
    ['apps/cli/src/a.ts', '@warbeacon/siege/testing'],
    ['packages/testkit/src/a.ts', '@warbeacon/bots'],
    ['packages/testkit/src/a.ts', '@warbeacon/siege'],
    ['packages/bots/src/a.ts', '@warbeacon/server'],
    ['apps/web/src/a.tsx', '@warbeacon/server'],
    ['tests/browser/a.test.ts', '@warbeacon/server'],
    ['tests/a.test.ts', '../apps/server/src/a.ts'],
    ['apps/web/src/a.ts', '../../server/src/a.ts'],
    ['apps/web/src/a.test.ts', '../../server/src/testing/people.ts'],
    ['apps/web/src/text/a.ts', '../match/match-page.tsx'],
    ['apps/web/src/text/a.ts', '../games/helms-deep/names.ts'],
    ['apps/web/src/games/helms-deep/words/a.ts', '../../../match/panels/orders.tsx'],
    ['apps/web/src/games/helms-deep/words/a.ts', '../../../tables/hex/act.ts'],
    ['apps/web/src/match/line/a.ts', '../panels/orders.tsx'],
    ['apps/web/src/match/panels/a.ts', '../../games/helms-deep/names.ts'],
    ['apps/web/src/match/panels/a.ts', '../../games/siege/pieces.ts'],
    ['apps/web/src/face/a.ts', '../games/helms-deep/names.ts'],
    ['apps/web/src/lobby/a.ts', '../games/helms-deep/title.ts'],
    ['apps/web/src/games/siege/a.ts', '../helms-deep/names.ts'],
    ['apps/web/src/games/siege/a.test.ts', '../helms-deep/names.ts'],
    ['apps/web/src/board/stage/a.ts', '../hex/geometry.ts'],
    ['apps/web/src/board/hex/painter/a.ts', '../../../tables/hex/act.ts'],
    ['apps/web/src/attic/a.ts', '../text/en.ts'],
    ['packages/siege/src/cases/a.ts', '../../../kernel/src/dice.ts'],
    ['packages/siege/src/engine/a.ts', '../standard/hexsides.ts'],
    ['packages/siege/src/engine/a.ts', '../helms-deep/forces.ts'],
    ['packages/siege/src/standard/movement/a.ts', '../../helms-deep/own.ts'],
    ['packages/siege/src/notation/a.ts', '../helms-deep/words.ts'],
    ['packages/siege/src/the-ford/a.ts', '../helms-deep/words.ts'],
    ['apps/web/src/games/the-ford/a.ts', '../helms-deep/names.ts'],
    ['apps/server/src/a.ts', '@warbeacon/siege/src/state.ts'],
    ['apps/server/src/a.ts', '@warbeacon/siege/data'],
    ['apps/server/src/a.ts', '@warbeacon/sieges'],
    ['packages/kernel/src/a.ts', 'node:fs'],
    ['packages/protocol/src/a.ts', 'crypto'],
  ])('%s may not import %s', (path, specifier) => {
    expect(faults(path, specifier)).toEqual([expect.stringContaining(`${path} imports ${specifier}: `)]);
  });

  test.each([
    ['packages/skirmish/src/a.ts', '@warbeacon/kernel'],
    ['packages/skirmish/src/commands/a.ts', '@warbeacon/plane'],
    ['packages/skirmish/src/a.test.ts', '@warbeacon/testkit'],
    ['packages/skirmish/src/a.test.ts', '@warbeacon/skirmish/testing'],
    ['packages/bots/src/skirmish/a.ts', '@warbeacon/skirmish'],
    ['packages/bots/src/skirmish/a.ts', '@warbeacon/plane'],
    ['packages/bots/src/a.test.ts', '@warbeacon/skirmish/testing'],
    ['apps/cli/src/games/a.ts', '@warbeacon/skirmish'],
    ['apps/server/src/games.ts', '@warbeacon/skirmish'],
    ['apps/web/src/a.ts', '@warbeacon/skirmish'],
    ['packages/siege/src/a.ts', '@warbeacon/kernel'],
    ['packages/siege/src/a.ts', '@warbeacon/hexgrid'],
    ['packages/siege/src/helms-deep/rocks/a.ts', '../own.ts'],
    ['packages/siege/src/the-ford/a.ts', '../standard/hexsides.ts'],
    ['packages/siege/src/engine/a.test.ts', '../helms-deep/own.ts'],
    ['packages/siege/src/a.test.ts', '@warbeacon/testkit'],
    ['packages/siege/src/a.test.ts', '@warbeacon/siege/testing'],
    ['packages/siege/src/a.fixture.ts', './testing/index.ts'],
    ['packages/siege/src/testing/a.ts', '@warbeacon/testkit'],
    ['packages/bots/src/a.test.ts', '@warbeacon/siege/testing'],
    ['packages/siege/src/a.test.ts', 'node:fs'],
    ['packages/testkit/src/a.ts', 'node:util'],
    ['packages/siege/src/a.test.ts', '@warbeacon/siege'],
    ['packages/protocol/src/a.test.ts', '@warbeacon/siege'],
    ['packages/kernel/src/a.ts', '@noble/hashes/sha2.js'],
    ['packages/kernel/src/deep/a.ts', '../dice.ts'],
    ['apps/web/src/a.ts', '@warbeacon/siege/map'],
    ['apps/web/src/games/helms-deep/words/a.ts', '../gazetteer.ts'],
    ['apps/web/src/board/hex/painter/a.ts', '../geometry.ts'],
    ['apps/web/src/match/panels/a.tsx', '../../styles/match.css'],
    ['packages/bots/src/helms-deep/a.ts', '@warbeacon/siege'],
    ['packages/bots/src/the-ford/parts/a.ts', '@warbeacon/siege'],
    ['packages/bots/src/a.test.ts', '@warbeacon/siege'],
    ['apps/cli/src/games/a.ts', '@warbeacon/siege'],
    ['apps/cli/src/games.ts', '@warbeacon/siege'],
    ['apps/server/src/games.ts', '@warbeacon/siege'],
    ['apps/server/bench/a.ts', '@warbeacon/siege'],
    ['apps/server/src/a.ts', 'node:fs'],
    ['tests/browser/a.test.ts', './chromium.ts'],
    ['scripts/a.ts', '../tests/browser/chromium.ts'],
    ['tests/browser/a.test.ts', '../../apps/server/src/testing/people.ts'],
  ])('%s may import %s', (path, specifier) => {
    expect(faults(path, specifier)).toEqual([]);
  });

  test('sees every way to import', () => {
    const source = `
      import { a } from 'a';
      import type { B } from 'b';
      import 'c';
      export { d } from 'd';
      export * from 'e';
      export type { F } from 'f';
      const g = await import('g');
      // import 'not this one';
      const text = "import 'nor this one'";
    `;
    expect(importsOf('x.ts', source)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  });

  test('does not pass over a source that it cannot read', () => {
    expect(() => importsOf('x.ts', 'import {')).toThrow('x.ts');
  });
});
