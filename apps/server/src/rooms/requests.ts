/**
 * The requests that a room answers. Bad content never closes a connection: it is answered with a code and a sentence,
 * and so is a handler that fails, which leaves the match as it was.
 */
import type { Refusal } from '@warbeacon/kernel';
import type { z } from 'zod';
import type { Logger } from '../logger.ts';
import { serverRefusal } from '../refusals.ts';
import { errorMessage } from '../startup-fault.ts';
import { isUnavailable } from '../storage/unavailable.ts';
import { DATABASE_UNAVAILABLE } from './room-refused.ts';

/** Thrown by a handler to refuse a request that has no refusal in its reply. */
export class RequestRefused extends Error {
  override readonly name = 'RequestRefused';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** What the framework gives a handler to say no with. */
interface Reply {
  reject(reason: Refusal): unknown;
}

/** Parses what came with `schema`, has `handle` answer, and turns everything that goes wrong into a refusal. */
export function answer<In, Client>(
  logger: Logger,
  schema: z.ZodType<In>,
  handle: (client: Client, request: In) => unknown,
): (client: Client, payload: unknown, reply: Reply) => unknown {
  return async (client, payload, reply) => {
    const parsed = schema.safeParse(payload);
    if (!parsed.success) return reply.reject(malformed(parsed.error));
    try {
      return await handle(client, parsed.data);
    } catch (error) {
      if (error instanceof RequestRefused) return reply.reject(error.refusal);
      if (isUnavailable(error)) {
        logger.error({ reason: errorMessage(error) }, 'a request failed, since the database cannot be had');
        return reply.reject(serverRefusal(DATABASE_UNAVAILABLE.code, DATABASE_UNAVAILABLE.message));
      }
      logger.error({ err: error }, 'a request failed');
      return reply.reject(serverRefusal('server-error', 'The server made a mistake. Nothing was changed.'));
    }
  };
}

/** Says which field is not as it should be. */
export function malformed(error: z.ZodError): Refusal {
  const issue = error.issues[0];
  const where =
    issue === undefined || issue.path.length === 0 ? 'The request' : `"${issue.path.map(String).join('.')}"`;
  return serverRefusal('malformed-request', `${where} is not what is expected: ${issue?.message ?? 'unknown'}.`);
}
