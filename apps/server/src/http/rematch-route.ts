/** A rematch between two people: the same match once more with the sides swapped, when both want it. */
import { type RematchAction, rematchRequestSchema, type ServerCode } from '@warbeacon/protocol';
import type { Request, RequestHandler } from 'express';
import type { AnyGame } from '../match/game.ts';
import { matchRows } from '../match/match-rows.ts';
import { type BadWish, newMatch } from '../match/new-match.ts';
import { seenBy } from '../match/seen-match.ts';
import type { MatchRooms } from '../rooms/match-rooms.ts';
import type { Services } from '../services.ts';
import type { StoredMatch } from '../storage/stored-match.ts';
import type { Asker } from './asker.ts';
import { HttpFault, parseOr400 } from './http-fault.ts';
import type { Limits } from './limits.ts';
import { summaryOf } from './summary.ts';

interface Parts {
  readonly services: Services;
  readonly rooms: MatchRooms;
  readonly limits: Limits;
  readonly asker: Asker;
  readonly matchOf: (req: Request) => Promise<StoredMatch>;
  readonly gameOf: (match: StoredMatch) => AnyGame;
  readonly badWish: (wish: BadWish) => HttpFault;
}

/** Answers the summary of the match that is over, in which the rematch and where it is played are told. */
export function rematchRoute({ services, rooms, limits, asker, matchOf, gameOf, badWish }: Parts): RequestHandler {
  const { matches, rematches, games, now, randomBytes } = services;

  const accept = async (match: StoredMatch, side: string): Promise<boolean> => {
    const game = gameOf(match);
    const [opening] = match.practice ? await matches.log(match.id, 0, 1) : [];
    const position = opening?.body.kind === 'open' ? opening.body.position : undefined;
    const result = newMatch(game, randomBytes, now(), {
      ...(position === undefined ? { options: match.options } : { position }),
      ...(match.clock === null ? {} : { clock: match.clock }),
      watching: match.watching,
      ...(match.strict ? { dice: 'strict' } : {}),
    });
    if (!result.ok) throw badWish(result.error);
    const made = result.value;
    const { visibility, practice, clock, watching, strict } = match;
    const rows = matchRows(
      game,
      made,
      {
        visibility,
        status: 'live',
        practice,
        clock,
        watching,
        strict,
        rated: match.rated ? 1 : 0,
        bots: match.bots ? 1 : 0,
      },
      (_side, place) => ({ person: match.seats[match.seats.length - 1 - place]?.sessionId ?? null }),
    );
    return await matches.addRematch(...rows, { matchId: match.id, side, nextMatchId: made.matchId, at: now() });
  };

  const act = async (action: RematchAction, match: StoredMatch, side: string): Promise<boolean> => {
    switch (action) {
      case 'offer':
        return await rematches.offer(match.id, side, now());
      case 'withdraw':
        return await rematches.withdraw(match.id, side);
      case 'decline':
        return await rematches.decline(match.id, side, now());
      case 'accept':
        return await accept(match, side);
    }
  };

  return async (req, res) => {
    const session = await asker.player(req);
    const { action } = parseOr400(rematchRequestSchema, req.body, 'malformed-request');
    limits.joins(asker.address(req), session.id);
    const match = await matchOf(req);
    const own = match.seats.find((seat) => seat.sessionId === session.id);
    if (own === undefined)
      throw new HttpFault(
        403,
        'not-seated',
        'You had no seat in this match. Its players may offer each other a rematch.',
      );
    const other = match.seats.find((seat) => seat !== own);
    if (other?.computer === true)
      throw new HttpFault(409, 'no-opponent', 'The computer is offered no rematch. Begin another match against it.');
    if (match.hotSeat)
      throw new HttpFault(409, 'no-opponent', 'Both seats are yours: begin another match at this screen.');
    if (match.status !== 'over')
      throw new HttpFault(409, 'not-over', 'The match is not over yet. A rematch is offered when it is.');
    const isNew = action === 'offer' || action === 'accept';
    const others = other?.sessionId ?? null;
    if (isNew && (others === null || !(await services.sessions.isThere(others))))
      throw new HttpFault(410, 'opponent-gone', 'Your opponent has left for good, so there can be no rematch.');
    if (isNew) limits.matches(asker.address(req), session.id);
    if (!(await act(action, match, own.side))) throw whyNot(action, await matchOf(req), own.side);
    await rooms.tellRematch(match.id);
    const [after] = await seenBy(services, [await matchOf(req)], session.id);
    if (after === undefined) throw new Error('a player does not see their own match');
    res.json(summaryOf(after, games.get(after.game), session.id));
  };
}

/** Nothing was changed: what stands in the way, as it is now. */
function whyNot(action: RematchAction, { rematch }: StoredMatch, side: string): HttpFault {
  const no = (code: ServerCode, message: string) => new HttpFault(409, code, message);
  if (rematch?.state === 'accepted') return no('rematch-accepted', 'The rematch has been accepted already, and is on.');
  if (action !== 'offer')
    return rematch?.state === 'offered' && rematch.by === side
      ? no('no-rematch', 'The offer is your own: it is for your opponent to answer.')
      : no('no-rematch', 'There is no offer of a rematch that stands.');
  if (rematch?.state === 'declined') return no('rematch-declined', 'Your opponent has declined a rematch.');
  return rematch?.by === side
    ? no('rematch-offered', 'You have offered a rematch already.')
    : no('rematch-offered', 'Your opponent has offered a rematch already. Accept it.');
}
