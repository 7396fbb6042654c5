/** What was shown before: every viewer can go back to exactly what it was shown, and to nothing that another was shown. */
import { pastReplySchema, putBack, wirePrivateSchema } from '@warbeacon/protocol';
import { z } from 'zod';
import { afterEach, describe, expect, test } from 'vitest';
import { raceGame } from '../match/race.fixture.ts';
import { KINDS_BY_DAY } from '../testing/databases.ts';
import { leaveAllPages, type Page, Person, untilTrue } from '../testing/people.ts';
import { testServer } from '../testing/test-server.ts';

interface Shown {
  readonly common: Record<string, string>;
  readonly own: Record<string, string>;
}
const privateSchema = wirePrivateSchema.extend({ cells: z.record(z.string(), z.string()) });

function shownTo(page: Page): Shown {
  const told = privateSchema.safeParse(page.last('private'));
  const views = [...page.state.cells].filter(([name]) => name.startsWith('view/'));
  return { common: Object.fromEntries(views), own: told.success ? told.data.cells : {} };
}

/** All that a page can say of earlier plies, from what it shows now. */
async function back(page: Page): Promise<Shown[]> {
  const now = shownTo(page);
  const common = new Map(Object.entries(now.common));
  const own = new Map(Object.entries(now.own));
  const seen = [now];
  for (let { ply } = page.state; ply > 0; ) {
    const { plies } = pastReplySchema.parse(await page.room.request('past', { ply }));
    for (const each of plies) {
      expect(each.ply).toBe(ply--);
      putBack(common, each.common);
      if (each.own) putBack(own, each.own);
      seen.push({ common: Object.fromEntries(common), own: Object.fromEntries(own) });
    }
  }
  return seen.toReversed();
}

describe.each(KINDS_BY_DAY)('the past of a match on $name', ({ make }) => {
  afterEach(leaveAllPages);

  test('is what each viewer was shown, also after the server was started anew', async () => {
    const place = await make();
    let server = await testServer([raceGame], place);
    const [ann, bob, zoe] = await Promise.all(
      ['Ann', 'Bob', 'Zoe'].map(async (name) => await Person.arrive(server.port, name)),
    );
    if (!ann || !bob || !zoe) throw new Error('nobody came');
    const { matchId } = await ann.createMatch('red');
    await bob.join(matchId);
    const look = async () => [await ann.open(matchId), await bob.open(matchId), await zoe.open(matchId, 'watch')];
    let pages = await look();
    const shown = pages.map((page): Shown[] => [shownTo(page)]);
    const step = async (who: number, command: object | null) => {
      const page = pages[who];
      if (!page) throw new Error('nobody is there');
      const { ply } = page.state;
      if (command) expect(await page.command(command)).toMatchObject({ ok: true });
      else await page.room.request('takeBack', { commandId: `back-at-${ply}`, ply });
      await untilTrue(() => pages.every(({ state }) => state.ply === ply + 1));
      await untilTrue(() => pages.slice(0, 2).every((one) => privateSchema.parse(one.last('private')).ply === ply + 1));
      pages.forEach((one, i) => shown[i]?.push(shownTo(one)));
    };
    await step(0, { type: 'hide', number: 4242 });
    await step(0, null);
    await step(0, { type: 'hide', number: 4243 });
    await step(0, { type: 'done' });
    await step(1, { type: 'hide', number: 99 });
    // More than one answer holds, so that pages of both kinds are read.
    for (let i = 0; i < 110; i++) await step(1 - (i % 2), { type: 'done' });
    expect(await Promise.all(pages.map(back))).toEqual(shown);
    expect(JSON.stringify(shown[0])).toContain('4243');

    const reply = JSON.stringify(await pages[1]?.room.request('past', { ply: 5 }));
    expect(reply).not.toContain('424');
    expect(JSON.stringify(await pages[0]?.room.request('past', { ply: 5 }))).toContain('4242');
    expect(JSON.stringify(await pages[2]?.room.request('past', { ply: 5 }))).not.toMatch(/424|99/);
    expect(await pages[2]?.room.request('past', { ply: 0 })).toEqual({ plies: [] });

    await leaveAllPages();
    await server.stop();
    server = await testServer([raceGame], place);
    for (const person of [ann, bob, zoe]) person.port = server.port;
    pages = await look();
    await untilTrue(() => pages.slice(0, 2).every((page) => page.last('private') !== undefined));
    expect(await Promise.all(pages.map(back))).toEqual(shown);
    await step(1, { type: 'roll' });
    await pages[0]?.room.request('resign', { ply: pages[0].state.ply });
    await untilTrue(() => pages.every(({ state }) => state.ply === 117));
    for (const [i, page] of pages.entries()) expect((await back(page)).slice(0, -1)).toEqual(shown[i]);
    await leaveAllPages();
    await server.stop();
    await place.remove();
  });
});
