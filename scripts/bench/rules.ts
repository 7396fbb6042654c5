/** How fast the rules are: games played at random on one core, and the parts of which a turn at the server is made. */
import { play, seedKey, streamDice, submit } from '@warbeacon/kernel';
import { type Command, helmsDeep, type Side, type State } from '@warbeacon/siege';
import { type Figure, figure, quantile } from './figures.ts';

/** Milliseconds of play that are measured, after as many that let the engine compile what is hot. */
const PLAY_MS = 4000;
/** Times that each small thing is done. */
const REPEATS = 200;

interface Moment {
  readonly state: State;
  readonly side: Side;
  readonly command: Command;
}

export function measureRules(): Figure[] {
  playFor(PLAY_MS, false, 1000);
  const bare = playFor(PLAY_MS, false, 0);
  const viewed = playFor(PLAY_MS, true, 0);
  const moments = momentsOfGame('bench');
  const marching = moments.filter(({ state }) => state.phase.endsWith('-movement'));
  const lists = marching.map(({ state, side }) => timed(() => [...helmsDeep.legal(state, side)]));
  const submits = moments.map(({ state, side, command }, index) => {
    const dice = streamDice(seedKey('submit'), { index });
    return timed(() => submit(helmsDeep, state, side, command, dice));
  });
  const [first] = moments;
  const clones = Array.from({ length: REPEATS }, () => timed(() => first && helmsDeep.clone(first.state)));
  return [
    figure('random play-out, commands a second', bare, '', { min: 60_000 }),
    figure('random play-out with the views of both seats', viewed, '', { min: 20_000 }),
    figure('legal list of a whole movement phase, median', quantile(lists, 0.5), 'ms', { max: 5 }),
    figure('legal list of a whole movement phase, longest', quantile(lists, 1), 'ms'),
    figure('submit, median', quantile(submits, 0.5), 'ms', { max: 0.3 }),
    figure('submit, longest of a hundred', quantile(submits, 0.99), 'ms'),
    figure('clone of a state', quantile(clones, 0.5) * 1000, 'µs', { max: 20 }),
  ];
}

function timed(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

/** Commands a second over random games of that many milliseconds. */
function playFor(milliseconds: number, views: boolean, seed: number): number {
  const began = performance.now();
  let commands = 0;
  for (let game = seed; performance.now() - began < milliseconds; game++) {
    for (const { state } of playRandomly(String(game))) {
      if (views) for (const side of helmsDeep.sides) helmsDeep.view(state, side);
      commands++;
    }
  }
  return (commands * 1000) / (performance.now() - began);
}

/** Every decision of one random game, each with its own copy of the state. */
function momentsOfGame(seed: string): Moment[] {
  return Array.from(playRandomly(seed), (moment) => ({ ...moment, state: helmsDeep.clone(moment.state) }));
}

/** Plays a game to its end in one state that changes in place; yields before each command. */
function* playRandomly(seed: string): Generator<Moment> {
  const state = helmsDeep.create({});
  const key = seedKey(seed);
  const random = numbers(seed);
  for (let index = 0; ; index++) {
    const [side] = helmsDeep.deciders(state);
    if (side === undefined) return;
    const command = pick(state, side, random);
    yield { state, side, command };
    play(helmsDeep, state, side, command, streamDice(key, { index }));
  }
}

/** A piece first, or none, then one of its commands. */
function pick(state: State, side: Side, random: () => number): Command {
  const actors: (string | null)[] = [...helmsDeep.actors(state, side), null];
  while (actors.length > 0) {
    const [actor = null] = actors.splice(Math.floor(random() * actors.length), 1);
    const commands = [...helmsDeep.legal(state, side, actor)];
    const command = commands[Math.floor(random() * commands.length)];
    if (command) return command;
  }
  throw new Error('nothing is legal, and the game is not over');
}

/** Numbers from 0 up to 1 (mulberry32), the same for the same seed. */
function numbers(seed: string): () => number {
  let word = new DataView(seedKey(seed).buffer).getUint32(0);
  return () => {
    word = (word + 0x6d2b79f5) | 0;
    let mixed = Math.imul(word ^ (word >>> 15), word | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
