/** Lengths in words. */
const INCH = 2540;

/** `4.2″`: rounded down to a tenth, so that nobody is promised what is not there. */
export const inInches = (u: number): string => `${(Math.floor((u / INCH) * 10 + 1e-6) / 10).toFixed(1)}″`;
