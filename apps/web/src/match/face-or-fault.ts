/** The face of a game, for a page that cannot do without. */
import type { Face } from '../face/face.ts';
import { ApiError } from '../shell/api/http.ts';
import { text } from '../text/en.ts';
import { loadFace } from '../games/index.ts';

/** A page of an earlier day, or of another server, may be asked for a match of a game that it has never heard of. */
export async function faceOrFault(game: string): Promise<Face> {
  const face = await loadFace(game);
  if (!face) throw new ApiError('unknown-game', text.errors.unknownGame(game), 0);
  return face;
}
