/** Where tests keep what they write: in memory, where there is room for it. */
import { accessSync, chmodSync, constants, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const IN_MEMORY = '/dev/shm';
const NAME = 'warbeacon-tests-';
/** Bytes; all tests together have a tenth of it at once. A container has 64 MB, unless it is told otherwise. */
const ROOM = 2 ** 30;

/**
 * A new folder, which goes with this process; undefined where there is no such place. Each commit waits until it is on the
 * disk, for milliseconds, and a new database has two hundred: no test pulls the plug of the machine, so that none is the poorer.
 */
export function folderInMemory(): string | undefined {
  try {
    accessSync(IN_MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(IN_MEMORY);
    if (bavail * bsize < ROOM) return undefined;
    for (const name of readdirSync(IN_MEMORY)) if (isLeftBehind(name)) remove(join(IN_MEMORY, name));
    const folder = join(IN_MEMORY, `${NAME}${process.pid}`);
    mkdirSync(folder, { recursive: true });
    // Some servers run under another account.
    chmodSync(folder, 0o755);
    process.once('exit', () => remove(folder));
    return folder;
  } catch {
    return undefined;
  }
}

/** By a run that was killed. */
function isLeftBehind(name: string): boolean {
  const [, pid] = /^warbeacon-tests-(\d+)$/.exec(name) ?? [];
  if (pid === undefined) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });
