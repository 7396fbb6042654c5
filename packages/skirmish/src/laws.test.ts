/**
 * The laws that every game obeys, tried on walks by chance: from the beginning of each scenario, and from the midst of things where
 * one chapter after another has something to say. `npm run walks` walks farther than `npm test` does.
 */
import { stateHash, top } from '@warbeacon/kernel';
import {
  actorLaw,
  BY_NIGHT,
  cloneLaw,
  commonViewLaw,
  decisionLaw,
  discreteLaw,
  jsonLaw,
  judgeLaw,
  legalLaw,
  offersLaw,
  randomFrom,
  replayLaw,
  secrecyLaw,
  seeds,
  shareLaw,
  spoilLaw,
  submitLaw,
  walk,
} from '@warbeacon/testkit';
import { describe, expect, test } from 'vitest';
import { type Command, COMMAND_SCHEMAS } from './engine/command-schemas.ts';
import { DECISIONS } from './engine/decisions.ts';
import { eventSchema } from './engine/events.ts';
import { skirmish } from './engine/rules.ts';
import type { State } from './engine/state.ts';
import type { Side } from './engine/words.ts';
import { STARTS } from './laws.fixture.ts';
import { makePosition } from './notation/make-position.ts';
import { parsePosition } from './notation/position.ts';
import { position } from './testing/index.ts';
import { unsound } from './testing/soundness.ts';
import { subjectOf } from './testing/subject.ts';
import { type View, viewSchema } from './view/view.schema.ts';

/** Written as a position and read again, it is the same state. */
function* written(s: State): Generator<string> {
  const back = parsePosition(JSON.parse(JSON.stringify(makePosition(s))));
  if (!back.ok) for (const { at, message } of back.error) yield `${at}: ${message}`;
  else if (stateHash(back.value.state) !== stateHash(s)) yield 'another state comes back';
}

/** Some questions are most of a battle and their lists are long: one decision in so many is tried in full. */
const EVERY: Readonly<Record<string, number>> = { deployment: 41, halfMove: 17, activation: 19, halfShoot: 7 };

interface Trial {
  readonly seed: number;
  readonly from: State;
  readonly limit: number;
}

function tryLaws({ seed, from, limit }: Trial): string[] {
  const faults: string[] = [];
  const random = randomFrom(seed ^ 0x5eed);
  const subject = subjectOf(from);
  const before: Command[] = [];
  const record: { side: Side; command: Command }[] = [];
  const blame = (ply: number, law: string, found: Iterable<string>) => {
    for (const fault of found) faults.push(`seed ${seed}, command ${ply}, ${law}: ${fault}`);
  };
  const going = walk(subject, { seed, from, limit, record });
  const times = new Map<string, number>();
  let step = going.next();
  for (; !step.done; step = going.next()) {
    const { ply, state, side, command, events } = step.value;
    blame(ply, 'soundness', unsound(state));
    for (const event of events)
      if (!eventSchema.safeParse(event).success) faults.push(`not an event: ${JSON.stringify(event)}`);
    blame(ply, 'position', written(state));
    const kind = top(state)?.kind ?? '';
    const time = times.get(kind) ?? 0;
    times.set(kind, time + 1);
    if (time % (EVERY[kind] ?? 4) === 0) {
      blame(ply, 'JSON', jsonLaw(subject, state));
      blame(ply, 'clone', cloneLaw(subject, state));
      blame(ply, 'common view', commonViewLaw(subject, state));
      blame(ply, 'submit', submitLaw(subject, state, side, command));
      blame(ply, 'sharing', shareLaw(subject, state, side, command));
      blame(ply, 'decision', decisionLaw(subject, state));
      blame(ply, 'actors', actorLaw(subject, state));
      blame(ply, 'offers', offersLaw(subject, state));
      const stale = Array.from({ length: 12 }, () => before[random(before.length)]).filter(
        (each) => each !== undefined,
      );
      blame(ply, 'legal', legalLaw(subject, state, stale, random, 6));
      const view = viewSchema.safeParse(skirmish.view(state, 'spectator'));
      if (!view.success) faults.push(`seed ${seed}, command ${ply}: not a view: ${view.error.message}`);
    }
    before.push(command);
    if (faults.length > 5) return faults;
  }
  blame(record.length, 'replay', replayLaw(subject, seed, from, record, step.value));
  return faults;
}

/** By day a walk from each, of no more commands than these. */
const BRIEF = 60;

const WALKS = Object.entries(STARTS).flatMap(([name, { walks, limit }]) =>
  seeds(1, walks).map((seed) => ({ name, seed, limit: BY_NIGHT ? limit : Math.min(limit, BRIEF) })),
);

describe('The laws of every game hold', () => {
  test.each(WALKS)('[M-2, M-5, M-15] from $name, seed $seed', { timeout: 120_000 }, ({ name, seed, limit }) => {
    const start = STARTS[name];
    if (start === undefined) throw new Error(`no ${name}`);
    expect(tryLaws({ seed, from: start.state(), limit })).toEqual([]);
  });

  test('and the walks come to every question and every command', { timeout: 60_000 }, () => {
    const commands = new Set(Object.keys(COMMAND_SCHEMAS));
    const questions = new Set<string>(Object.keys(DECISIONS));
    // Most are met in the first walks: it is gone on for the few that are rare.
    for (let seed = 1; seed <= 15 && commands.size + questions.size > 0; seed++) {
      for (const { state } of Object.values(STARTS)) {
        const from = state();
        for (const step of walk(subjectOf(from), { seed, from, limit: 50 })) {
          commands.delete(step.command.type);
          questions.delete(top(step.state)?.kind ?? '');
        }
      }
    }
    expect([...questions, ...commands]).toEqual([]);
  });

  test('[X-35] a task is the secret of its side', () => {
    const { state } = position(
      't2 move good* full secretObjective:true | g1=mt-shield@20000,20000 | e1=mo-shield@40000,40000',
    );
    state.tasks = { good: 'slay', evil: 'hold' };
    const another = (side: Side) => (copy: State) => {
      copy.tasks[side] = 'spare';
    };
    const subject = subjectOf(state);
    for (const viewer of ['good', 'evil', 'spectator'] as const) {
      for (const side of ['good', 'evil'] as const) {
        const told = [...secrecyLaw(subject, state, viewer, another(side))];
        expect({ viewer, side, told: told.length > 0 }).toEqual({ viewer, side, told: viewer === side });
      }
    }
  });

  test('and they find a game that breaks them', () => {
    const { state } = position(
      't2 move good* full | g1=mt-shield@20000,20000 | g2=mt-shield@26000,20000 | e1=mo-shield@26000,28000',
    );
    const subject = subjectOf(state);
    const broken = {
      ...subject,
      rules: {
        ...skirmish,
        check: () => null,
        clone: (s: State) => s,
        actors: () => ['nobody-1'],
        offers: () => [],
        view: (s: State, viewer: Side | 'spectator', common?: View) => common ?? skirmish.view(s, viewer),
      },
    };
    const move: Command = { type: 'move', model: 'g1', path: [[20000, 22000]] };
    expect([...cloneLaw(broken, state)]).not.toEqual([]);
    expect([...offersLaw(broken, state)]).not.toEqual([]);
    expect([...actorLaw(broken, state)]).not.toEqual([]);
    expect([...discreteLaw(broken, state, 'good', [{ type: 'roll' }])]).not.toEqual([]);
    expect([...spoilLaw(broken, state, 'good', move)]).not.toEqual([]);
    expect([...judgeLaw(broken, state, 'good', { ...move, path: [[20000, 90000]] })]).not.toEqual([]);
    // [M-2, S-33]
    const unlike = skirmish.clone(state);
    unlike.contacts = [[0, 2]];
    for (const model of unlike.models) model.at = [20000, 20000];
    expect([...unsound(unlike)].join()).toMatch(/overlap/);
  });
});
