/** The words of what is sent by mail. Nothing in a letter to an address that nobody has proved comes from a person. */
import type { Letter } from './mailer.ts';

type Words = Omit<Letter, 'to'>;

const SIGNED = '\n\nWarbeacon';

export const signInLetter = (link: string, minutes: number): Words => ({
  subject: 'Your link to Warbeacon',
  text: `Somebody, we hope you, asked for a link to sign in to Warbeacon with this address. It holds for ${minutes} minutes, and once:

${link}

With it you can also choose another password. If it is the first link for your account, open it where you are signed in, or choose a password: else the present one ends.

If it was not you, nothing has happened and nothing will: leave the link alone.${SIGNED}`,
});

export const newEmailLetter = (link: string, minutes: number): Words => ({
  subject: 'Your new address at Warbeacon',
  text: `Somebody, we hope you, wants to use this address for their account at Warbeacon. If it is you, follow this link; it holds for ${minutes} minutes, and once:

${link}

If it was not you, leave the link alone.${SIGNED}`,
});

/** To the address that was an account's so far. */
export const emailChangedLetter = (): Words => ({
  subject: 'Another address at Warbeacon',
  text: `Your account at Warbeacon has another e-mail address from now on, and nothing more is sent to this one.

It was changed by somebody who knew the password. If it was not you, write to whoever runs the server.${SIGNED}`,
});

/** To the address of an account that has got a key. */
export const passkeyAddedLetter = (): Words => ({
  subject: 'A new passkey at Warbeacon',
  text: `A passkey was added to your account at Warbeacon. Whoever has it can sign in with it.

It was added by somebody who knew the password. If it was not you, choose another password and remove the passkey in your account.${SIGNED}`,
});

export const yourMoveLetter = (game: string, turn: number, match: string, stop: string): Words => ({
  subject: `${game}: it is for you to decide`,
  text: `Your match of ${game} waits for you. It is turn ${turn}.

${match}

There is no other letter about it until you have been there and the other side has acted again.

Enough of these letters? One click, and none comes any more: ${stop}${SIGNED}`,
  stop,
});

export const challengeLetter = (game: string, match: string, stop: string): Words => ({
  subject: `${game}: somebody challenges you`,
  text: `Somebody challenges you to a match of ${game}. Who it is, and on what terms, stands there; you may accept or decline:

${match}

There is no other letter about this challenge.

Enough of these letters? One click, and none comes any more: ${stop}${SIGNED}`,
  stop,
});

export const leftMatchLetter = (game: string, days: number, match: string, stop: string): Words => ({
  subject: `${game}: a match in which nobody moves`,
  text: `In your match of ${game} nobody has moved for a long time. If nobody does within ${days} ${days === 1 ? 'day' : 'days'}, it is closed, and counts as not played: nobody wins, nobody loses, and no rating changes. If the time of the other side is over, you may claim the win instead.

${match}

Enough of these letters? One click, and none comes any more: ${stop}${SIGNED}`,
  stop,
});

/** `title` is an organiser's, and so from a person, but goes to proved addresses of who has entered the event alone. */
export const roundEndsLetter = (title: string, deadline: number, event: string, stop: string): Words => ({
  subject: 'Your round ends soon',
  text: `In the event “${title}” your match of this round is not over. The round ends on ${new Date(deadline).toUTCString()}.

${event}

Enough of these letters? One click, and none comes any more: ${stop}${SIGNED}`,
  stop,
});

/** A challenge on a ladder is accepted to be played by then. */
export const gameEndsLetter = (title: string, deadline: number, event: string, stop: string): Words => ({
  subject: 'Your game ends soon',
  text: `In the event “${title}” your match about a place is not over. It is to be played by ${new Date(deadline).toUTCString()}.

${event}

Enough of these letters? One click, and none comes any more: ${stop}${SIGNED}`,
  stop,
});

/** Who does not answer gives up the place. */
export const ladderChallengeLetter = (title: string, deadline: number, event: string, stop: string): Words => ({
  subject: 'Somebody wants your place',
  text: `In the event “${title}” you are challenged for your place. Who it is stands there; you may accept or decline until ${new Date(deadline).toUTCString()}. Who declines, or does not answer, gives the place up.

${event}

Enough of these letters? One click, and none comes any more: ${stop}${SIGNED}`,
  stop,
});
