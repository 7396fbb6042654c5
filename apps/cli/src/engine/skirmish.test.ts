/** The skirmish as a program in another language meets it: over the pipe, from set-up on, and with positions by hand. */
import type { Command, SkirmishEvent } from '@warbeacon/skirmish';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SkirmishDecision } from '../games/skirmish.ts';
import type { Playout } from '../playout.ts';
import { type ChildEngine, startEngine } from './child-engine.fixture.ts';

let engine: ChildEngine;
beforeAll(() => {
  engine = startEngine();
});
afterAll(async () => {
  const code = await engine.end();
  if (code !== 0 || engine.complaints !== '') throw new Error(`The engine ended with ${code}: ${engine.complaints}`);
});

interface Submitted {
  readonly ply: number;
  readonly events: readonly SkirmishEvent[];
  readonly decision: SkirmishDecision;
}
/** As it is listed. */
type Listed = Command & { readonly sampled?: true };
type Position = Readonly<Record<string, unknown>>;

const INCH = 2540;
const at = (x: number, y: number): [number, number] => [x * INCH, y * INCH];

const submit = (side: string, command: Listed) => engine.ask<Submitted>('submit', { side, command });
const good = (command: Listed) => submit('good', command);
const evil = (command: Listed) => submit('evil', command);
const load = (position: Position) =>
  engine.ask<SkirmishDecision>('load', { position: { game: 'skirmish', ...position } });

/** Two of Good and two Orcs, three inches from base to base. */
const MEETING: Position = {
  turn: 2,
  phase: 'move',
  side: 'good',
  priority: 'good',
  models: [
    { id: 'g1', profile: 'mt-shield', at: at(10, 10) },
    { id: 'hero', profile: 'mt-captain', at: at(10, 14) },
    { id: 'e1', profile: 'mo-shield', at: at(14, 10) },
    { id: 'e2', profile: 'mo-shield', at: at(14, 14) },
  ],
};
/** Winners and a loser with its back to friends. */
const FOUGHT: Position = {
  turn: 2,
  phase: 'fight',
  side: 'good',
  priority: 'good',
  models: [
    { id: 'g1', profile: 'mt-shield', at: [40000, 40000] },
    { id: 'e1', profile: 'mo-shield', at: [40000, 42500] },
  ],
};

type Lists = 'scenarios' | 'forces' | 'profiles' | 'powers' | 'wargear';
type Described = { readonly id: string; readonly sampled: readonly string[] } & Readonly<
  Record<Lists, readonly { readonly id: string }[]>
>;

describe('what an engine says of the game', () => {
  test('tells its scenarios, forces, profiles, powers, phases, and of which kinds menus are samples', async () => {
    const { games } = await engine.ask<{ games: Described[] }>('describe');
    const its = games.find(({ id }) => id === 'skirmish');
    const ids = (key: Lists) => its?.[key].map(({ id }) => id);
    expect(its).toMatchObject({
      sides: ['good', 'evil'],
      phases: expect.arrayContaining(['move', 'fight']) as string[],
    });
    expect(ids('scenarios')).toEqual(['forces-clash', 'the-ford', 'the-watch']);
    expect(ids('forces')).toEqual(expect.arrayContaining(['even-minas-tirith', 'even-mordor']));
    expect(ids('profiles')).toEqual(expect.arrayContaining(['mt-shield', 'mo-wraith-strong-mounted']));
    expect(ids('powers')).toEqual(expect.arrayContaining(['transfix', 'sorcerous-blast']));
    expect(ids('wargear')).toEqual(expect.arrayContaining(['lance', 'banner']));
    expect(its?.sampled).toEqual(expect.arrayContaining(['move', 'deploy', 'backAway', 'makeWay']));
    expect(its?.sampled).not.toContain('shoot');
  });
});

describe('a session', () => {
  test('from set-up by plans through a whole turn, with menus alone', async () => {
    expect(await engine.ask<SkirmishDecision>('new', { game: 'skirmish', seed: 7 })).toMatchObject({
      turn: 0,
      phase: 'set-up',
      sides: ['good'],
      sentence: 'Good rolls for both sides, for the choice of a half.',
    });
    let { decision: now } = await good({ type: 'roll' });
    const questions = new Set<string>();
    while (now.turn < 2 && now.ply < 120) {
      const [side = ''] = now.sides;
      expect(now.sentence).toMatch(/^[A-Z].+\.$/);
      questions.add(now.question?.kind ?? '');
      const legal = await engine.ask<Listed[]>('legal', { side });
      const plan = legal.find(({ type }) => type === 'setUp');
      // Somebody moves once, and else the step is ended.
      const move = questions.has('activation') ? undefined : legal.find(({ type }) => type === 'move');
      const command = plan ?? move ?? legal.find(({ type }) => type === 'done') ?? legal[0];
      if (command === undefined) throw new Error('nothing is legal');
      expect(await engine.ask('why', { side, command })).toBeNull();
      now = (await submit(side, command)).decision;
    }
    expect(now).toMatchObject({ turn: 2, phase: 'priority', sentence: expect.stringContaining('Priority') as string });
    expect([...questions]).toEqual(
      expect.arrayContaining(['half', 'deployment', 'halfMove', 'activation', 'halfShoot']),
    );
    expect(await engine.ask('replay', { record: await engine.ask('record') })).toMatchObject({
      ok: true,
      commands: now.ply,
      diceChecked: true,
      hash: await engine.ask('hash'),
    });
  });

  test('says beside a command of which kinds the list is a sample, and takes it back with what it says', async () => {
    await load(MEETING);
    const legal = await engine.ask<Listed[]>('legal', { side: 'good', unit: 'g1' });
    const move = legal.find(({ type }) => type === 'move');
    expect(move).toMatchObject({ model: 'g1', sampled: true });
    expect(legal.filter(({ type, sampled }) => (type === 'move') !== (sampled === true))).toEqual([]);
    if (move === undefined) throw new Error('no move');
    const { sampled: _, ...bare } = move;
    expect(await engine.ask('why', { side: 'good', command: bare })).toBeNull();
    await good(move);
    expect(await engine.ask('decision')).toMatchObject({ question: { kind: 'activation', model: 'g1' } });
  });

  test('judges any way whatever, listed or not, and says which requirement bars it', async () => {
    await load(MEETING);
    const why = (command: Command) => engine.ask('why', { side: 'good', command });
    expect(await why({ type: 'move', model: 'g1', path: [[25001, 25397]] })).toBeNull();
    expect(await why({ type: 'move', model: 'g1', path: [at(40, 10)] })).toMatchObject({
      code: 'too-far',
      case: 'S-21',
    });
    expect(await why({ type: 'move', model: 'g1', path: [at(13, 10)] })).toMatchObject({
      code: 'zone',
      case: 'S-25',
      message: expect.stringContaining('Orc') as string,
    });
    expect(await why({ type: 'move', model: 'g1', path: [[33060, 25400]], charge: ['e1'] })).toBeNull();
  });

  test('a move is taken back until a die falls or the other side decides', async () => {
    await load(MEETING);
    const before = await engine.ask('hash');
    await good({ type: 'move', model: 'g1', path: [at(11, 10)] });
    await engine.ask('undo');
    expect(await engine.ask('hash')).toBe(before);
    await good({ type: 'done' });
    await evil({ type: 'move', model: 'e1', path: [at(15, 10)] });
    await engine.ask('undo');
    expect(await engine.fail('undo')).toMatchObject({ code: 'revealed' });
  });

  test('a Fight with dice as written, its odds told beforehand', async () => {
    await load({ ...FOUGHT, dice: [6, 3, 5] });
    const command: Command = { type: 'fight', fight: ['g1', 'e1'] };
    const odds = await engine.ask<{ outcomes: { kind: string; chance: { n: number; d: number } }[] }>('odds', {
      side: 'good',
      command,
    });
    expect(odds.outcomes.map(({ kind }) => kind)).toEqual(['good-wins', 'evil-wins']);
    expect(odds.outcomes.reduce((sum, { chance: { n, d } }) => sum + n / d, 0)).toBeCloseTo(1, 12);
    await good(command);
    while ((await engine.ask<SkirmishDecision>('decision')).frame === 'declare') {
      const { sides } = await engine.ask<SkirmishDecision>('decision');
      const { events } = await submit(sides[0] ?? '', { type: 'declare' });
      for (const event of events)
        if (event.type === 'dueled') expect(event).toMatchObject({ winner: 'good', by: 'die' });
    }
    expect(await engine.ask('decision')).toMatchObject({ question: { kind: 'losers', side: 'evil', models: ['e1'] } });
    expect((await engine.ask<Position>('position'))['dice']).toEqual([5]);
    expect(await engine.fail('record')).toMatchObject({ code: 'written-dice' });
  });

  test('a play-out, the same for the same seed', async () => {
    const play = () =>
      engine.ask<Playout>('playout', { game: 'skirmish', seed: 3, options: { scenario: 'the-watch' } });
    const [one, again] = [await play(), await play()];
    expect({ ...again, seconds: 0 }).toEqual({ ...one, seconds: 0 });
    expect(one.commands).toBeGreaterThan(60);
  });

  test('perft counts what is listed', async () => {
    await load(MEETING);
    const legal = await engine.ask<Listed[]>('legal', { side: 'good' });
    expect(await engine.ask('perft', { depth: 1 })).toBe(legal.length);
  });
});

describe('an open table', () => {
  test('finds a way to a place and into contact, which is legal, with what it costs', async () => {
    await load(MEETING);
    const to = await engine.ask<{ path: [number, number][]; cost: number }>('path', { model: 'g1', to: at(10, 13) });
    expect(to).toMatchObject({ cost: 3 * INCH * 256 });
    const charge = await engine.ask<{ path: [number, number][] }>('path', { model: 'g1', charge: ['e1'] });
    const command = { type: 'move', model: 'g1', path: charge.path, charge: ['e1'] };
    expect(await engine.ask('why', { side: 'good', command })).toBeNull();
    expect(await engine.ask('path', { model: 'g1', to: at(40, 40) })).toBeNull();
  });

  test('tells how far a model can go, place by place', async () => {
    await load(MEETING);
    const reach = await engine.ask<{ step: number; columns: number; costs: number[] }>('reach', { model: 'g1' });
    expect(reach.step).toBe(INCH / 4);
    expect(reach.costs.length % reach.columns).toBe(0);
    expect(reach.costs).toContain(-1);
    expect(Math.max(...reach.costs)).toBeLessThanOrEqual(6 * INCH * 256);
  });

  test('measures for everybody at any time', async () => {
    await load(MEETING);
    // [S-11] From base to base; a place has no base.
    expect(await engine.ask('measure', { from: 'g1', to: 'e1' })).toEqual({
      gap: 4 * INCH - 2500,
      contact: false,
      inZone: false,
    });
    expect(await engine.ask('measure', { from: 'g1', to: at(10, 12) })).toMatchObject({ gap: 2 * INCH - 1250 });
    await load(FOUGHT);
    expect(await engine.ask('measure', { from: 'g1', to: 'e1' })).toEqual({ gap: 0, contact: true, inZone: true });
  });

  test('tells who is seen, and by whom it is hidden', async () => {
    await load(MEETING);
    expect(await engine.ask('sight', { from: 'g1', to: 'e1' })).toEqual({ seen: 'whole', hiders: [], ground: false });
    await load({
      ...MEETING,
      models: [
        { id: 'g1', profile: 'mt-shield', at: at(10, 10) },
        { id: 'g2', profile: 'mt-shield', at: at(12, 10) },
        { id: 'e1', profile: 'mo-shield', at: at(14, 10) },
      ],
    });
    expect(await engine.ask('sight', { from: 'g1', to: 'e1' })).toEqual({
      seen: 'part',
      hiders: ['g2'],
      ground: false,
    });
  });

  test('tells which ways a loser has', async () => {
    await load(FOUGHT);
    const { open, ways } = await engine.ask<{ open: number[]; ways: object[] }>('directions', { model: 'e1' });
    // [M-17] Away from the one winner: half of all directions.
    expect(open).toContain(180);
    expect(open).not.toContain(540);
    expect(ways).toEqual([]);
  });

  test.each<[what: string, method: string, params: object, code: string]>([
    ['nobody', 'path', { model: 'g9', to: [0, 0] }, 'no-such-model'],
    ['nobody', 'measure', { from: 'g1', to: 'g9' }, 'no-such-model'],
    ['nobody', 'sight', { from: 'g9', to: 'g1' }, 'no-such-model'],
    ['nobody', 'reach', { model: 'g9' }, 'no-such-model'],
    ['who is slain', 'directions', { model: 'g2' }, 'not-on-the-table'],
  ])('asked about %s by %s it says so', async (_what, method, params, code) => {
    await load({
      ...MEETING,
      models: [...(MEETING['models'] as object[]), { id: 'g2', profile: 'mt-shield', gone: 'slain' }],
    });
    expect(await engine.fail(method, params)).toMatchObject({ error: -32000, code });
  });

  test('is not what other games are played on', async () => {
    await engine.ask('new', { game: 'helms-deep' });
    for (const method of ['path', 'reach', 'measure', 'sight', 'directions'])
      expect(await engine.fail(method, {})).toMatchObject({ error: -32000, code: 'not-in-this-game' });
  });
});

describe('a position', () => {
  test('comes back complete', async () => {
    await load({ ...MEETING, dice: [4, 3] });
    const hash = await engine.ask('hash');
    const written = await engine.ask<Position>('position');
    await engine.ask('load', { position: written });
    expect(await engine.ask('hash')).toBe(hash);
    expect(await engine.ask('position')).toEqual(written);
  });

  test.each<[what: string, spoiled: Position, at: string]>([
    [
      'two in one place',
      {
        models: [
          { id: 'a', profile: 'mt-shield', at: at(9, 9) },
          { id: 'b', profile: 'mt-shield', at: at(9, 9) },
        ],
      },
      'models.0',
    ],
    ['an unknown profile', { models: [{ id: 'a', profile: 'ent', at: at(9, 9) }] }, 'models.0.profile'],
    ['somebody who hangs over the edge', { models: [{ id: 'a', profile: 'mt-shield', at: [0, 0] }] }, 'models.0'],
  ])('with %s is refused with a code, a place and a sentence', async (_what, spoiled, place) => {
    const { faults, ...refusal } = await engine.fail('load', {
      position: { game: 'skirmish', phase: 'move', ...spoiled },
    });
    expect(refusal).toMatchObject({ error: -32000, code: 'bad-position' });
    expect(faults).toContainEqual(
      expect.objectContaining({ at: place, message: expect.stringMatching(/^.+\.$/) as string }),
    );
  });
});
