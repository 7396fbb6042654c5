/** The grounds of Helm's Deep: those of the Standard Rules, and what only this map has. Costs are in half points. */
import type { GroundSpec } from '../engine/hexsides.ts';
import { STANDARD_GROUNDS } from '../standard/grounds.ts';
import { MP } from '../standard/movement/movement-point.ts';
import { costOfCulvert, PASSAGE } from './culvert/culvert.ts';

/** [21.21] [G-66] [W-43] Théoden's wedge rides over the courts and the ramp too. */
const glorious: GroundSpec = { cost: MP, formation: ({ glory }) => glory };

export const GROUNDS = {
  // [15.52] [15.61] [17.13] Among them towers, walls and rough ground.
  ...STANDARD_GROUNDS,
  'hornburg-1': glorious,
  'hornburg-2': glorious,
  'central-tower': { cost: MP, tower: true },
  ramp: glorious,
  // [19.12] One point more.
  stream: { cost: 2 * MP },
  // [17.11] On top of the Culvert: a wall like the others, entered as ordinary ground from the Deep and along the wall.
  culvert: { cost: costOfCulvert },
  // [18.12]
  passage: PASSAGE,
} as const satisfies Readonly<Record<string, GroundSpec>>;
