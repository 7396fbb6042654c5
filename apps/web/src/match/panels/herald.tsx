/**
 * Reads out to those who do not see the board what dice and decisions led to. Marching is not cried out: it can be read
 * in the log, and there is much of it.
 */
import { useEffect, useState } from 'react';
import { type Face, useFace } from '../../face/face.ts';
import type { MatchView } from '../../face/view.ts';
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
function heartsInWords({ title, toll }: Face, view: MatchView, before: MatchView): readonly string[] {
  return title.sides.flatMap((side) => {
    const earlier = toll.pools(side, before);
    return toll.pools(side, view).flatMap(({ id, name, points: { demoralized: now } }) => {
      if (now === earlier.find((pool) => pool.id === id)?.points.demoralized) return [];
      return [now ? toll.words.losesHeart(name) : toll.words.takesHeart(name)];
    });
  });
}
