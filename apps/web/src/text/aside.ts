/** What players say to each other beside the game, and what is said of their clocks. */
import type { CreateMatch } from '@warbeacon/protocol';

const plural = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const days = (n: number) => plural(n, 'day', 'days');
/** Seconds, in the largest words that say them exactly. */
const span = (seconds: number): string => {
  if (seconds >= 3600 && seconds % 3600 === 0) return plural(seconds / 3600, 'hour', 'hours');
  if (seconds >= 60 && seconds % 60 === 0) return plural(seconds / 60, 'minute', 'minutes');
  return plural(seconds, 'second', 'seconds');
};

/** Hours, in days where they are whole ones. */
export const graces = (hours: number): string =>
  hours > 0 && hours % 24 === 0 ? days(hours / 24) : plural(hours, 'hour', 'hours');

export const aside = {
  clock: 'Clock',
  clockNote: 'Between people only. The computer does not hurry you.',
  none: 'None',
  setting(clock: NonNullable<CreateMatch['clock']>): string {
    if (clock.kind === 'days')
      return (
        `${days(clock.bank)}, ${days(clock.refill)} more for each turn, ${days(clock.cap)} at most` +
        (clock.vacation ? `; ${days(clock.vacation)} away` : '') +
        (clock.grace === undefined ? '' : `; won ${graces(clock.grace)} after the end of the other side\u2019s time`)
      );
    return `${span(clock.bank)}, ${span(clock.increment)} more for each phase, ${span(clock.reserve)} for each reaction`;
  },
  clocks: 'Clocks',
  paused: 'The match is paused: no clock runs.',
  resume: 'Go on',
  over: 'time is over',
  low: (seconds: number) =>
    seconds >= 60 ? `You have ${plural(seconds / 60, 'minute', 'minutes')} left.` : `You have ${seconds} seconds left.`,
  /** A clock as it shows: days, hours and minutes, or minutes and seconds. */
  time(milliseconds: number): string {
    const seconds = Math.ceil(milliseconds / 1000);
    const two = (n: number) => String(n).padStart(2, '0');
    const [d, h, m] = [Math.floor(seconds / 86_400), Math.floor(seconds / 3600) % 24, Math.floor(seconds / 60) % 60];
    if (d > 0) return `${d} d ${h} h`;
    return h > 0 ? `${h}:${two(m)}:${two(seconds % 60)}` : `${m}:${two(seconds % 60)}`;
  },
  title: 'Between the players',
  propose: { draw: 'Offer a draw', pause: 'Propose a pause', takeback: 'Ask to take back' },
  asked: {
    draw: 'Your opponent offers a draw.',
    pause: 'Your opponent proposes a pause.',
    takeback: 'Your opponent asks to take the last command back.',
    clock: 'Your opponent proposes another clock.',
  },
  sent: {
    draw: 'You have offered a draw.',
    pause: 'You have proposed a pause.',
    takeback: 'You have asked to take your last command back.',
    clock: 'You have proposed another clock.',
  },
  told: {
    draw: 'A draw has been offered.',
    pause: 'A pause has been proposed.',
    takeback: 'A player asks to take a command back.',
    clock: 'Another clock has been proposed.',
  },
  accept: 'Accept',
  decline: 'Decline',
  withdraw: 'Withdraw',
} as const;
