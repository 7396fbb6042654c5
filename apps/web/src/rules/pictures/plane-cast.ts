/** Who stands in the pictures of the skirmish. */
export const GUARD = { side: 0, kind: 'sword' } as const;
export const SPEAR = { side: 0, kind: 'spear' } as const;
export const BOW = { side: 0, kind: 'bow' } as const;
export const CAPTAIN = { side: 0, kind: 'captain', hero: true } as const;
export const ORC = { side: 1, kind: 'orc' } as const;
export const URUK = { side: 1, kind: 'uruk' } as const;
export const PIKE = { side: 1, kind: 'uruk-pike' } as const;
