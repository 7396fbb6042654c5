/** What the lobby's line brings; nothing while it is down, and then the lists are asked for. */
import { create } from 'zustand';
import type { ListStatus, Matches } from './http.ts';

export const QUICK_KEY = 'warbeacon.quick';

export interface News {
  /** The first of each list as it is now. */
  readonly lists: Partial<Record<ListStatus, Matches>>;
  /** This browser looks for an opponent, or did when the page was left. */
  readonly quick: boolean;
  /** Empty where there are no challenges to one, or of one's own; another one when something of them has changed. */
  readonly challenges: string;
}

export const useNews = create<News>()(() => ({ lists: {}, quick: isKept(), challenges: '' }));

function isKept(): boolean {
  try {
    return localStorage.getItem(QUICK_KEY) !== null;
  } catch {
    return false;
  }
}
