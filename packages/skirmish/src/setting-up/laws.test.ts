/** What menus and verdicts owe each other from the first roll of a battle on, tried on walks by chance. */
import {
  actorLaw,
  decisionLaw,
  jsonLaw,
  menuLaw,
  randomFrom,
  seeds,
  soundLaw,
  type Subject,
  submitLaw,
  walk,
} from '@warbeacon/testkit';
import { describe, expect, test } from 'vitest';
import type { Command } from '../engine/command-schemas.ts';
import type { SkirmishEvent } from '../engine/events.ts';
import { actorOf } from '../engine/registry.ts';
import { skirmish } from '../engine/rules.ts';
import type { State } from '../engine/state.ts';
import type { Side } from '../engine/words.ts';
import { makePosition } from '../notation/make-position.ts';
import { parseDiary, position } from '../testing/index.ts';
import type { View } from '../view/view.schema.ts';

const subject: Subject<State, Command, SkirmishEvent, View, Side> = {
  rules: skirmish,
  actorOf,
  kindOf: ({ type }) => type,
  choiceOf: (command) =>
    command.type === 'deploy' || command.type === 'arrive'
      ? `${command.type} ${command.model}`
      : JSON.stringify(command),
  isIdle: ({ type }) => type === 'done' || type === 'deploy' || type === 'halt',
  mutate: () => [],
};

/** A place somewhat off: refused, or among the places of the menu of that model. */
const near = (command: Command, shift: number): Command =>
  command.type === 'deploy' ? { ...command, at: [command.at[0] + shift, command.at[1] - shift] } : command;

/** Every third command alone, since the whole menu is looked at. */
const OFTEN = 3;

function faultsOf(from: State, seed: number, limit: number): string[] {
  const wrong: string[] = [];
  const random = randomFrom(seed);
  for (const { state, side, command, ply } of walk(subject, { seed, from, limit })) {
    const faults = [...submitLaw(subject, state, side, command)];
    if (ply % OFTEN === 0) {
      faults.push(...jsonLaw(subject, state), ...decisionLaw(subject, state), ...actorLaw(subject, state));
      faults.push(...soundLaw(subject, state, side, [...skirmish.legal(state, side)]));
      faults.push(...menuLaw(subject, state, side, near(command, random(4000) - 2000)));
    }
    wrong.push(...faults.map((fault) => `${ply}: ${fault}`));
  }
  return wrong;
}

describe('Walks by chance', () => {
  const HOUSE = { heroics: ['move', 'shoot', 'combat', 'strike'], secretObjective: true };
  const scenarios = ['forces-clash', 'the-ford', 'the-watch'];

  test.each(seeds(1).flatMap((seed) => scenarios.map((scenario) => ({ seed, scenario }))))(
    '[S-177, M-29] $scenario is set up, seed $seed',
    ({ seed, scenario }) => {
      expect(faultsOf(skirmish.create({ scenario, house: HOUSE }), seed, 24)).toEqual([]);
    },
  );
  test.each(seeds(2).map((seed) => ({ seed })))(
    '[X-12, X-13, X-26] heroic actions and exits, seed $seed',
    ({ seed }) => {
      const line =
        't2 move good* heroics burdens | hero=mt-captain@4",20" | g1=mt-shield@2",20" | g2=mt-bow@6",22" | hal=mt-halfling@3",22" | e1=mo-shield@8",26" | dark=mo-wraith-strong@9",28" | e2=mo-bow@11",24" | object letter=light with:hal';
      const start = position({
        ...parseDiary(line),
        scenario: 'the-ford',
        frames: [{ kind: 'sequence', step: 'move' }],
      });
      expect(faultsOf(start.state, seed, 40)).toEqual([]);
    },
  );
  test.each(seeds(1).map((seed) => ({ seed })))('[X-25] reserves, seed $seed', ({ seed }) => {
    const line =
      't5 move evil* sentries alarm | g1=ro-shield@45000,85000 | g2=ro-marshal@20",5" | cap=is-captain reserve | pike=is-pike reserve | e1=is-scout-shield@10",20"';
    expect(faultsOf(position({ ...parseDiary(line), scenario: 'the-watch' }).state, seed, 40)).toEqual([]);
  });
});

describe('Positions', () => {
  const HEAD = 't2 fight good* heroics banners | hero=mt-captain@10",10" | g1=mt-shield@12",10" | e1=mo-shield@10",13"';

  test.each([
    { kind: 'calls', phase: 'fight', next: 'good', passed: 0 },
    { kind: 'heroic', action: 'combat', hero: 'hero', left: ['hero', 'g1'], reach: null },
    { kind: 'take', side: 'good', from: 'hero', takers: ['g1'] },
    { kind: 'drawing', side: 'evil' },
    { kind: 'deployment', side: 'good' },
  ])('[X-12, R-106] a battle that stands at $kind is written and read again', (frame) => {
    const p = position({ ...parseDiary(HEAD), frames: [{ kind: 'sequence', step: 'fights' }, frame] });
    const again = position(makePosition(p.state));
    expect(again.state).toEqual(p.state);
  });
});
