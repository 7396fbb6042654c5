/** How well the computer plays is said when the match is made, stands with its seat, and is so after a restart. */
import { matchSummarySchema } from '@warbeacon/protocol';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { KINDS_OF_DATABASE, type TestDatabase } from '../testing/databases.ts';
import { leaveAllPages, Person, untilTrue } from '../testing/people.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { chooseForComputer } from './computer-choice.ts';
import type { AnyGame, ComputerPlayer, GameCommand, GameView } from './game.ts';
import { raceGame } from './race.fixture.ts';
import { Sight } from './what-they-see.ts';

/** Each of them does what comes at its place. */
const nth = (place: number): ComputerPlayer<GameCommand, GameView, string> => ({
  name: `The runner ${place}`,
  choose({ options }) {
    const command = options()[place]?.command;
    if (command === undefined) throw new Error('there is no such command');
    return command;
  },
});
/** First rolls, last stands still. */
const game: AnyGame = { ...raceGame, computers: { learner: nth(1), steady: nth(0), strong: nth(0) } };
const WISH = { game: 'blind-race', side: 'blue', opponent: 'computer', visibility: 'private' } as const;

describe.each(KINDS_OF_DATABASE)('levels of the computer, on $name', ({ make }) => {
  let place: TestDatabase;
  let server: TestServer;
  let ann: Person;
  const start = async () => (server = await testServer([game], place));
  beforeAll(async () => {
    place = await make();
    await start();
    ann = await Person.arrive(server.port, 'Ann');
  });
  afterAll(async () => {
    await server.stop();
    await place.remove();
  });
  afterEach(leaveAllPages);

  const made = async (more: object = {}) => {
    const { body } = await ann.ask('POST', '/api/matches', { ...WISH, ...more });
    return matchSummarySchema.parse(body);
  };
  const redAt = (cells: ReadonlyMap<string, string>) =>
    (JSON.parse(cells.get('view/at') ?? '{}') as { readonly red: number }).red;

  test('the strongest plays where nothing is said, and no level is for people', async () => {
    const { seats } = await made();
    expect(seats).toMatchObject([
      { side: 'red', computer: true, level: 'strong' },
      { side: 'blue', computer: false },
    ]);
    expect(seats[1]?.level).toBeUndefined();
    for (const wrong of [{ level: 'godlike' }, { level: 'learner', opponent: 'human', visibility: 'listed' }])
      expect((await ann.ask('POST', '/api/matches', { ...WISH, ...wrong })).status).toBe(400);
  });

  test('who was asked for plays, before a restart and after', async () => {
    const { matchId, seats } = await made({ level: 'learner' });
    expect(seats[0]).toMatchObject({ name: 'The runner 1', level: 'learner' });
    const before = await ann.open(matchId);
    await untilTrue(() => before.state.ply === 1);
    expect(before.cell('seats')).toMatchObject([{ level: 'learner' }, {}]);
    expect(redAt(before.state.cells)).toBe(0);
    await leaveAllPages();
    await server.stop();
    await start();
    ann.port = server.port;
    const after = await ann.open(matchId);
    await after.command({ type: 'done' });
    await untilTrue(() => after.state.ply === 3);
    expect(redAt(after.state.cells)).toBe(0);
  });
});

test('what is drawn for a decision is the same each time, and of another secret another', () => {
  const drawn: number[] = [];
  const drawing: ComputerPlayer<GameCommand, GameView, string> = {
    name: 'Draws',
    choose(input) {
      drawn.push(input.random(), input.lot('scout'));
      return nth(0).choose(input);
    },
  };
  const sight = new Sight(game, game.rules.create({}));
  const drawer: AnyGame = { ...game, computers: { learner: drawing, steady: drawing, strong: drawing } };
  const draw = (secret: number, ply: number) => {
    drawn.length = 0;
    chooseForComputer(drawer, { side: 'red', level: 'steady', ply, sight }, new Uint8Array(32).fill(secret));
    return [...drawn];
  };
  expect(draw(1, 4)).toEqual(draw(1, 4));
  expect(draw(2, 4)).not.toEqual(draw(1, 4));
  // Another decision has other chance, and what is overlooked in a step stays overlooked.
  expect(draw(1, 5)[0]).not.toBe(draw(1, 4)[0]);
  expect(draw(1, 5)[1]).toBe(draw(1, 4)[1]);
});
