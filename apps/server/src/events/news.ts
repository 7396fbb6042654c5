/** The log of an event as everybody may read it: people by their names, and nothing that is still secret. */
import type { EventLog } from '@warbeacon/protocol/events';
import { type AnyAct, MATCH, readEntry, SCHEDULE } from './acts.ts';
import type { Events } from './events.ts';
import { type Folded, levelOf, pairingOf } from './folded.ts';
import { nameOf } from './shown.ts';

export async function newsOf(events: Events, eventId: string, after: number, limit: number): Promise<EventLog> {
  const folded = await events.read(eventId);
  const rows = await events.store.entries(eventId, after, limit + 1);
  const entries = rows.slice(0, limit).map(readEntry);
  const people = entries.flatMap(({ by, act }) => [by, ...personsIn(act)]);
  const names = await events.store.namesOf([...new Set(people)].filter((id) => id !== SCHEDULE && id !== MATCH));
  const named = (id: string) => nameOf(names, id);
  return {
    entries: entries.map(({ seq, at, by, reason, act }) => {
      const person = by !== SCHEDULE && by !== MATCH;
      return { seq, at, by: person ? named(by) : by, person, reason, act: shown(act, folded, named) };
    }),
    more: rows.length > limit,
  };
}

function personsIn(act: AnyAct): readonly string[] {
  switch (act.act) {
    case 'appoint':
      return [act.person];
    case 'enter':
      return act.entrant.person === null ? [] : [act.entrant.person];
    case 'replace':
      return act.by.person === null ? [] : [act.by.person];
    default:
      return [];
  }
}

type ShownAct = EventLog['entries'][number]['act'];

function shown(act: AnyAct, folded: Folded | undefined, named: (id: string) => string): ShownAct {
  switch (act.act) {
    case 'create':
    case 'change': {
      const { terms, ...rest } = act;
      // By which one enters is told by the organisers.
      const open =
        typeof terms === 'object' && terms !== null && !Array.isArray(terms) ? { ...terms, code: null } : null;
      return { ...rest, terms: open };
    }
    case 'enter':
      return { ...act, entrant: asNow(act.entrant, named) };
    case 'replace':
      return { ...act, by: asNow(act.by, named) };
    case 'appoint':
      return { ...act, person: named(act.person) };
    case 'bid': {
      const isSettled = folded !== undefined && (pairingOf(folded, act.pairing)?.pairing.legs.length ?? 0) > 0;
      return isSettled ? act : { act: 'bid', pairing: act.pairing, entrant: act.entrant, secret: true };
    }
    default:
      return act;
  }
}

/** Under the name that they have now. */
function asNow<T extends { readonly person: string | null; readonly name: string }>(
  entrant: T,
  named: (id: string) => string,
): T {
  const { person, name } = entrant;
  return {
    ...entrant,
    name: person === null || levelOf(person) !== null ? name : named(person),
    person: whose(person),
  };
}

function whose(person: string | null): string | null {
  if (person === null) return null;
  const level = levelOf(person);
  return level === null ? '' : `computer:${level}`;
}
