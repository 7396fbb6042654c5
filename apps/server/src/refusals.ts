/** How the server itself says no: with a code that the protocol lists, so that its clients know the word. */
import type { Refusal } from '@warbeacon/kernel';
import type { ServerCode } from '@warbeacon/protocol';

export interface ServerRefusal extends Refusal {
  readonly code: ServerCode;
}

export function serverRefusal(code: ServerCode, message: string): ServerRefusal {
  return { code, message };
}
