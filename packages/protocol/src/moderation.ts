/** Reports of what somebody has said or done, what is done about it, and by whom. All over HTTP. */
import { z } from 'zod';
import { idSchema, sideSchema } from './http.ts';
import { saidSchema, TALK_PLACES, wordsSchema } from './talk.ts';

/** What somebody may do here besides playing. */
export const ROLES = ['player', 'arbiter', 'admin'] as const;
export type Role = (typeof ROLES)[number];

export const REPORT_REASONS = ['insult', 'spam', 'name', 'cheating', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What somebody has said, a player of a match, or somebody with an account. */
export const reportedSchema = z.union([
  z.strictObject({ matchId: idSchema, place: z.enum(TALK_PLACES), seq: z.number().int().min(1) }),
  z.strictObject({ matchId: idSchema, side: sideSchema }),
  z.strictObject({ name: z.string().min(1).max(100) }),
]);
export type Reported = z.infer<typeof reportedSchema>;

/** `POST /api/moderation/reports`, by anybody with a session. */
export const reportSchema = z.strictObject({
  about: reportedSchema,
  reason: z.enum(REPORT_REASONS),
  words: wordsSchema.optional(),
});
export type Report = z.input<typeof reportSchema>;

/** Nobody hears the muted one; the banned one can begin no match with people and says nothing, but ends what has begun. */
export const SANCTIONS = ['mute', 'ban'] as const;
export type Sanction = (typeof SANCTIONS)[number];
/** Days for which an arbiter may impose one; an administrator may for longer, and for good. */
export const MOST_ARBITER_DAYS = 30;
const MOST_DAYS = 3650;
export const sanctionWishSchema = z.strictObject({
  kind: z.enum(SANCTIONS),
  /** `null`: for good. */
  days: z.number().int().min(1).max(MOST_DAYS).nullable(),
  /** They are told so. */
  reason: wordsSchema,
});
export type SanctionWish = z.input<typeof sanctionWishSchema>;

/** `GET /api/moderation/reports`: those that nobody has settled yet, the oldest first. For arbiters and administrators. */
export const openReportSchema = z.strictObject({
  id: idSchema,
  at: z.number().int(),
  by: z.string(),
  about: z.string(),
  reason: z.enum(REPORT_REASONS),
  words: z.string(),
  matchId: idSchema.nullable(),
  /** What was said there, with what was said before and after it; the one that is meant by its number. */
  said: z.array(saidSchema),
  meant: z.number().int().nullable(),
  /** Sanctions that there have been before. */
  before: z.number().int(),
  /** It is one's own case: one has reported it, is meant, or plays in the match. */
  own: z.boolean(),
});
export type OpenReport = z.infer<typeof openReportSchema>;
export const openReportsSchema = z.strictObject({ reports: z.array(openReportSchema), more: z.boolean() });

/** `POST /api/moderation/reports/:id`: settles it; without a sanction there was nothing in it. */
export const settleSchema = z.strictObject({ sanction: sanctionWishSchema.nullable() });

/** `POST /api/moderation/sanctions`: without a report, upon somebody with an account. */
export const imposeSchema = z.strictObject({ name: z.string().min(1).max(100), sanction: sanctionWishSchema });

/** `GET /api/moderation/sanctions`: those that hold. `DELETE /api/moderation/sanctions/:id` lifts one. */
export const heldSanctionSchema = z.strictObject({
  id: idSchema,
  name: z.string(),
  kind: z.enum(SANCTIONS),
  reason: z.string(),
  by: z.string(),
  at: z.number().int(),
  until: z.number().int().nullable(),
});
export type HeldSanction = z.infer<typeof heldSanctionSchema>;
export const heldSanctionsSchema = z.strictObject({ sanctions: z.array(heldSanctionSchema) });

/** `POST /api/moderation/roles`: by an administrator. */
export const roleWishSchema = z.strictObject({ name: z.string().min(1).max(100), role: z.enum(ROLES) });

/** `POST /api/moderation/names`: takes a name away that nobody should bear. */
export const takeNameSchema = z.strictObject({ name: z.string().min(1).max(100) });

/** `GET /api/moderation/audit`: what was done, the newest first. For administrators. */
export const auditEntrySchema = z.strictObject({
  at: z.number().int(),
  /** Empty: by the server's configuration. */
  by: z.string(),
  act: z.enum(['settled', 'imposed', 'lifted', 'role', 'renamed', 'ruled']),
  about: z.string(),
  details: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
export const auditSchema = z.strictObject({ entries: z.array(auditEntrySchema) });
