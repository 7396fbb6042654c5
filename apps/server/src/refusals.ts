/** How the server itself says no: with a code that the protocol lists, so that its clients know the word. */
import { type Refusal, refuse } from '@warbeacon/kernel';
import type { ServerCode } from '@warbeacon/protocol';

export const serverRefusal: (code: ServerCode, message: string) => Refusal = refuse;
