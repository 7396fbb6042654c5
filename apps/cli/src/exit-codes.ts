/** How a command ends, for whoever called it. */
export const EXIT = {
  ok: 0,
  /** The record is not sound. */
  fault: 1,
  /** The command could not be understood, or a file not be read. */
  usage: 2,
  /** The record is sound as far as it goes, but the match has not been closed. */
  unclosed: 3,
} as const;
