/**
 * The laws that every game obeys, tried on walks by chance: from the beginning of the game, and from the midst of a
 * siege where everybody has somebody to fight. `npm run walks` walks farther than `npm test` does.
 */
import { stateHash, top } from '@warbeacon/kernel';
import { HELMS_DEEP_SUBJECT as SUBJECT, position } from '@warbeacon/siege/testing';
import {
  actorLaw,
  cloneLaw,
  commonViewLaw,
  decisionLaw,
  jsonLaw,
  legalLaw,
  offersLaw,
  randomFrom,
  replayLaw,
  secrecyLaw,
  seeds,
  shareLaw,
  submitLaw,
  walk,
} from '@warbeacon/testkit';
import { describe, expect, test } from 'vitest';
import type { Command } from './command.schema.ts';
import type { Side } from './words.ts';
import { eventSchema } from './events.ts';
import { COMMANDS } from './commands.ts';
import { makePosition } from '../notation/make-position.ts';
import { parsePosition } from '../notation/position.ts';
import { makeRules } from '../engine/rules.ts';
import { HELMS_DEEP } from './game.ts';
import type { State } from '../engine/state.ts';
import { type View, viewSchema } from './view.ts';
import { MARKERS } from './markers.ts';
import { own } from './own.ts';
import { SIEGES } from './laws.fixture.ts';

/** What can be in two places, or in none: every unit and leader is somewhere, and two units nowhere together. */
function* conserved(s: State): Generator<string> {
  if (s.units.length !== HELMS_DEEP.units.length || s.leaders.length !== HELMS_DEEP.leaders.length)
    yield 'a piece is missing';
  // A march may be interrupted in a friend's hex, who must go afterwards.
  const parting = new Set(['march', 'makeRoom', 'displace', 'retreat', 'join']);
  const sharing = s.frames.some(({ kind }) => parting.has(kind));
  const seconds = new Set(s.formations.map(({ units }) => units[1]));
  const places = s.units.flatMap(({ at }, unit) => (at >= 0 && !seconds.has(unit) ? [at] : []));
  if (!sharing && new Set(places).size !== places.length) yield 'two units are in one place';
  for (const { units } of s.formations) {
    if (s.units[units[0]]?.at !== s.units[units[1]]?.at) yield 'a formation is in two places';
  }
  for (const { id, carrier, at } of s.markers) {
    if (carrier >= 0 && s.units[carrier]?.at !== at) yield `${id} is not with its carrier`;
  }
  const laid = s.markers.filter(({ kind }) => kind === 'ladder').length;
  if (laid + own(s).supply.ladders > MARKERS.ladder.real) yield 'there are more ladders than the counter mix has';
}

/** Written as a position and read again, it is the same state. */
function* written(s: State): Generator<string> {
  const back = parsePosition(HELMS_DEEP, JSON.parse(JSON.stringify(makePosition(HELMS_DEEP, s))));
  if (!back.ok) for (const { at, message } of back.error) yield `${at}: ${message}`;
  else if (stateHash(back.value.state) !== stateHash(s)) yield 'another state comes back';
}

/** Some questions are most of a game and their lists are long: one decision in so many is tried in full. */
const EVERY: Readonly<Record<string, number>> = { movement: 25, deployment: 25, makeRoom: 10, combat: 5, rocks: 3 };

function tryLaws(seed: number, from: State | undefined): string[] {
  const faults: string[] = [];
  const random = randomFrom(seed ^ 0x5eed);
  const before: Command[] = [];
  const record: { side: Side; command: Command }[] = [];
  const going = walk(SUBJECT, { seed, ...(from ? { from } : {}), record });
  const blame = (ply: number, law: string, found: Iterable<string>) => {
    for (const fault of found) faults.push(`seed ${seed}, command ${ply}, ${law}: ${fault}`);
  };
  let step = going.next();
  for (; !step.done; step = going.next()) {
    const { ply, state, side, command, events } = step.value;
    blame(ply, 'units', conserved(state));
    for (const event of events)
      if (!eventSchema.safeParse(event).success) faults.push(`not an event: ${JSON.stringify(event)}`);
    const kind = state.frames.at(-1)?.kind;
    const often = EVERY[kind ?? ''] ?? 1;
    if (ply % often === 0) {
      blame(ply, 'JSON', jsonLaw(SUBJECT, state));
      blame(ply, 'position', written(state));
      blame(ply, 'clone', cloneLaw(SUBJECT, state));
      blame(ply, 'common view', commonViewLaw(SUBJECT, state));
      blame(ply, 'submit', submitLaw(SUBJECT, state, side, command));
      blame(ply, 'sharing', shareLaw(SUBJECT, state, side, command));
      blame(ply, 'decision', decisionLaw(SUBJECT, state));
      blame(ply, 'actors', actorLaw(SUBJECT, state));
      blame(ply, 'offers', offersLaw(SUBJECT, state));
      const stale = Array.from({ length: 12 }, () => before[random(before.length)]).filter(
        (each) => each !== undefined,
      );
      blame(ply, 'legal', legalLaw(SUBJECT, state, stale, random));
      const view = viewSchema.safeParse(SUBJECT.rules.view(state, 'spectator'));
      if (!view.success) faults.push(`seed ${seed}, command ${ply}: not a view: ${view.error.message}`);
    }
    before.push(command);
    if (faults.length > 5) return faults;
  }
  blame(record.length, 'replay', replayLaw(SUBJECT, seed, from, record, step.value));
  return faults;
}

/** Frames on which somebody decides. */
const ASKING = [
  'deployment',
  'abilities',
  'rearGuard',
  'arrivals',
  'strike',
  'siege',
  'rocks',
  'movement',
  'makeRoom',
  'combat',
  'retreat',
  'retreatLeader',
  'retreatBefore',
  'displace',
  'advance',
  'follow',
  'join',
  'rally',
];

/** Two games in five are played from the first deployment, the others from a siege: by day at least one from each. */
const GAMES = seeds(14, 30).map((seed, i) => {
  const names = Object.keys(SIEGES);
  return { seed, name: i % 5 < 2 ? 'the beginning' : (names[i % names.length] ?? '') };
});

describe('the laws of every game hold', () => {
  test.each(GAMES)('from $name to the end, seed $seed', { timeout: 120_000 }, ({ seed, name }) => {
    const diary = SIEGES[name];
    expect(tryLaws(seed, diary === undefined ? undefined : position(diary).state)).toEqual([]);
  });

  test('and the walks come to every command and every question', { timeout: 60_000 }, () => {
    const commands = new Set<string>();
    const questions = new Set<string>();
    const starts = [undefined, ...Object.values(SIEGES).map((diary) => position(diary).state)];
    for (const from of starts) {
      for (let seed = 1; seed <= 8; seed++) {
        for (const { state, command } of walk(SUBJECT, { seed, ...(from ? { from } : {}) })) {
          commands.add(command.type);
          questions.add(top(state)?.kind ?? '');
        }
      }
    }
    expect([...commands].sort()).toEqual([...new Set(COMMANDS.specs.map(({ type }) => type))].sort());
    expect([...questions]).toEqual(expect.arrayContaining(ASKING));
  });

  test('what is a dummy is its owner’s secret', () => {
    const { state } = position(`
      turn 5, isengard-movement
      1311: orc-1, captain-1
      1411: uruk-infantry-1
      1310: infantry-1
      rocks 1310
      rocks 1410 dummy
      blasting-fire uruk-infantry-1
    `);
    const flip = (side: Side) => (copy: State) => {
      for (const marker of copy.markers) if (marker.side === side) marker.dummy = !marker.dummy;
    };
    expect([
      ...secrecyLaw(SUBJECT, state, 'isengard', flip('westernesse')),
      ...secrecyLaw(SUBJECT, state, 'spectator', flip('westernesse')),
      ...secrecyLaw(SUBJECT, state, 'westernesse', flip('isengard')),
      ...secrecyLaw(SUBJECT, state, 'spectator', flip('isengard')),
    ]).toEqual([]);
    expect([...secrecyLaw(SUBJECT, state, 'westernesse', flip('westernesse'))]).toEqual([
      'the view of westernesse shows it',
      'the legal list of westernesse shows it',
    ]);
  });

  test('the laws find a game that breaks them', () => {
    const broken = {
      ...SUBJECT,
      rules: {
        ...makeRules(HELMS_DEEP),
        check: () => null,
        clone: (s: State) => s,
        actors: () => ['nobody-1'],
        offers: () => [],
        view: (s: State, viewer: Side | 'spectator', common?: View) => common ?? SUBJECT.rules.view(s, viewer),
      },
    };
    const { state } = position(SIEGES['the wall'] ?? '');
    expect([...cloneLaw(broken, state)]).not.toEqual([]);
    expect([...commonViewLaw(broken, state)]).not.toEqual([]);
    expect([...offersLaw(broken, state)]).not.toEqual([]);
    const [side = 'isengard'] = SUBJECT.rules.deciders(state);
    const [command = { type: 'done' }] = SUBJECT.rules.legal(state, side);
    const greedy = {
      ...SUBJECT,
      rules: { ...SUBJECT.rules, share: (s: State, after: State) => void Object.assign(after, s) },
    };
    expect([...shareLaw(greedy, state, side, command)]).not.toEqual([]);
    expect([...actorLaw(broken, state)]).not.toEqual([]);
    expect([...legalLaw(broken, state, [{ type: 'hold' }], randomFrom(1))]).not.toEqual([]);
    expect([...submitLaw(broken, SUBJECT.rules.clone(state), 'isengard', { type: 'done' })]).not.toEqual([]);
  });
});
