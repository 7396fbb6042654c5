/**
 * Reads out to those who do not see the board what dice and decisions led to. Marching is not cried out: it can be read
 * in the log, and there is much of it.
 */
import { useEffect, useState } from 'react';
import { type Face, useFace } from '../../face/face.ts';
import { poolsOf } from '../../face/pools.ts';
import type { SiegeView } from '../../face/view.ts';
import { play } from '../../text/play.ts';
import { useMatchStore } from '../line/context.ts';

export function Herald() {
  const store = useMatchStore();
  const face = useFace();
  const [cry, setCry] = useState('');
  const [hearts, setHearts] = useState('');
  useEffect(
    () =>
      store.getState().onHappened(({ events }) => {
        const { silent, logLine } = face.words;
        const told = events.filter(({ type }) => !silent.has(type)).map((event) => logLine(event)?.text);
        if (told.length > 0) setCry(told.join('. '));
      }),
    [store, face],
  );
  useEffect(
    () =>
      store.subscribe(({ view }, before) => {
        const told = view && before.view ? heartsInWords(face, view, before.view) : [];
        if (told.length > 0) setHearts(told.join('. '));
      }),
    [store, face],
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
function heartsInWords({ title }: Face, view: SiegeView, before: SiegeView): readonly string[] {
  const pools = title.sides.flatMap((side) => poolsOf(side, view));
  return pools.flatMap(({ id, name, points: { demoralized: now } }) => {
    if (now === before.points[id]?.demoralized) return [];
    return [now ? play.points.losesHeart(name) : play.points.takesHeart(name)];
  });
}
