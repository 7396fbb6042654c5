/** The words of challenges to one person. */
import type { DeclineReason } from '@warbeacon/protocol';

const reasons: Readonly<Record<DeclineReason, string>> = {
  'not-now': 'Not now',
  'other-game': 'Another game, please',
  'other-options': 'By other options, please',
  'too-long': 'Too long for me',
  'no-reason': 'No, thank you',
};

export const challengeText = {
  title: 'Challenges',
  challenge: (name: string) => `Challenge ${name}`,
  pageTitle: (name: string) => `Challenge ${name}`,
  opponent: 'your opponent',
  pageBody:
    'Nobody else sees a challenge. It waits three days, or a quarter of an hour where one of you has no account.',
  send: 'Send the challenge',
  sending: 'Sending…',
  from: (name: string, game: string) => `${name} challenges you: ${game}`,
  to: (name: string, game: string) => `${name} has not answered yet: ${game}`,
  declined: (name: string, game: string) => `${name} has declined: ${game}`,
  accept: 'Accept',
  decline: 'Decline',
  why: (name: string) => `What ${name} is told`,
  reasons,
  block: 'Decline, and take none from them any more',
  withdraw: 'Withdraw',
  putAway: 'Put away',
  wishesTitle: 'Challenges to you',
  strangers: 'Take challenges from people with whom I have never played',
  blockedTitle: 'Whose challenges you do not take',
  unblock: (name: string) => `Take them from ${name} again`,
} as const;
