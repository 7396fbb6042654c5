/** Progress of the scripts, one plain line each, on stderr: stdout belongs to the command that was asked for. */

/** @param {string} line */
export function say(line) {
  process.stderr.write(`warbeacon: ${line}\n`);
}

/** A failure that a person can mend: its message is the whole explanation, so no stack is shown. */
export class Trouble extends Error {
  /**
   * @param {string} message
   * @param {string} output what the program that failed had said
   */
  constructor(message, output = '') {
    super(message);
    this.output = output.trimEnd().split('\n').slice(-40).join('\n');
  }
}

/**
 * Says what went wrong, last what a person can do about it.
 *
 * @param {unknown} error
 */
export function sayTrouble(error) {
  if (error instanceof Trouble) {
    if (error.output !== '') process.stderr.write(`${error.output}\n`);
    say(error.message);
  } else {
    say(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}
