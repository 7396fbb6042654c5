/** How the printed map comes onto the board: at once where there is a sketch of it, and then as fine as it deserves. */
import type { World } from '../stage/camera.ts';
import { MapLayer } from '../stage/map-layer.ts';
import type { Device } from '../stage/scene.ts';
import type { BoardFace } from './board-face.ts';
import { paintMap } from './painter/index.ts';

/** Texture pixels for one map unit. */
const COARSE = 1;
const FINE = 2;

const painted = ({ map, scenery }: BoardFace): string => paintMap(map, scenery);

/** Coarsely, so that there is something to see. Rejects if the browser cannot read what is painted. */
export async function layMap(face: BoardFace, world: World): Promise<MapLayer> {
  const layer = new MapLayer(world);
  try {
    if (face.sketch !== undefined) await layer.sketch(face.sketch).catch(() => undefined);
    if (layer.isSketch) return layer;
    await layer.read(painted(face));
    await layer.draw(COARSE);
    return layer;
  } catch (error) {
    layer.destroy();
    throw error;
  }
}

/** As finely as the device deserves, while one looks at it already. A layer that is destroyed meanwhile is left alone. */
export async function refineMap(layer: MapLayer, face: BoardFace, { hasCard, fine }: Device): Promise<void> {
  const { isSketch } = layer;
  if (isSketch) await layer.read(painted(face));
  if (fine || isSketch) await layer.draw(fine ? FINE : COARSE);
  // A card makes a fine picture small as well; the processor makes ragged edges of it.
  if (!hasCard) layer.shrink();
}
