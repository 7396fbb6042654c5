/** Helm's Deep as the pages show it. */
import type { Face } from '../../face/face.ts';
import { ordersOnEnding } from './abilities.ts';
import { cards } from './cards/cards.ts';
import { plainFace } from './plain-face.ts';

export const face: Face = { ...plainFace, cards, ordersOnEnding };
