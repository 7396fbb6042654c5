/** Builds the web client when its sources have changed since the last build. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runStep } from './run.mjs';
import { Trouble } from './say.mjs';
import { ROOT } from './toolchain.mjs';

const WEB = join(ROOT, 'apps', 'web');
const NOT_SOURCES = new Set(['node_modules', 'dist', 'dist-neutral']);

/**
 * With `WARBEACON_NAMES=neutral` in `env` the client of a site that shows no names of the books, in a folder of its own.
 *
 * @param {{ node: string, env: NodeJS.ProcessEnv }} toolchain
 */
export async function ensureWebClient({ node, env }) {
  const [folder, stamp] =
    env.WARBEACON_NAMES === 'neutral' ? ['dist-neutral', 'web-client-neutral'] : ['dist', 'web-client'];
  const kept = join(ROOT, '.tools', stamp);
  const sources = hashOfSources();
  const isBuilt = existsSync(join(WEB, folder, 'index.html'));
  if (isBuilt && existsSync(kept) && readFileSync(kept, 'utf8') === sources) return;
  rmSync(kept, { force: true });
  const vite = join(WEB, 'node_modules', 'vite', 'bin', 'vite.js');
  const { code, output } = await runStep('building the web client', node, [vite, 'build'], { cwd: WEB, env });
  if (code !== 0) throw new Trouble('The web client could not be built.', output);
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, sources);
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const file of [join(ROOT, 'pnpm-lock.yaml'), ...files(WEB), ...files(join(ROOT, 'packages'))]) {
    hash.update(`\0${file.slice(ROOT.length)}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function files(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const full = join(folder, entry.name);
      if (entry.isDirectory()) return NOT_SOURCES.has(entry.name) ? [] : files(full);
      return /\.test\.tsx?$/.test(entry.name) ? [] : [full];
    });
}
