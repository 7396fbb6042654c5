/** Which hint stands now, of all that there are: the first that applies and has not done its part. */
import type { Hint, Now } from '../face/hint.ts';

export interface Standing {
  readonly gone: ReadonlySet<string>;
  readonly shown: Hint | undefined;
  /** The step of one's own in which it was shown. */
  readonly step: string | null;
}

export const NONE_YET: Standing = { gone: new Set(), shown: undefined, step: null };

export function nextHint(hints: readonly Hint[], before: Standing, now: Now): Standing {
  const step = stepOf(now);
  const done = hints.filter((hint) => hint.done?.(now)).map(({ id }) => id);
  // What is only to be read has been read when one has gone on.
  const read = before.shown && !before.shown.done && before.step !== null && before.step !== step;
  const fresh = [...done, ...(read && before.shown ? [before.shown.id] : [])].filter((id) => !before.gone.has(id));
  const gone = fresh.length > 0 ? new Set([...before.gone, ...fresh]) : before.gone;
  const shown = hints.find((hint) => !gone.has(hint.id) && applies(hint, now));
  if (gone === before.gone && shown === before.shown && step === before.step) return before;
  return { gone, shown, step };
}

/** While one is asked, nothing but the question is told of. */
const applies = (hint: Hint, now: Now): boolean =>
  now.view.outcome === null && hint.applies(now) && (!now.asked || hint.id === 'question' || hint.id === now.kind);

const stepOf = ({ kind, view }: Now): string | null =>
  kind === null ? null : `${view.turn} ${view.phase} ${view.segment} ${kind}`;
