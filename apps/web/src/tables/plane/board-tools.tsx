/** Buttons on the table: the tape, circles, zones. */
import { AgainTool } from '../../match/pace/again-tool.tsx';
import { Tool } from '../../match/parts/tool.tsx';
import { inches } from '../../text/inches.ts';
import { CIRCLES, useMeasures } from './way.ts';

export function nextCircle(): void {
  const { circle } = useMeasures.getState();
  const at = CIRCLES.findIndex((each) => each === circle);
  useMeasures.setState({ circle: CIRCLES[(at + 1) % CIRCLES.length] ?? 0 });
}
export const turnTape = (): void => {
  const { taping } = useMeasures.getState();
  useMeasures.setState({ taping: !taping, tape: null, way: null });
};
export const turnSight = (): void => {
  const { looking } = useMeasures.getState();
  useMeasures.setState({ looking: !looking, seen: null });
};
export const turnZones = (): void => useMeasures.setState({ zones: !useMeasures.getState().zones });

export function BoardTools() {
  const { taping, circle, zones, looking } = useMeasures();
  return (
    <>
      <Tool label={inches.tape} pressed={taping} testid="tape-tool" onPress={turnTape}>
        <path d="M3 9h18v8H3zM6 9v3M9 9v4.5M12 9v3M15 9v4.5M18 9v3" />
      </Tool>
      <Tool label={inches.circle(circle)} pressed={circle > 0} testid="circle-tool" onPress={nextCircle}>
        <path d="M12 12h.01M12 4a8 8 0 1 1-.01 0M12 8a4 4 0 1 1-.01 0" />
      </Tool>
      <Tool label={inches.zones} pressed={zones} testid="zones-tool" onPress={turnZones}>
        <path d="M12 4a8 8 0 1 1-.01 0M8 18L18 8M5.5 14.5l9-9M11 19.6l8.6-8.6" />
      </Tool>
      <Tool label={inches.sight} pressed={looking} testid="sight-tool" onPress={turnSight}>
        <path d="M2.5 12s3.5-6 9.5-6 9.5 6 9.5 6-3.5 6-9.5 6-9.5-6-9.5-6zM12 9.2a2.8 2.8 0 1 1-.01 0" />
      </Tool>
      <AgainTool />
    </>
  );
}
