/** Whoever reads a rule finds the way back to the match: its tab has a name, and the rules are told which match it was. */
import { useEffect } from 'react';
import { keepMatch, tabOf } from '../../shell/parts/from-match.ts';

export function useWayBack(matchId: string): void {
  useEffect(() => {
    window.name = tabOf(matchId);
    const left = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a[target="warbeacon-rules"]')) keepMatch(matchId);
    };
    const ways = ['click', 'auxclick'] as const;
    for (const way of ways) document.addEventListener(way, left, true);
    return () => {
      for (const way of ways) document.removeEventListener(way, left, true);
    };
  }, [matchId]);
}
