/**
 * Reads out to those who do not see the board what dice and decisions led to. Marching is not cried out: it can be read
 * in the log, and there is much of it.
 */
import type { SiegeEvent } from '@warbeacon/siege';
import { useEffect, useState } from 'react';
import { logLine } from '../text/log.ts';
import { useMatchStore } from './context.ts';

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
  useEffect(
    () =>
      store.getState().onHappened(({ events }) => {
        const told = events.filter(({ type }) => !SILENT.has(type)).map((event) => logLine(event)?.text);
        if (told.length > 0) setCry(told.join('. '));
      }),
    [store],
  );
  return (
    <p className="hidden-to-eye" role="status" data-testid="herald">
      {cry}
    </p>
  );
}
