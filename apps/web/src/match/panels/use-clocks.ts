/** Both clocks as they stand at this moment; of a match that is seen later, at the moment that is seen. */
import { remaining } from '@warbeacon/clock';
import { type ClockCell, clockCellSchema } from '@warbeacon/protocol';
import { useEffect, useState } from 'react';
import { useMatch, useMatchStore } from '../line/context.ts';

const TICK_MS = 250;

interface Clocks {
  readonly clock: NonNullable<ClockCell>;
  /** Milliseconds since 1970; `null` until the server has been asked. */
  readonly now: number | null;
  /** Milliseconds. */
  leftOf(side: string): number;
  isOut(side: string): boolean;
}

/** Of the cell; `null` where no clock runs. */
export function useClocks(json: string): Clocks | null {
  const clock = clockCellSchema.safeParse(JSON.parse(json)).data ?? null;
  const now = useServerNow(clock !== null && clock.deadline !== null);
  if (clock === null) return null;
  const leftOf = (side: string) => remaining(clock, side, now ?? clock.at);
  const isOut = (side: string) => !clock.paused && clock.running.includes(side) && leftOf(side) === 0;
  return { clock, now, leftOf, isOut };
}

/** The server's time, a few times a second while a clock runs; `null` until it has been asked. */
function useServerNow(runs: boolean): number | null {
  const store = useMatchStore();
  const line = useMatch((state) => state.line);
  const [ahead, setAhead] = useState<number | null>(null);
  const [, setTicks] = useState(0);
  useEffect(() => {
    if (line === 'live') void store.getState().serverAhead().then(setAhead);
  }, [store, line]);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [runs]);
  return ahead === null ? null : Date.now() + ahead;
}
