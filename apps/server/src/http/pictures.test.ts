/** Small pictures of boards: of listed matches, as everybody may see them, as late as each match says. */
import { picturesSchema, smallBoardSchema } from '@warbeacon/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { helmsDeepGame } from '../games.ts';
import type { AnyGame } from '../match/game.ts';
import { raceGame, raceView } from '../match/race.fixture.ts';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { http, leaveAllPages, Person, untilTrue } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

const ROLL = { type: 'roll' };
const WISH = { game: 'blind-race', side: 'red', opponent: 'human', visibility: 'listed' } as const;
const MINUTE = 60_000;
const BOARD = { shoved: 'even', rows: ['0'.repeat(99)] } as const;

/** Who has run how far stands on the board; what is hidden stands in no picture. */
const drawn: AnyGame = {
  ...raceGame,
  picture: {
    board: BOARD,
    pieces(view) {
      const { at } = raceView(view);
      return { red: [`01${String(at.red).padStart(2, '0')}`], blue: [`01${String(at.blue).padStart(2, '0')}`] };
    },
  },
};

describe.each(KINDS_OF_DATABASE)('pictures of boards, on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;
  let ann: Person;
  let bob: Person;
  let later = 0;

  beforeAll(async () => {
    place = await make();
    const parts = { now: () => Date.now() + later, rounds: { pictures: 20 } };
    server = await testServer([drawn, helmsDeepGame], place, {}, parts);
    ann = await Person.arrive(server.port, 'Ann');
    bob = await Person.arrive(server.port, 'Bob');
  });
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });
  afterEach(leaveAllPages);

  const begun = async (more: object = {}): Promise<string> => {
    const { body } = await ann.ask('POST', '/api/matches', { ...WISH, ...more });
    const { matchId } = body as { matchId: string };
    await bob.join(matchId);
    return matchId;
  };
  const pictureOf = async (matchId: string) => {
    // What was read a moment ago does for all who ask.
    later += 3000;
    const { body } = await http(server.port, 'GET', `/api/pictures?of=${matchId}`);
    return picturesSchema.parse(body).pictures[0];
  };
  const until = async (matchId: string, red: string) => {
    for (let round = 0; (await pictureOf(matchId))?.pieces['red']?.[0] !== red; round++)
      if (round > 200) throw new Error(`there is no picture with ${red}`);
  };
  /** Where the runners are, as the rooms tell. */
  const placeOf = (cells: ReadonlyMap<string, string>) => {
    const { red } = JSON.parse(cells.get('view/at') ?? '{}') as { red: number };
    return `01${String(red).padStart(2, '0')}`;
  };

  test('follow a match that is listed, and hold nothing that is hidden', async () => {
    const matchId = await begun();
    const page = await ann.open(matchId);
    await until(matchId, '0100');
    await page.command({ type: 'hide', number: 73_313 });
    await untilTrue(() => page.state.ply === 1);
    await page.command(ROLL);
    await untilTrue(() => page.state.ply === 2);
    await until(matchId, placeOf(page.state.cells));
    expect(JSON.stringify(await pictureOf(matchId))).not.toContain('73313');
  });

  test('of a match that is watched later show how it stood then, and of a private or unlisted one nothing', async () => {
    const delayed = await begun({ watching: { policy: 'delayed', minutes: 10 } });
    const hidden = await begun({ watching: { policy: 'private' } });
    const unlisted = await begun({ visibility: 'private' });
    const pages = [await ann.open(delayed), await ann.open(hidden), await ann.open(unlisted)];
    const open = await begun();
    const seen = await ann.open(open);
    // When the last of them is drawn, so are those before it.
    await until(open, '0100');
    const [page] = pages;
    if (page === undefined) throw new Error('nobody plays');
    later += 9 * MINUTE;
    for (const each of pages) await each.command(ROLL);
    await seen.command(ROLL);
    await untilTrue(() => seen.state.ply === 1 && page.state.ply === 1);
    await until(open, placeOf(seen.state.cells));
    for (const id of [hidden, unlisted]) expect(await pictureOf(id)).toBeUndefined();
    // So many minutes after the match was begun, and not after the move.
    later += 3 * MINUTE;
    expect(await pictureOf(delayed)).toMatchObject({ pieces: { red: ['0100'] } });
    later += 8 * MINUTE;
    expect(await pictureOf(delayed)).toMatchObject({ pieces: { red: [placeOf(page.state.cells)] } });
  });

  test('are asked for with care', async () => {
    const many = Array.from({ length: 25 }, (_, i) => String(i).padStart(32, '0'));
    for (const of of ['', 'x', many.join(',')])
      expect((await http(server.port, 'GET', `/api/pictures?of=${of}`)).status).toBe(400);
    expect((await http(server.port, 'GET', `/api/pictures?of=${many.slice(1).join(',')}`)).body).toEqual({
      pictures: [],
    });
    expect((await http(server.port, 'GET', '/api/pictures/boards/chess')).status).toBe(404);
    const board = smallBoardSchema.parse((await http(server.port, 'GET', '/api/pictures/boards/helms-deep')).body);
    expect(board.rows).toHaveLength(24);
    expect(board.rows.join('')).toMatch(/4/);
  });
});
