/** The address of one moment of a match, to send to somebody: the match's own, and the ply. */

/** The ply that an address asks for; none where it asks for none, or for what cannot be one. */
export function momentOf(search: string): number | undefined {
  const asked = new URLSearchParams(search).get('ply') ?? '';
  return /^\d{1,6}$/.test(asked) ? Number(asked) : undefined;
}

export const addressOf = (matchId: string, ply: number): string => `/match/${matchId}?ply=${ply}`;
