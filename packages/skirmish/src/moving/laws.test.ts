/** What menus and verdicts of moving owe each other, tried on walks by chance. */
import { apart, squared, TOUCH, touching } from '@warbeacon/plane';
import {
  actorLaw,
  cutLaw,
  decisionLaw,
  jsonLaw,
  menuLaw,
  type Random,
  randomFrom,
  type Sampled,
  seeds,
  soundLaw,
  splitLaw,
  type Subject,
  submitLaw,
  turnLaw,
  walk,
} from '@warbeacon/testkit';
import { describe, expect, test } from 'vitest';
import { type Battle, battleOf, discOf, isOnTable, onTable } from '../engine/battle.ts';
import type { Command, CommandOf } from '../engine/command-schemas.ts';
import type { SkirmishEvent } from '../engine/events.ts';
import { actorOf } from '../engine/registry.ts';
import { skirmish } from '../engine/rules.ts';
import type { At, State } from '../engine/state.ts';
import type { Side } from '../engine/words.ts';
import { clearsGround } from '../geometry/clear.ts';
import { position } from '../testing/index.ts';
import type { View } from '../view/view.schema.ts';
import { groundFor } from './ground.ts';

/** A table that is square, so that it can be turned. */
const OPEN = [
  't1 move good* full broken:evil',
  'g1=mt-shield@10",10" | g2=mt-knight@12",12" | g3=ro-marshal@8",8" | g4=mt-bow@14",8" prone | g5=mt-spear@15",11"',
  'e1=mo-shield@13",16" | e2=mo-warg-shield@16",16" | e3=mo-wraith@18",15" | e4=mo-spear@11",18" | e5=mo-bow@20",20" prone | e6=mo-spear@20",10"',
].join(' | ');
const SIZE = 121920;

const box = (x: number, y: number, w: number, h: number) => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];
const GROUND = {
  w: SIZE,
  h: SIZE,
  areas: [
    { id: 'wood', kind: 'slow', polygon: box(15000, 32000, 12000, 9000) },
    { id: 'hut', kind: 'impassable', top: 6000, polygon: box(40000, 36000, 4000, 4000) },
    { id: 'ditch', kind: 'gap', width: 3000, depth: 4000, polygon: box(44000, 20000, 3000, 9000) },
  ],
  barriers: [
    {
      id: 'fence',
      height: 2000,
      line: [
        [24000, 33000],
        [36000, 35000],
      ],
    },
    {
      id: 'wall',
      height: 4000,
      line: [
        [20000, 23500],
        [20000, 12000],
      ],
    },
  ],
  places: [],
};
/** The same with ground on it, which is not turned. */
const BUILT = OPEN.replace(' | ', ` | table ${JSON.stringify(GROUND)} | `);

type Move = CommandOf<'move'>;
const isMove = (command: Command): command is Move => command.type === 'move';
const isFree = (command: Command): command is Move => isMove(command) && (command.charge ?? []).length === 0;

/** Whether a model could end its move at a corner: clear of everybody and everything, in contact with nobody. */
function couldEnd(b: Battle, id: string, [x, y]: At): boolean {
  const model = b.field.indexOf(id);
  const place = { ...discOf(b, model), x, y };
  if (!clearsGround(place, groundFor(b, model))) return false;
  return onTable(b).every(
    (other) => other === model || (apart(place, discOf(b, other)) && !touching(place, discOf(b, other))),
  );
}

/** The corners at which a free way can be divided. */
function corners(s: State, command: Command): number[] {
  if (!isFree(command)) return [];
  const b = battleOf(s);
  // In a Heroic Move each command must end near its Hero: a part of a way may not.
  if (s.frames.some(({ kind }) => kind === 'heroic')) return [];
  return command.path.slice(1).flatMap((_, i) => {
    const at = command.path[i];
    return at !== undefined && couldEnd(b, command.model, at) ? [i + 1] : [];
  });
}

const SAMPLED: Sampled<State, Command, Side> = {
  isListed: (_s, command) => isMove(command) && command.path.length === 1 && command.charge?.length === 1,
  cut: (s, command) =>
    corners(s, command).flatMap((n) => (isMove(command) ? [{ ...command, path: command.path.slice(0, n) }] : [])),
  split: (s, command) =>
    corners(s, command).flatMap((n) =>
      isMove(command)
        ? [
            [
              { ...command, path: command.path.slice(0, n) },
              { ...command, path: command.path.slice(n) },
            ] as const,
          ]
        : [],
    ),
  settled: ({ models, contacts }) => ({ models, contacts }),
  turned(s, command, turn) {
    if (!isMove(command) || s.setup.table?.areas.length !== 0) return undefined;
    const turned = ([x, y]: At): At => (turn === 'mirror' ? [SIZE - x, y] : [SIZE - y, x]);
    const state = skirmish.clone(s);
    for (const model of state.models) {
      model.at &&= turned(model.at);
      model.from &&= turned(model.from);
    }
    return { state, command: { ...command, path: command.path.map(turned) } };
  },
  judge: () => undefined,
  spoil: () => [],
};

/** Near the places of a way, and with whom it charges changed. */
function mutate(command: Command, random: Random): Command[] {
  const near = ([x, y]: At): At => [x + random(2001) - 1000, y + random(2001) - 1000];
  if (command.type === 'crawl') return [1, 2, 3].map(() => ({ ...command, path: command.path.map(near) }));
  if (!isMove(command)) return [];
  const { charge: _, ...free } = command;
  const path = command.path.map(near);
  return [
    { ...command, path },
    { ...free, path },
    { ...free, path: [...path, ...path.map(near)] },
    { ...free, path: command.path, charge: ['e1'] },
    { ...free, path, charge: ['g1'] },
  ];
}

const subject: Subject<State, Command, SkirmishEvent, View, Side> = {
  rules: skirmish,
  actorOf,
  kindOf: ({ type }) => type,
  choiceOf: (command) =>
    isMove(command) ? `${command.model} ${(command.charge ?? []).join(' ')}` : JSON.stringify(command),
  isIdle: ({ type }) => type === 'done' || type === 'halt',
  mutate,
  sampled: SAMPLED,
};

/** After every command: no overlap, everybody on the table, contacts are contacts. */
function* soundness(s: State): Generator<string> {
  const b = battleOf(s);
  const standing = onTable(b);
  for (const [i, one] of standing.entries()) {
    const disc = discOf(b, one);
    if (disc.x < disc.r || disc.y < disc.r || disc.x + disc.r > SIZE || disc.y + disc.r > SIZE)
      yield `${one} is off the table`;
    for (const other of standing.slice(i + 1)) {
      const reach = disc.r + discOf(b, other).r;
      if (squared(disc, discOf(b, other)) < reach * reach) yield `${one} and ${other} overlap`;
    }
  }
  for (const [one, other] of s.contacts) {
    if (
      !isOnTable(b, one) ||
      !isOnTable(b, other) ||
      squared(discOf(b, one), discOf(b, other)) > (discOf(b, one).r + discOf(b, other).r + TOUCH) ** 2
    )
      yield `${one} and ${other} do not touch`;
  }
}

function* laws(s: State, side: Side, random: Random): Generator<string> {
  yield* soundness(s);
  yield* jsonLaw(subject, s);
  yield* decisionLaw(subject, s);
  yield* actorLaw(subject, s);
  const all = [...skirmish.legal(s, side)];
  yield* soundLaw(subject, s, side, all);
  const some = Array.from({ length: 6 }, () => all[random(all.length)]).filter((command) => command !== undefined);
  for (const command of some.flatMap((each) => [each, ...mutate(each, random)])) {
    yield* menuLaw(subject, s, side, command);
    yield* cutLaw(subject, s, side, command);
    yield* splitLaw(subject, s, side, command);
    yield* turnLaw(subject, s, side, command);
  }
}

describe('Walks by chance', () => {
  const tables = { open: OPEN, built: BUILT };
  const walks = seeds(2).flatMap((seed) => (['open', 'built'] as const).map((table) => ({ seed, table })));

  test.each(walks)('[M-5, M-15] seed $seed on the $table table', ({ seed, table }) => {
    const wrong: string[] = [];
    const random = randomFrom(seed);
    for (const { state, side, command, ply } of walk(subject, {
      seed,
      from: position(tables[table]).state,
      limit: 80,
    })) {
      for (const fault of laws(state, side, random)) wrong.push(`${ply}: ${fault}`);
      for (const fault of submitLaw(subject, state, side, command)) wrong.push(`${ply}: ${fault}`);
    }
    expect(wrong).toEqual([]);
  });
});
