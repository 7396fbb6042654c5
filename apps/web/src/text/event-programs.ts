/** The words of what programs have to do with an event. */
import type { EventTokenPower, HookKind, WebhookRow } from '@warbeacon/protocol/events';
import { count } from './en.ts';

export const programs = {
  copy: 'Copy',
  copied: 'Copied.',
  copyByHand: 'It is marked: copy it with the keys of your system.',
  haveIt: 'I have it',

  hooks: 'Webhooks',
  hooksHint:
    'An address of yours is told what happens, entry by entry, signed with a secret that only you and this server know. What is not taken comes again, some three days long.',
  hooksOff: 'This server sends no news to anybody.',
  hooksOfOwner: 'To whom the event’s news are sent is for its owner.',
  noHooks: 'Nobody is told.',
  secret: 'Secret of the webhook',
  secretHint: 'The secret with which calls are signed. It is shown this once.',
  url: 'Address',
  urlHint: 'On the internet, over https.',
  tellsOf: 'What it is told of',
  kinds: {
    course: ['The event', 'announced, begun, paused, changed, over'],
    entrants: ['Entrants', 'who comes, goes, and how they are seeded'],
    rounds: ['Rounds', 'pairings, deadlines, challenges'],
    games: ['Games', 'begun, results, rulings, calls'],
  } satisfies Record<HookKind, readonly [string, string]>,
  tells: (kinds: readonly string[]) => `Told of: ${kinds.join(', ').toLowerCase()}`,
  addHook: 'Tell this address',
  removeHook: 'Delete',
  tryNow: 'Try now',
  trying: 'Trying …',
  again: (failures: number, when: string) =>
    `${failures === 1 ? 'The last call was' : `The last ${failures} calls were`} not taken. Tried again on ${when}.`,
  givenUp: (failures: number) => `${failures} calls were not taken: it is tried no more by itself.`,
  noCalls: 'It was not called yet.',
  calls: (n: number) => (n === 1 ? 'The last call' : `The last ${n} calls`),
  taken: 'Taken',
  notTaken: 'Not taken',
  about: ({ entries, from, to, nth }: WebhookRow['deliveries'][number]) =>
    [
      entries === 0
        ? 'without news, by hand'
        : `${count(entries, 'entry', 'entries')}, ${from === to ? `number ${from}` : `numbers ${from} to ${to}`}`,
      nth > 1 ? `try ${nth}` : '',
    ]
      .filter(Boolean)
      .join(' · '),

  tokens: 'Tokens for programs',
  tokensHint:
    'With a token a program asks what these pages ask, in your name and in this event alone. It ends with your role here.',
  toApi: 'What it can ask',
  noTokens: 'No program has one.',
  token: 'Token',
  tokenHint: 'The token. It is shown this once: who has it can do what it may.',
  label: 'What it is for',
  power: 'It may',
  powers: { read: 'read', run: 'read and run the event' } satisfies Record<EventTokenPower, string>,
  makeToken: 'Make a token',
  removeToken: 'Revoke',
  madeBy: (name: string, when: string) => `made by ${name}, ${when}`,
  neverUsed: 'never used',
  lastUsed: (ago: string) => `last used ${ago}, to within an hour`,
} as const;
