/**
 * Reads out to those who do not see the board what dice and decisions led to. Marching is not cried out: it can be read
 * in the log, and there is much of it.
 */
import { type SiegeEvent, SIDES, type View } from '@warbeacon/siege';
import { useEffect, useState } from 'react';
import { sideName } from '../../games/helms-deep/names.ts';
import { logLine } from '../../games/helms-deep/words/log.ts';
import { play } from '../../text/play.ts';
import { useMatchStore } from '../line/context.ts';

const SILENT: ReadonlySet<SiegeEvent['type']> = new Set([
  'phase',
  'segment',
  'deployed',
  'setUp',
  'rocksPlaced',
  'rocksLifted',
  'moved',
]);

export function Herald() {
  const store = useMatchStore();
  const [cry, setCry] = useState('');
  const [hearts, setHearts] = useState('');
  useEffect(
    () =>
      store.getState().onHappened(({ events }) => {
        const told = events.filter(({ type }) => !SILENT.has(type)).map((event) => logLine(event)?.text);
        if (told.length > 0) setCry(told.join('. '));
      }),
    [store],
  );
  useEffect(
    () =>
      store.subscribe(({ view }, before) => {
        const told = view && before.view ? heartsInWords(view, before.view) : [];
        if (told.length > 0) setHearts(told.join('. '));
      }),
    [store],
  );
  return (
    <>
      <p className="hidden-to-eye" role="status" data-testid="herald">
        {cry}
      </p>
      <p className="hidden-to-eye" role="status" data-testid="herald">
        {hearts}
      </p>
    </>
  );
}

/** Points follow from the position too, so that no event tells when an army has had enough. */
function heartsInWords(view: View, before: View): readonly string[] {
  return SIDES.flatMap((side) => {
    const [now, then] = [view.points[side]?.demoralized, before.points[side]?.demoralized];
    if (now === then) return [];
    return [now ? play.points.losesHeart(sideName(side)) : play.points.takesHeart(sideName(side))];
  });
}
