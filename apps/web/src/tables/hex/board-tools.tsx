/** Buttons on the board for what is shown on it on demand. */
import { AgainTool } from '../../match/pace/again-tool.tsx';
import { Tool } from '../../match/parts/tool.tsx';
import { play } from '../../text/play.ts';
import { turnReach, useOverlay } from './overlay.ts';
import { useMatchStore } from './own.ts';

export function BoardTools() {
  const store = useMatchStore();
  const zones = useOverlay((state) => (state.overlay?.zones ?? 'nobody') !== 'nobody');
  const ranging = useOverlay((state) => state.overlay?.ranging === true);
  return (
    <>
      <Tool label={play.zonesTool} pressed={zones} testid="zones-tool" onPress={() => turnReach(store, 'turnZones')}>
        <path d="M12 3l7.8 4.5v9L12 21l-7.8-4.5v-9zM8 18.5L18.6 8M5 14.6L14.6 5M12.6 20.4l7-6.9" />
      </Tool>
      <Tool label={play.rangeTool} pressed={ranging} testid="range-tool" onPress={() => turnReach(store, 'turnRange')}>
        <path d="M6 3c11 2 13 13 4 18M6 3l4 18M3 12h17M16.5 8.5L20 12l-3.5 3.5" />
      </Tool>
      <AgainTool />
    </>
  );
}
