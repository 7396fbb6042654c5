/**
 * `node packages/skirmish/bench/main.ts [seconds]`: how fast the rules of the skirmish are, as JSON on stdout, for programs that
 * compare one run with another. `npm run bench` says the same in words.
 */
import { play, seedKey, stateHash, streamDice } from '@warbeacon/kernel';
import { type Command, directionsOf, type Side, skirmish, type State } from '@warbeacon/skirmish';
import { facing, pressed, ringed } from './crowd.ts';

/** For each kind of play-out. */
const SECONDS = Number(process.argv[2] ?? 3);
const REPEATS = 200;
const ROUNDS = 9;

interface Moment {
  readonly state: State;
  readonly side: Side;
  readonly command: Command;
}

/**
 * A battle by chance, in one state that changes in place: a model or none, then one of its commands. Where many can act, to draw one
 * and see is less work than to ask all of them first, and as fair.
 */
function* battle(seed: number): Generator<Moment> {
  const state = skirmish.create({});
  const key = seedKey(seed);
  let word = seed + 1;
  const random = (below: number): number => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((word / 2 ** 32) * below);
  };
  for (let index = 0; ; index++) {
    const side = skirmish.deciders(state)[0];
    if (side === undefined) return;
    const command = choose(state, side, random);
    yield { state, side, command };
    play(skirmish, state, side, command, streamDice(key, { index }));
  }
}

function choose(state: State, side: Side, random: (below: number) => number): Command {
  const all = state.setup.models.filter((model) => model.side === side).map(({ id }) => id);
  const actors: (string | null)[] = [...all, null];
  while (actors.length > 0) {
    const [actor = null] = actors.splice(random(actors.length), 1);
    const commands = [...skirmish.legal(state, side, actor)];
    const command = commands[random(commands.length)];
    if (command !== undefined) return command;
  }
  throw new Error('nothing is legal, and the battle is not over');
}

/** As a server makes them: what all see first, and what each seat sees besides. */
function seeAll(state: State): void {
  const common = skirmish.view(state, 'spectator');
  for (const side of skirmish.sides) skirmish.view(state, side, common);
}

function commandsPerSecond(views: boolean): number {
  const began = performance.now();
  let commands = 0;
  for (let seed = 0; performance.now() - began < SECONDS * 1000; seed++) {
    for (const { state } of battle(seed)) {
      if (views) seeAll(state);
      commands++;
    }
  }
  return (commands * 1000) / (performance.now() - began);
}

const round = (value: number): number => Number(value.toPrecision(4));

function middle(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

/** Median over rounds of the mean milliseconds of a piece of work. */
function mean(work: () => unknown, repeats = REPEATS): number {
  return middle(
    Array.from({ length: ROUNDS }, () => {
      const began = performance.now();
      for (let i = 0; i < repeats; i++) work();
      return (performance.now() - began) / repeats;
    }),
  );
}

const orders = (state: State, actor?: string): number => [...skirmish.legal(state, 'good', actor)].length;

/** Of all kinds of commands the one that takes longest to check, each tried where battles by chance have come to it. */
function slowestCheck(): { readonly type: string; readonly ms: number } {
  const moments = new Map<string, Moment[]>();
  for (let seed = 100; seed < 103; seed++) {
    for (const { state, side, command } of battle(seed)) {
      const some = moments.get(command.type) ?? [];
      if (some.length < 20) some.push({ state: skirmish.clone(state), side, command });
      moments.set(command.type, some);
    }
  }
  const found = [...moments].map(([type, some]) => ({
    type,
    ms: Math.max(...some.map(({ state, side, command }) => mean(() => skirmish.check(state, side, command), 5))),
  }));
  return found.toSorted((one, other) => other.ms - one.ms)[0] ?? { type: '', ms: Number.NaN };
}

/** Eight corners, round nobody in particular, among sixty-four models. */
const ZIGZAG: Command = {
  type: 'move',
  model: 'hero',
  path: Array.from({ length: 8 }, (_, i) => [51200 - (i % 2) * 1200, 35500 - i * 900] as const),
};

function figures(): object {
  commandsPerSecond(false);
  const playOut = commandsPerSecond(false);
  const withViews = commandsPerSecond(true);
  const crowd = facing();
  const refusal = skirmish.check(crowd, 'good', ZIGZAG);
  if (refusal !== null) throw new Error(refusal.message);
  const press = pressed();
  const menus = ['g20', 'g31', 'hero'].map((model) => mean(() => orders(crowd, model), 5));
  const open = ringed(1600);
  const closed = ringed(1000);
  const slowest = slowestCheck();
  return {
    node: process.versions.node,
    playOut: { commandsPerSecond: round(playOut), withViews: round(withViews) },
    checkOfEightCornersMs: round(mean(() => skirmish.check(crowd, 'good', ZIGZAG))),
    slowestCheckMs: round(slowest.ms),
    slowestCheck: slowest.type,
    menuMs: round(Math.max(...menus)),
    listMs: round(mean(() => orders(crowd), 1)),
    listOfPressMs: round(mean(() => orders(press), 1)),
    backAwayMs: round(mean(() => directionsOf(open, 'e12'), 20)),
    makeWayMs: round(mean(() => directionsOf(closed, 'e12'), 5)),
    ways: directionsOf(closed, 'e12')?.ways.length,
    cloneUs: round(mean(() => skirmish.clone(crowd)) * 1000),
    viewMs: round(mean(() => skirmish.view(crowd, 'spectator'))),
    stateHashUs: round(mean(() => stateHash(crowd)) * 1000),
  };
}

process.stdout.write(`${JSON.stringify(figures(), null, 2)}\n`);
