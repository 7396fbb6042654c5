/** The skirmish as the pages show it. */
import type { PlaneFace } from '../../face/plane-face.ts';
import { PLANE_TABLE } from '../../tables/plane/table.ts';
import { cards } from './cards/cards.ts';
import { plainFace } from './plain-face.ts';

export const face: PlaneFace = { ...plainFace, table: PLANE_TABLE, cards };
