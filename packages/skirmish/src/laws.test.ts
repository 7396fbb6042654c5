/**
 * The laws that every game obeys, tried on walks by chance: from the beginning of each scenario, and from the midst of things where
 * one chapter after another has something to say. `npm run walks` walks farther than `npm test` does.
 */
import { stateHash, top } from '@warbeacon/kernel';
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
  seeds,
  shareLaw,
  submitLaw,
  walk,
} from '@warbeacon/testkit';
import { describe, expect, test } from 'vitest';
import type { Command } from './engine/command-schemas.ts';
import { eventSchema } from './engine/events.ts';
import { skirmish } from './engine/rules.ts';
import type { State } from './engine/state.ts';
import type { Side } from './engine/words.ts';
import { STARTS } from './laws.fixture.ts';
import { makePosition } from './notation/make-position.ts';
import { parsePosition } from './notation/position.ts';
import { unsound } from './testing/soundness.ts';
import { subjectOf } from './testing/subject.ts';
import { viewSchema } from './view/view.schema.ts';

/** Written as a position and read again, it is the same state. */
function* written(s: State): Generator<string> {
  const back = parsePosition(JSON.parse(JSON.stringify(makePosition(s))));
  if (!back.ok) for (const { at, message } of back.error) yield `${at}: ${message}`;
  else if (stateHash(back.value.state) !== stateHash(s)) yield 'another state comes back';
}

/** Some questions are most of a battle and their lists are long: one decision in so many is tried in full. */
const EVERY: Readonly<Record<string, number>> = { deployment: 29, halfMove: 11, activation: 13, halfShoot: 5 };

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
    if (time % (EVERY[kind] ?? 3) === 0) {
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

const WALKS = Object.entries(STARTS).flatMap(([name, { byDay, limit }]) =>
  seeds(byDay).map((seed) => ({ name, seed, limit })),
);

describe('The laws of every game hold', () => {
  test.each(WALKS)('from $name, seed $seed', { timeout: 120_000 }, ({ name, seed, limit }) => {
    const start = STARTS[name];
    if (start === undefined) throw new Error(`no ${name}`);
    expect(tryLaws({ seed, from: start.state(), limit })).toEqual([]);
  });
});
