/** The words of a ladder: its places, challenges about them, and what has become of both. */
import { count } from './en.ts';
import { events } from './events.ts';

const place = (n: number): string => `the ${events.ordinal(n)} place`;

/** How a challenge is over. `place` is the one that was at stake. */
export type Ending =
  | 'won'
  | 'held'
  | 'drawn'
  | 'declined'
  | 'unanswered'
  | 'walkover'
  | 'held-without-play'
  | 'both-lost'
  | 'void';

export const ladderText = {
  places: 'Places',
  challenges: 'Challenges',
  history: 'What has happened',
  latest: 'Latest',
  allPlaces: 'The whole ladder',
  allHistory: 'All that has happened',
  notBegun: 'The ladder has not begun. Whoever enters stands on it by rating; who comes later begins at its foot.',
  noChallenges: 'Nobody is challenged now.',
  noHistory: 'No challenge is over yet.',
  more: 'Show more',

  challenge: 'Challenge',
  challengeWhom: (name: string, at: number) => `Challenge ${name} for ${place(at)}`,
  isChallenged: (name: string) => `challenged by ${name}`,
  hasChallenged: (name: string) => `has challenged ${name}`,
  playsFor: (name: string, at: number) => `plays ${name} for ${place(at)}`,
  slides: (when: string) => `goes down a place on ${when} without a game`,
  you: 'you',

  forPlace: (at: number) => `for ${place(at)}`,
  answerBy: (when: string, left: string) => `To be answered by ${when} (${left}).`,
  playBy: (when: string, left: string) => `To be played by ${when} (${left}).`,
  overdue: (when: string) => `Was to be played by ${when}.`,
  toGame: 'The game',

  // What it wants of the reader.
  foot: 'Whoever enters now begins at the foot of the ladder.',
  youStand: (at: number, of: number) => `You are ${events.ordinal(at)} of ${of}.`,
  youMay: (names: string) => `You may challenge ${names}.`,
  first: 'Nobody stands above you: you are challenged, and hold your place.',
  nobodyFree: (reach: number) =>
    `Of the ${count(reach, 'place')} above you none can be challenged now: who has an open challenge is not challenged again before it is over.`,
  youSlide: (when: string) => `Without a game before ${when} you go down a place.`,
  against: (name: string, at: number) => `Against ${name}, for ${place(at)}`,
  challengesYou: (name: string, at: number) => `${name} challenges you for ${place(at)}.`,
  gives: 'Who declines, or does not answer in time, gives the place up.',
  accept: 'Accept',
  decline: 'Decline',
  declineSure: (name: string) => `Give your place up to ${name}?`,
  declineBody: 'You go down one, as after a loss.',
  declineYes: 'Give it up',
  back: 'Leave it',
  youChallenged: (name: string, at: number) => `You have challenged ${name} for ${place(at)}.`,
  ifSilent: (name: string) => `If ${name} does not answer, the place is yours.`,

  ended(ending: Ending, challenger: string, challenged: string, at: number): string {
    switch (ending) {
      case 'won':
        return `${challenger} beat ${challenged} and took ${place(at)}.`;
      case 'held':
        return `${challenged} beat ${challenger} and kept ${place(at)}.`;
      case 'drawn':
        return `${challenged} drew with ${challenger} and kept ${place(at)}.`;
      case 'declined':
        return `${challenged} declined: ${challenger} took ${place(at)}.`;
      case 'unanswered':
        return `${challenged} did not answer in time: ${challenger} took ${place(at)}.`;
      case 'walkover':
        return `${challenger} won against ${challenged} without play, for ${place(at)}.`;
      case 'held-without-play':
        return `${challenged} won against ${challenger} without play, for ${place(at)}.`;
      case 'both-lost':
        return `${challenger} and ${challenged} both lost, for ${place(at)}.`;
      case 'void':
        return `The game of ${challenger} and ${challenged} for ${place(at)} is void.`;
    }
  },
  slid: (name: string, at: number, days: number | null) =>
    `${name} went down from ${place(at)}${days === null ? '' : `: no game for ${count(days, 'day')}`}.`,

  terms: (answer: number, play: number, inactive: number | null) =>
    `${count(answer, 'day')} to answer a challenge, ${play} to play it` +
    (inactive === null ? '.' : `. Who has not played for ${count(inactive, 'day')} goes down a place.`),
  fixedSides: 'Who is challenged has the first side',
} as const;
