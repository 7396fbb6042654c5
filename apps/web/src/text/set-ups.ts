/** Words about set-ups of one's own: fetched with what keeps them, before the first turn. */
export const ownSetUps = {
  title: 'Your own set-ups',
  name: 'Name of this set-up',
  keep: 'Keep it',
  kept: (name: string) => `“${name}” is kept in this browser, for your next battles.`,
  notKept: 'This browser keeps nothing: it lasts until the page is closed.',
  forget: (name: string) => `Forget “${name}”`,
  forgotten: (name: string) => `“${name}” is forgotten.`,
  undo: 'Keep it after all',
  full: (n: number) => `${n} are kept, and no more can be: forget one first.`,
  laid: (name: string) => `“${name}” is laid out.`,
  laidInPart: (name: string) => `“${name}” is laid out, but for this:`,
  notHere: (piece: string) => `${piece}: not in this game`,
  pieceTo: (piece: string, hex: string) => `${piece} to ${hex}`,
} as const;
