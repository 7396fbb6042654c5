/** Where pieces were sent, kept in this browser for as long as the match is played. */
import { z } from 'zod';

const goalsSchema = z.record(z.string(), z.string().regex(/^\d{4}$/));
type Goals = Readonly<Record<string, string>>;

const keyOf = (matchId: string): string => `warbeacon.goals.${matchId}`;

/** None where none were kept, or where they cannot be read. */
export function readGoals(matchId: string): Goals {
  try {
    return goalsSchema.parse(JSON.parse(localStorage.getItem(keyOf(matchId)) ?? '{}'));
  } catch {
    return {};
  }
}

export function keepGoals(matchId: string, goals: Goals): void {
  try {
    if (Object.keys(goals).length === 0) localStorage.removeItem(keyOf(matchId));
    else localStorage.setItem(keyOf(matchId), JSON.stringify(goals));
  } catch {
    // Known until the page is closed.
  }
}
