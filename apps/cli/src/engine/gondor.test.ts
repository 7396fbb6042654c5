/** Gondor as a program in another language meets it: over the pipe, from set-up on, and with positions by hand. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GondorCommand, GondorEvent, GondorView } from '@warbeacon/siege';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Decision } from '../games/siege.ts';
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
  readonly events: readonly GondorEvent[];
  readonly decision: Decision;
}

type Position = Readonly<Record<string, unknown>>;

const submit = (side: string, command: GondorCommand) => engine.ask<Submitted>('submit', { side, command });
const sauron = (command: GondorCommand) => submit('sauron', command);
const westernesse = (command: GondorCommand) => submit('westernesse', command);
const view = (viewer = 'spectator') => engine.ask<GondorView>('view', { viewer });
const load = (position: Position) => engine.ask<Decision>('load', { position: { game: 'gondor', ...position } });

/** The position with everything in it that docs/engine.md shows. */
function everything(): Position {
  const page = readFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'engine.md'), 'utf8');
  const shown = [...page.matchAll(/\n```json\n([\s\S]*?)```/g)].map(([, text = '']) => JSON.parse(text) as Position);
  const [longest] = shown
    .filter(({ game }) => game === 'gondor')
    .sort((a, b) => Object.keys(b).length - Object.keys(a).length);
  if (longest === undefined) throw new Error('the page shows no position of Gondor');
  return longest;
}

describe('what an engine says of the game', () => {
  test('tells of Gondor what only it has, and of its markers how many there are', async () => {
    const { games } = await engine.ask<{ games: { id: string; unitKinds: { count: number }[] }[] }>('describe');
    const gondor = games.find(({ id }) => id === 'gondor');
    expect(gondor).toMatchObject({
      title: 'Gondor',
      sides: ['sauron', 'westernesse'],
      turns: 16,
      pools: [
        { id: 'sauron', side: 'sauron', level: 93 },
        { id: 'garrison', side: 'westernesse', level: 36 },
        { id: 'relief', side: 'westernesse', level: 76 },
      ],
      magicPoints: { gandalf: 10, nazgul: 8 },
    });
    expect(gondor).toHaveProperty('markers.siege-tower', { real: 4, dummy: 0 });
    expect(gondor).toHaveProperty('levels', expect.arrayContaining(['first-level', 'citadel']));
    expect(gondor).toHaveProperty(
      'spells',
      expect.arrayContaining([
        { id: 'fear', name: 'Fear', leader: 'nazgul', times: 2, turns: 1, case: '17.11' },
        { id: 'stalemate-nazgul', name: 'Stalemate Nazgûl', leader: 'gandalf', times: null, turns: 0, case: '17.22' },
      ]),
    );
    expect(gondor?.unitKinds.reduce((sum, { count }) => sum + count, 0)).toBe(81);
  });
});

describe('a session', () => {
  test('from set-up by plans through a whole turn', async () => {
    expect(await engine.ask<Decision>('new', { game: 'gondor', seed: 7 })).toMatchObject({
      turn: 0,
      phase: 'deployment',
      sides: ['sauron'],
      sentence: 'Sauron deploys its forces.',
    });
    await sauron({ type: 'setUp', plan: 'road-to-the-gate' });
    expect((await view()).units['orc-1']?.hex).toBe('1921');
    await sauron({ type: 'done' });
    await westernesse({ type: 'setUp', plan: 'rings-held' });
    await engine.ask('undo');
    await westernesse({ type: 'setUp', plan: 'rings-held' });
    const { decision, events } = await westernesse({ type: 'done' });
    expect(events).toContainEqual({ type: 'turn', turn: 1, night: false });
    expect(decision).toMatchObject({ turn: 1, phase: 'magic-first', sides: ['westernesse'] });
    const phases = new Set<string>();
    let now = decision;
    while (now.turn === 1 && now.ply < 60) {
      const [side = ''] = now.sides;
      expect(now.sentence).toMatch(/^(Sauron|Westernesse) .+\.$/);
      phases.add(now.phase);
      const legal = await engine.ask<GondorCommand[]>('legal', { side });
      // What is new first, and then the end of the step.
      const command = legal.find(({ type }) => type !== 'done' && now.ply % 2 === 0) ?? legal.at(-1);
      if (command === undefined) throw new Error('nothing is legal');
      expect(await engine.ask('why', { side, command })).toBeNull();
      now = (await submit(side, command)).decision;
    }
    expect(now).toMatchObject({ turn: 2, phase: 'magic-first' });
    for (const phase of ['magic-first', 'siege', 'sauron-movement', 'westernesse-movement'])
      expect(phases).toContain(phase);
    expect(await engine.ask('replay', { record: await engine.ask('record') })).toMatchObject({
      ok: true,
      commands: now.ply,
      diceChecked: true,
      hash: await engine.ask('hash'),
    });
  });

  test('an engine is a piece that has orders: to be set, and those of who stands with it', async () => {
    await engine.ask('new', { game: 'gondor' });
    const toBeSet = await engine.ask<GondorCommand[]>('legal', { side: 'sauron', unit: 'siege-tower-1' });
    expect(toBeSet).toContainEqual({ type: 'setEngine', engine: 'siege-tower-1', hex: '1921' });
    expect(await engine.fail('legal', { side: 'sauron', unit: 'cauldron-1' })).toMatchObject({ error: -32602 });
    await load({
      turn: 3,
      phase: 'siege',
      units: [
        { id: 'orc-1', hex: '1912' },
        { id: 'axeman-1', hex: '1910' },
      ],
      markers: [{ kind: 'sauron-catapult', hex: '1912' }],
    });
    const used = await engine.ask<GondorCommand[]>('legal', { side: 'sauron', unit: 'sauron-catapult-1' });
    expect(used).toContainEqual({ type: 'hurlHead', unit: 'orc-1', hex: '1910' });
    expect(used).toEqual(await engine.ask('legal', { side: 'sauron', unit: 'orc-1' }));
  });

  test('a spell, with its odds and with dice as written', async () => {
    await load({
      turn: 9,
      phase: 'magic-first',
      units: [{ id: 'orc-1', hex: '1921' }],
      leaders: [{ id: 'nazgul', hex: '1921' }],
      dice: [3, 4],
    });
    const command: GondorCommand = { type: 'cast', leader: 'nazgul', spell: 'fear', points: 2 };
    const { outcomes } = await engine.ask<{ outcomes: { chance: { n: number; d: number } }[] }>('odds', {
      side: 'sauron',
      command,
    });
    expect(outcomes.map(({ chance }) => chance)).toEqual([
      { n: 1, d: 2 },
      { n: 1, d: 2 },
    ]);
    await sauron(command);
    expect((await view()).magic).toMatchObject({
      points: { nazgul: 6 },
      successes: { fear: 1 },
      inForce: [{ spell: 'fear', turn: 9, phase: 'magic-first' }],
    });
    expect(await engine.fail('undo')).toMatchObject({ code: 'revealed' });
  });

  test('oil: asked for in the midst of a march, and refused to be thought better of once the march has gone on', async () => {
    await load({
      turn: 7,
      phase: 'sauron-movement',
      units: [
        { id: 'orc-1', hex: '1713' },
        { id: 'orc-9', hex: '2121' },
        { id: 'spearman-1', hex: '1710' },
      ],
      markers: [{ kind: 'oil', with: 'spearman-1' }],
    });
    const { decision } = await sauron({ type: 'move', piece: 'orc-1', path: ['1712', '1711', '1611'] });
    expect(decision).toMatchObject({ sides: ['westernesse'], sentence: 'Westernesse may pour oil on Orcs (orc-1).' });
    await westernesse({ type: 'pass' });
    expect(await engine.fail('undo')).toMatchObject({ code: 'revealed' });
    await westernesse({ type: 'pass' });
    await engine.ask('undo');
    const { events } = await westernesse({ type: 'pourOil', unit: 'spearman-1', target: 'orc-1' });
    expect(events).toMatchObject([
      { type: 'oilPoured', hex: '1611' },
      { type: 'eliminated', piece: 'orc-1' },
    ]);
  });

  test('a play-out by its bot, the same for the same seed', async () => {
    const play = () =>
      engine.ask<Playout>('playout', { game: 'gondor', seed: 3, policy: { sauron: 'dice', westernesse: 'dice' } });
    const [one, again] = [await play(), await play()];
    expect({ ...again, seconds: 0 }).toEqual({ ...one, seconds: 0 });
    expect(one.outcome.case).toBe('20.1');
    expect(one.commands).toBeGreaterThan(100);
  });

  test('perft counts the legal commands', async () => {
    await load({
      turn: 12,
      phase: 'rally',
      units: [{ id: 'spearman-1', hex: '1710', disrupted: true }],
      leaders: [{ id: 'gandalf', hex: '1710' }],
    });
    expect(await engine.ask('perft', { depth: 1 })).toBe(2);
    expect(await engine.ask('legal', { side: 'westernesse', unit: 'gandalf' })).toEqual([
      { type: 'rally', leader: 'gandalf', unit: 'spearman-1' },
    ]);
  });
});

describe('a position', () => {
  test('with everything in it reads back as the same state, and shows all of it', async () => {
    const position = everything();
    expect(await engine.ask<Decision>('load', { position })).toMatchObject({
      question: { kind: 'oil', side: 'westernesse' },
      sentence: 'Westernesse may pour oil before Sauron moves.',
    });
    const hash = await engine.ask('hash');
    const written = await engine.ask<Position>('position');
    await engine.ask('load', { position: written });
    expect(await engine.ask('hash')).toBe(hash);
    expect(await engine.ask('position')).toEqual(written);
    for (const field of ['turn', 'phase', 'magic', 'laid', 'supply', 'road', 'strayed', 'banner', 'relief', 'twenty'])
      expect({ [field]: written[field] }).toEqual({ [field]: position[field] });
    for (const field of [
      'held',
      'demoralized',
      'demoralization',
      'engines',
      'breached',
      'entries',
      'formations',
      'dice',
    ])
      expect({ [field]: written[field] }).toEqual({ [field]: position[field] });
    for (const field of ['units', 'leaders', 'markers', 'gates', 'holders', 'oil', 'spells', 'options'])
      expect(written[field]).toMatchObject(inOrder(field, position[field], written[field]));
  });

  test('shows a side nothing of which cauldron and which oil are dummies', async () => {
    await engine.ask('load', { position: everything() });
    const { markers } = await view('sauron');
    expect(markers['cauldron-4']).toMatchObject({ kind: 'cauldron', hex: '1810' });
    for (const viewer of ['sauron', 'spectator'])
      for (const id of ['cauldron-1', 'cauldron-4', 'oil-1', 'oil-2'])
        expect((await view(viewer)).markers[id]).not.toHaveProperty('dummy');
    expect((await view('westernesse')).markers['oil-2']).toMatchObject({ dummy: true });
  });

  test.each<[what: string, spoiled: Position, at: string, message: string]>([
    [
      "Helm's Deep's infantry",
      { units: [{ id: 'infantry-1', hex: '1910' }] },
      'units.0.id',
      'There is no infantry-1 among the units.',
    ],
    [
      "Helm's Deep's captain",
      { leaders: [{ id: 'captain-1', hex: '1910' }] },
      'leaders.0.id',
      'There is no captain-1 among the leaders.',
    ],
    ["Helm's Deep's gate", { gates: { 'rear-gate': 'sauron' } }, 'gates.rear-gate', 'There is no gate rear-gate.'],
    ["Helm's Deep's Culvert", { breached: ['culvert'] }, 'breached.0', 'There is no gate culvert.'],
    ['a seventeenth turn', { turn: 17 }, 'turn', 'The game ends with turn 16.'],
  ])('with %s is refused with a code and a sentence', async (_what, spoiled, at, message) => {
    const { faults, ...refusal } = await engine.fail('load', {
      position: { game: 'gondor', turn: 12, phase: 'rally', ...spoiled },
    });
    expect(refusal).toMatchObject({ error: -32000, code: 'bad-position' });
    expect(faults).toContainEqual(expect.objectContaining({ at, message }));
  });

  test.each<[what: string, spoiled: Position, at: string]>([
    ['phase', { phase: 'isengard-movement' }, 'position.phase'],
    ['marker', { markers: [{ kind: 'rocks', hex: '1910' }] }, 'position.markers.0.kind'],
    ['box', { units: [{ id: 'orc-1', hex: 'caves' }] }, 'position.units.0.hex'],
    ['passage', { units: [{ id: 'orc-1', hex: '1410', place: 'culvert' }] }, 'position.units.0.place'],
    ['army', { demoralization: { isengard: 3 } }, 'position.demoralization'],
    ['list', { used: ['horn'] }, 'position'],
    ['frame', { frames: [{ kind: 'sortie' }] }, 'position.frames.0'],
  ])("with a %s of Helm's Deep has not the form of one", async (_what, spoiled, at) => {
    expect(
      await engine.fail('load', { position: { game: 'gondor', turn: 12, phase: 'rally', ...spoiled } }),
    ).toMatchObject({ error: -32602, faults: [{ at }] });
  });
});

describe('a command', () => {
  test.each<[what: string, command: object, code: string, message: string]>([
    [
      "Helm's Deep's infantry",
      { type: 'deploy', piece: 'infantry-1', hex: '1921' },
      'unknown-unit',
      'There is no unit or leader infantry-1.',
    ],
    ["Helm's Deep's plan", { type: 'setUp', plan: 'vanguard' }, 'unknown-plan', 'There is no such deployment.'],
    [
      "Helm's Deep's ram",
      { type: 'setEngine', engine: 'ram-1', hex: '1921' },
      'unknown-engine',
      'There is no engine ram-1.',
    ],
  ])('that names %s is refused with a code and a sentence', async (_what, command, code, message) => {
    await engine.ask('new', { game: 'gondor' });
    const hash = await engine.ask('hash');
    expect(await engine.fail('submit', { side: 'sauron', command })).toMatchObject({ error: -32000, code });
    expect(await engine.ask('why', { side: 'sauron', command })).toMatchObject({ code, message });
    expect(await engine.ask('hash')).toBe(hash);
  });

  test.each<[what: string, game: string, side: string, command: object]>([
    ["Helm's Deep's horn in Gondor", 'gondor', 'sauron', { type: 'blowHorn', piece: 'orc-1' }],
    [
      "Gondor's spell in Helm's Deep",
      'helms-deep',
      'isengard',
      { type: 'cast', leader: 'nazgul', spell: 'fear', points: 1 },
    ],
    ["Gondor's side in Helm's Deep", 'helms-deep', 'sauron', { type: 'done' }],
    ["Helm's Deep's side in Gondor", 'gondor', 'isengard', { type: 'done' }],
  ])('such as %s is malformed', async (_what, game, side, command) => {
    await engine.ask('new', { game });
    expect(await engine.fail('submit', { side, command })).toMatchObject({ error: -32602 });
  });
});

/** What was written of a list or a table, in the order in which it comes back. */
function inOrder(field: string, asked: unknown, written: unknown): object {
  if (!Array.isArray(asked) || field === 'markers') return asked as object;
  const ids = (written as { id?: string }[]).map(({ id }) => id);
  return [...(asked as { id?: string }[])].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
