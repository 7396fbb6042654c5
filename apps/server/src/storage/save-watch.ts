/** Tells how the writing of logs goes, since a database can answer and yet take nothing: a full disk, a lock. */
import type { LogTarget } from './log-writer.ts';

export interface SaveWatch {
  saved(): void;
  failed(): void;
}

export function watched(target: LogTarget, saves: SaveWatch | undefined): LogTarget {
  if (saves === undefined) return target;
  return {
    ...target,
    write: async (group) => {
      try {
        const outcomes = await target.write(group);
        saves.saved();
        return outcomes;
      } catch (error) {
        saves.failed();
        throw error;
      }
    },
  };
}
