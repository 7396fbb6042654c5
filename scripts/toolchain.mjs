/**
 * What a checkout needs before anything in it can run: Node 24, pnpm and the packages of the lockfile. All of it lives
 * inside the checkout (`.tools`, `node_modules`); nothing is installed on the machine.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { runStep } from './run.mjs';
import { say, Trouble } from './say.mjs';

const NODE_MAJOR = 24;
const NODE_VERSION = '24.21.0';
const PNPM_VERSION = '12.21.0';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TOOLS = join(ROOT, '.tools');
const BIN = join(TOOLS, 'node_modules', '.bin');
const READY = join(TOOLS, 'ready');
/** The Node that everything runs in, for `engine.sh`. */
const RUN_NODE = join(TOOLS, 'node');
const LOCK = join(TOOLS, 'lock');
/** npm's own patience is over two minutes for each package when there is no network. */
const RETRIES = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000'];
/** Longer than any setup takes; a lock older than this was left behind. */
const LOCK_STALE_MS = 15 * 60_000;

/**
 * Makes the checkout ready, doing only what is not done yet, and tells how to run things in it.
 *
 * @returns {Promise<{ node: string, env: NodeJS.ProcessEnv }>}
 */
export async function ensureToolchain() {
  // The fetched Node counts as fetched even when it runs this: it must not be taken for the machine's own.
  const own = Number(process.versions.node.split('.')[0]) >= NODE_MAJOR && !process.execPath.startsWith(TOOLS);
  const node = own ? process.execPath : join(BIN, 'node');
  const path = [dirname(node), BIN, join(ROOT, 'node_modules', '.bin'), process.env.PATH];
  const toolchain = { node, env: { ...process.env, PATH: path.join(delimiter) } };
  const tools = own ? [`pnpm@${PNPM_VERSION}`] : [`pnpm@${PNPM_VERSION}`, `${nodePackage()}@${NODE_VERSION}`];

  if (!isReady(tools)) {
    await withLock(async () => {
      if (!isReady(tools)) await setUp(tools, toolchain);
    });
  }
  // The stamp says by its age, too, that nothing has changed since: `engine.sh` looks at that alone.
  const now = new Date();
  utimesSync(READY, now, now);
  return toolchain;
}

/** @param {string[]} tools */
function isReady(tools) {
  if (missing(tools).length > 0 || !existsSync(join(ROOT, 'node_modules', '.modules.yaml'))) return false;
  return existsSync(READY) && readFileSync(READY, 'utf8') === hashOfManifests();
}

/** @param {string[]} tools names with versions */
function missing(tools) {
  return tools.filter((tool) => {
    const [name = '', version] = tool.split('@');
    const manifest = join(TOOLS, 'node_modules', name, 'package.json');
    return !existsSync(manifest) || !readFileSync(manifest, 'utf8').includes(`"version": "${version}"`);
  });
}

function hashOfManifests() {
  const hash = createHash('sha256');
  const manifests = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .sort()
      .map((name) => join(folder, name, 'package.json')),
  );
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', ...manifests]) {
    const full = join(ROOT, file);
    if (existsSync(full)) hash.update(`\0${file}\0`).update(readFileSync(full));
  }
  return hash.digest('hex');
}

/**
 * @param {string[]} tools
 * @param {{ node: string, env: NodeJS.ProcessEnv }} toolchain
 */
async function setUp(tools, { node, env }) {
  rmSync(READY, { force: true });
  const where = { cwd: ROOT, env };
  if (missing(tools).length > 0) {
    const options = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', ...RETRIES];
    const { code, output } = await runStep(
      `fetching ${tools.join(' and ')} into .tools, once`,
      'npm',
      ['install', '--prefix', TOOLS, ...options, ...tools],
      where,
    );
    if (code === 127)
      throw new Trouble('npm was not found. It comes with Node: install Node 24 from https://nodejs.org.');
    if (code !== 0) throw failed('The tools could not be fetched.', output);
  }
  const { code, output } = await runStep(
    'installing the packages of the lockfile',
    join(BIN, 'pnpm'),
    ['install', '--frozen-lockfile', '--config.confirm-modules-purge=false'],
    where,
  );
  if (code !== 0) throw failed('The packages could not be installed.', output);
  rmSync(RUN_NODE, { force: true });
  symlinkSync(node, RUN_NODE);
  writeFileSync(READY, hashOfManifests());
  say('this checkout is set up.');
}

/** The npm package that holds a Node binary and runs no install script. */
function nodePackage() {
  const { platform, arch } = process;
  if (platform !== 'linux' || (arch !== 'x64' && arch !== 'arm64')) {
    throw new Trouble(
      `Warbeacon runs on Node ${NODE_MAJOR}; this is Node ${process.versions.node}, and for ${platform} on ${arch} it cannot ` +
        `be fetched from the npm registry. Install Node ${NODE_MAJOR} from https://nodejs.org and try again.`,
    );
  }
  return `node-linux-${arch}`;
}

/**
 * @param {string} sentence
 * @param {string} output
 */
function failed(sentence, output) {
  const offline =
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_PNPM_META_FETCH_FAIL|_CERT_/.test(output);
  const advice = offline
    ? 'The npm registry does not answer: check the network (or the registry and proxy in your npm settings) and try again. ' +
      'Once set up, a checkout needs no network.'
    : 'Above is what was said; mend that and try again.';
  return new Trouble(`${sentence} ${advice}`, output);
}

/**
 * Two commands started at once must not install into the same folder.
 *
 * @param {() => Promise<void>} work
 */
async function withLock(work) {
  mkdirSync(TOOLS, { recursive: true });
  const mine = `${LOCK}.${process.pid}`;
  writeFileSync(mine, String(process.pid));
  try {
    for (let waited = false; !tryLink(mine); waited = true) {
      if (!waited) say('another command is setting up this checkout; waiting for it …');
      await sleep(250);
    }
    try {
      await work();
    } finally {
      rmSync(LOCK, { force: true });
    }
  } finally {
    rmSync(mine, { force: true });
  }
}

/** @param {string} mine */
function tryLink(mine) {
  try {
    linkSync(mine, LOCK);
    return true;
  } catch {
    if (isAbandoned()) rmSync(LOCK, { force: true });
    return false;
  }
}

function isAbandoned() {
  try {
    if (Date.now() - statSync(LOCK).mtimeMs > LOCK_STALE_MS) return true;
    process.kill(Number(readFileSync(LOCK, 'utf8')), 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
