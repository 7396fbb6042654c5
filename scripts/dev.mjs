#!/usr/bin/env node
/**
 * Everything that can be done with a checkout, from a machine that has only Node 20 and npm: sets up what is
 * missing, then runs the command in Node 24. `npm start` and the other scripts of package.json all come here.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { runVisibly } from './run.mjs';
import { sayTrouble, Trouble } from './say.mjs';
import { ensureToolchain, ROOT } from './toolchain.mjs';
import { ensureWebClient } from './web-client.mjs';

const CLI = 'apps/cli/src/main.ts';
/**
 * What the slowest commands wait for, under load, is the sweeping out of what others have left behind. So there is room for it
 * until it is swept, where Node has 16 MB; and nothing is put at once among what stays, as the engine would by a guess that
 * it makes while matches are opened: what it guessed wrong is found again only by looking through everything, which takes a
 * quarter of a second. One thread helps with it: of four, some had to wait for a core, and everybody waited for them. The
 * Dockerfile says the same.
 */
const SERVER_FLAGS = ['--max-semi-space-size=128', '--no-allocation-site-pretenuring', '--v8-pool-size=1'];

/**
 * `run`: the program and its first arguments; `flags`: of Node's, before it; `set`: variables; `web`: needs the web client built; `here`: file names among the
 * arguments are those of the folder in which the command was typed.
 *
 * @type {Record<string, { does: string, run?: string[], flags?: string[], set?: NodeJS.ProcessEnv, web?: boolean, here?: boolean }>}
 */
const COMMANDS = {
  start: {
    does: 'run the server with the web client',
    run: ['apps/server/src/main.ts'],
    flags: SERVER_FLAGS,
    web: true,
  },
  build: { does: 'set up and build the web client, start nothing', web: true },
  test: { does: 'run every check and every test; with arguments, only the tests they name', run: ['scripts/test.ts'] },
  // Listing the tests imports them, and those of the built client read it.
  check: { does: 'run the checks, no tests', run: ['scripts/test.ts', '--checks'], web: true },
  format: { does: 'format every file', run: ['node_modules/@biomejs/biome/bin/biome', 'format', '--write'] },
  engine: { does: 'the rules over stdio, as JSON-RPC', run: [CLI, 'engine'], here: true },
  cli: { does: 'the warbeacon command: verify, playout, …', run: [CLI], here: true },
  bench: { does: 'measure the numbers the house holds itself to', run: ['scripts/bench.ts'], web: true },
  chaos: {
    does: 'kill the server again and again and see whether anything is lost',
    run: ['apps/server/chaos/main.ts'],
  },
  walks: {
    does: 'try the laws of the games on about a thousand walks by chance, the server on each kind of database, the pages in every window, and two evenings, for an hour',
    run: [
      'scripts/test.ts',
      'laws.test.ts',
      'secrecy.test.ts',
      'engine/fuzz.test.ts',
      'apps/server/src',
      'tests/browser/every-window.test.ts',
      'tests/browser/verify.test.ts',
      'tests/browser/two-evenings.test.ts',
    ],
    set: { WALKS: '33' },
  },
  mutation: { does: 'break the rules in small ways and see whether a test notices', run: ['scripts/mutation.ts'] },
  'coverage:rules': { does: 'list the tests of every rule case', run: ['scripts/coverage-rules.ts'], web: true },
};

/** @param {string[]} args */
async function main([name = '', ...args]) {
  const command = COMMANDS[name];
  if (!command) {
    const list = Object.entries(COMMANDS).map(([key, { does }]) => `  ${key.padEnd(15)} ${does}`);
    throw new Trouble(`there is no command '${name}'. These are there:\n${list.join('\n')}`);
  }
  const toolchain = await ensureToolchain();
  if (command.web) await ensureWebClient(toolchain);
  if (!command.run) return;

  const [program = '', ...first] = command.run;
  const file = join(ROOT, program);
  if (!existsSync(file)) throw new Trouble(`${program} is not in this checkout.`);
  // Compiled code is kept between runs: the engine must answer in under half a second.
  const env = { ...command.set, ...toolchain.env, NODE_COMPILE_CACHE: join(ROOT, '.tools', 'compile-cache') };
  const cwd = command.here ? (process.env.INIT_CWD ?? process.cwd()) : ROOT;
  process.exitCode = await runVisibly(toolchain.node, [...(command.flags ?? []), file, ...first, ...args], {
    cwd,
    env,
  });
}

main(process.argv.slice(2)).catch((error) => {
  sayTrouble(error);
  process.exitCode = 1;
});
