/** Something that keeps the server from starting and that the operator can mend: one clear sentence, no stack. */
export class StartupFault extends Error {
  override readonly name = 'StartupFault';
}

/** The `code` of a system or database error, such as `EADDRINUSE` or `23505`. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
