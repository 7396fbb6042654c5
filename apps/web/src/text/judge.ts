/** The words of calls for an arbiter, and of what one decides. */
import type { CallReason, RulingWish } from '@warbeacon/protocol';

const clockTime = (milliseconds: number): string => {
  const minutes = Math.round(milliseconds / 60_000);
  if (minutes < 1) return `${Math.round(milliseconds / 1000)} seconds`;
  if (minutes % 1440 === 0) return minutes === 1440 ? 'a day' : `${minutes / 1440} days`;
  if (minutes % 60 === 0) return minutes === 60 ? 'an hour' : `${minutes / 60} hours`;
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
};

export const judge = {
  call: 'Call an arbiter',
  callTitle: 'What should an arbiter look at?',
  reason: 'Reason',
  reasons: {
    time: 'My opponent’s time is over',
    behaviour: 'How my opponent behaves',
    fault: 'Something does not work as it should',
    other: 'Something else',
  } satisfies Record<CallReason, string>,
  /** As arbiters read them. */
  about: {
    time: 'A side\u2019s time is over',
    behaviour: 'How a player behaves',
    fault: 'Something does not work',
    other: 'Something else',
  } satisfies Record<CallReason, string>,
  words: 'In your words (need not be)',
  note: 'An arbiter who has nothing to do with you sees the board as everybody does, and what you write here. Your opponent is told what is decided, and not that you have called.',
  send: 'Call',
  cancel: 'Cancel',
  waits: 'You have called an arbiter. What is decided is told here.',

  claim: 'Claim the win',
  claimNote: 'Your opponent\u2019s time is over. You may claim the win, go on waiting, or call an arbiter.',
  claimedForYou: (when: string) => `On ${when} the server claims it for you.`,
  yourTimeOver: 'Your time is over. As long as your opponent waits, you can play on.',
  claimedAgainstYou: (when: string) => `On ${when} the server claims the win for them.`,

  title: 'An arbiter has decided',
  acts: {
    pause: 'The match is paused until an arbiter ends the pause.',
    resume: 'The pause is over.',
    dismiss: 'Everything stays as it is.',
  },
  gives: (name: string, milliseconds: number) => `${name} gets ${clockTime(milliseconds)} more.`,
  wins: (name: string) => `${name} wins.`,
  draw: 'The match is a draw.',
  notCounted: 'The match counts as not played.',
  because: 'Why',
  seen: 'Put it away',

  calls: 'Calls for an arbiter',
  noCalls: 'Nobody has called.',
  moreCalls: 'There are more; they come as these are settled.',
  called: (name: string, side: string, ago: string) => `${name || 'A player'} (${side}), ${ago}`,
  own: 'You have something to do with who plays here: somebody else has to decide it.',
  overAlready: 'The match is over. The call can be dismissed, and nothing else.',
  heldNow: 'It is paused until one of you ends the pause.',
  rated: 'rated',
  toBoard: 'To the board',
  /** At the board. */
  calledHere: (name: string) => `${name || 'A player'} has called an arbiter.`,
  toCase: 'To the case',
  decide: 'What you decide',
  decisions: {
    dismiss: 'Nothing: it stays as it is',
    time: 'Give time',
    pause: 'Pause the match',
    resume: 'End the pause',
    end: 'End the match',
  } satisfies Record<RulingWish['act'], string>,
  minutesFor: (name: string) => `Minutes for ${name}`,
  result: 'Result',
  winFor: (name: string) => `A win for ${name}`,
  aDraw: 'A draw',
  void: 'Not played: no rating changes',
  why: 'Why (both sides read it, and it stays in the record)',
  go: 'Decide it',
} as const;
