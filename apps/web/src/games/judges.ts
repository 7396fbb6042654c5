/**
 * Who judges the records of each game, with the words for its rolls: the other list of the client that names games. It is
 * read where records are verified and nowhere else, because with the judges come the rules.
 */
import type { RollJudge } from '../face/rolls.ts';

const JUDGES: Readonly<Record<string, () => Promise<{ readonly judge: RollJudge }>>> = {
  'helms-deep': () => import('./helms-deep/judge.ts'),
  gondor: () => import('./gondor/judge.ts'),
  'the-ford': () => import('./the-ford/judge.ts'),
  skirmish: () => import('./skirmish/judge.ts'),
};

export const JUDGED: readonly string[] = Object.keys(JUDGES);

/** Nothing when these pages cannot judge the game. */
export const loadJudge = async (id: string): Promise<RollJudge | undefined> =>
  Object.hasOwn(JUDGES, id) ? (await JUDGES[id]?.())?.judge : undefined;
