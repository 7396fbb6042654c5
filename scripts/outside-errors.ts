/**
 * A reporter of Vitest's that writes down how many errors there were outside every test, which its JSON leaves out: beside
 * tests that fail, the exit code does not tell of them.
 */
import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** The variable that names the file to write. */
export const OUTSIDE_ERRORS = 'OUTSIDE_ERRORS_FILE';

export default class OutsideErrors implements Reporter {
  onTestRunEnd(_files: unknown, errors: readonly unknown[]): void {
    const file = process.env[OUTSIDE_ERRORS];
    if (file !== undefined) writeFileSync(file, `${errors.length}\n`);
  }
}
