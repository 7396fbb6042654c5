/** Where a Chromium is on this machine, and how the browser tests start it. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** The same engine without the windows, menus and services around it: most tests take a fifth less of a core in it. */
const SHELLS = ['chromium-headless-shell'];

/** Switches off what a browser does by itself: nothing but the test may use the network or the GPU. */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const onPath = (names: readonly string[]): string | undefined => {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
};

/** A Chromium without its windows that is on the PATH. */
export const findShell = (): string | undefined => onPath(SHELLS);

/**
 * The browser to use: the one that `CHROMIUM_PATH` names, else one on the PATH, else Playwright's own. Undefined when
 * there is none, also when `CHROMIUM_PATH` names a file that is not there.
 */
export function findChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return existsSync(named) ? named : undefined;
  return onPath(WHOLE) ?? [chromium.executablePath()].find((path) => existsSync(path));
}

/**
 * Each person has a window of their own, and behind the address bar of each Chromium keeps two pages of its own at the ready,
 * which nobody sees: to load them took two thirds of what a window costs, a second of a core.
 */
const BEHIND_THE_ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** What Playwright switches off: said again, as Chromium hears only the last such list. */
const OFF_BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Throws when there is no Chromium; `npm test` installs one before the browser tests. */
function launchOptions(whole: boolean): LaunchOptions & { executablePath: string } {
  const shell = whole || process.env['CHROMIUM_PATH'] ? undefined : findShell();
  const executablePath = shell ?? findChromium();
  if (!executablePath) throw new Error('No Chromium was found: run these tests with `npm test`, or set CHROMIUM_PATH.');
  // Chromium refuses its sandbox to root, who runs the tests in containers.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const off = `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...BEHIND_THE_ADDRESS_BAR].join(',')}`;
  const args = [...sandbox, ...QUIET, off];
  return { executablePath, args, headless: true };
}

const running = new Map<boolean, Browser>();

/**
 * One for all tests of a process, which ends with it: what people keep and see is apart by their contexts, and to start a
 * browser takes as long as many a test. One that has died is replaced. `whole`: with what a browser without windows lacks, such as
 * notifications.
 */
export async function theBrowser({ whole = false } = {}): Promise<Browser> {
  const options = launchOptions(whole);
  const there = running.get(whole);
  if (there?.isConnected()) return there;
  const begun = await chromium.launch(options);
  running.set(whole, begun);
  return begun;
}
