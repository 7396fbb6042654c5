/** What zones of control and weapons reach, worked out of what the viewer is shown: questions that change nothing. */
import { z } from 'zod';
import { plySchema, refusalSchema, type WireRefusal } from './socket.ts';

const placeSchema = z.string().max(40);

/** Request `zones`: the zones of control of both sides. */
export const zonesRequestSchema = z.strictObject({});
export interface ZonesReply {
  readonly ply: number;
  /** By side, the places that they reach. */
  readonly zones: Readonly<Record<string, readonly string[]>>;
}
export const zonesReplySchema: z.ZodType<ZonesReply> = z.strictObject({
  ply: plySchema,
  zones: z.record(z.string(), z.array(placeSchema)),
});

/** Request `range`: how far a piece shoots, be it one's own or not, what it sees there, and what is in its way. */
export const rangeRequestSchema = z.strictObject({ piece: z.string().max(40) });

export interface PlaceInRange {
  readonly place: string;
  /** In hexes, the target's counted and the shooter's not. */
  readonly distance: number;
  /** Why nothing gets there, or `null`. */
  readonly refusal: WireRefusal | null;
  /** Places that stop it on its way. */
  readonly stoppedBy: readonly string[];
  /** What lies on the way and helps whoever is shot at there. */
  readonly modifiers: readonly { readonly case: string; readonly label: string; readonly value: number }[];
}
export interface WeaponRange {
  /** `missile`: the piece's own; else an engine that it serves. */
  readonly weapon: string;
  /** In hexes. */
  readonly range: number;
  /** Why it is not shot with at present, whatever the phase, or `null`. */
  readonly refusal: WireRefusal | null;
  readonly places: readonly PlaceInRange[];
  /** Hexsides that it might break, with the lowest and the highest total of two dice that do, at their distance. */
  readonly sides: readonly {
    readonly between: readonly [string, string];
    readonly distance: number;
    readonly totals: readonly [number, number];
    readonly chance: { readonly n: number; readonly d: number };
  }[];
}
export interface RangeReply {
  readonly ply: number;
  readonly piece: string;
  /** Where it stands; `null` off the map. */
  readonly from: string | null;
  /** Why it has no weapon, or none where it is; or `null`. */
  readonly refusal: WireRefusal | null;
  readonly weapons: readonly WeaponRange[];
}
const whole = z.number().int();
export const rangeReplySchema: z.ZodType<RangeReply> = z.strictObject({
  ply: plySchema,
  piece: z.string(),
  from: placeSchema.nullable(),
  refusal: refusalSchema.nullable(),
  weapons: z.array(
    z.strictObject({
      weapon: z.string(),
      range: whole,
      refusal: refusalSchema.nullable(),
      places: z.array(
        z.strictObject({
          place: placeSchema,
          distance: whole,
          refusal: refusalSchema.nullable(),
          stoppedBy: z.array(placeSchema),
          modifiers: z.array(z.strictObject({ case: z.string(), label: z.string(), value: whole })),
        }),
      ),
      sides: z.array(
        z.strictObject({
          between: z.tuple([placeSchema, placeSchema]),
          distance: whole,
          totals: z.tuple([whole, whole]),
          chance: z.strictObject({ n: whole, d: whole }),
        }),
      ),
    }),
  ),
});
