/** Entrants by their names, pairings in words. */
import type { Entrant, EventState, Leg, Pairing, Round } from '@warbeacon/tournament';
import { createContext, useContext } from 'react';
import { PersonLink } from '../shell/parts/person-link.tsx';
import { events as words } from '../text/events.ts';
import { useEvent } from './use-event.ts';

export type Roll = ReadonlyMap<string, Entrant>;
export const rollOf = ({ entrants }: Pick<EventState, 'entrants'>): Roll =>
  new Map(entrants.map((entrant) => [entrant.id, entrant]));

/** Made once for each state: a thousand names are looked up on a page. */
export const RollContext = createContext<Roll>(new Map());
export const useRoll = (): Roll => useContext(RollContext);

export const nameIn = (roll: Roll, id: string | null): string => (id === null ? '' : (roll.get(id)?.name ?? id));

/** A name, which leads to the page of who has an account. */
export function Entered({ id }: { readonly id: string }) {
  const { view } = useEvent();
  const name = nameIn(useRoll(), id);
  return <PersonLink name={name} account={view.accounts.includes(name) ? true : undefined} />;
}

/** Points of a pairing as far as its legs are over, by winners: two legs may end one all. */
export const winsOf = ({ legs }: Pick<Pairing, 'legs'>, entrant: string): number =>
  legs.filter(({ result }) => result !== null && 'winner' in result && result.winner === entrant).length;

export const isOver = ({ b, legs }: Pick<Pairing, 'b' | 'legs'>): boolean =>
  b === null || (legs.length > 0 && legs.every(({ result }) => result !== null));

/** Whether an arbiter was called to a leg, and has not ruled. */
export const isDisputed = ({ legs }: Pick<Pairing, 'legs'>, leg: number): boolean =>
  (legs[leg]?.dispute ?? null) !== null;

/** How a leg stands, in words. */
export function legInWords({ match, result, dispute }: Leg, roll: Roll): string {
  const stand =
    result === null
      ? match === null
        ? words.notBegun
        : words.playing
      : words.result(result, 'winner' in result ? nameIn(roll, result.winner) : '');
  return dispute === null ? stand : `${stand}, ${words.disputed}`;
}

/** What is being played: the last round that was published and is not closed, or the last of all. */
export const presentRound = ({ rounds }: Pick<EventState, 'rounds'>): Round | undefined =>
  rounds.findLast(({ state }) => state === 'published') ?? rounds.at(-1);

/** Matches that are being played, with their pairings. */
export const runningLegs = (state: Pick<EventState, 'rounds'>): { pairing: Pairing; leg: Leg; match: string }[] =>
  state.rounds.flatMap(({ state: stands, pairings }) =>
    stands !== 'published'
      ? []
      : pairings.flatMap((pairing) =>
          pairing.legs.flatMap((leg) =>
            leg.match !== null && leg.result === null ? [{ pairing, leg, match: leg.match }] : [],
          ),
        ),
  );
