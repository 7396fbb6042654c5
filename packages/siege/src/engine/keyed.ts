/** Which parts of a siege's view cross the wire entry by entry. */

/** Sections that every siege has. */
export const KEYED = {
  sections: ['units', 'leaders', 'gates', 'markers'],
  // Of its own counters a side knows which are dummies.
  known: { section: 'markers', member: 'dummy' },
} as const;
