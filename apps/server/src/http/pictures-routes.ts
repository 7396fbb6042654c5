/* oxlint-disable oxc/no-async-endpoint-handlers -- Express 5 takes a rejection to the error handler by itself. */
/** `/api/pictures`: small boards for the lists of matches. Everybody is told the same, whoever they are. */
import { idSchema, MOST_PICTURES, pictureSchema, picturesSchema } from '@warbeacon/protocol';
import { Router } from 'express';
import { z } from 'zod';
import type { Services } from '../services.ts';
import type { StoredPicture } from '../storage/pictures.ts';
import { HttpFault, parseOr400 } from './http-fault.ts';

const querySchema = z.object({
  of: z
    .string()
    .max(MOST_PICTURES * 33)
    .transform((text) => text.split(','))
    .pipe(z.array(idSchema).min(1).max(MOST_PICTURES)),
});

/** Milliseconds for which what was read does for all who ask. */
const FRESH = 2000;
/** Matches that are remembered. */
const MOST_KEPT = 500;
/** Seconds for which a browser keeps the board of a game. */
const BOARD_KEPT = 3600;

type Parts = Pick<Services, 'games' | 'now' | 'pictures'>;

export function picturesRoutes({ games, now, pictures }: Parts): Router {
  const router = Router();
  const kept = new Map<string, { readonly readAt: number; readonly picture: StoredPicture | undefined }>();

  const read = async (ids: readonly string[]): Promise<readonly StoredPicture[]> => {
    const at = now();
    const stale = ids.filter((id) => Math.abs(at - (kept.get(id)?.readAt ?? -Infinity)) > FRESH);
    if (stale.length > 0) {
      const found = new Map((await pictures.told(stale, at)).map((picture) => [picture.matchId, picture]));
      if (kept.size > MOST_KEPT) kept.clear();
      for (const id of stale) kept.set(id, { readAt: at, picture: found.get(id) });
    }
    return ids.flatMap((id) => kept.get(id)?.picture ?? []);
  };

  router.get('/', async (req, res) => {
    const { of: ids } = parseOr400(querySchema, req.query, 'malformed-request');
    const found = await read([...new Set(ids)]);
    res.json(
      picturesSchema.parse({
        pictures: found.map(({ matchId, game, at, body }) => {
          const pieces = pictureSchema.shape.pieces.parse(JSON.parse(body));
          return { matchId, game, at, pieces };
        }),
      }),
    );
  });

  router.get('/boards/:game', (req, res) => {
    const board = games.get(req.params.game)?.picture?.board;
    if (board === undefined) throw new HttpFault(404, 'unknown-game', 'There is no board of such a game here.');
    res.set('cache-control', `public, max-age=${BOARD_KEPT}`).json(board);
  });

  return router;
}
