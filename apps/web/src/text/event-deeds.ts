/** The words of what one asks of an event, wherever it is asked. */
import { count } from './en.ts';

export const deeds = {
  reason: 'Reason',
  cancel: 'Leave it',
  /** Of milliseconds; negative ones are over. */
  left(milliseconds: number): string {
    if (milliseconds <= 0) return 'over';
    const minutes = Math.ceil(milliseconds / 60_000);
    if (minutes < 60) return `${count(minutes, 'minute')} left`;
    const hours = Math.floor(minutes / 60);
    if (hours < 48) return `${count(hours, 'hour')} left`;
    return `${count(Math.floor(hours / 24), 'day')} left`;
  },
  startsIn(milliseconds: number): string {
    if (milliseconds <= 0) return 'about to begin';
    const minutes = Math.ceil(milliseconds / 60_000);
    if (minutes < 60) return `in ${count(minutes, 'minute')}`;
    const hours = Math.floor(minutes / 60);
    if (hours < 48) return `in ${count(hours, 'hour')}`;
    return `in ${count(Math.floor(hours / 24), 'day')}`;
  },
} as const;
