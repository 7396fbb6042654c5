/** What menus and verdicts of shooting, throwing and magic owe each other, tried on walks by chance. */
import {
  actorLaw,
  decisionLaw,
  discreteLaw,
  jsonLaw,
  type Random,
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
import { parsePosition } from '../notation/position.ts';
import { position } from '../testing/index.ts';
import type { View } from '../view/view.schema.ts';

const GROUND = JSON.stringify({
  w: 121920,
  h: 121920,
  areas: [
    {
      id: 'hill',
      kind: 'hill',
      height: 2000,
      polygon: [
        [30000, 30000],
        [50000, 30000],
        [50000, 50000],
        [30000, 50000],
      ],
    },
    {
      id: 'hut',
      kind: 'impassable',
      top: 6000,
      polygon: [
        [52000, 20000],
        [56000, 20000],
        [56000, 24000],
        [52000, 24000],
      ],
    },
  ],
  barriers: [
    {
      id: 'wall',
      height: 1800,
      line: [
        [20000, 26000],
        [40000, 26000],
      ],
    },
  ],
  places: [{ id: 'fire', kind: 'fire', at: [60000, 40000] }],
});
const MODELS = [
  'g1=mt-wizard@10",10" | g2=ro-marshal@12",8" gear:throwing-spears+bow | g3=ro-rider-spears@14",10" | g4=mt-bow@16",8"',
  'g5=ro-spears@18",10" | g6=mt-halfling@8",8" | g7=mt-captain@16",12"',
  'e1=mo-wraith-strong@14",18" | e2=is-wizard@18",20" | e3=mo-bow@12",20" | e4=mo-warg-spears@16",18" | e5=is-scout-bow@20",22" prone',
  'e6=mo-shield@17",16" | e7=mo-shield@19",17"',
].join(' | ');
const lineOf = (options: string): string => `t1 move good* ${options} | ${MODELS} | table ${GROUND}`;

const mine = new Set<Command['type']>([
  'shoot',
  'throw',
  'cast',
  'resist',
  'spend',
  'decline',
  'fate',
  'suffer',
  'move',
]);

/** The same with other names and numbers. */
function mutate(command: Command, random: Random): Command[] {
  const someone = `${random(2) === 0 ? 'g' : 'e'}${1 + random(7)}`;
  switch (command.type) {
    case 'shoot':
      return [
        { ...command, target: someone },
        { ...command, model: someone },
        { ...command, weapon: 'orc-bow' },
      ];
    case 'throw':
      return [
        { ...command, target: someone },
        { ...command, model: someone },
      ];
    case 'cast':
      return [
        { ...command, target: someone },
        { ...command, will: random(9) },
        { ...command, free: random(2) === 0 },
        { ...command, power: 'black-dart' },
      ];
    case 'resist':
      return [
        { ...command, will: random(9) },
        { ...command, free: true },
        { ...command, model: someone },
      ];
    case 'spend':
      return [
        { ...command, points: random(5) },
        { ...command, die: random(3) },
      ];
    default:
      return [];
  }
}

/** A weapon need not be named: who can shoot with any can shoot with that which is used unnamed. */
const choiceOf = (command: Command): string =>
  command.type === 'shoot'
    ? `${command.model} shoots ${command.target}`
    : JSON.stringify({ ...command, ...('free' in command && command.free === false && { free: undefined }) });

const subject: Subject<State, Command, SkirmishEvent, View, Side> = {
  rules: skirmish,
  actorOf,
  kindOf: ({ type }) => type,
  choiceOf,
  isIdle: ({ type }) => type === 'done' || type === 'halt' || type === 'decline',
  mutate,
};

function* laws(s: State, side: Side, random: Random): Generator<string> {
  yield* jsonLaw(subject, s);
  yield* decisionLaw(subject, s);
  yield* actorLaw(subject, s);
  const all = [...skirmish.legal(s, side)];
  yield* soundLaw(subject, s, side, all);
  const some = Array.from({ length: 6 }, () => all[random(all.length)]).filter((command) => command !== undefined);
  const others = some.filter(({ type }) => mine.has(type)).flatMap((command) => mutate(command, random));
  yield* discreteLaw(subject, s, side, others, all);
  for (const command of some) if (skirmish.offer(s, side, command).odds?.outcomes.length === 0) yield 'odds of nothing';
  const read = parsePosition(makePosition(s));
  if (!read.ok) yield `it is written unsoundly: ${JSON.stringify(read.error)}`;
  else if (JSON.stringify(read.value.state.models) !== JSON.stringify(s.models)) yield 'it is read as another';
  else if (JSON.stringify(read.value.state.frames) !== JSON.stringify(s.frames)) yield 'its frames are read as others';
}

describe('Walks by chance', () => {
  test.each(seeds(4))('[S-54, S-108, R-76] seed %i', (seed) => {
    const wrong: string[] = [];
    const random = randomFrom(seed);
    const from = position(
      lineOf(['full', 'as-printed', 'full nightSight:12', 'full shootIntoFights:never'][seed % 4] ?? ''),
    ).state;
    for (const { state, side, command, ply } of walk(subject, { seed, from, limit: 90 })) {
      for (const fault of laws(state, side, random)) wrong.push(`${ply}: ${fault}`);
      for (const fault of submitLaw(subject, state, side, command)) wrong.push(`${ply}: ${fault}`);
    }
    expect(wrong).toEqual([]);
  });
});
