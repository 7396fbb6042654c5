/** Faces of pieces beside the board: the same drawings, on canvases of the page. */
import type { Drawing } from '../../../art/drawing.ts';
import type { Looks } from '../board-face.ts';
import type { PieceLook } from '../model.ts';
import { counterFace, counterFaceKey, leaderFace, leaderFaceKey } from './counter-face.ts';

/** The key of a drawing, and how it is drawn. */
export const faceOf = (look: PieceLook, looks: Looks): [key: string, draw: () => Drawing] =>
  'counter' in look
    ? [counterFaceKey(look.counter, looks), () => counterFace(look.counter, looks)]
    : [leaderFaceKey(look.leader, looks), () => leaderFace(look.leader, looks)];

/** As large as the canvas is on the page, in the middle of it, and as fine as the screen. */
export function drawOn(canvas: HTMLCanvasElement, picture: HTMLCanvasElement): void {
  const fine = Math.min(3, window.devicePixelRatio || 1);
  const { clientWidth, clientHeight } = canvas;
  canvas.width = Math.round(clientWidth * fine);
  canvas.height = Math.round(clientHeight * fine);
  const pen = canvas.getContext('2d');
  if (!pen || canvas.width === 0) return;
  pen.imageSmoothingQuality = 'high';
  const scale = Math.min(canvas.width / picture.width, canvas.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  pen.drawImage(picture, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
}
