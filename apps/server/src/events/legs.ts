/** The matches of an event: how each is made, and what its end is to the event. */
import { err, ok, type Result } from '@warbeacon/kernel';
import { levelSchema } from '@warbeacon/protocol';
import type { EventState, Leg, LegResult, Pairing } from '@warbeacon/tournament';
import type { AnyGame } from '../match/game.ts';
import { matchRows } from '../match/match-rows.ts';
import { newMatch, type RandomBytes } from '../match/new-match.ts';
import type { OverLeg } from '../storage/events.ts';
import type { NewMatchRows } from '../storage/matches.ts';
import { STRONGEST } from '../storage/stored-match.ts';
import { afterPauses, type Folded, legKey, levelOf } from './folded.ts';
import { isPaidFor, optionsOfLeg } from './measures.ts';
import { serverRefusal } from '../refusals.ts';

export interface DueLeg {
  readonly round: number;
  readonly pairing: Pairing;
  readonly leg: number;
}

/** Legs whose match is to be begun now: of a live round one after the other, of a slow one together. */
export function legsToStart({ state, terms }: Folded): readonly DueLeg[] {
  return state.rounds
    .filter((round) => round.state === 'published')
    .flatMap((round) =>
      round.pairings.flatMap((pairing) => {
        if (pairing.b === null || pairing.accepted === false) return [];
        return pairing.legs.flatMap(({ match, result }, i): DueLeg[] => {
          const waits = terms.pace.kind === 'live' && pairing.legs.slice(0, i).some((before) => before.result === null);
          return match === null && result === null && !waits ? [{ round: round.number, pairing, leg: i }] : [];
        });
      }),
    );
}

/** Whether play of the leg has begun and not ended. */
export const isOn = ({ match, result }: Leg): boolean => match !== null && result === null;

export function personOf({ entrants }: EventState, id: string): string | null {
  return entrants.find((entrant) => entrant.id === id)?.person ?? null;
}

/** Who sits there. */
export function peopleIn({ state }: Folded, { a, b }: Pairing): readonly string[] {
  return [a, b].flatMap((id) => (id === null ? [] : (personOf(state, id) ?? [])));
}

/** The rows of the match of a leg: both seats are their entrants', and it is on at once. */
export function matchOfLeg(
  { state, terms }: Folded,
  { pairing, leg }: DueLeg,
  { game, random, now, mayBeRated }: { game: AnyGame; random: RandomBytes; now: number; mayBeRated: boolean },
): Result<NewMatchRows> {
  const entrants = pairing.legs[leg]?.sides ?? [];
  const people = entrants.map((id) => personOf(state, id));
  if (people.length !== 2 || people.some((person) => person === null))
    return err(serverRefusal('nobody-to-play', 'Somebody in this pairing is only a name, and has nobody to play.'));
  const withComputer = people.some((person) => levelOf(person) !== null);
  const clock = withComputer ? null : terms.clock;
  const made = newMatch(game, random, now, {
    options: optionsOfLeg(game, terms, pairing, leg),
    watching: terms.watching,
    ...(clock === null ? {} : { clock }),
  });
  if (!made.ok)
    return err(serverRefusal(made.error.code, made.error.faults[0]?.message ?? 'The options cannot be played.'));
  return ok(
    matchRows(
      game,
      made.value,
      {
        visibility: terms.listed && terms.watching.policy !== 'private' ? 'listed' : 'private',
        status: 'live',
        clock,
        watching: terms.watching,
        rated: terms.rated && !withComputer && mayBeRated && !isPaidFor(pairing, leg) ? 1 : 0,
        // Whoever sits there was paired, and has not chosen.
        bots: 1,
      },
      (_side, place) => {
        const person = people[place] ?? null;
        const level = levelOf(person);
        return level === null ? { person } : { level: levelSchema.safeParse(level).data ?? STRONGEST };
      },
    ),
  );
}

/** What the end of a match is to its leg. */
export function resultOf(
  { winner, voided, margin }: Pick<OverLeg, 'winner' | 'voided' | 'margin'>,
  leg: Leg,
  sides: readonly string[],
): LegResult {
  if (voided === 1) return { kind: 'void' };
  const place = winner === null ? -1 : sides.indexOf(winner);
  return { kind: 'played', winner: leg.sides[place] ?? null, margin: margin ?? 0 };
}

export function legOf(pairing: Pairing | undefined, leg: number): Leg | undefined {
  return pairing?.legs[leg];
}

export interface NoShow {
  readonly pairing: Pairing;
  readonly leg: number;
  readonly match: string;
  /** When it is decided. */
  readonly at: number;
}

/** Legs of live rounds whose players must have come to their board by some hour. */
export function noShowsToLookAt(folded: Folded): readonly NoShow[] {
  const { state, terms, startedAt, held } = folded;
  const { pace } = terms;
  if (pace.kind !== 'live') return [];
  const patience = pace.noShow * 60_000;
  return state.rounds
    .filter((round) => round.state === 'published')
    .flatMap(({ pairings }) =>
      pairings.flatMap((pairing) =>
        pairing.legs.flatMap((leg, i): NoShow[] => {
          const begun = startedAt.get(legKey(pairing.id, i));
          if (!isOn(leg) || leg.match === null || begun === undefined || held.has(legKey(pairing.id, i))) return [];
          return [{ pairing, leg: i, match: leg.match, at: afterPauses(folded, begun, patience) }];
        }),
      ),
    );
}
