/** Accounts: who has a name for good, an e-mail and a password, and sessions on several devices. All over HTTP. */
import { z } from 'zod';
import { ROLES } from './moderation.ts';
import { createdSessionSchema, gameSchema, idSchema, matchSummarySchema, sideSchema } from './http.ts';
import { passkeySchema } from './passkeys.ts';
import { ratingOfGameSchema } from './ratings.ts';

/** The longest address that mail can be sent to. */
const MOST_EMAIL = 254;
export const emailSchema = z
  .string()
  .max(MOST_EMAIL, 'an e-mail address')
  .transform((email) => email.normalize('NFC').trim().toLowerCase())
  .pipe(z.email('an e-mail address'));

/** Characters. Nothing is asked of them but their number: that is what makes guessing long. */
export const LEAST_PASSWORD = 10;
export const MOST_PASSWORD = 200;
/** One that is to be new; the same letters typed on another keyboard are the same password. */
export const newPasswordSchema = z
  .string()
  .min(LEAST_PASSWORD, `a password of at least ${LEAST_PASSWORD} characters`)
  .max(MOST_PASSWORD, `a password of at most ${MOST_PASSWORD} characters`)
  .transform((password) => password.normalize('NFKC'));
const passwordSchema = z
  .string()
  .min(1, 'a password')
  .max(MOST_PASSWORD, `a password of at most ${MOST_PASSWORD} characters`)
  .transform((password) => password.normalize('NFKC'));

const NAME_LENGTH = 24;
/** Letters and digits of any script, and what stands between the words of a name; nothing that could be taken for markup. */
const ACCOUNT_NAME = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’_-]*$/u;
const A_LETTER = /\p{L}/u;
export const accountNameSchema = z
  .string()
  .max(400, `a name of at most ${NAME_LENGTH} characters`)
  .transform((name) => name.normalize('NFKC').trim().replace(/ +/g, ' '))
  .pipe(
    z
      .string()
      .min(2, 'a name of at least two characters')
      .refine((name) => [...name].length <= NAME_LENGTH, `a name of at most ${NAME_LENGTH} characters`)
      .regex(ACCOUNT_NAME, 'a name of letters, digits, spaces and the signs . \u2019 _ -')
      .regex(A_LETTER, 'a name with a letter in it'),
  );

/**
 * `POST /api/account`: makes an account. With the token of a guest it is the guest's own from then on, with all that the
 * guest has; without one it is somebody new. Every token that there was is unknown afterwards.
 */
export const signUpSchema = z.strictObject({
  name: accountNameSchema,
  email: emailSchema,
  password: newPasswordSchema,
});
export type SignUp = z.input<typeof signUpSchema>;

/**
 * `POST /api/account/sign-in`. With the token of a guest and `bring` the guest's matches, notes and sayings go to the
 * account; matches in which the account has the other seat stay where they are.
 */
export const signInSchema = z.strictObject({
  email: z
    .string()
    .max(MOST_EMAIL)
    .transform((email) => email.normalize('NFC').trim().toLowerCase()),
  password: passwordSchema,
  bring: z.boolean().optional(),
});
export type SignIn = z.input<typeof signInSchema>;
export const signedInSchema = z.strictObject({
  session: createdSessionSchema,
  /** Matches that came along, and matches that could not. */
  brought: z.number().int(),
  left: z.number().int(),
});
export type SignedIn = z.infer<typeof signedInSchema>;

/** `GET /api/account`. */
export const accountSchema = z.strictObject({
  /** A program plays under it. */
  bot: z.boolean(),
  personId: idSchema,
  name: z.string(),
  email: z.string(),
  createdAt: z.number().int(),
  /** Somebody has followed a link that was sent to the e-mail. */
  confirmed: z.boolean(),
  /** Mail tells them that a match waits for them. */
  notices: z.boolean(),
  role: z.enum(ROLES),
  /** When they may next give themselves another name; `null`: now. */
  renameAt: z.number().int().nullable(),
});
export type Account = z.infer<typeof accountSchema>;

/** `POST /api/account/name`: another name, not too often; nobody else gets the one before for a while. */
export const newNameSchema = z.strictObject({ name: accountNameSchema });

/** `POST /api/account/password`: another password; all other sessions end. */
export const newPasswordRequestSchema = z.strictObject({ password: passwordSchema, next: newPasswordSchema });

/**
 * `GET /api/account/sessions`: where one is signed in. `DELETE /api/account/sessions/:id` ends one of them,
 * `DELETE /api/account/sessions/others` all but the one that asks, `DELETE /api/account/sessions` all.
 */
export const deviceSchema = z.strictObject({
  id: idSchema,
  /** Browser and system, as far as the browser says. */
  label: z.string(),
  /** It is a program with a token of its own (see `bots.ts`). */
  api: z.boolean(),
  createdAt: z.number().int(),
  /** To within an hour. */
  seenAt: z.number().int(),
  expiresAt: z.number().int(),
  /** It is the one that asks. */
  current: z.boolean(),
});
export type Device = z.infer<typeof deviceSchema>;
export const deviceListSchema = z.strictObject({ sessions: z.array(deviceSchema) });

/** `POST /api/account/delete`: for good. The matches stay, under a name that says nothing. */
export const deleteAccountSchema = z.strictObject({ password: passwordSchema });

/** `GET /api/account/data`: all that is kept of whoever asks, a guest too. */
const ownChallengeSchema = z.strictObject({
  matchId: idSchema,
  /** To whom, or by whom, under the name that they bear now. */
  other: z.string(),
  game: z.string(),
  madeAt: z.number().int(),
  expiresAt: z.number().int(),
  /** `ended`: withdrawn, or not answered in time. */
  outcome: z.enum(['open', 'accepted', 'declined', 'ended']),
  /** Of who has declined. */
  reason: z.string().nullable(),
  changedAt: z.number().int(),
});
export const ownDataSchema = z.strictObject({
  exportedAt: z.number().int(),
  personId: idSchema,
  name: z.string(),
  /** `null` for a guest. */
  account: accountSchema.omit({ personId: true, name: true }).nullable(),
  sessions: z.array(deviceSchema.omit({ current: true })),
  matches: z.array(
    z.strictObject({
      matchId: idSchema,
      game: z.string(),
      side: sideSchema,
      visibility: z.enum(['private', 'listed']),
      status: z.enum(['open', 'live', 'over']),
      winner: sideSchema.nullable(),
      createdAt: z.number().int(),
      updatedAt: z.number().int(),
    }),
  ),
  sayings: z.array(
    z.strictObject({
      matchId: idSchema,
      place: z.string(),
      at: z.number().int(),
      /** Words, or the name of a ready-made sentence. */
      said: z.string(),
    }),
  ),
  notes: z.array(z.strictObject({ matchId: idSchema, notes: z.string() })),
  /** What each rated match has made of one's rating. */
  ratings: z.array(
    z.strictObject({
      matchId: idSchema,
      game: z.string(),
      at: z.number().int(),
      before: z.number(),
      after: z.number(),
    }),
  ),
  /** Calls for an arbiter. */
  calls: z.array(z.strictObject({ matchId: idSchema, at: z.number().int(), reason: z.string(), words: z.string() })),
  /** Browsers that are told when a match waits: by which service. */
  push: z.array(z.strictObject({ service: z.string(), createdAt: z.number().int() })),
  passkeys: z.array(passkeySchema.omit({ id: true })),
  /** Names that one has given up, for as long as nobody else may have them. */
  formerNames: z.array(z.strictObject({ name: z.string(), until: z.number().int().nullable() })),
  /** Whose words one does not hear. */
  muted: z.array(z.string()),
  /** Whose challenges one does not want, and since when. */
  blocked: z.array(z.strictObject({ name: z.string(), at: z.number().int() })),
  /** Challenges to one person, for as long as they are kept: those that one has given, and those that one has got. */
  challengesGiven: z.array(ownChallengeSchema),
  challengesReceived: z.array(ownChallengeSchema),
});
export type OwnData = z.infer<typeof ownDataSchema>;

/** How it went on one side of one game: listed matches between two people that are over. */
export const resultsSchema = z.strictObject({
  game: gameSchema,
  side: sideSchema,
  won: z.number().int(),
  lost: z.number().int(),
  drawn: z.number().int(),
});
export type Results = z.infer<typeof resultsSchema>;

/**
 * `GET /api/people/:name`, with `after` of the page before: the public page of somebody with an account. Private matches
 * are nobody else's business and are neither listed nor counted.
 */
export const profileSchema = z.strictObject({
  name: z.string(),
  /** A program plays under it. */
  bot: z.boolean(),
  /** When the account was made. */
  since: z.number().int(),
  results: z.array(resultsSchema),
  /** Of each game that they have played rated matches of. */
  ratings: z.array(ratingOfGameSchema),
  /** Those that are played or over, the newest first; `yourSide` is that of whoever asks. */
  matches: z.array(matchSummarySchema),
  next: z.string().optional(),
});
export type Profile = z.infer<typeof profileSchema>;
