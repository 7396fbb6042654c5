/** Brings a Chromium for the browser tests to a machine that has none. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, findShell } from '../tests/browser/chromium.ts';
import { runStep } from './run.mjs';
import { Trouble } from './say.mjs';
import { ROOT } from './toolchain.mjs';

const INSTALL = ['install', '-y', '--no-install-recommends'];

/** Throws `Trouble` when there is none and none can be installed. */
export async function ensureChromium(): Promise<void> {
  const named = process.env['CHROMIUM_PATH'];
  if (findChromium()) {
    if (!named && !findShell() && isDebianRoot()) await installShell();
    return;
  }
  if (named) throw new Trouble(`CHROMIUM_PATH names ${named}, which is not there. Correct it, or unset it.`);

  const output = isDebianRoot() ? await installFromDebian() : await installFromPlaywright();
  if (isDebianRoot()) await installShell();
  if (!findChromium()) {
    throw new Trouble(
      'The browser tests need a Chromium, and none could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
      output,
    );
  }
}

function isDebianRoot(): boolean {
  if (process.getuid?.() !== 0) return false;
  try {
    return /^ID="?debian"?$/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

async function installFromDebian(): Promise<string> {
  const where = { cwd: ROOT, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const update = await runStep("reading Debian's package lists", 'apt-get', ['update'], where);
  const install = await runStep('installing Chromium', 'apt-get', [...INSTALL, 'chromium'], where);
  return `${update.output}\n${install.output}`;
}

/** Makes the tests quicker; older releases of Debian have none, and the tests do without. */
async function installShell(): Promise<void> {
  const where = { cwd: ROOT, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  await runStep('installing a Chromium without windows', 'apt-get', [...INSTALL, 'chromium-headless-shell'], where);
}

async function installFromPlaywright(): Promise<string> {
  const playwright = join(ROOT, 'node_modules', 'playwright-core', 'cli.js');
  const where = { cwd: ROOT, env: process.env };
  const { output } = await runStep('installing Chromium', process.execPath, [playwright, 'install', 'chromium'], where);
  return output;
}
