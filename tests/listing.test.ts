import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const BROWSER_TESTS = join(import.meta.dirname, 'browser');

test('tests in browsers wait for nothing before they are run: who only lists them would leave a server behind', () => {
  const files = readdirSync(BROWSER_TESTS).filter((name) => name.endsWith('.ts'));
  expect(files.length).toBeGreaterThan(10);
  const waiting = files.filter((name) =>
    /^(?:(?:const|let) .*= )?await /m.test(readFileSync(join(BROWSER_TESTS, name), 'utf8')),
  );
  expect(waiting).toEqual([]);
});
