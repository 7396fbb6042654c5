/** The standings, worked out once for each state: a page has them in several places. */
import { type EventState, type Standing, standings } from '@warbeacon/tournament';
import { useEvent } from './use-event.ts';

const known = new WeakMap<EventState, readonly Standing[]>();

export function standingsOf(state: EventState): readonly Standing[] {
  const before = known.get(state);
  if (before) return before;
  const found = standings(state);
  known.set(state, found);
  return found;
}

export const useStandings = (): readonly Standing[] => standingsOf(useEvent().view.state);
