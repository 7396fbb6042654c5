/** A card of one side: nobody else fetches it. */
import type { ComponentType } from 'react';
import { useMatch } from '../../../match/line/context.ts';
import { late } from '../../../shell/parts/late.tsx';

export function lateFor(side: string, load: () => Promise<ComponentType>): ComponentType {
  const Card = late(load);
  return function LateFor() {
    return useMatch((state) => state.side) === side ? <Card /> : null;
  };
}
