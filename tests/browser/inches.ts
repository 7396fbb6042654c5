/** Positions on a table in inches, as tests write them down. */
export const INCH = 2540;

/** From the south-western corner, in inches. */
export type Inches = readonly [x: number, y: number];

export const u = (...inches: number[]): number[] => inches.map((each) => Math.round(each * INCH));

/** A model whose id says of which kind it is: `g-mt-bow-1`. */
export const standing = (id: string, at: Inches, more: object = {}) => ({
  id,
  profile: id.slice(2).replace(/-\d+$/, ''),
  at: u(...at),
  ...more,
});
