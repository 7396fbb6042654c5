/** Seats that are kept for people on their way into a room. */
import type { Room } from '@colyseus/core';
import { z } from 'zod';

/** By the session of the connection to be: options, who it is, whether it is in, and whether it is one that dropped. */
const seatsSchema = z.record(z.string(), z.array(z.unknown()));

/**
 * Waits no longer for those who have been promised a seat in a room that closes. The framework keeps the room for their
 * sake, for fifteen seconds, and with it the match and the process that is to stop. When they come they are told to ask
 * again. It lets those go by itself whose connection dropped.
 */
export function forgetReservations(room: Room): void {
  const seats: unknown = room['_reservedSeats'];
  if (typeof seats !== 'object' || seats === null) return;
  for (const [sessionId, [, , isIn, isDropped]] of Object.entries(seatsSchema.parse(seats)))
    if (isIn !== true && isDropped !== true) Reflect.deleteProperty(seats, sessionId);
  room['_autoDisposeTimeout'] = undefined;
}
