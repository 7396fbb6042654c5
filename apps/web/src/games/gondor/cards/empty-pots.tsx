/** Only pots without oil stand above the enemy: the one answer goes by itself, as late as if it had been thought about. */
import { useEffect } from 'react';
import { useMatch, useMatchStore } from '../../../match/line/context.ts';
import { oilWords } from '../words.ts';

/** Milliseconds: drawn anew each time, so that nobody knows a pot without oil by how fast one is. */
const SOONEST = 2000;
const LATEST = 7000;

export function EmptyPots() {
  const store = useMatchStore();
  const { ply, nothing } = useMatch(({ ply: now, offer }) => ({
    ply: now,
    nothing:
      offer?.ply === now && offer.commands.length > 0 && offer.commands.every(({ command }) => command.type === 'pass'),
  }));
  useEffect(() => {
    if (!nothing) return;
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
    const wait = SOONEST + (drawn % (LATEST - SOONEST));
    const timer = setTimeout(() => {
      if (store.getState().ply === ply) void store.getState().send({ type: 'pass' });
    }, wait);
    return () => clearTimeout(timer);
  }, [store, ply, nothing]);
  return nothing ? (
    <p className="soft" role="status" data-testid="empty-pots">
      {oilWords.goesByItself}
    </p>
  ) : null;
}
