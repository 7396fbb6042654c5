/** Who walks, of what is seen on the board. */
import type { BoardAnimation, Walk } from '../../board/hex/model.ts';

export const isMarch = (animations: readonly BoardAnimation[]): boolean =>
  animations.every(({ type }) => type === 'move' || type === 'march');

/** Those who walk one after another set out together; nobody goes two ways at once. */
export function together(animations: readonly BoardAnimation[]): readonly BoardAnimation[] {
  const played: BoardAnimation[] = [];
  let walks: Walk[] = [];
  const setOut = () => {
    const [first] = walks;
    if (first) played.push(walks.length > 1 ? { type: 'march', moves: walks } : { type: 'move', ...first });
    walks = [];
  };
  for (const animation of animations) {
    if (animation.type !== 'move' || walks.some(({ piece }) => piece === animation.piece)) setOut();
    if (animation.type === 'move') walks = [...walks, { piece: animation.piece, path: animation.path }];
    else played.push(animation);
  }
  setOut();
  return played;
}
