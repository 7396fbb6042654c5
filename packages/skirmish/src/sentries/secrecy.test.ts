/**
 * Where a Sentry stands that nobody has seen is its side's secret: over battles by chance, two that differ in nothing else give
 * the others the same bytes until it is seen. `npm run walks` walks farther than `npm test` does.
 */
import { randomFrom, type Secret, secrecyLaw, secrecyWalkLaw, seeds, walk } from '@warbeacon/testkit';
import { describe, expect, test } from 'vitest';
import { battleOf, discOf } from '../engine/battle.ts';
import type { Command } from '../engine/command-schemas.ts';
import type { SkirmishEvent } from '../engine/events.ts';
import type { State } from '../engine/state.ts';
import type { Side } from '../engine/words.ts';
import { subjectOf } from '../testing/subject.ts';
import { newTable, position } from '../testing/index.ts';

const RAIDERS =
  'g1=ro-spears@20000,8000 | g2=ro-bow@30000,8000 | g3=ro-shield@45000,9000 | g4=ro-bow@60000,9000 | hero=ro-marshal@40000,6000';
const CAMP =
  'e1=is-scout-shield@30000,46000 sentry hidden | e2=is-scout-bow@50000,47000 sentry hidden | e3=is-scout-shield@70000,50000 sentry hidden | e4=is-scout-bow@45000,72000 sentry hidden';
const STARTS: Readonly<Record<string, () => State>> = {
  'the edge of the camp': () =>
    position(`t1 move good* full sentries hiddenSentries:true nightSight:12 | ${RAIDERS} | ${CAMP}`).state,
  'the night watch': () =>
    position(
      `t1 move evil* full sentries burdens hiddenSentries:true | ${RAIDERS} | ${CAMP} | e5=is-captain@55000,30000`,
    ).state,
  'The Watch': () =>
    newTable({ scenario: 'the-watch', house: { hiddenSentries: true } }).play(
      'plan round',
      'done',
      'plan round',
      'done',
    ).state,
};

/** One Sentry stands a little further off, where there is room for it. */
const shifted = (
  s: State,
  model: number,
  by: readonly [number, number],
): Secret<State, Command, SkirmishEvent, Side> => {
  const id = s.setup.models[model]?.id ?? '';
  const moved = (at: readonly [number, number]): [number, number] => [at[0] + by[0], at[1] + by[1]];
  return {
    viewers: ['good', 'spectator'],
    change(copy) {
      const state = copy.models[model];
      if (state?.at) state.at = moved(state.at);
    },
    twin: (command) =>
      (command.type === 'move' || command.type === 'crawl') && command.model === id
        ? { ...command, path: command.path.map(moved) }
        : command,
    // Seen, or gone in one battle alone.
    reveals: (event) =>
      (event.type === 'sighted' && event.models.some((each) => each.model === id)) ||
      (event.type === 'gone' && event.model === id),
  };
};

const hidingIn = (s: State): number[] => s.models.flatMap(({ hidden }, index) => (hidden ? [index] : []));

function compare(secret: Secret<State, Command, SkirmishEvent, Side>, seed: number, from: State) {
  const record: { side: Side; command: Command }[] = [];
  const subject = subjectOf(from);
  const going = walk(subject, { seed, from, record, limit: 120 });
  while (!going.next().done);
  const faults: string[] = [];
  const law = secrecyWalkLaw(subject, secret, seed, from, record);
  let step = law.next();
  for (; !step.done && faults.length < 5; step = law.next()) faults.push(step.value);
  return { faults, compared: step.done ? step.value : 0 };
}

const secretOf = (s: State, seed: number) => {
  const hiding = hidingIn(s);
  const model = hiding[randomFrom(seed)(hiding.length)];
  if (model === undefined) throw new Error('nobody hides');
  return shifted(s, model, [(seed % 5) * 300 - 600, 900]);
};

describe('[X-36] where a Sentry hides is nobody’s business but its side’s', () => {
  test.each(Object.keys(STARTS))('from %s', { timeout: 120_000 }, (name) => {
    let all = 0;
    for (const seed of seeds(6)) {
      const from = STARTS[name]?.();
      if (from === undefined) throw new Error(`no ${name}`);
      const { faults, compared } = compare(secretOf(from, seed), seed, from);
      expect(faults).toEqual([]);
      all += compared;
    }
    expect(all).toBeGreaterThan(100);
  });

  test.each(seeds(3))('its menu and view are the same wherever it stands, seed %i', { timeout: 120_000 }, (seed) => {
    const from = STARTS['the edge of the camp']?.();
    if (from === undefined) throw new Error('no camp');
    const subject = subjectOf(from);
    const faults: string[] = [];
    for (const { ply, state } of walk(subject, { seed, from, record: [], limit: 60 })) {
      const [model] = hidingIn(state);
      if (ply % 10 > 0 || model === undefined) continue;
      for (const viewer of ['good', 'spectator'] as const) {
        const law = secrecyLaw(subject, state, viewer, (copy) => {
          const b = battleOf(copy);
          const { x, y } = discOf(b, model);
          Object.assign(copy.models[model] ?? {}, { at: [x + 777, y - 333], prone: true, wounds: 0 });
        });
        faults.push(...law);
      }
    }
    expect(faults).toEqual([]);
  });

  test('the law finds a view that tells', () => {
    const from = STARTS['the edge of the camp']?.();
    if (from === undefined) throw new Error('no camp');
    expect(compare({ ...secretOf(from, 1), viewers: ['evil'] }, 1, from).faults).not.toEqual([]);
  });
});
