/** The skirmish as the laws see it. */
import { scriptedDice, submit, top } from '@warbeacon/kernel';
import { apart, INCH, onTable as liesOnTable, type Point, touching } from '@warbeacon/plane';
import type { Sampled, Spoiled, Subject } from '@warbeacon/testkit';
import {
  type Battle,
  battleOf,
  discOf,
  isBound,
  isEngaged,
  isOnTable,
  modelOf,
  onTable,
  sideOf,
} from '../engine/battle.ts';
import type { Command, CommandOf } from '../engine/command-schemas.ts';
import type { SkirmishEvent } from '../engine/events.ts';
import { fieldOf } from '../engine/field.ts';
import type { Frame } from '../engine/frames.ts';
import { actorOf } from '../engine/registry.ts';
import { skirmish } from '../engine/rules.ts';
import type { At, State } from '../engine/state.ts';
import type { Side } from '../engine/words.ts';
import { clearsGround } from '../geometry/clear.ts';
import { groundFor } from '../moving/ground.ts';
import { isWithinReach, pointsOf, type Scene, sceneOf } from '../moving/scene.ts';
import type { View } from '../view/view.schema.ts';
import { HAIR, judgeByFloats } from './float-judge.fixture.ts';
import { mutate } from './mutate.ts';
import { commandTurned, stateTurned } from './turned.ts';

type Move = CommandOf<'move'>;
const isMove = (command: Command): command is Move => command.type === 'move';
const isFree = (command: Command): command is Move => isMove(command) && (command.charge ?? []).length === 0;

/** Nothing where the model is not on the table. */
function sceneAt(b: Battle, id: string): Scene | undefined {
  const frame = top<Frame>(b.s);
  const model = b.field.indexOf(id);
  return frame === undefined || model < 0 || !isOnTable(b, model) ? undefined : sceneOf(b, frame, model);
}

/** Whether a model could end a move at a corner: clear of everybody and everything, and in contact with no enemy. */
function couldEnd(b: Battle, scene: Scene, [x, y]: At): boolean {
  const { mover } = scene;
  const place = { ...mover, x, y };
  return (
    liesOnTable(place, b.field.table) &&
    clearsGround(place, groundFor(b, mover.index)) &&
    isWithinReach({ ...scene, mover: place }) &&
    onTable(b).every((other) => {
      if (other === mover.index) return true;
      const disc = discOf(b, other);
      return (
        apart(place, disc) &&
        (sideOf(b, other) === sideOf(b, mover.index) || isBound(b, other) || !touching(place, disc))
      );
    })
  );
}

/** The corners at which a free way can be divided. */
function corners(s: State, command: Command): readonly number[] {
  if (!isFree(command)) return [];
  const b = battleOf(s);
  const scene = sceneAt(b, command.model);
  if (scene === undefined) return [];
  return command.path.slice(1).flatMap((_, i) => {
    const at = command.path[i];
    return at !== undefined && couldEnd(b, scene, at) ? [i + 1] : [];
  });
}

/** Whether dice fall when it is carried out, or something on the way brings it to an end before its own. */
function isBroken(s: State, command: Move): boolean {
  const side = skirmish.deciders(s)[0] ?? 'good';
  const done = submit(skirmish, s, side, command, scriptedDice([]));
  if (!done.ok) return done.error.code === 'dice-exhausted';
  const [x, y] = done.value.state.models[battleOf(s).field.indexOf(command.model)]?.at ?? [];
  const end = command.path.at(-1);
  return x !== end?.[0] || y !== end?.[1];
}

/** Codes with which geometry refuses a way: of these the judge has an opinion. */
const OF_WAYS: ReadonlySet<string> = new Set([
  'too-far',
  'off-table',
  'barred',
  'base',
  'zone',
  'nearer',
  'left-zone',
  'short-of-target',
  'short-of-extra',
  'undeclared-contact',
  'contact-without-charge',
]);

function judge(s: State, side: Side, command: Command): boolean | undefined {
  if (!isMove(command)) return undefined;
  const said = skirmish.check(s, side, command);
  if (said !== null && !OF_WAYS.has(said.code)) return undefined;
  const b = battleOf(s);
  const scene = sceneAt(b, command.model);
  if (scene === undefined) return undefined;
  const own = scene.mover.index;
  const bodies = onTable(b)
    .filter((model) => model !== own)
    .map((index) => {
      const bound = isBound(b, index);
      const foe = sideOf(b, index) !== sideOf(b, own);
      return {
        ...discOf(b, index),
        index,
        foe,
        zone: !modelOf(b, index).prone && !bound && !isEngaged(b, index),
        bound,
      };
    });
  const [target, ...extra] = (command.charge ?? []).map((id) => b.field.indexOf(id));
  const { code, margin } = judgeByFloats({
    mover: scene.mover,
    points: pointsOf(command.path),
    bodies,
    table: b.field.table,
    how: { may256: scene.left, target, extra, start: scene.start, ground: scene.ground },
  });
  return margin <= HAIR ? undefined : code === null;
}

/** Whoever stands nearest in a list, and how far from centre to centre, squared. */
function nearest(b: Battle, { x, y }: Point, models: readonly number[]): number | undefined {
  const far = (model: number): number => (discOf(b, model).x - x) ** 2 + (discOf(b, model).y - y) ** 2;
  return models.toSorted((one, other) => far(one) - far(other))[0];
}

const ON_THE_WAY = ['too-far', 'off-table', 'barred', 'base', 'zone', 'nearer'];

function spoil(s: State, _side: Side, command: Command): readonly Spoiled<Command>[] {
  if (!isMove(command)) return [];
  const b = battleOf(s);
  const scene = sceneAt(b, command.model);
  const [x = 0, y = 0] = command.path.at(-1) ?? [];
  if (scene === undefined) return [];
  const { mover, left } = scene;
  const ending = (...more: At[]): Command => ({ ...command, path: [...command.path.slice(0, -1), ...more] });
  const far = Math.trunc(left / 256) + 1;
  const spoiled: Spoiled<Command>[] = [
    { command: ending([x, y], [x + (x > far ? -far : far), y]), codes: ['too-far'] },
    { command: ending([-1, y]), codes: ['off-table', 'too-far'] },
  ];
  const charged = (command.charge ?? []).map((id) => b.field.indexOf(id));
  const friend = nearest(
    b,
    { x, y },
    onTable(b, sideOf(b, mover.index)).filter((model) => model !== mover.index),
  );
  if (friend !== undefined) {
    const { x: fx, y: fy } = discOf(b, friend);
    spoiled.push({ command: ending([fx + 1, fy]), codes: ['base', 'too-far', 'off-table', 'barred'] });
  }
  const [target] = charged;
  if (target !== undefined) {
    const { x: tx, y: ty } = discOf(b, target);
    spoiled.push({
      command: ending([tx + Math.sign(x - tx), ty + Math.sign(y - ty)]),
      codes: ['base', 'too-far', 'off-table', 'barred'],
    });
    const away: At = [x + 60 * Math.sign(x - tx), y + 60 * Math.sign(y - ty)];
    spoiled.push({ command: ending(away), codes: [...ON_THE_WAY, 'left-zone', 'short-of-target'] });
    const { charge: _, ...free } = command;
    spoiled.push({ command: free, codes: ['zone', 'nearer', 'contact-without-charge', 'must-charge', 'out-of-reach'] });
    return spoiled;
  }
  const zoned = onTable(b).filter(
    (model) =>
      sideOf(b, model) !== sideOf(b, mover.index) &&
      !isBound(b, model) &&
      !isEngaged(b, model) &&
      !modelOf(b, model).prone,
  );
  const foe = nearest(b, { x, y }, zoned);
  if (foe !== undefined) {
    const disc = discOf(b, foe);
    // Just within the zone, straight to the east of it: refused for whatever comes first on the way there.
    const inside: At = [disc.x + disc.r + mover.r + INCH - 1, disc.y];
    const began = !apart({ ...scene.start, r: mover.r }, disc, INCH);
    if (!began) spoiled.push({ command: ending(inside), codes: ON_THE_WAY });
  }
  return spoiled;
}

const SAMPLED: Sampled<State, Command, Side> = {
  // A charge straight on one enemy is always listed.
  isListed: (_s, command) => isMove(command) && command.path.length === 1 && command.charge?.length === 1,
  cut: (s, command) =>
    corners(s, command).flatMap((n) => (isMove(command) ? [{ ...command, path: command.path.slice(0, n) }] : [])),
  split(s, command) {
    if (!isMove(command) || isBroken(s, command)) return [];
    const pairs = corners(s, command).map(
      (n) =>
        [
          { ...command, path: command.path.slice(0, n) },
          { ...command, path: command.path.slice(n) },
        ] as const,
    );
    return pairs.filter(([first]) => !isBroken(s, first));
  },
  settled: ({ models, objects, contacts, parted }) => ({ models, objects, contacts, parted }),
  turned(s, command, turn) {
    // Zones of deployment and the edges of reserves are the scenario's.
    if (command.type === 'deploy' || command.type === 'arrive') return undefined;
    return { state: stateTurned(s, turn), command: commandTurned(s, command, turn) };
  },
  judge,
  spoil,
};

/** Without what means the same when it is left out, and in one order where the order means nothing. */
function choiceOf(command: Command): string {
  switch (command.type) {
    case 'move':
    case 'arrive':
      return `${command.type} ${command.model} ${(command.charge ?? []).join(' ')}`;
    // Any two who fight each other name their Fight.
    case 'fight':
      return 'fight';
    case 'cast':
    case 'resist':
    case 'spendWill': {
      const { free = false, ...rest } = command;
      return JSON.stringify({ ...rest, free });
    }
    default:
      return JSON.stringify(command);
  }
}

/** For battles of this setup: mutations take one name for another. */
export function subjectOf({ setup }: Pick<State, 'setup'>): Subject<State, Command, SkirmishEvent, View, Side> {
  const { models, objects, table } = fieldOf(setup);
  const names = [...models, ...objects, ...table.areas, ...table.barriers].map(({ id }) => id);
  return {
    rules: skirmish,
    actorOf,
    kindOf: ({ type }) => type,
    choiceOf,
    // Models can be set up for ever, and a step that ends at once shows nothing.
    isIdle: ({ type }) => type === 'deploy' || type === 'pass',
    mutate: (command, random) => mutate(command, random, names),
    sampled: SAMPLED,
  };
}
