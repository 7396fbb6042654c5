/** What the organiser of an event decides on before it begins: its format, points, tie-breaks, and how one enters. */
import { z } from 'zod';

/** An event has so many entrants at most. */
export const MOST_ENTRANTS = 4096;
export const MOST_ROUNDS = 40;

const swissSchema = z.strictObject({
  kind: z.literal('swiss'),
  rounds: z.number().int().min(1).max(20),
});
const roundRobinSchema = z.strictObject({
  kind: z.literal('round-robin'),
  /** How often each meets each. */
  cycles: z.union([z.literal(1), z.literal(2)]),
});
const eliminationSchema = z.strictObject({
  kind: z.literal('elimination'),
  thirdPlace: z.boolean(),
});
const doubleEliminationSchema = z.strictObject({
  kind: z.literal('double-elimination'),
});
/** Groups first, in which each meets each, then a knock-out of the best. */
const groupsSchema = z.strictObject({
  kind: z.literal('groups'),
  groups: z.number().int().min(2).max(64),
  cycles: z.union([z.literal(1), z.literal(2)]),
  /** Of each group, so many go on. */
  advance: z.number().int().min(1).max(8),
  thirdPlace: z.boolean(),
});
/** Who wants a place challenges who has it. Places, not points; it ends when its organiser says so. */
const ladderSchema = z.strictObject({
  kind: z.literal('ladder'),
  /** Places above the own one that may be challenged. */
  reach: z.number().int().min(1).max(20),
  /** Days in which a challenge is to be answered, and then played. */
  answerDays: z.number().int().min(1).max(30),
  playDays: z.number().int().min(1).max(90),
  /** Days without a match after which a place is lost; `null`: never. */
  inactiveDays: z.number().int().min(3).max(365).nullable(),
});

export const formatSchema = z.discriminatedUnion('kind', [
  swissSchema,
  roundRobinSchema,
  eliminationSchema,
  doubleEliminationSchema,
  groupsSchema,
  ladderSchema,
]);
export type Format = z.output<typeof formatSchema>;
export type FormatKind = Format['kind'];

/** In the order in which a list of them is usually set. */
export const TIE_BREAKS = [
  'head-to-head',
  'buchholz',
  'buchholz-cut-1',
  'median-buchholz',
  'sonneborn-berger',
  'wins',
  'wins-as-weaker',
  'margin',
  'harder-sides',
  'seed',
  'lot',
] as const;
export const tieBreakSchema = z.enum(TIE_BREAKS);
export type TieBreak = z.output<typeof tieBreakSchema>;

/** Points in halves: 2 is one point, 1 half a point. */
const halves = z.number().int().min(0).max(20);
export const pointsSchema = z
  .strictObject({ win: halves, draw: halves, loss: halves, bye: halves, walkover: halves })
  .refine(({ win, draw, loss }) => win > draw && draw >= loss, {
    path: ['win'],
    message: 'more than a draw, which is no less than a loss',
  });
export type Points = z.output<typeof pointsSchema>;
export const USUAL_POINTS: Points = { win: 2, draw: 1, loss: 0, bye: 2, walkover: 2 };

/**
 * Who has which side. `balanced`: as even as can be; `fixed`: the first of a pairing by seed has the first side;
 * `bids`: both say in secret how much they would give for the preferred side. With two legs sides are swapped, whatever stands here.
 */
export const SIDE_RULES = ['balanced', 'fixed', 'bids'] as const;

/**
 * What decides a pairing of a knock-out that is level after its legs. `decider`: one more leg with sides swapped, twice at most, and
 * after that who had the weaker side in the last of them, or the lot where no side is known to be weaker; `weaker-side`: a drawn
 * leg is a win of the weaker side at once (of one leg, and where a side is known to be weaker; otherwise as `decider`);
 * `seed`: the better seed goes on.
 */
export const IF_LEVEL = ['decider', 'weaker-side', 'seed'] as const;

export const entryRulesSchema = z.strictObject({
  /** `code`: who has it; `approval`: whom the organiser lets in; `rating`: whose rating lies within `range`. */
  by: z.enum(['open', 'code', 'approval', 'rating']),
  range: z.strictObject({ from: z.number().int().min(0), to: z.number().int().max(4000) }).nullable(),
  limit: z.number().int().min(2).max(MOST_ENTRANTS).nullable(),
  waitingList: z.boolean(),
  /** The last round before which somebody may still enter; 0: nobody once the first is paired. */
  lateUntil: z.number().int().min(0).max(MOST_ROUNDS),
  /** Halves of a point for each round that was missed. */
  lateScore: z.number().int().min(0).max(2),
  /** Whether entrants must say that they are there before the first round. */
  checkIn: z.boolean(),
});
export type EntryRules = z.output<typeof entryRulesSchema>;

export const settingsSchema = z.strictObject({
  format: formatSchema,
  legs: z.union([z.literal(1), z.literal(2)]),
  sides: z.enum(SIDE_RULES),
  /** The side of the game that wins less often, as measured; `null` where nobody knows, or it makes no difference. */
  weakerSide: z.union([z.literal(0), z.literal(1)]).nullable(),
  ifLevel: z.enum(IF_LEVEL),
  points: pointsSchema,
  tieBreaks: z
    .array(tieBreakSchema)
    .max(TIE_BREAKS.length)
    .refine((list) => new Set(list).size === list.length, { message: 'each once' }),
  entry: entryRulesSchema,
  /** The greatest margin that counts in the tie-break of that name, in the unit in which the game tells it. */
  marginCap: z.number().int().min(1).max(1000),
});
export type Settings = z.output<typeof settingsSchema>;
