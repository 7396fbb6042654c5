/** The mouths of the Culvert, where the stream goes under the wall. */
import { path } from '../../../board/stage/ink.ts';
import { type DrawnSide, placed } from '../../../board/hex/painter/sheet.ts';
import { onSides } from '../../../board/hex/painter/walls.ts';

function culvertMouth(side: DrawnSide): string {
  // A side's own angle runs along the wall; the mouth opens outwards across it.
  return placed(
    side,
    path('M-18 9V-2A18 17 0 0 1 18-2V9Z', { fill: '#d6c9ac', stroke: '#1c1610', width: 2.6 }) +
      path('M-11 9V0A11 11 0 0 1 11 0V9Z', { fill: '#0f222d', stroke: '#1c1610', width: 1.6 }) +
      path('M-14-9L-11-6M-7-15L-5.5-11M14-9L11-6M7-15L5.5-11', { stroke: '#7d715e', width: 1.6 }) +
      path('M-7 7V-1M-2.5 7V-3.5M2.5 7V-3.5M7 7V-1', { stroke: '#5d6f76', width: 1.5 }),
    180,
  );
}

export const culvertMouths = onSides('culvert', 'culvert', culvertMouth);
