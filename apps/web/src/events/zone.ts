/** Hours of an event: written in its own time zone, and shown in the reader's with the event's beside it. */

const PARTS = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;

/** Milliseconds by which the clocks of a zone are ahead of UTC at a moment. */
function aheadAt(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment);
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = PARTS.map((kind) =>
    Number(parts.find(({ type }) => type === kind)?.value),
  );
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
}

/** The moment at which clocks of the zone show `2026-11-28T19:00`; of two the earlier; `null` for what is no hour. */
export function momentOf(written: string, timeZone: string): number | null {
  const match = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(written);
  if (!match) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = match.slice(1).map(Number);
  const asUtc = Date.UTC(year, month - 1, day, hour, minute);
  // The zone may change its clocks between the two: once more from what was found.
  const near = asUtc - aheadAt(asUtc, timeZone);
  return asUtc - aheadAt(near, timeZone);
}

/** As a field of date and hour has it: what clocks of the zone show at the moment. */
export function writtenAt(moment: number, timeZone: string): string {
  return new Date(moment + aheadAt(moment, timeZone)).toISOString().slice(0, 16);
}

export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What this browser knows, with the given one in it. */
export function zonesWith(zone: string): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return known.includes(zone) ? known : [zone, ...known];
}

export const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const IN_FULL = {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
} as const;

/** `Sat, 28 November 2026, 19:00` by the reader's clock. */
export const hourHere = (moment: number): string => new Intl.DateTimeFormat(undefined, IN_FULL).format(moment);

/** The same by the event's clocks, with the zone's name; empty where they are the reader's. */
export function hourThere(moment: number, timeZone: string): string {
  if (!isZone(timeZone) || aheadAt(moment, timeZone) === aheadAt(moment, ownZone())) return '';
  return new Intl.DateTimeFormat(undefined, {
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(moment);
}

/** The next Saturday at seven in the evening, by the clocks of a zone: when most people have time. */
export function nextSaturday(now: number, timeZone: string): string {
  const day = 86_400_000;
  // Not on the day itself: nobody would hear of it in time.
  for (let later = 2; ; later++) {
    const written = writtenAt(now + later * day, timeZone);
    if (new Date(`${written}Z`).getUTCDay() === 6) return `${written.slice(0, 10)}T19:00`;
  }
}
