import { expect } from 'vitest';

/** A slow machine may take its time: the tests prove that things happen, not how fast. */
export const eventually = <T>(get: () => T, message = '') => expect.poll(get, { message, timeout: 30_000 });
