/**
 * A match as somebody may see it in lists and answers: as it stands for who plays it, as it may be told for everybody else.
 * What is answered about a match is made of this and of nothing else, so that no way out is forgotten.
 */
import { clockSettingSchema } from '@warbeacon/clock';
import type { MatchStore } from '../storage/matches.ts';
import type { Moment } from '../storage/moments.ts';
import type { StoredMatch } from '../storage/stored-match.ts';
import { delayOf } from '../storage/watching.ts';

declare const seen: unique symbol;
export interface SeenMatch extends StoredMatch {
  readonly [seen]: true;
}

interface Parts {
  readonly matches: Pick<MatchStore, 'momentsToTell'>;
  readonly now: () => number;
}

/** The matches that whoever has this session may see, as they may see them; `undefined` for anybody at all. */
export async function seenBy(
  { matches, now }: Parts,
  stored: readonly StoredMatch[],
  session: string | undefined,
  /** An arbiter who has been called to it sees at once what everybody may. */
  asArbiter = false,
): Promise<readonly SeenMatch[]> {
  if (asArbiter) return stored as readonly SeenMatch[];
  const at = now();
  const visible = stored.filter((match) => !isPrivateTo(match, session));
  const late = visible.filter((match) => isSeenLate(match, session, at));
  const moments = await matches.momentsToTell(
    late.map(({ id }) => id),
    at,
  );
  const lateIds = new Set(late.map(({ id }) => id));
  return visible.map((match) => (lateIds.has(match.id) ? asItStood(match, moments.get(match.id)) : match) as SeenMatch);
}

function playsIn({ seats }: StoredMatch, session: string | undefined): boolean {
  return seats.some(({ sessionId }) => sessionId !== null && sessionId === session);
}

/** It waits for one person, who this is not, and was not made by this one either. */
export function isForOthers({ challenge }: StoredMatch, session: string | undefined): boolean {
  return challenge !== null && session !== challenge.by && session !== challenge.to;
}

/** Whether it is nothing to this session but that it is there. While a seat is free, whoever may take it may see it. */
function isPrivateTo(match: StoredMatch, session: string | undefined): boolean {
  if (isForOthers(match, session)) return true;
  return match.watching.policy === 'private' && match.status !== 'open' && !playsIn(match, session);
}

function isSeenLate(match: StoredMatch, session: string | undefined, now: number): boolean {
  if (match.watching.policy !== 'delayed' || match.status === 'open' || playsIn(match, session)) return false;
  return match.status !== 'over' || match.toldAt === null || match.toldAt > now;
}

function asItStood(match: StoredMatch, moment: Moment | undefined): StoredMatch {
  if (moment === undefined) throw new Error(`nobody knows how match ${match.id} stood`);
  const { turn, phase, toMove, setting, deadline, at } = moment;
  const delay = delayOf(match.watching) ?? 0;
  return {
    ...match,
    status: 'live',
    turn,
    phase,
    toMove,
    winner: null,
    voided: false,
    updatedAt: at,
    clock: setting === null ? null : clockSettingSchema.parse(JSON.parse(setting)),
    // When those who see it later will see it run out.
    deadline: deadline === null ? null : deadline + delay,
    toldAt: null,
    rematch: null,
  };
}
