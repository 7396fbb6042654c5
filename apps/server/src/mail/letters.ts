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

export const yourMoveLetter = (game: string, turn: number, match: string, stop: string): Words => ({
  subject: `${game}: it is for you to decide`,
  text: `Your match of ${game} waits for you. It is turn ${turn}.

${match}

There is no other letter about it until you have been there and the other side has acted again.

Enough of these letters? One click, and none comes any more: ${stop}${SIGNED}`,
  stop,
});
