/** Why somebody is not let into a room. The framework carries one line of text from the room to whoever asked. */
import { ServerError } from '@colyseus/core';
import { isServerCode, type ServerCode } from '@warbeacon/protocol';

export function noEntry(status: number, code: ServerCode, message: string): ServerError {
  return new ServerError(status, `${code}: ${message}`);
}

/** What `noEntry` said; nothing when the framework itself says no. */
export function readNoEntry(error: ServerError): { readonly code: ServerCode; readonly message: string } | undefined {
  const [, code = '', message = ''] = /^([a-z-]+): (.+)$/.exec(error.message) ?? [];
  return isServerCode(code) ? { code, message } : undefined;
}
