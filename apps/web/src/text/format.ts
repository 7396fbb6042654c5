/** Numbers and dates in the reader's own locale. */
const percentFormat = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 0 });
const fineFormat = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 });
const timeFormat = new Intl.DateTimeFormat(undefined, { hour: '2-digit', minute: '2-digit' });
const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const dateFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'long' });
const agoFormat = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto', style: 'short' });

/** An exact chance as a percentage; small ones keep a decimal, so that nothing possible reads as 0 %. */
export function percent(chance: { readonly n: number; readonly d: number }): string {
  const share = chance.d === 0 ? 0 : chance.n / chance.d;
  return (share > 0 && share < 0.1) || (share > 0.99 && share < 1)
    ? fineFormat.format(share)
    : percentFormat.format(share);
}

export const clockTime = (milliseconds: number): string => timeFormat.format(milliseconds);
export const fullTime = (milliseconds: number): string => dayFormat.format(milliseconds);

export const day = (milliseconds: number): string => dateFormat.format(milliseconds);

/** `2 min. ago`. Both in milliseconds since the epoch. */
export function ago(then: number, now: number): string {
  const seconds = Math.round((then - now) / 1000);
  if (Math.abs(seconds) < 45) return agoFormat.format(0, 'minute');
  if (Math.abs(seconds) < 3600) return agoFormat.format(Math.round(seconds / 60), 'minute');
  if (Math.abs(seconds) < 86_400) return agoFormat.format(Math.round(seconds / 3600), 'hour');
  return agoFormat.format(Math.round(seconds / 86_400), 'day');
}

/** Movement points from halves: `1½`. */
export function movementPoints(halves: number): string {
  const whole = Math.floor(halves / 2);
  if (halves % 2 === 0) return String(whole);
  return whole === 0 ? '½' : `${whole}½`;
}
