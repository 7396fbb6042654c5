/**
 * The folder of the embedded database: made when it is not there, and held by one server at a time. The hold is a lock
 * of the operating system on a file of its own, which goes away with the process however it dies, so it is never stale.
 */
import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { errorCode, errorMessage, StartupFault } from '../startup-fault.ts';

export const DATABASE_FILE = 'warbeacon.sqlite';
const LOCK_FILE = 'server.lock';

export interface DataFolder {
  readonly path: string;
  readonly database: string;
  /** Lets another server use the folder. */
  release(): void;
}

/** Throws a `StartupFault` when the folder cannot be made, written or had for oneself. */
export function openDataFolder(dir: string): DataFolder {
  const path = resolve(dir);
  try {
    makeFolder(path);
  } catch (error) {
    throw new StartupFault(
      `The data folder ${path} cannot be made: ${reason(error)}. Set DATA_DIR to a folder that can be written.`,
    );
  }
  if (!statSync(path).isDirectory()) throw new StartupFault(`DATA_DIR is ${path}, which is not a folder.`);
  try {
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch {
    throw new StartupFault(`The data folder ${path} cannot be written. Nothing was changed.`);
  }
  return { path, database: join(path, DATABASE_FILE), release: lock(path) };
}

/** With those it stands in. Node's own way never ends where a system folder denies that it can hold folders. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path);
}

function lock(path: string): () => void {
  let holder: DatabaseSync | undefined;
  try {
    holder = new DatabaseSync(join(path, LOCK_FILE), { timeout: 0 });
    holder.exec('begin exclusive');
  } catch (error) {
    if (holder?.isOpen) holder.close();
    if (errorMessage(error).includes('locked')) {
      throw new StartupFault(
        `Another server is using the data folder ${path}. Stop it first, or set DATA_DIR to another folder.`,
      );
    }
    throw new StartupFault(`The data folder ${path} cannot be locked: ${errorMessage(error)}. Nothing was changed.`);
  }
  const held = holder;
  return () => {
    if (held.isOpen) held.close();
  };
}

function reason(error: unknown): string {
  switch (errorCode(error)) {
    case 'EACCES':
    case 'EPERM':
      return 'it is not allowed';
    case 'EROFS':
      return 'the file system is read-only';
    case 'ENOENT':
      return 'no folder can be made there';
    case 'EEXIST':
    case 'ENOTDIR':
      return 'a file of that name is in the way';
    default:
      return errorMessage(error);
  }
}
