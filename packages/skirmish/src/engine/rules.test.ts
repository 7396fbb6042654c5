/** The game as the kernel knows it: who must decide, what is listed for whom, what is refused before any rule of a chapter is asked. */
import { describe, expect, test } from 'vitest';
import type { Position } from '../notation/position.schema.ts';
import { newTable, parseDiary, position, type Table } from '../testing/index.ts';
import type { Command } from './command-schemas.ts';
import type { SkirmishEvent } from './events.ts';
import { skirmish } from './rules.ts';
import type { State } from './state.ts';
import { type Side, SIDES } from './words.ts';

const LINE =
  'g1=mt-shield@10",10" | g2=mt-bow@20",10" | g3=mt-shield slain | e1=mo-shield@10",40" | e2=mo-bow@20",27" | e3=mo-shield fled';
const at = (head: string, more: Partial<Position> = {}): Table =>
  position({ ...parseDiary(`${head} | ${LINE}`), ...more });
const over = (): State => at('t2 move good*', { outcome: { winner: 'evil', reason: 'points', case: 'X-19' } }).state;
/** Between two questions: the kernel would go on by itself. */
const between = (): State => {
  const state = skirmish.clone(at('t2 move good*').state);
  state.frames.pop();
  return state;
};
const QUIET = { d6: () => 6, emit: () => {} };

const move = (model: string, x: number, y: number): Command => ({ type: 'move', model, path: [[x, y]] });
const legal = (state: State, side: Side, actor?: string | null): Command[] => [...skirmish.legal(state, side, actor)];
const actorIn = (command: Command): string | null => ('model' in command ? command.model : null);

/** An enemy that is moved by a power [S-122]. */
const commanded = (more: Readonly<Record<string, unknown>> = {}): Table =>
  at('t2 move good*', {
    frames: [
      { kind: 'sequence', step: 'duties-2' },
      { kind: 'halfMove', side: 'good', tests: false },
      {
        kind: 'activation',
        model: 'e2',
        by: 'good',
        budget: 3 * 2540 * 256,
        going: 'command',
        begun: false,
        waits: null,
        terror: '',
        mustCharge: null,
        rest: [],
        ...more,
      },
    ],
  });

describe('Who must decide', () => {
  test('is one side, as long as anybody is asked', () => {
    expect(skirmish.deciders(at('t2 move good*').state)).toEqual(['good']);
    expect(skirmish.deciders(at('t2 move evil').state)).toEqual(['evil']);
  });
  test('is nobody between two questions, and nobody once it is over', () => {
    expect(skirmish.deciders(between())).toEqual([]);
    expect(skirmish.deciders(over())).toEqual([]);
  });
  test('[S-122] of an enemy’s model is who moves it', () => {
    expect(skirmish.deciders(commanded().state)).toEqual(['good']);
  });
});

describe('Refused before any other rule is asked is', () => {
  const refusal = (state: State, side: Side, command: Command) => skirmish.check(state, side, command);

  test('[S-12] what its moment does not take', () => {
    const no = { code: 'wrong-moment', case: 'S-12' };
    const half = at('t2 move good*').state;
    expect(refusal(half, 'good', { type: 'roll' })).toMatchObject(no);
    expect(refusal(half, 'good', { type: 'shoot', model: 'g2', target: 'e2' })).toMatchObject(no);
    expect(refusal(at('t2 shoot good*').state, 'good', move('g1', 25400, 26000))).toMatchObject(no);
    expect(refusal(between(), 'good', { type: 'done' })).toMatchObject(no);
    expect(refusal(over(), 'good', { type: 'done' })).toMatchObject(no);
    expect(refusal(over(), 'good', move('g1', 25400, 26000))).toMatchObject(no);
  });

  test('[S-19] an order to who is not there', () => {
    const half = at('t2 move good*').state;
    for (const id of ['g4', 'G1', 'chest'])
      expect(refusal(half, 'good', move(id, 25400, 26000))).toMatchObject({ code: 'no-such-model', case: 'S-19' });
  });

  test('[S-19] an order to who is of the other side', () => {
    const half = at('t2 move good*').state;
    const yours = (name: string) => ({
      code: 'not-your-model',
      case: 'S-19',
      message: `${name} is not a model of yours.`,
    });
    expect(refusal(half, 'good', move('e1', 25400, 100000))).toEqual(yours('Orc Warrior, shield'));
    expect(refusal(half, 'good', { type: 'stand', model: 'e3' })).toEqual(yours('Orc Warrior, shield'));
    expect(refusal(half, 'evil', move('g1', 25400, 26000))).toEqual(yours('Warrior of Minas Tirith, sword and shield'));
    expect(refusal(at('t2 shoot good*').state, 'good', { type: 'shoot', model: 'e2', target: 'g2' })).toMatchObject({
      code: 'not-your-model',
    });
  });

  test('[S-5] an order to who is not on the table', () => {
    const half = at('t2 move good*').state;
    expect(refusal(half, 'good', move('g3', 25400, 26000))).toEqual({
      code: 'not-on-the-table',
      case: 'S-5',
      message: 'Warrior of Minas Tirith, sword and shield is not on the table.',
    });
  });

  test('[X-25, A-49] but not what is for those alone who are not on it', () => {
    const rides = position(
      't2 move good* passengers | k1=mt-wizard-mounted@10",10" | hal=mt-halfling rides:k1 | e1=mo-shield@40",40"',
    ).state;
    expect(refusal(rides, 'good', { type: 'dismount', model: 'hal', at: [25400, 28650] })).toBeNull();
    expect(refusal(rides, 'good', move('hal', 25400, 29000))).toMatchObject({ code: 'not-on-the-table' });
    const reserve = position({
      ...parseDiary(
        't5 move evil* sentries alarm | g1=ro-shield@10",5" | cap=is-captain reserve | e1=is-scout-shield@10",20"',
      ),
      scenario: 'the-watch',
    }).state;
    expect(refusal(reserve, 'evil', { type: 'arrive', model: 'cap', path: [[45000, 80000]] })).toBeNull();
    expect(refusal(reserve, 'evil', move('cap', 45000, 80000))).toMatchObject({ code: 'not-on-the-table' });
  });

  test('nothing that a rule lets pass', () => {
    const half = at('t2 move good*').state;
    expect(refusal(half, 'good', move('g1', 25400, 26000))).toBeNull();
    expect(refusal(half, 'good', { type: 'done' })).toBeNull();
  });

  test('[S-122] not an order to an enemy, from who moves it', () => {
    const { state } = commanded();
    expect(refusal(state, 'good', move('e2', 50800, 75000))).toBeNull();
    expect(refusal(state, 'good', { type: 'halt', model: 'e2' })).toBeNull();
    expect(refusal(state, 'good', move('e1', 25400, 100000))).toMatchObject({ code: 'not-your-model' });
    const own = commanded({ model: 'g1', going: 'own' }).state;
    expect(refusal(own, 'good', move('g1', 25400, 26000))).toBeNull();
    expect(refusal(own, 'good', move('e2', 50800, 75000))).toMatchObject({ code: 'not-your-model' });
    expect(refusal(own, 'evil', move('g1', 25400, 26000))).toMatchObject({ code: 'not-your-model' });
    const theirs = commanded({ model: 'g1' }).state;
    expect(refusal(theirs, 'evil', move('g1', 25400, 26000))).toMatchObject({ code: 'not-your-model' });
  });
});

describe('Who has something to do', () => {
  test('is each that can be given an order', () => {
    expect(skirmish.actors(at('t2 move good*').state, 'good')).toEqual(['g1', 'g2']);
    expect(skirmish.actors(at('t2 move evil').state, 'evil')).toEqual(['e1', 'e2']);
    expect(skirmish.actors(at('t2 shoot good*').state, 'good')).toEqual(['g2']);
    expect(skirmish.actors(at('t2 shoot evil').state, 'evil')).toEqual(['e2']);
  });
  test('is nobody where the side is not asked, or nobody acts', () => {
    expect(skirmish.actors(at('t2 move good*').state, 'evil')).toEqual([]);
    expect(skirmish.actors(at('t2 priority good*').state, 'good')).toEqual([]);
    expect(skirmish.actors(between(), 'good')).toEqual([]);
    for (const side of SIDES) expect(skirmish.actors(over(), side)).toEqual([]);
  });
  test('[S-122] is the enemy’s model that one moves, before one’s own', () => {
    expect(skirmish.actors(commanded().state, 'good')).toEqual(['e2']);
    expect(skirmish.actors(commanded({ model: 'g2', going: 'own' }).state, 'good')).toEqual(['g1', 'g2']);
  });
});

describe('What can be ordered', () => {
  const halves = () => [at('t2 move good*').state, at('t2 shoot good*').state, commanded().state];

  test('of everybody, or of nobody, or of one', () => {
    const { state } = at('t2 move good*');
    expect(legal(state, 'good', null)).toEqual([{ type: 'done' }]);
    expect(new Set(legal(state, 'good', 'g1').map(actorIn))).toEqual(new Set(['g1']));
    expect(new Set(legal(state, 'good').map(actorIn))).toEqual(new Set([null, 'g1', 'g2']));
    expect(legal(at('t2 priority good*').state, 'good')).toEqual([{ type: 'roll' }]);
    expect(legal(at('t2 priority good*').state, 'good', null)).toEqual([{ type: 'roll' }]);
    expect(legal(at('t2 priority good*').state, 'good', 'g1')).toEqual([]);
  });

  test('is of everybody what it is of each, and of nobody', () => {
    for (const state of halves()) {
      const each = [null, ...skirmish.actors(state, 'good')].flatMap((actor) => legal(state, 'good', actor));
      expect(each.length).toBeGreaterThan(1);
      expect(new Set(legal(state, 'good').map((command) => JSON.stringify(command)))).toEqual(
        new Set(each.map((command) => JSON.stringify(command))),
      );
      for (const command of each) expect(skirmish.check(state, 'good', command)).toBeNull();
    }
  });

  test('[S-19] is nothing of the enemy’s, nor of who is not there', () => {
    for (const state of halves().slice(0, 2))
      for (const actor of ['e1', 'e2', 'g3', 'g4', '']) expect(legal(state, 'good', actor)).toEqual([]);
  });

  test('is nothing where the side is not asked', () => {
    for (const state of halves())
      for (const actor of [undefined, null, 'e1', 'g1']) expect(legal(state, 'evil', actor)).toEqual([]);
  });

  test('is nothing between two questions, and once it is over', () => {
    for (const state of [between(), over()])
      for (const actor of [undefined, null, 'g1']) expect(legal(state, 'good', actor)).toEqual([]);
  });

  test('[S-122] of an enemy that one moves', () => {
    const { state } = commanded();
    expect(new Set(legal(state, 'good').map(actorIn))).toEqual(new Set([null, 'e2']));
    expect(legal(state, 'good', 'e2').some(({ type }) => type === 'halt')).toBe(true);
    expect(legal(state, 'good', 'e1')).toEqual([]);
    expect(legal(state, 'evil', 'e2')).toEqual([]);
  });

  test('only some kinds are sampled', () => {
    expect([skirmish.sampled?.has('move'), skirmish.sampled?.has('shoot')]).toEqual([true, false]);
  });
});

describe('Where a model can go', () => {
  test('[S-21] is drawn for who can walk', () => {
    const { state } = at('t2 move good*');
    const reach = skirmish.reach?.(state, 'good', 'g1');
    // Six inches to each side, in steps of a quarter.
    expect(reach).toMatchObject({ step: 635, from: [10160, 10160], columns: 49 });
  });
  test('is nowhere for who cannot', () => {
    const { state } = at('t2 move good*');
    for (const id of ['e1', 'g3', 'g4']) expect(skirmish.reach?.(state, 'good', id)).toBeNull();
    expect(skirmish.reach?.(over(), 'good', 'g1')).toBeNull();
    expect(skirmish.reach?.(at('t2 shoot good*').state, 'good', 'g1')).toBeNull();
  });
});

describe('Going on', () => {
  test('nothing is carried out, and nothing goes on by itself, once it is over', () => {
    const state = over();
    expect(() => skirmish.apply(state, 'good', { type: 'done' }, QUIET)).toThrow('done when the battle is over');
    expect(skirmish.step(state, QUIET)).toBe(false);
    expect(state).toEqual(over());
  });

  test('what its moment does not take is not carried out', () => {
    const { state } = at('t2 move good*');
    expect(() => skirmish.apply(state, 'good', { type: 'roll' }, QUIET)).toThrow('at a moment that does not take it');
  });

  test('between two questions there is a step, and none at a question', () => {
    expect(skirmish.step(between(), QUIET)).toBe(true);
    expect(skirmish.step(skirmish.clone(at('t2 move good*').state), QUIET)).toBe(false);
  });

  test('[X-36] who hides is looked for where something has changed its place, and not before', () => {
    const hides = () =>
      position(
        't2 move good* sentries hiddenSentries:true | g1=ro-spears@10",10" | e1=is-scout-shield@10",26" sentry hidden | e2=is-captain@40",40"',
      );
    const waits = hides().play('g1 to 10",9"');
    expect(waits.told('sighted')).toEqual([{ type: 'sighted', models: [] }]);
    expect(waits.model('e1').hidden).toBe(true);
    const comes = hides().play('g1 to 10",16"');
    expect(comes.told('sighted')).toEqual([{ type: 'sighted', models: [{ model: 'e1', at: [25400, 66040] }] }]);
    expect(comes.model('e1').hidden).toBe(false);
    // To a side that does not see it, it is nowhere.
    expect(skirmish.check(hides().state, 'good', move('g1', 25400, 26000))).toBeNull();
  });
});

describe('The beginning and the end', () => {
  test('a battle is made from wishes', () => {
    expect(skirmish.create({}).turn).toBe(0);
    expect(skirmish.create({}).setup.options.scenario).toBe('forces-clash');
  });
  test('a written position is read, or everything told that is wrong with it', () => {
    const written = parseDiary(`t2 move good* | ${LINE}`);
    const read = skirmish.load?.(written);
    expect(read).toEqual({ ok: true, value: at('t2 move good*').state });
    const wrong = skirmish.load?.({ ...written, turn: -1 });
    expect(wrong).toMatchObject({ ok: false, error: [{ at: 'turn' }] });
  });
  test('an outcome, once there is one', () => {
    expect(skirmish.outcome(at('t2 move good*').state)).toBeNull();
    expect(skirmish.outcome(over())).toEqual({ winner: 'evil', reason: 'points', case: 'X-19' });
  });
  test('sides have their seats in one order', () => {
    expect(skirmish.sides).toEqual(['good', 'evil']);
  });
  test('a copy, and what it shares again', () => {
    const before = at('t2 move good*').state;
    const after = skirmish.clone(before);
    expect(after.models[0]).not.toBe(before.models[0]);
    skirmish.share?.(before, after);
    expect(after.models[0]).toBe(before.models[0]);
  });
  test('a view is of whoever looks', () => {
    const { state } = at('t2 move good*');
    expect(skirmish.view(state, 'good').models['g1']).toMatchObject({ side: 'good', at: [25400, 25400] });
    expect(skirmish.redact({ type: 'freed', model: 'e1', onlyFor: 'evil' }, 'good')).toBeNull();
    expect(skirmish.redact({ type: 'freed', model: 'e1', onlyFor: 'evil' }, 'evil')).toMatchObject({ type: 'freed' });
  });
});

describe('What lets a side know what it could not know before', () => {
  test.each<readonly [what: string, event: SkirmishEvent, good: boolean, evil: boolean]>([
    ['a die', { type: 'rolled', what: 'priority', good: 4, evil: 2, to: 'good' }, true, true],
    ['a die of one model', { type: 'saved', model: 'g1', die: 4, saved: true }, true, true],
    ['a half-phase of good', { type: 'phase', phase: 'move', side: 'good' }, false, true],
    ['a half-phase of evil', { type: 'phase', phase: 'move', side: 'evil' }, true, false],
    ['a phase of both', { type: 'phase', phase: 'end', side: null }, false, false],
    ['a step', { type: 'moved', model: 'g1', path: [[1, 2]], spent: 3 }, false, false],
    ['that good is ready', { type: 'ready', side: 'good' }, false, false],
    ['that evil is broken', { type: 'broken', side: 'evil' }, false, false],
    ['which half is whose', { type: 'halves', side: 'evil', half: 'north' }, false, false],
  ])('%s', (_what, event, good, evil) => {
    expect([skirmish.reveals(event, 'good'), skirmish.reveals(event, 'evil')]).toEqual([good, evil]);
  });
});

describe('What an order costs, and what may come of it', () => {
  const offer = (state: State, command: Command, side: Side = 'good') => skirmish.offer(state, side, command);

  test('[S-21] the cost of a way', () => {
    expect(offer(at('t2 move good*').state, move('g1', 25400, 27940))).toEqual({
      command: move('g1', 25400, 27940),
      cost: 2540 * 256,
    });
  });
  test('[S-54] the odds of a shot', () => {
    const shot: Command = { type: 'shoot', model: 'g2', target: 'e2' };
    const offered = offer(at('t2 shoot good*').state, shot);
    expect(offered.command).toEqual(shot);
    expect(offered.odds?.outcomes.length).toBeGreaterThan(1);
  });
  test.each<readonly [what: string, make: () => State, command: Command]>([
    ['what ends a step', () => at('t2 move good*').state, { type: 'done' }],
    ['what its moment does not take', () => at('t2 move good*').state, { type: 'roll' }],
    ['an order of a battle that is over', over, { type: 'done' }],
    ['an order between two questions', between, { type: 'done' }],
  ])('nothing is known of %s', (_what, make, command) => {
    expect(offer(make(), command)).toEqual({ command });
  });

  describe('[X-17] of a broken force', () => {
    const broken = () =>
      position(
        't2 move good* breaking broken:good | g1=mt-shield@10",10" | g2=mt-shield@20",10" | g3=mt-shield slain | g4=mt-shield slain | g5=mt-shield slain | e1=mo-shield@40",40"',
      ).state;
    const kinds = (command: Command, state = broken()) => offer(state, command).odds?.outcomes.map(({ kind }) => kind);

    test('the test of whoever acts comes first, the first of the cast like the others', () => {
      expect(kinds(move('g1', 25400, 26000))).toEqual(['pass', 'fail']);
      expect(kinds(move('g2', 50800, 26000))).toEqual(['pass', 'fail']);
      expect(offer(broken(), move('g1', 25400, 27940)).cost).toBe(2540 * 256);
    });
    test('there is none before what nobody does', () => {
      expect(offer(broken(), { type: 'done' })).toEqual({ command: { type: 'done' } });
    });
    test('there is none for who has held, nor for who is of no broken force', () => {
      const held = broken();
      held.models[0]?.marks.push('held');
      expect(kinds(move('g1', 25400, 26000), held)).toBeUndefined();
      expect(kinds(move('g2', 50800, 26000), held)).toEqual(['pass', 'fail']);
      expect(kinds(move('g1', 25400, 26000), at('t2 move good*').state)).toBeUndefined();
    });
  });
});

test('[S-177] a side is asked, and listed for, as soon as a battle begins', () => {
  const { state } = newTable();
  expect([skirmish.deciders(state), legal(state, 'good')]).toEqual([['good'], [{ type: 'roll' }]]);
});
