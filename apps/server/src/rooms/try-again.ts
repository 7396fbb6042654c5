/** What is wanted cannot be had now and is likely to be in a moment. */
export class TryAgainError extends Error {
  override readonly name = 'TryAgainError';
  constructor() {
    super('The match is moving to another server, or its server cannot be reached. Please try again in a moment.');
  }
}

/** Seconds after which to try again. */
export const TRY_AGAIN_AFTER = 1;
