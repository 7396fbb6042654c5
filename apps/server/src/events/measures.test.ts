/** What a game tells its events, on every database: by how much a match was won, and what is given for a side. */
import { matchSummarySchema } from '@warbeacon/protocol';
import { type EventView, eventStandingsSchema } from '@warbeacon/protocol/events';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { GAMES_AND_EXAMPLES } from '../games.ts';
import { raceGame } from '../match/race.fixture.ts';
import { codeOf, settle } from '../testing/account-holder.ts';
import { wireFor } from '../testing/any-wire.ts';
import { KINDS_BY_DAY, type TestDatabase } from '../testing/databases.ts';
import { makeEvent, seeEvent, SETTINGS, termsOf, tryWish, untilEvent, wish } from '../testing/event-people.ts';
import { leaveAllPages, type Page, type Person, untilTrue } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

describe.each(KINDS_BY_DAY)('what a game tells its events on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;
  let olga: Person;
  let ann: Person;
  let bob: Person;

  beforeAll(async () => {
    place = await make();
    server = await testServer([raceGame, ...GAMES_AND_EXAMPLES.all], place, {}, { rounds: { events: 50 } });
    olga = await settle(server.port, 'Olga');
    ann = await settle(server.port, 'Ann');
    bob = await settle(server.port, 'Bob');
  });
  afterEach(leaveAllPages);
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });

  const legOf = ({ state }: EventView, round = 1, leg = 0) => state.rounds[round - 1]?.pairings[0]?.legs[leg];
  const begun = async (settings: object, terms: object = {}): Promise<EventView> => {
    const { eventId } = await makeEvent(olga, {
      settings: { format: { kind: 'swiss', rounds: 1 }, ...settings },
      terms,
    });
    await wish(olga, eventId, { do: 'announce' }, { do: 'open-entries' });
    for (const one of [ann, bob]) await wish(one, eventId, { do: 'enter' });
    return await wish(olga, eventId, { do: 'begin' }, { do: 'pair' }, { do: 'publish', round: 1 });
  };
  const started = async ({ eventId }: EventView, leg = 0) =>
    await untilEvent(olga, eventId, (view) => typeof legOf(view, 1, leg)?.match === 'string');
  const over = async ({ eventId }: EventView, leg = 0) =>
    await untilEvent(olga, eventId, (view) => (legOf(view, 1, leg)?.result ?? null) !== null);
  const idOf = ({ state }: EventView, who: Person) =>
    state.entrants.find(({ name }) => name === who.session.name)?.id ?? '';
  const holderOf = (view: EventView, side: number, leg = 0) =>
    [ann, bob].find((one) => idOf(view, one) === legOf(view, 1, leg)?.sides[side]) ?? olga;
  const standingsOf = async ({ eventId }: EventView) =>
    eventStandingsSchema.parse((await olga.ask('GET', `/api/events/${eventId}/standings`)).body).standings;

  const positionSchema = z.object({ red: z.number(), blue: z.number() });
  /** Played by the rules to its end, each rolling in turn; returns how far both came. */
  const race = async (view: EventView): Promise<z.output<typeof positionSchema>> => {
    const pages: Page[] = [];
    for (const side of [0, 1]) pages.push(await holderOf(view, side).open(legOf(view)?.match ?? ''));
    const [red] = pages;
    for (let ply = 0; red?.cell('view/winner') === null; ply++) {
      expect(await pages[ply % 2]?.command({ type: 'roll' }, ply)).toMatchObject({ ok: true });
      await untilTrue(() => red.state.ply > ply);
    }
    return positionSchema.parse(red?.cell('view/at'));
  };

  test('a match that is played to its end tells by how much, to its result, the tie-break and the files', async () => {
    const view = await started(await begun({ tieBreaks: ['margin'], marginCap: 2 }));
    const { red, blue } = await race(view);
    const after = await over(view);
    const margin = Math.abs(red - blue);
    const [winner, loser] = red > blue ? [0, 1] : [1, 0];
    expect(margin).toBeGreaterThan(0);
    expect(legOf(after)?.result).toEqual({ kind: 'played', winner: legOf(view)?.sides[winner], margin });
    const capped = Math.min(2, margin);
    expect((await standingsOf(after)).map(({ entrant, values }) => [entrant, values])).toEqual([
      [legOf(view)?.sides[winner], [capped]],
      [legOf(view)?.sides[loser], [-capped]],
    ]);
    const { body } = await olga.ask('GET', `/api/events/${after.eventId}/games.csv`);
    expect(String(body).split('\r\n')[1]?.split(',')).toContain(String(margin));
  });

  test('a match that ends otherwise is won by as much as it stood', async () => {
    const view = await started(await begun({ tieBreaks: ['margin'] }, { options: { goal: 30 } }));
    const pages = [await holderOf(view, 0).open(legOf(view)?.match ?? '')];
    pages.push(await holderOf(view, 1).open(legOf(view)?.match ?? ''));
    await pages[0]?.command({ type: 'roll' }, 0);
    await pages[1]?.room.request('resign', { ply: 1 });
    const { result } = legOf(await over(view)) ?? {};
    expect(result).toMatchObject({ kind: 'played', winner: legOf(view)?.sides[0] });
    expect(result && 'margin' in result ? result.margin : 0).toBeGreaterThanOrEqual(1);
    // Whoever is behind and wins all the same has won by nothing.
    const other = await started(await begun({}, { options: { goal: 30 } }));
    const red = await holderOf(other, 0).open(legOf(other)?.match ?? '');
    await red.command({ type: 'roll' }, 0);
    await red.room.request('resign', { ply: 1 });
    expect(legOf(await over(other))?.result).toMatchObject({ winner: legOf(other)?.sides[1], margin: 0 });
  });

  test('what is bid for a side is in the options of the match, which is rated no more', async () => {
    const view = await begun({ sides: 'bids' }, { options: {}, rated: true });
    expect(view.handicap).toEqual({ option: 'lead', most: 9 });
    const pairing = view.state.rounds[0]?.pairings[0]?.id ?? '';
    const bid = async (who: Person, side: number, points: number) =>
      await tryWish(who, view.eventId, { do: 'bid', pairing, side, points });
    expect(codeOf(await bid(ann, 1, 10))).toEqual({ status: 400, code: 'bid-too-high' });
    expect((await seeEvent(ann, view.eventId)).me.next).toMatchObject({ waitsFor: 'bid' });
    expect((await bid(ann, 1, 4)).status).toBe(200);
    expect((await bid(bob, 1, 9)).status).toBe(200);
    const on = await started(view);
    expect(legOf(on)?.sides).toEqual([idOf(on, ann), idOf(on, bob)]);
    const match = async (of: EventView) =>
      matchSummarySchema.parse((await olga.ask('GET', `/api/matches/${legOf(of)?.match}`)).body);
    // Bob has blue, and begins nine steps behind.
    expect(await match(on)).toMatchObject({ options: { goal: 12, lead: -9 }, rated: false });
    const page = await bob.open(legOf(on)?.match ?? '');
    expect(page.cell('view/at')).toEqual({ red: 0, blue: -9 });
    // A leg that is played again is played by the same.
    await wish(olga, view.eventId, { do: 'rule', pairing, leg: 0, result: { kind: 'void' }, reason: 'A goblin.' });
    const again = await wish(olga, view.eventId, { do: 'play-again', pairing, leg: 0, reason: 'It is gone.' });
    expect(await match(again)).toMatchObject({ options: { lead: -9 } });
  });

  test('who want different sides give nothing for them, and play the usual match', async () => {
    const view = await begun({ sides: 'bids' }, { options: {}, rated: true });
    const pairing = view.state.rounds[0]?.pairings[0]?.id ?? '';
    await wish(ann, view.eventId, { do: 'bid', pairing, side: 1, points: 9 });
    await wish(bob, view.eventId, { do: 'bid', pairing, side: 0, points: 9 });
    const on = await started(view);
    expect(legOf(on)?.sides).toEqual([idOf(on, bob), idOf(on, ann)]);
    const { body } = await olga.ask('GET', `/api/matches/${legOf(on)?.match}`);
    expect(matchSummarySchema.parse(body)).toMatchObject({ options: { goal: 12 }, rated: true });
    expect(body).not.toHaveProperty('options.lead');
  });

  test('a game without a measure has no such tie-break, and one in which nothing can be given no bids', async () => {
    const made = async (settings: object) =>
      codeOf(
        await olga.ask('POST', '/api/events', {
          title: 'At the ford',
          settings: { ...SETTINGS, ...settings },
          terms: termsOf({ game: 'the-ford', options: {} }),
        }),
      );
    expect(await made({ tieBreaks: ['wins', 'margin'] })).toEqual({ status: 400, code: 'no-margin' });
    expect(await made({ sides: 'bids' })).toEqual({ status: 400, code: 'no-handicap' });
    const { eventId, handicap, state, terms } = await makeEvent(olga, {
      terms: { game: 'the-ford', options: {} },
      settings: { sides: 'bids', legs: 2 },
    });
    expect(handicap).toBeNull();
    const changed = { ...state.settings, tieBreaks: ['margin' as const] };
    expect(
      codeOf(await tryWish(olga, eventId, { do: 'change', title: state.title, settings: changed, terms })),
    ).toEqual({ status: 400, code: 'no-margin' });
  });

  test('a siege is played by two people to the end that its rules give it, and the event is told', async () => {
    const wire = wireFor(['raiders', 'wardens']);
    const view = await started(await begun({}, { game: 'the-ford', options: {} }));
    const match = legOf(view)?.match ?? '';
    const pages: Page[] = [];
    for (const side of [0, 1]) pages.push(await holderOf(view, side).open(match));
    const asked = (page: Page, ply: number) => {
      const told = wire.privateMessage.safeParse(page.last('private')).data;
      return told?.ply === ply && told.actors.length + told.commands.length > 0 ? told : undefined;
    };
    const isOver = () => pages[0]?.cell('view/outcome') !== null;
    // Both set up as is proposed, and nobody crosses.
    for (let ply = 0; !isOver() && ply < 100; ply++) {
      await untilTrue(() => isOver() || pages.some((page) => asked(page, ply) !== undefined));
      const page = pages.find((one) => asked(one, ply) !== undefined);
      if (page === undefined) break;
      const { commands = [] } = asked(page, ply) ?? {};
      const step =
        commands.find(({ command }) => command.type === 'done') ??
        commands.find(({ command }) => command.type === 'setUp');
      expect(await page.command(step?.command, ply)).toMatchObject({ ok: true });
      await untilTrue(() => pages.every(({ state }) => state.ply > ply));
    }
    expect(pages[0]?.cell('view/outcome')).toEqual({ winner: 'wardens', reason: 'ford-held', case: 'F6' });
    const after = await over(view);
    const [, wardens] = legOf(view)?.sides ?? [];
    expect(legOf(after)?.result).toEqual({ kind: 'played', winner: wardens, margin: 0 });
    expect((await standingsOf(after))[0]).toMatchObject({ entrant: wardens, score: 2, place: 1 });
  });

  test.each([
    ['helms-deep', 12],
    ['gondor', 12],
  ])('in %s ladders are given, and it tells by how much it is won', async (game, most) => {
    const { handicap, eventId } = await makeEvent(olga, {
      settings: { sides: 'bids', tieBreaks: ['margin', 'seed'] },
      terms: { game, options: {} },
    });
    expect(handicap).toEqual({ option: 'house.ladders', most });
    const { terms, state } = await seeEvent(olga, eventId);
    const fewer = { ...terms, options: { house: { ladders: 5 } } };
    const { settings, title } = state;
    expect((await wish(olga, eventId, { do: 'change', title, settings, terms: fewer })).handicap?.most).toBe(5);
  });
});
