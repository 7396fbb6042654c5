/** Which lessons have been finished in this browser. */
import { z } from 'zod';

const KEY = 'warbeacon.lessons';
const keptSchema = z.object({ done: z.array(z.string()) });

function done(): readonly string[] {
  try {
    const parsed = keptSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    if (parsed.success) return parsed.data.done;
  } catch {
    // Nothing kept.
  }
  return [];
}

export const lessonsDone = (): ReadonlySet<string> => new Set(done());

export function keepDone(lesson: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ done: [...new Set([...done(), lesson])] }));
  } catch {
    // A browser that keeps nothing offers each lesson as if for the first time.
  }
}
