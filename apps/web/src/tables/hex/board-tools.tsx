/** Buttons on the board for what is shown on it on demand. */
import { type ReactNode, useContext } from 'react';
import { ReplayContext, useMatch, useMatchStore } from '../../match/line/context.ts';
import { play } from '../../text/play.ts';
import { lastSeenBefore } from './again.ts';
import { turnReach, useOverlay } from './overlay.ts';
import { usePace } from './pace.ts';

export function BoardTools() {
  const store = useMatchStore();
  const zones = useOverlay((state) => (state.overlay?.zones ?? 'nobody') !== 'nobody');
  const ranging = useOverlay((state) => state.overlay?.ranging === true);
  const replay = useContext(ReplayContext);
  const since = useMatch(lastSeenBefore);
  const again = usePace((state) => state.again && !state.playing);
  return (
    <>
      <Tool label={play.zonesTool} pressed={zones} testid="zones-tool" onPress={() => turnReach(store, 'turnZones')}>
        <path d="M12 3l7.8 4.5v9L12 21l-7.8-4.5v-9zM8 18.5L18.6 8M5 14.6L14.6 5M12.6 20.4l7-6.9" />
      </Tool>
      <Tool label={play.rangeTool} pressed={ranging} testid="range-tool" onPress={() => turnReach(store, 'turnRange')}>
        <path d="M6 3c11 2 13 13 4 18M6 3l4 18M3 12h17M16.5 8.5L20 12l-3.5 3.5" />
      </Tool>
      {again && since !== undefined && (
        <Tool label={play.pace.again} testid="pace-again" onPress={() => replay({ since })}>
          <path d="M5 5v5h5M5.5 9.5A7.5 7.5 0 1 1 4.5 14M10.5 10v6l5-3z" />
        </Tool>
      )}
    </>
  );
}

interface ToolProps {
  readonly label: string;
  readonly pressed?: boolean;
  readonly testid: string;
  readonly children: ReactNode;
  onPress(): void;
}

function Tool({ label, pressed, testid, children, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      data-testid={testid}
      onClick={onPress}
    >
      <svg
        viewBox="0 0 24 24"
        width="22"
        height="22"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
      >
        {children}
      </svg>
    </button>
  );
}
