/** The game as the kernel knows it. */
import { ok, type Refusal, type Rules, top } from '@warbeacon/kernel';
import { parsePosition } from '../notation/position.ts';
import { viewFor } from '../view/view.ts';
import type { View } from '../view/view.schema.ts';
import { redact } from '../view/redact.ts';
import { followedBy, oddsOfTest } from '../courage/odds.ts';
import { testsBroken } from '../courage/tests-first.ts';
import { endsNow } from '../battle/ending.ts';
import { type Battle, battleOf, type Chance, isOnTable, lookAt, nameOf, sideOf } from './battle.ts';
import { reach } from '../moving/reach.ts';
import { give } from '../sentries/giving.ts';
import { asKnownTo } from '../sentries/hiding.ts';
import { lookAbout, lookout } from '../sentries/sighting.ts';
import { discreet } from '../sentries/telling.ts';
import { newBattle } from '../setting-up/new-battle.ts';
import type { Command, CommandType } from './command-schemas.ts';
import { EVENTS, type SkirmishEvent } from './events.ts';
import type { Frame } from './frames.ts';
import { no } from './refusals.ts';
import { actorOf, commandsOf, commandSpec, frameSpec, sampledKinds } from './registry.ts';
import { cloneState } from './clone.ts';
import { shareState } from './share.ts';
import type { State } from './state.ts';
import { SIDES, type Side } from './words.ts';

export type SkirmishRules = Rules<State, Command, SkirmishEvent, View, Side>;

const decidersOf = (state: State): readonly Side[] => {
  const frame = top(state);
  const side = frame === undefined ? undefined : frameSpec(frame).decider?.(lookAt(state), frame);
  return side === undefined ? [] : [side];
};

/** Models for which a side may give orders: its own, and one of the enemy's that it moves for the moment [A-58, S-122]. */
function modelsFor(b: Battle, frame: Frame, side: Side): number[] {
  const own = b.field.models.filter((spec) => spec.side === side).map(({ index }) => index);
  const moved = frame.kind === 'activation' && frame.by === side && sideOf(b, frame.model) !== side;
  return moved ? [frame.model, ...own] : own;
}

function* listed(b: Battle, side: Side, models: readonly number[], kinds: 'acting' | 'of nobody' | 'all') {
  const frame = top(b.s);
  if (frame === undefined) return;
  const { rests } = frameSpec(frame);
  const awake = rests === undefined ? models : models.filter((model) => !rests(b, frame, side, model));
  for (const spec of commandsOf(frame)) {
    if (kinds !== 'all' && (kinds === 'acting') !== (spec.actor !== null)) continue;
    yield* spec.legal(b, frame, side, spec.actor === null ? [] : awake);
  }
}

const hasOrders = (commands: Iterable<unknown>): boolean => !commands[Symbol.iterator]().next().done;

function check(state: State, side: Side, command: Command): Refusal | null {
  const frame = top(state);
  const spec = frame === undefined ? undefined : commandSpec(frame, command);
  if (frame === undefined || spec === undefined) return no('wrong-moment');
  // Nobody is told in what he may do of whom he has not seen.
  const b = lookAt(asKnownTo(state, side));
  const actor = actorOf(command);
  if (actor !== null) {
    const model = b.field.indexOf(actor);
    if (model < 0) return no('no-such-model');
    if (!modelsFor(b, frame, side).includes(model)) return no('not-yours', { model: nameOf(b, model) });
    if (!isOnTable(b, model) && !OFF_TABLE.has(command.type))
      return no('not-on-the-table', { model: nameOf(b, model) });
  }
  return spec.check(b, frame, side, command as never);
}

/** Carries something out: what comes of who hides is kept secret, and who is found out is seen. */
function watched<T>(state: State, ctx: Chance, carryOut: (b: Battle, told: Chance) => T): T {
  const b = battleOf(state);
  const since = lookout(state);
  if (since === null) return carryOut(b, ctx);
  const told = discreet(b, ctx);
  const done = carryOut(b, told);
  lookAbout(b, told, since);
  return done;
}

/** Orders to who is not on the table yet, or rides with somebody. */
const OFF_TABLE: ReadonlySet<CommandType> = new Set(['deploy', 'arrive', 'dismount', 'mount', 'call', 'resist']);

export const skirmish: SkirmishRules = {
  id: 'skirmish',
  version: '1.2.0',
  title: 'Battlehost',
  sides: SIDES,
  get sampled() {
    return sampledKinds();
  },
  create: newBattle,
  load(position) {
    const loaded = parsePosition(position);
    return loaded.ok ? ok(loaded.value.state) : loaded;
  },
  deciders: decidersOf,
  actors(state, side) {
    const frame = top(state);
    if (frame === undefined || !decidersOf(state).includes(side)) return [];
    const b = lookAt(asKnownTo(state, side));
    return modelsFor(b, frame, side)
      .filter((model) => hasOrders(listed(b, side, [model], 'acting')))
      .map((model) => b.field.models[model]?.id ?? '');
  },
  *legal(state, side, actor) {
    const frame = top(state);
    if (frame === undefined || !decidersOf(state).includes(side)) return;
    const b = lookAt(asKnownTo(state, side));
    if (actor === undefined) yield* listed(b, side, modelsFor(b, frame, side), 'all');
    else if (actor === null) yield* listed(b, side, [], 'of nobody');
    else {
      const model = b.field.indexOf(actor);
      if (modelsFor(b, frame, side).includes(model)) yield* listed(b, side, [model], 'acting');
    }
  },
  check,
  reach(state, side, actor) {
    const found = reach(asKnownTo(state, side), side, actor);
    return found === null ? null : { ...found };
  },
  apply(state, side, command, ctx) {
    const frame = top(state);
    if (frame === undefined) throw new Error(`${command.type} when the battle is over`);
    watched(state, ctx, (b, told) => give(b, frame, side, command, told));
  },
  step(state, ctx) {
    const frame = top(state);
    if (frame === undefined) return false;
    return watched(state, ctx, (b, told) => endsNow(b, told) || (frameSpec(frame).step?.(b, frame, told) ?? false));
  },
  clone: cloneState,
  share: shareState,
  outcome: (state) => state.outcome,
  view: (state, viewer, common) => viewFor(state, viewer, common),
  redact,
  reveals: (event, side) =>
    EVENTS[event.type].reveals || (event.type === 'phase' && event.side !== side && event.side !== null),
  offer(state, side, command) {
    const frame = top(state);
    if (frame === undefined) return { command };
    const b = lookAt(asKnownTo(state, side));
    const extra = commandSpec(frame, command)?.offer?.(b, frame, side, command as never) ?? {};
    const model = b.field.indexOf(actorOf(command) ?? '');
    // The test of a broken force comes before whatever its model does first.
    return model >= 0 && testsBroken(b, frame, command.type, model)
      ? { command, ...extra, odds: followedBy(oddsOfTest(b, model), extra.odds) }
      : { command, ...extra };
  },
};
