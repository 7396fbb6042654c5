/**
 * `node packages/siege/bench/main.ts [seconds] [game]`: how fast the rules of a siege are, as JSON on stdout, for programs
 * that compare one run with another. Times mean little between machines, so `units` gives each in turns of a loop of plain
 * integer work that is timed in the same run. `npm run bench` says the same in words.
 */
import { play, type Rules, seedKey, stateHash, streamDice, submit, top } from '@warbeacon/kernel';
import { type Game, gondorSiege, helmsDeepSiege, type State } from '@warbeacon/siege';

/** For each kind of play-out. */
const SECONDS = Number(process.argv[2] ?? 3);
const REPEATS = 400;
const ROUNDS = 9;

interface Moment<C, S> {
  readonly state: State;
  readonly side: S;
  readonly command: C;
}

/** Games by chance of one siege, and how long what is done in them takes. */
class Measured<C, E, V, S extends string> {
  readonly #rules: Rules<State, C, E, V, S>;
  /** Every piece of a side, and none. */
  readonly #pieces: ReadonlyMap<string, readonly (string | null)[]>;

  constructor(rules: Rules<State, C, E, V, S>, { sides, units, leaders }: Game) {
    this.#rules = rules;
    const pieces = [...units, ...leaders];
    this.#pieces = new Map(
      sides.map((side) => [side, [...pieces.filter((piece) => piece.side === side).map(({ id }) => id), null]]),
    );
  }

  /** A game by chance, in one state that changes in place: a piece or none, then one of its commands. */
  *game(seed: number): Generator<Moment<C, S>> {
    const rules = this.#rules;
    const state = rules.create({});
    const key = seedKey(seed);
    let word = seed + 1;
    const random = (below: number): number => {
      word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((word / 2 ** 32) * below);
    };
    for (let index = 0; ; index++) {
      const side = rules.deciders(state)[0];
      if (side === undefined) return;
      const actors = this.#mayAct(state, side);
      let command: C | undefined;
      while (command === undefined) {
        const at = random(actors.length);
        const actor = actors[at];
        if (actor === undefined) throw new Error('nothing is legal, and the game is not over');
        actors[at] = actors[actors.length - 1] ?? null;
        actors.pop();
        const commands = [...rules.legal(state, side, actor)];
        command = commands[random(commands.length)];
      }
      yield { state, side, command };
      play(rules, state, side, command, streamDice(key, { index }));
    }
  }

  /**
   * Pieces that might act, and none. Where many can, to draw one and see is less work than to ask all of them first, and
   * as fair.
   */
  #mayAct(state: State, side: S): (string | null)[] {
    return top(state)?.kind === 'movement'
      ? [...(this.#pieces.get(side) ?? [])]
      : [...this.#rules.actors(state, side), null];
  }

  commandsPerSecond(views: boolean): number {
    const began = performance.now();
    let commands = 0;
    for (let seed = 0; performance.now() - began < SECONDS * 1000; seed++) {
      for (const { state } of this.game(seed)) {
        if (views) for (const side of this.#rules.sides) this.#rules.view(state, side);
        commands++;
      }
    }
    return (commands * 1000) / (performance.now() - began);
  }

  figures(): object {
    const rules = this.#rules;
    this.commandsPerSecond(false);
    const playOut = this.commandsPerSecond(false);
    const playOutWithViews = this.commandsPerSecond(true);
    const moments = Array.from(this.game(7), (moment) => ({ ...moment, state: rules.clone(moment.state) }));
    const movement = moments.filter(({ state }) => state.phase.endsWith('-movement'));
    const [{ state } = { state: rules.create({}) }] = movement;
    const legalMs = median(movement, (moment) => [...rules.legal(moment.state, moment.side)].length);
    const submitMs = median(moments, (moment, index) =>
      submit(rules, moment.state, moment.side, moment.command, streamDice(seedKey('submit'), { index })),
    );
    const cloneUs = meanMicroseconds(() => rules.clone(state));
    const hashUs = meanMicroseconds(() => stateHash(state));
    const unitMs = median(Array.from({ length: 9 }), yardstick);
    return {
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
  }
}

const round = (value: number): number => Number(value.toPrecision(4));

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

/** By the ids of the games, the first where none is named. */
const SIEGES: ReadonlyMap<string, () => object> = new Map([
  [helmsDeepSiege.game.id, () => new Measured(helmsDeepSiege.rules, helmsDeepSiege.game).figures()],
  [gondorSiege.game.id, () => new Measured(gondorSiege.rules, gondorSiege.game).figures()],
]);

const [first = ''] = SIEGES.keys();
const wanted = process.argv[3] ?? first;
const measure = SIEGES.get(wanted);
if (measure === undefined) {
  process.stderr.write(`${wanted} is none of ${[...SIEGES.keys()].join(', ')}\n`);
  process.exitCode = 1;
} else process.stdout.write(`${JSON.stringify(measure())}\n`);
