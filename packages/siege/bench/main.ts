/**
 * `node packages/siege/bench/main.ts [seconds]`: how fast the rules are, as JSON on stdout, for programs that compare
 * one run with another. Times mean little between machines, so `units` gives each in turns of a loop of plain integer
 * work that is timed in the same run. `npm run bench` says the same in words.
 */
import { play, seedKey, stateHash, streamDice, submit, top } from '@warbeacon/kernel';
import { type Command, helmsDeep, type Side, type State } from '@warbeacon/siege';
import { LEADERS, UNITS } from '@warbeacon/siege/helms-deep';

/** For each kind of play-out. */
const SECONDS = Number(process.argv[2] ?? 3);
const REPEATS = 400;
const ROUNDS = 9;

/** Every piece of a side, and none. */
const PIECES: Readonly<Record<Side, readonly (string | null)[]>> = {
  isengard: piecesOf('isengard'),
  westernesse: piecesOf('westernesse'),
};

function piecesOf(side: Side): (string | null)[] {
  return [...[...UNITS, ...LEADERS].filter((piece) => piece.side === side).map(({ id }) => id), null];
}

interface Moment {
  readonly state: State;
  readonly side: Side;
  readonly command: Command;
}

/** A game by chance, in one state that changes in place: a piece or none, then one of its commands. */
function* game(seed: number): Generator<Moment> {
  const state = helmsDeep.create({});
  const key = seedKey(seed);
  let word = seed + 1;
  const random = (below: number): number => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((word / 2 ** 32) * below);
  };
  for (let index = 0; ; index++) {
    const side = helmsDeep.deciders(state)[0];
    if (side === undefined) return;
    const actors = mayAct(state, side);
    let command: Command | undefined;
    while (command === undefined) {
      const at = random(actors.length);
      const actor = actors[at];
      if (actor === undefined) throw new Error('nothing is legal, and the game is not over');
      actors[at] = actors[actors.length - 1] ?? null;
      actors.pop();
      const commands = [...helmsDeep.legal(state, side, actor)];
      command = commands[random(commands.length)];
    }
    yield { state, side, command };
    play(helmsDeep, state, side, command, streamDice(key, { index }));
  }
}

/**
 * Pieces that might act, and none. Where many can, to draw one and see is less work than to ask all of them first, and
 * as fair.
 */
function mayAct(state: State, side: Side): (string | null)[] {
  return top(state)?.kind === 'movement' ? [...PIECES[side]] : [...helmsDeep.actors(state, side), null];
}

function commandsPerSecond(views: boolean): number {
  const began = performance.now();
  let commands = 0;
  for (let seed = 0; performance.now() - began < SECONDS * 1000; seed++) {
    for (const { state } of game(seed)) {
      if (views) for (const side of helmsDeep.sides) helmsDeep.view(state, side);
      commands++;
    }
  }
  return (commands * 1000) / (performance.now() - began);
}

/** Median milliseconds of a piece of work, done once for each item. */
function median<T>(items: readonly T[], work: (item: T, index: number) => unknown): number {
  const times = items.map((item, index) => {
    const began = performance.now();
    work(item, index);
    return performance.now() - began;
  });
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}

/** Median over rounds of the mean microseconds of something too short to be timed once. */
function meanMicroseconds(work: () => unknown): number {
  const oneRound = () => {
    for (let i = 0; i < REPEATS; i++) work();
  };
  return (median(Array.from({ length: ROUNDS }), oneRound) * 1000) / REPEATS;
}

/** A million turns of integer work, in milliseconds: what a millisecond is worth here and now. */
function yardstick(): number {
  let word = 1;
  const began = performance.now();
  for (let i = 0; i < 1_000_000; i++) word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
  return (performance.now() - began) * (word === 0 ? 0 : 1);
}

commandsPerSecond(false);
const playOut = commandsPerSecond(false);
const playOutWithViews = commandsPerSecond(true);
const moments = Array.from(game(7), (moment) => ({ ...moment, state: helmsDeep.clone(moment.state) }));
const movement = moments.filter(({ state }) => state.phase.endsWith('-movement'));
const [{ state } = { state: helmsDeep.create({}) }] = movement;
const legalMs = median(movement, (moment) => [...helmsDeep.legal(moment.state, moment.side)].length);
const submitMs = median(moments, (moment, index) =>
  submit(helmsDeep, moment.state, moment.side, moment.command, streamDice(seedKey('submit'), { index })),
);
const cloneUs = meanMicroseconds(() => helmsDeep.clone(state));
const hashUs = meanMicroseconds(() => stateHash(state));
const unitMs = median(Array.from({ length: 9 }), yardstick);

const round = (value: number): number => Number(value.toPrecision(4));
const figures = {
  node: process.versions.node,
  playOut: { commandsPerSecond: round(playOut), withBothViews: round(playOutWithViews) },
  legalListOfMovementMs: round(legalMs),
  submitMs: round(submitMs),
  cloneUs: round(cloneUs),
  stateHashUs: round(hashUs),
  units: {
    yardstickMs: round(unitMs),
    command: round(1000 / playOut / unitMs),
    commandWithViews: round(1000 / playOutWithViews / unitMs),
    legalListOfMovement: round(legalMs / unitMs),
    submit: round(submitMs / unitMs),
    clone: round(cloneUs / 1000 / unitMs),
    stateHash: round(hashUs / 1000 / unitMs),
  },
};
process.stdout.write(`${JSON.stringify(figures)}\n`);
