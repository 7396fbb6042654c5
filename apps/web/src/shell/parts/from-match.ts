/** From which match somebody went to the rules, so that there is a way back; and its tab by name, should it still be open. */
const KEY = 'warbeacon.rules-from';

export const tabOf = (matchId: string): string => `warbeacon-match-${matchId}`;

export function keepMatch(matchId: string): void {
  try {
    localStorage.setItem(KEY, matchId);
  } catch {
    // A browser that keeps nothing has its own way back.
  }
}

export function matchCameFrom(): string | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept !== null && /^[\w-]+$/.test(kept) ? kept : null;
  } catch {
    return null;
  }
}
