/**
 * The codes of the server's own refusals, over HTTP and in a room: one list, which the server takes them from and the
 * client compares with, so that neither can mean another word than the other. A game's rules refuse with codes of
 * their own, which are the game's to name and are none of these.
 */
export const SERVER_CODES = [
  // Who asks.
  'missing-token',
  'unknown-session',
  'not-seated',
  // Accounts.
  'wrong-credentials',
  'email-taken',
  'name-taken',
  'name-reserved',
  'weak-password',
  'account-already',
  'no-account',
  'unknown-person',
  'unknown-device',
  'no-mail',
  'unknown-link',
  'unconfirmed-email',
  // Keeping order.
  'muted',
  'banned',
  'not-allowed',
  'own-case',
  'settled-already',
  'unknown-report',
  'unknown-sanction',
  // What is asked about.
  'bad-id',
  'unknown-match',
  'private-match',
  'unknown-game',
  'other-rules',
  'unknown-side',
  'unknown-room',
  'unknown-route',
  'match-full',
  'match-begun',
  'no-opponent',
  'needs-account',
  'no-bots',
  'not-a-bot',
  'rated-already',
  'not-with-this-token',
  'too-many-tokens',
  'cannot-be-rated',
  'rating-out-of-range',
  'opponent-gone',
  'not-over',
  'no-rematch',
  'rematch-offered',
  'rematch-declined',
  'rematch-accepted',
  'gone',
  // What was sent.
  'bad-request',
  'malformed-request',
  'malformed-json',
  'malformed-http',
  'malformed-message',
  'unknown-message',
  'unknown-request',
  'not-json',
  'unsupported-encoding',
  'body-too-large',
  'header-too-large',
  'too-slow',
  'options-twice',
  'bad-options',
  'bad-position',
  // What people say to each other.
  'too-much-talk',
  'talk-full',
  'unknown-saying',
  'not-heard-yet',
  // How often, and how many.
  'too-many-requests',
  'too-many-open-matches',
  'too-many-open-matches-here',
  'too-many-seekers-here',
  'too-many-messages',
  'too-many-bytes',
  'too-many-pings',
  'too-many-computer-matches',
  'not-joined',
  'too-many-connections',
  'server-full',
  'foreign-origin',
  'key-in-address',
  // How the match stands. The rules say `game-over`, too, and mean the same.
  'not-started',
  'game-over',
  'stale-ply',
  'no-such-ply',
  'no-takeback',
  'no-clock',
  'time-left',
  'no-rest',
  'no-vacation',
  'away-already',
  'not-away',
  'quiet-too-long',
  'quiet-too-soon',
  // What the players agree on.
  'no-proposal',
  'proposal-open',
  'proposal-too-soon',
  'paused-already',
  'not-paused',
  'too-many-commands',
  // What the server could not do; `try-again` says when it will.
  'not-hosted',
  'not-saved',
  'save-unknown',
  'busy',
  'match-damaged',
  'database-unavailable',
  'try-again',
  'shutting-down',
  'no-web-client',
  'server-error',
] as const;
export type ServerCode = (typeof SERVER_CODES)[number];

export function isServerCode(code: string): code is ServerCode {
  return SERVER_CODES.some((known) => known === code);
}

/** Whether a refusal, from wherever it came, is the server's own and one of these. */
export function hasCode(refusal: { readonly code: string } | undefined, ...codes: readonly ServerCode[]): boolean {
  return codes.some((code) => code === refusal?.code);
}
