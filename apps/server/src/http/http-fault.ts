/** A request that is refused: status, code and sentence. */
import type { PositionFault } from '@warbeacon/kernel';
import type { ErrorBody, ServerCode } from '@warbeacon/protocol';
import type { z } from 'zod';

export class HttpFault extends Error {
  override readonly name = 'HttpFault';
  readonly status: number;
  readonly code: ServerCode;
  /** The code of whoever else has refused it, where it is not the server: such codes are that one's to name. */
  readonly said: string | undefined;
  /** Everything that is wrong with what was sent, where that can be more than one thing. */
  readonly faults: readonly PositionFault[] | undefined;
  /** Seconds after which trying again is of use. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    code: ServerCode,
    message: string,
    more: { readonly faults?: readonly PositionFault[]; readonly retryAfter?: number; readonly said?: string } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.said = more.said;
    this.faults = more.faults;
    this.retryAfter = more.retryAfter;
  }
}

export function errorBody(code: string, message: string, faults?: readonly PositionFault[]): ErrorBody {
  return { error: { code, message, ...(faults === undefined ? {} : { faults: [...faults] }) } };
}

/** What came, checked by the protocol's schema. */
export function parseOr400<T>(schema: z.ZodType<T>, value: unknown, code: ServerCode): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const where =
    issue === undefined || issue.path.length === 0 ? 'What was sent' : `"${issue.path.map(String).join('.')}"`;
  throw new HttpFault(400, code, `${where} is not what is expected: ${issue?.message ?? 'unknown'}.`);
}
