/** How many walks by chance a test takes. */

const WALKS = process.env['WALKS'];

/** Whether it is the night's turn, with `npm run walks`. */
export const BY_NIGHT = WALKS !== undefined;

/**
 * Seeds from 1: `byDay` of them, and with `WALKS=33` thirty-three times as many; or as `among`, where the night walks farther than
 * so many times a short day.
 */
export const seeds = (byDay: number, among = byDay): number[] =>
  Array.from({ length: Math.ceil(BY_NIGHT ? among * Number(WALKS) : byDay) }, (_, i) => i + 1);
