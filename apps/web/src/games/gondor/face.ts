/** Gondor as the pages show it. */
import type { HexFace } from '../../face/hex-face.ts';
import { HEX_TABLE } from '../../tables/hex/table.ts';
import { cards } from './cards/cards.ts';
import { plainFace } from './plain-face.ts';

export const face: HexFace = { ...plainFace, table: HEX_TABLE, cards };
