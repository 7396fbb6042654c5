/** Tells entrants, each once, that somebody challenges them, or that the time for their match ends and it is not over. */
import type { EventStore } from '../storage/events.ts';
import type { DueReminder } from './due-reminders.ts';
import type { Folded } from './folded.ts';
import { levelOf } from './folded.ts';
import { personOf } from './legs.ts';

export interface Reminder extends Pick<DueReminder, 'of' | 'what' | 'deadline'> {
  readonly eventId: string;
  readonly title: string;
  readonly match: string | null;
}

/** `down`: nobody can be told just now. */
export type RemindEntrants = (personId: string, reminder: Reminder) => Promise<'told' | 'down'>;

interface Parts {
  readonly store: EventStore;
  readonly now: () => number;
  readonly tellEntrant: RemindEntrants;
}

/** Whether all were told, or cannot be. */
export function reminderOf({ store, now, tellEntrant }: Parts) {
  return async (
    eventId: string,
    { state }: Folded,
    { pairings, key, what, of, deadline }: DueReminder,
  ): Promise<boolean> => {
    for (const { a, b, legs } of pairings) {
      const open = legs.find(({ result }) => result === null);
      if (b === null || (open === undefined && legs.length > 0)) continue;
      for (const id of what === 'challenged' || what === 'answer' ? [b] : [a, b]) {
        const person = personOf(state, id);
        if (person === null || levelOf(person) !== null) continue;
        if (!(await store.tell(eventId, person, key, now()))) continue;
        const match = open?.match ?? null;
        const told = await tellEntrant(person, { eventId, title: state.title, match, of, what, deadline });
        if (told === 'told') continue;
        await store.untell(eventId, person, key);
        return false;
      }
    }
    return true;
  };
}
