/** What is said of who may watch a match. */
import type { Watching } from '@warbeacon/protocol';

const minutes = (n: number): string =>
  n >= 60 && n % 60 === 0 ? `${n / 60} ${n === 60 ? 'hour' : 'hours'}` : `${n} ${n === 1 ? 'minute' : 'minutes'}`;

export const watchingText = {
  title: 'Watching',
  note: 'It cannot be changed once the match is made.',
  choice(watching: Watching): string {
    switch (watching.policy) {
      case 'open':
        return 'Anybody, at once';
      case 'delayed':
        return `Anybody, ${minutes(watching.minutes)} later`;
      case 'private':
        return 'Nobody but the two players';
    }
  },
  agreed(watching: Watching): string {
    switch (watching.policy) {
      case 'open':
        return 'Anybody may watch.';
      case 'delayed':
        return `Watched with a delay of ${minutes(watching.minutes)}.`;
      case 'private':
        return 'Private: nobody else sees anything of it, nor will later.';
    }
  },
  late: (n: number) => `You see the match as it stood ${minutes(n)} ago.`,
  watchers: (n: number) => (n === 1 ? 'One person watches.' : `${n} watch.`),
} as const;
