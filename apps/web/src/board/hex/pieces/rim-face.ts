/** The light round a piece: thin and pale when it can act, broad and golden when it is in hand. */
import type { Drawing } from '../../../art/drawing.ts';
import { cutRectangle, roundedRectangle } from '../../../art/shapes.ts';
import type { SideIndex } from '../model.ts';
import { FACE_SIZE, LEADER_HEIGHT, LEADER_WIDTH } from './counter-face.ts';

/** How far the light reaches past the face's drawing on every side. */
const REACH = 10;
/** Room the card leaves at the edge of its own drawing. */
const CARD_INSET = 8;

/** Lies over a piece that has done its part, and makes it paler: a shade would swallow what is dark already. */
export function spentFace(shape: 'counter' | 'leader', side: SideIndex): Drawing {
  const [width, height] = shape === 'counter' ? [FACE_SIZE, FACE_SIZE] : [LEADER_WIDTH, LEADER_HEIGHT];
  const [w, h] = [width - 2 * CARD_INSET, height - 2 * CARD_INSET];
  const outline =
    side === 0 ? cutRectangle(CARD_INSET, CARD_INSET, w, h, 13) : roundedRectangle(CARD_INSET, CARD_INSET, w, h, 11);
  return { width, height, shapes: [{ d: outline, fill: '#d9cfb8', opacity: 0.42 }] };
}

export function rimFace(shape: 'counter' | 'leader', side: SideIndex, state: 'selected' | 'actionable'): Drawing {
  const [faceWidth, faceHeight] = shape === 'counter' ? [FACE_SIZE, FACE_SIZE] : [LEADER_WIDTH, LEADER_HEIGHT];
  const [width, height] = [faceWidth + 2 * REACH, faceHeight + 2 * REACH];
  const outline = (grow: number): string => {
    const edge = REACH + CARD_INSET - grow;
    const [w, h] = [width - 2 * edge, height - 2 * edge];
    return side === 0 ? cutRectangle(edge, edge, w, h, 13 + grow * 0.5) : roundedRectangle(edge, edge, w, h, 11 + grow);
  };
  const shapes =
    state === 'selected'
      ? [
          ...[16, 13, 10].map((grow) => ({ d: outline(grow), fill: '#ffd24a', opacity: 0.28 })),
          { d: outline(7.5), fill: '#5b3a06' },
          { d: outline(6), fill: '#ffcf3f' },
          { d: outline(2), fill: '#fff7d6' },
        ]
      : [
          ...[9, 7].map((grow) => ({ d: outline(grow), fill: '#fffbe6', opacity: 0.35 })),
          { d: outline(5), fill: '#6b5a28' },
          { d: outline(4), fill: '#fff4b8' },
        ];
  return { width, height, shapes };
}
