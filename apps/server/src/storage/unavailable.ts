/** Telling a database that cannot be had just now from a mistake of ours. */
import { errorCode, errorMessage } from '../startup-fault.ts';

/** PostgreSQL: no connection, no resources, shut down or starting, a wait or a statement that took too long. */
const POSTGRES = /^(?:08...|53...|57014|57P0[1-5]|55P03|25P03|25P04|40P01)$/;
/** Of the operating system, on the way to the database. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** SQLite: busy, locked, not allowed, read-only, read or write failed, full, cannot be opened. */
const SQLITE: ReadonlySet<number> = new Set([5, 6, 3, 8, 10, 13, 14]);
/** What the driver of PostgreSQL says without a code. */
const DRIVER =
  /^(?:timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered)/;

/** Said by ourselves, of a database that does not answer. */
export class DatabaseSilentError extends Error {
  override readonly name = 'DatabaseSilentError';
}

/** Whether the same request may well succeed later, with nothing changed by us. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseSilentError) return true;
  const code = errorCode(error);
  if (code === 'ERR_SQLITE_ERROR') return SQLITE.has(sqliteCode(error) & 0xff);
  if (code !== undefined) return POSTGRES.test(code) || NETWORK.has(code);
  if (error instanceof AggregateError) return error.errors.some(isUnavailable);
  return DRIVER.test(errorMessage(error));
}

/** Extended codes of SQLite hold the plain one in their lowest byte. */
function sqliteCode(error: unknown): number {
  if (typeof error !== 'object' || error === null || !('errcode' in error)) return 0;
  return typeof error.errcode === 'number' ? error.errcode : 0;
}
