/** Shows again what the others did last, when it has been played. */
import { useContext } from 'react';
import { play } from '../../text/play.ts';
import { ReplayContext, useMatch } from '../line/context.ts';
import { Tool } from '../parts/tool.tsx';
import { lastSeenBefore } from './again.ts';
import { usePace } from './pace.ts';

export function AgainTool() {
  const replay = useContext(ReplayContext);
  const since = useMatch(lastSeenBefore);
  const again = usePace((state) => state.again && !state.playing);
  if (!again || since === undefined) return null;
  return (
    <Tool label={play.pace.again} testid="pace-again" onPress={() => replay({ since })}>
      <path d="M5 5v5h5M5.5 9.5A7.5 7.5 0 1 1 4.5 14M10.5 10v6l5-3z" />
    </Tool>
  );
}
