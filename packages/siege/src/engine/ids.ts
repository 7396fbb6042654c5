/** Names as they cross the wire: of places, pieces, markers and gates. Whether there is such a one the rules say. */
import { z } from 'zod';

const NAME = /^[a-z]+(-[a-z]+)*$/;
const NUMBERED = /^[a-z]+(-[a-z]+)*(-\d+)?$/;

/** A hex of the map, `RRCC`, or the name of a place that is no hex, such as a passage under a wall. */
export const placeSchema = z
  .string()
  .max(40)
  .regex(/^(\d{4}|[a-z]+(-[a-z]+)*)$/, 'a hex number such as 1120, or the name of a place');
/** Id of a combat unit or a leader, such as `orc-1`. */
export const pieceSchema = z.string().max(40).regex(NUMBERED, 'an id such as orc-1');
export const pathSchema = z.array(placeSchema).min(1).max(40);
export const pairSchema = z.tuple([pieceSchema, pieceSchema]);
/** Id of a marker, such as `ladder-3`. */
export const markerSchema = z.string().max(40).regex(NUMBERED, 'an id such as ladder-3');
/** Id of a gate on the map. */
export const gateSchema = z.string().max(40).regex(NAME, 'the name of a gate such as main-gate');
