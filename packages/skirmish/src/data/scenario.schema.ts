/** The form of a scenario. Lengths are hundredths of a millimetre where they are places, inches where they are distances. */
import { INCH } from '@warbeacon/plane';
import { z } from 'zod';
import { PRESETS, USES } from '../engine/options.ts';
import { HEROIC_ACTIONS } from '../engine/words.ts';
import { idSchema, lineSchema, sideSchema } from './schemas.ts';

/** Corners of an area or of a barrier at most: every path is compared with each of them. */
export const MOST_CORNERS = 64;
/** Longest side of a table: 72 inches. */
export const LONGEST_TABLE = 182880;

const coordinateSchema = z
  .int('A place is two whole numbers, hundredths of a millimetre')
  .min(0, 'A place is not beyond the western or southern edge')
  .max(LONGEST_TABLE, 'A place is on a table of 72 inches at most');
export const placeSchema = z.tuple([coordinateSchema, coordinateSchema]);
export type Place = Readonly<z.infer<typeof placeSchema>>;

const polygonSchema = z
  .array(placeSchema)
  .min(3, 'An area has three corners at least')
  .max(MOST_CORNERS, `An area has ${MOST_CORNERS} corners at most`);

const heightSchema = z.int().min(1).max(20000);
const lengthSchema = z.int().min(1).max(LONGEST_TABLE);
const inchesSchema = z.int().min(0).max(72);
const extentSchema = lengthSchema.min(12 * INCH).multipleOf(INCH, 'A table is a whole number of inches wide and high');

const areaSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    id: idSchema,
    kind: z.literal('water'),
    /** [X-24] `waist` is deep for halflings alone. */
    depth: z.enum(['shallow', 'waist', 'deep']),
    polygon: polygonSchema,
  }),
  z.strictObject({ id: idSchema, kind: z.literal('slow'), polygon: polygonSchema }),
  z.strictObject({ id: idSchema, kind: z.literal('impassable'), top: heightSchema, polygon: polygonSchema }),
  z.strictObject({ id: idSchema, kind: z.literal('hill'), height: heightSchema, polygon: polygonSchema }),
  /** Leapt across its width; who falls, falls its depth. */
  z.strictObject({
    id: idSchema,
    kind: z.literal('gap'),
    width: lengthSchema,
    depth: heightSchema,
    polygon: polygonSchema,
  }),
]);
export type Area = Readonly<z.infer<typeof areaSchema>>;

const barrierSchema = z.strictObject({
  id: idSchema,
  height: heightSchema,
  line: z
    .array(placeSchema)
    .min(2, 'A barrier has two corners at least')
    .max(MOST_CORNERS, `A barrier has ${MOST_CORNERS} corners at most`),
});

const tablePlaceSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    id: idSchema,
    kind: z.literal('heavy'),
    at: placeSchema,
    /** Diameter in mm. */
    base: z.union([z.literal(25), z.literal(40)]),
  }),
  /** Lies at a place, or is with the first model of a profile when the battle begins. */
  z.strictObject({ id: idSchema, kind: z.literal('light'), at: placeSchema.optional(), with: idSchema.optional() }),
  z.strictObject({
    id: idSchema,
    kind: z.literal('model'),
    profile: idSchema,
    at: placeSchema,
    /** */
    bound: z.literal(true),
  }),
  z.strictObject({ id: idSchema, kind: z.literal('fire'), at: placeSchema }),
]);
export type TablePlace = Readonly<z.infer<typeof tablePlaceSchema>>;

export const tableSchema = z.strictObject({
  w: extentSchema,
  h: extentSchema,
  areas: z.array(areaSchema).max(32),
  barriers: z.array(barrierSchema).max(32),
  places: z.array(tablePlaceSchema).max(32),
});
export type Table = Readonly<z.infer<typeof tableSchema>>;

const profilesSchema = z.array(idSchema).min(1).max(32);
const whoSchema = z.union([z.literal('all'), profilesSchema]);

const zoneSchema = z.strictObject({
  polygon: polygonSchema,
  who: whoSchema,
  /** Least gap in inches between models set up here. */
  spread: z.int().min(1).max(12).optional(),
});
export type SetUpZone = Readonly<z.infer<typeof zoneSchema>>;

const setUpSchema = z.discriminatedUnion('kind', [
  /** [S-177, S-178, S-179] */
  z.strictObject({
    kind: z.literal('halves'),
    line: z.strictObject({ a: placeSchema, b: placeSchema }),
    apart: inchesSchema,
    nearHero: inchesSchema,
    roll: z.literal(true),
  }),
  z.strictObject({
    kind: z.literal('zones'),
    first: sideSchema,
    apart: inchesSchema,
    zones: z.strictObject({
      good: z.array(zoneSchema).min(1).max(16),
      evil: z.array(zoneSchema).min(1).max(16),
    }),
  }),
]);

/** A stretch of the table's edge. */
const stretchSchema = z.strictObject({
  edge: z.enum(['west', 'east', 'north', 'south']),
  from: placeSchema,
  to: placeSchema,
});
export type Stretch = Readonly<z.infer<typeof stretchSchema>>;

const pointsSchema = z.int().min(1).max(20);
const itemSchema = z.discriminatedUnion('for', [
  /** `what` is the id of a place, or `half-the-force`. */
  z.strictObject({ side: sideSchema, for: z.literal('off'), what: idSchema, points: pointsSchema }),
  z.strictObject({ side: sideSchema, for: z.literal('not-off'), what: idSchema, points: pointsSchema }),
  z.strictObject({ side: sideSchema, for: z.literal('holds'), what: idSchema, points: pointsSchema }),
  /** For each enemy Hero. */
  z.strictObject({ side: sideSchema, for: z.literal('slain'), what: z.literal('Hero'), points: pointsSchema }),
  z.strictObject({ side: sideSchema, for: z.literal('broken'), what: z.literal('enemy'), points: pointsSchema }),
]);

/** What a match of this scenario is played with where nobody asks for something else. */
const scenarioOptionsSchema = z.strictObject({
  preset: z.enum(PRESETS),
  turnLimit: z.int().min(0).max(99),
  partlyHidden: z.enum(['forbid', 'roll']),
  heroics: z.array(z.enum(HEROIC_ACTIONS)).max(4),
  banners: z.boolean(),
  breaking: z.boolean(),
  proneMayShoot: z.boolean(),
  shootIntoFights: z.enum(['clear', 'never']),
  /** Inches. */
  night: z.strictObject({ sight: z.int().min(1).max(72) }).optional(),
  /** */
  sentries: z.strictObject({ noise: z.boolean(), shoot: z.boolean() }).optional(),
  hiddenSentries: z.boolean().optional(),
});

const offeredSchema = z.array(idSchema).min(1).max(32);

export const scenarioSchema = z.strictObject({
  id: idSchema,
  title: lineSchema,
  /** Where the title holds a proper name: what sites without proper names show. */
  neutral: lineSchema.optional(),
  rules: z.array(z.string().regex(/^[SAX]-\d{1,3}$/)).max(64),
  story: z
    .string()
    .max(1000, 'A story has 1,000 letters at most')
    .regex(/^[^\p{C}\p{Zl}\p{Zp}]*$/u, 'A story has no control characters')
    .optional(),
  table: tableSchema,
  forces: z.strictObject({
    good: offeredSchema,
    evil: offeredSchema,
    default: z.strictObject({ good: idSchema, evil: idSchema }),
  }),
  setUp: setUpSchema,
  firstPriority: z.enum(['roll', 'good', 'evil']),
  /** The subjects of the advanced rules that are in use. */
  uses: z.array(z.enum(USES)).max(4),
  /** */
  exits: z
    .strictObject({ good: z.array(stretchSchema).max(8).optional(), evil: z.array(stretchSchema).max(8).optional() })
    .optional(),
  /** */
  reserves: z
    .array(
      z.strictObject({
        side: sideSchema,
        who: profilesSchema,
        when: z.literal('alarm-next-turn'),
        edge: stretchSchema,
      }),
    )
    .max(8)
    .optional(),
  /** */
  sentries: z.strictObject({ side: sideSchema, who: profilesSchema }).optional(),
  /** [A-40] `who` is a place of kind `model`. */
  carry: z
    .array(z.strictObject({ who: idSchema, by: profilesSchema }))
    .max(8)
    .optional(),
  objective: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('annihilation') }),
    z.strictObject({
      kind: z.literal('points'),
      turns: z.int().min(1).max(99),
      items: z.array(itemSchema).min(1).max(32),
    }),
  ]),
  options: scenarioOptionsSchema,
});
export type Scenario = Readonly<z.infer<typeof scenarioSchema>>;
