/** What is said in the gallery of a match, told to those who are in it at other processes. */
import { PRESETS } from '@warbeacon/protocol';
import { z } from 'zod';
import type { Logger } from '../logger.ts';
import type { Saying } from '../storage/talk.ts';
import type { ProcessLink } from './process-link.ts';

const sayingSchema = z.strictObject({
  seq: z.number().int(),
  at: z.number(),
  sessionId: z.string(),
  name: z.string(),
  side: z.string().nullable(),
  said: z.union([z.strictObject({ words: z.string() }), z.strictObject({ preset: z.enum(PRESETS) })]),
}) satisfies z.ZodType<Saying>;
const newsSchema = z.strictObject({ gallery: z.string(), saying: sayingSchema });

type Hear = (saying: Saying) => Promise<void>;

export class Galleries {
  readonly #link: ProcessLink;
  readonly #logger: Logger;
  readonly #hearing = new Map<string, Hear>();

  constructor(link: ProcessLink, logger: Logger) {
    this.#link = link;
    this.#logger = logger;
    link.hearBy((news) => {
      const { success, data } = newsSchema.safeParse(news);
      if (success) this.#hear(data.gallery, data.saying);
    });
  }

  /** Has `hear` called with what is said at other processes. Returns what ends it. */
  follow(matchId: string, hear: Hear): () => void {
    this.#hearing.set(matchId, hear);
    return () => {
      if (this.#hearing.get(matchId) === hear) this.#hearing.delete(matchId);
    };
  }

  /** It has been kept: whoever is not told now reads it later. */
  tellOthers(matchId: string, saying: Saying): void {
    this.#link
      .tellAll({ gallery: matchId, saying })
      .catch((error: unknown) =>
        this.#logger.warn({ err: error, matchId }, 'what was said could not be told to other processes'),
      );
  }

  #hear(matchId: string, saying: Saying): void {
    this.#hearing
      .get(matchId)?.(saying)
      .catch((error: unknown) => this.#logger.error({ err: error, matchId }, 'what was said could not be told'));
  }
}
