/** The table without hexes. Import it with `await import('…/board/plane/index.ts')`, and only where a board is shown. */
export { createPlane } from './create-plane.ts';
