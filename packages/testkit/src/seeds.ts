/** How many walks by chance a test takes. */

/** As many times more than by day; `npm run walks` says how many by night. */
const TIMES = Number(process.env['WALKS'] ?? 1);

/** Seeds from 1: `byDay` of them, and with `WALKS=33` thirty-three times as many. */
export const seeds = (byDay: number): number[] => Array.from({ length: Math.ceil(byDay * TIMES) }, (_, i) => i + 1);
