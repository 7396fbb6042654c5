/** Who asks: the session of the token that came with a request, and the network address it came from. */
import type { Request } from 'express';
import type { Services } from '../services.ts';
import type { StoredSession } from '../storage/sessions.ts';
import { clientAddress } from './client-address.ts';
import { HttpFault } from './http-fault.ts';

export interface Asker {
  address(req: Request): string;
  sessionIfAny(req: Request): Promise<StoredSession | undefined>;
  session(req: Request): Promise<StoredSession>;
}

type Parts = Pick<Services, 'config' | 'sessions' | 'makers'>;

export function askerOf({ config, sessions, makers }: Parts): Asker {
  const sessionIfAny = async (req: Request): Promise<StoredSession | undefined> => {
    const header = req.get('authorization');
    if (header === undefined) return undefined;
    const session = await sessions.byToken(/^Bearer (\S+)$/i.exec(header)?.[1]);
    if (session === undefined)
      throw new HttpFault(401, 'unknown-session', 'The session is not known here. Please choose a name again.');
    makers.saw(session.id);
    return session;
  };
  return {
    address: (req) => clientAddress(req, config.TRUST_PROXY),
    sessionIfAny,
    session: async (req) => {
      const session = await sessionIfAny(req);
      if (session === undefined)
        throw new HttpFault(401, 'missing-token', 'This needs a session: send its token as "Authorization: Bearer …".');
      return session;
    },
  };
}
