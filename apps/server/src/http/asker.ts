/** Who asks: the session of the token that came with a request, and the network address it came from. */
import type { Request } from 'express';
import { barredMessage } from '../moderation/moderation.ts';
import type { Services } from '../services.ts';
import type { StoredSession } from '../storage/sessions.ts';
import { clientAddress } from './client-address.ts';
import { HttpFault } from './http-fault.ts';

export interface Asker {
  address(req: Request): string;
  sessionIfAny(req: Request): Promise<StoredSession | undefined>;
  session(req: Request): Promise<StoredSession>;
  /** Whoever asks, if they may play with others. */
  player(req: Request): Promise<StoredSession>;
}

type Parts = Pick<Services, 'config' | 'sessions' | 'makers' | 'moderation'>;

export function askerOf({ config, sessions, makers, moderation }: Parts): Asker {
  const sessionIfAny = async (req: Request): Promise<StoredSession | undefined> => {
    const header = req.get('authorization');
    if (header === undefined) return undefined;
    const session = await sessions.byToken(/^Bearer (\S+)$/i.exec(header)?.[1]);
    if (session === undefined)
      throw new HttpFault(401, 'unknown-session', 'The session is not known here. Please choose a name again.');
    makers.saw(session.id);
    return session;
  };
  const session = async (req: Request): Promise<StoredSession> => {
    const known = await sessionIfAny(req);
    if (known === undefined)
      throw new HttpFault(401, 'missing-token', 'This needs a session: send its token as "Authorization: Bearer …".');
    return known;
  };
  return {
    address: (req) => clientAddress(req, config.TRUST_PROXY),
    sessionIfAny,
    session,
    player: async (req) => {
      const player = await session(req);
      const barred = await moderation.bars(player.id, 'play');
      if (barred !== undefined) throw new HttpFault(403, 'banned', barredMessage(barred));
      return player;
    },
  };
}
