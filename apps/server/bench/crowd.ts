/** People in the lobby, in a process of their own: they count what they get and read none of it. */
import { createdSessionSchema } from '@warbeacon/protocol';
import { z } from 'zod';
import { http } from '../src/testing/people.ts';
import { forEachAtOnce } from './at-once.ts';
import { tellParent } from './measured-process.ts';
import { Link } from './wire.ts';

/** Doors that are knocked at together. */
const AT_ONCE = 16;

const comeSchema = z.object({ port: z.number(), count: z.number() });

const links: Link[] = [];
const sum = (of: (link: Link) => number) => links.reduce((total, link) => total + of(link), 0);

tellParent({
  /** As many more as `count`, each with a name, as who comes back has one: the server looks after a list of their own besides. */
  come: async (about) => {
    const { port, count } = comeSchema.parse(about);
    await forEachAtOnce(AT_ONCE, Array.from({ length: count }), async () => {
      const { body } = await http(port, 'POST', '/api/sessions', { body: { name: 'Somebody' } });
      links.push(await Link.open(port, 'lobby', createdSessionSchema.parse(body).token));
    });
    return links.length;
  },
  heard: () => ({ bytes: sum(({ bytes }) => bytes), frames: sum(({ frames }) => frames) }),
});
