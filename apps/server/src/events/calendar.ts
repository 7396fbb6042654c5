/** An event in a calendar: for everybody its hours, for an entrant their rounds too. */
import { challengeEnds, openChallenges } from '@warbeacon/tournament';
import ical from 'ical-generator';
import type { Folded } from './folded.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export function calendarOf(
  eventId: string,
  { state, terms }: Folded,
  entrant: string | undefined,
  address: string,
): string {
  const calendar = ical({ name: state.title, prodId: { company: 'Warbeacon', product: 'Events' }, ttl: 3600 });
  const { pace, startsAt } = terms;
  const cancelled = state.phase === 'cancelled';
  const add = (id: string, from: number, to: number, summary: string) =>
    calendar.createEvent({
      id: `${eventId}-${id}@warbeacon`,
      start: new Date(from),
      end: new Date(to),
      stamp: new Date(state.createdAt),
      summary,
      url: address,
      ...(cancelled ? { status: 'CANCELLED' as never } : {}),
    });
  add('start', startsAt, startsAt + HOUR, state.title);
  if (state.settings.entry.checkIn) {
    const opens = startsAt - pace.checkIn * (pace.kind === 'live' ? 60_000 : HOUR);
    add('check-in', opens, startsAt, `${state.title}: check-in`);
  }
  const nameOf = (id: string | null) => state.entrants.find((one) => one.id === id)?.name ?? '';
  if (state.settings.format.kind === 'ladder') {
    for (const pairing of openChallenges(state)) {
      const { id, a, b, accepted } = pairing;
      const ends = challengeEnds(state, pairing);
      if (ends === null || (entrant !== undefined && a !== entrant && b !== entrant)) continue;
      const what = accepted === true ? 'to be played' : 'to be answered';
      add(`challenge-${id}`, ends - HOUR, ends, `${state.title}: ${nameOf(a)} challenges ${nameOf(b)}, ${what} by now`);
    }
    return calendar.toString();
  }
  for (const { number, state: is, publishedAt, deadline, pairings } of state.rounds) {
    if (is === 'proposed' || publishedAt === null) continue;
    const own = pairings.find(({ a, b }) => a === entrant || b === entrant);
    if (entrant !== undefined && own === undefined) continue;
    const other = own === undefined ? undefined : own.a === entrant ? own.b : own.a;
    const name = other === undefined || other === null ? undefined : nameOf(other);
    const against = entrant === undefined ? '' : name === undefined ? ', a bye' : ` against ${name}`;
    add(`round-${number}`, publishedAt, deadline ?? publishedAt + HOUR, `${state.title}: round ${number}${against}`);
    if (deadline !== null && deadline - publishedAt > DAY)
      add(`deadline-${number}`, deadline - HOUR, deadline, `${state.title}: round ${number} ends`);
  }
  return calendar.toString();
}
