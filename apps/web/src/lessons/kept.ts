/** Which matches of this browser are lessons, and which lessons have been finished in it. */
import { z } from 'zod';

const KEY = 'warbeacon.lessons';
/** Matches that are remembered; the last that were begun. */
const MOST = 30;
const keptSchema = z.object({
  matches: z.array(z.tuple([z.string(), z.string()])),
  done: z.array(z.string()),
});
type Kept = z.infer<typeof keptSchema>;

function kept(): Kept {
  try {
    const parsed = keptSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    if (parsed.success) return parsed.data;
  } catch {
    // Nothing kept.
  }
  return { matches: [], done: [] };
}

function keep(part: Partial<Kept>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept(), ...part }));
  } catch {
    // A browser that keeps nothing shows the position without the lesson.
  }
}

export const lessonOf = (matchId: string): string | undefined => kept().matches.find(([id]) => id === matchId)?.[1];

export const keepLesson = (matchId: string, lesson: string): void =>
  keep({ matches: [...kept().matches, [matchId, lesson] satisfies [string, string]].slice(-MOST) });

export const lessonsDone = (): ReadonlySet<string> => new Set(kept().done);

export const keepDone = (lesson: string): void => keep({ done: [...new Set([...kept().done, lesson])] });
