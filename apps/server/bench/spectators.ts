/** People who look on at one match, in a process of their own: they count the bytes that they get and read none. */
import { z } from 'zod';
import { forEachAtOnce } from './at-once.ts';
import { LiveMatch } from './live-match.ts';
import { tellParent } from './measured-process.ts';
import { Link } from './wire.ts';

/** Doors that are knocked at together. */
const AT_ONCE = 16;

const joinSchema = z.object({ port: z.number(), matchId: z.string(), count: z.number() });

const links: Link[] = [];

tellParent({
  /** As many more as `count` come as a page does, and find the match's room first. Says how many milliseconds it took. */
  join: async (about) => {
    const { port, matchId, count } = joinSchema.parse(about);
    const began = performance.now();
    await forEachAtOnce(AT_ONCE, Array.from({ length: count }), async () => {
      links.push(await Link.open(port, await LiveMatch.watchRoom(port, matchId)));
    });
    return performance.now() - began;
  },
  bytes: () => links.reduce((sum, { bytes }) => sum + bytes, 0),
  leave: () => {
    for (const link of links) link.close();
    links.length = 0;
  },
});
