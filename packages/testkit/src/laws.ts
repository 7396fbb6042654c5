/**
 * The laws that every game obeys, whatever its rules say. Each law is a function that yields what is wrong in a state,
 * in sentences; nothing when the law holds.
 */
import { isDeepStrictEqual } from 'node:util';
import { canonicalJson, offersOf, play, Speller, stateHash, submit, type Viewer, why } from '@warbeacon/kernel';
import { discreteLaw, sampledLaws, soundLaw } from './sampled-laws.ts';
import type { Random, Subject } from './subject.ts';
import { type Step, walkDice } from './walk.ts';

/** A state is plain JSON and nothing else: it comes back from text the same, with the same choices. */
export function* jsonLaw<S, C, E, V, Side extends string>(subject: Subject<S, C, E, V, Side>, s: S): Generator<string> {
  const { rules } = subject;
  const back = JSON.parse(JSON.stringify(s)) as S;
  if (!isDeepStrictEqual(back, s)) yield 'the state is not the same after a journey through JSON';
  if (stateHash(back) !== stateHash(s)) yield 'its hash has changed';
  for (const side of rules.deciders(s)) {
    const actor = rules.actors(s, side)[0];
    if (!isDeepStrictEqual([...rules.legal(back, side, actor)], [...rules.legal(s, side, actor)])) {
      yield `what ${actor ?? 'nobody'} can do has changed`;
    }
  }
}

/** A player's view is the same whether or not it may take over what it has in common with the spectator's. */
export function* commonViewLaw<S, C, E, V, Side extends string>(
  { rules }: Subject<S, C, E, V, Side>,
  s: S,
): Generator<string> {
  const common = rules.view(s, 'spectator');
  for (const side of rules.sides) {
    if (!isDeepStrictEqual(rules.view(s, side, common), rules.view(s, side)))
      yield `the view of ${side} is another when it takes over what is common`;
  }
}

/** What is offered is what is legal, each command with what it costs and what may come of it. */
export function* offersLaw<S, C, E, V, Side extends string>(
  { rules }: Subject<S, C, E, V, Side>,
  s: S,
): Generator<string> {
  for (const side of rules.deciders(s)) {
    for (const actor of [undefined, null, ...rules.actors(s, side).slice(0, 3)]) {
      const each = Array.from(rules.legal(s, side, actor), (command) => rules.offer(s, side, command));
      if (!isDeepStrictEqual(offersOf(rules, s, side, actor), each))
        yield `what is offered to ${actor ?? side} is not what is legal, as it is offered`;
    }
  }
}

/** What a state takes over from the one before changes neither of them, nor what anybody is shown, nor how it is spelled. */
export function* shareLaw<S, C, E, V, Side extends string>(
  { rules }: Subject<S, C, E, V, Side>,
  before: S,
  side: Side,
  command: C,
): Generator<string> {
  const done = submit(rules, before, side, command, walkDice(0, 0));
  // The law of submitting says so.
  if (!done.ok) return;
  const after = done.value.state;
  const [first, second] = [rules.clone(before), rules.clone(after)];
  rules.share?.(first, first);
  rules.share?.(first, second);
  if (!isDeepStrictEqual(first, before)) yield 'to share with the state after it has changed a state';
  if (!isDeepStrictEqual(second, after)) yield 'to share with the state before it has changed a state';
  const speller = new Speller();
  speller.spell(first);
  if (speller.spell(second) !== canonicalJson(after)) yield 'a state that shares is spelled otherwise';
  for (const viewer of [...rules.sides, 'spectator' as const]) {
    const earlier = { state: first, view: rules.view(first, viewer) };
    if (!isDeepStrictEqual(rules.view(second, viewer, undefined, earlier), rules.view(after, viewer)))
      yield `the view of ${viewer} is another when it takes over what the states share`;
  }
}

export function* cloneLaw<S, C, E, V, Side extends string>(
  { rules }: Subject<S, C, E, V, Side>,
  s: S,
): Generator<string> {
  const copy = rules.clone(s);
  if (!isDeepStrictEqual(copy, s)) yield 'the clone is not the same';
  const shared = sharedParts(copy, s);
  if (shared !== undefined) yield `the clone shares ${shared} with its original`;
}

/** Path of the first object that two trees have in common, frozen constants of the rules left aside. */
function sharedParts(a: unknown, b: unknown, path = 'the state'): string | undefined {
  if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return undefined;
  if (a === b) return path;
  for (const [key, value] of Object.entries(a)) {
    // What players agreed on before the match never changes, nor what was made of it.
    if (key === 'options' || key === 'setup') continue;
    const found = sharedParts(value, (b as Record<string, unknown>)[key], `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Submitting changes nothing in what was handed in, and does what playing in place does. */
export function* submitLaw<S, C, E, V, Side extends string>(
  { rules }: Subject<S, C, E, V, Side>,
  s: S,
  side: Side,
  command: C,
): Generator<string> {
  const before = canonicalJson(s);
  const done = submit(rules, s, side, command, walkDice(0, 0));
  if (canonicalJson(s) !== before) yield `submitting ${JSON.stringify(command)} has changed its input`;
  if (!done.ok) {
    yield `${JSON.stringify(command)} is in the list of ${side} and is refused: ${done.error.code}`;
    return;
  }
  const copy = rules.clone(s);
  const events = play(rules, copy, side, command, walkDice(0, 0));
  if (stateHash(copy) !== stateHash(done.value.state)) yield 'submit and play come to different states';
  if (!isDeepStrictEqual(events, done.value.events)) yield 'submit and play tell different events';
}

/** Until the end somebody can decide, and then nobody. Who need not decide can do nothing. */
export function* decisionLaw<S, C, E, V, Side extends string>(
  { rules }: Subject<S, C, E, V, Side>,
  s: S,
): Generator<string> {
  const deciders = rules.deciders(s);
  const over = rules.outcome(s) !== null;
  if (over !== (deciders.length === 0)) yield over ? 'the game is over and somebody must decide' : 'nobody can decide';
  for (const side of rules.sides) {
    const first = rules.legal(s, side)[Symbol.iterator]().next();
    if (deciders.includes(side) && first.done) yield `${side} must decide and can do nothing`;
    if (!deciders.includes(side) && !first.done) yield `${side} can do something out of turn`;
    if (!deciders.includes(side) && rules.actors(s, side).length > 0) yield `${side} has actors out of turn`;
  }
}

/** The lists by piece are the whole list, divided; every piece that can act is named, and every one named can act. */
export function* actorLaw<S, C, E, V, Side extends string>(
  { rules, actorOf }: Subject<S, C, E, V, Side>,
  s: S,
): Generator<string> {
  for (const side of rules.deciders(s)) {
    const all = [...rules.legal(s, side)];
    const texts = all.map((command) => canonicalJson(command));
    if (new Set(texts).size !== texts.length) yield 'the legal list names a command twice';
    const actors = rules.actors(s, side);
    const byActor = new Map<string | null, string[]>();
    for (const [i, command] of all.entries()) {
      const actor = actorOf(command);
      byActor.set(actor, [...(byActor.get(actor) ?? []), texts[i] ?? '']);
    }
    for (const actor of byActor.keys()) {
      if (actor !== null && !actors.includes(actor)) yield `${actor} can act and is not among the actors`;
    }
    for (const actor of [...actors, null]) {
      const own = Array.from(rules.legal(s, side, actor), (command) => canonicalJson(command));
      if (actor !== null && own.length === 0) yield `${actor} is among the actors and can do nothing`;
      if (!isDeepStrictEqual(own, byActor.get(actor) ?? []))
        yield `the list of ${actor ?? 'nobody'} is not its part of the whole`;
    }
  }
}

/**
 * `check` accepts what the legal list holds, and of other commands only those that are the same choice. Tried on some
 * of the list, on mutations of them, and on `foreign` commands: those of other moments of the game, the other side's.
 * Kinds of which only a sample is listed have laws of their own in place of the second half.
 */
export function* legalLaw<S, C, E, V, Side extends string>(
  subject: Subject<S, C, E, V, Side>,
  s: S,
  foreign: readonly C[],
  random: Random,
  samples = 12,
): Generator<string> {
  const { rules, mutate } = subject;
  const before = canonicalJson(s);
  for (const side of rules.deciders(s)) {
    const all = [...rules.legal(s, side)];
    const some = Array.from({ length: samples }, () => all[random(all.length)]).filter(
      (command) => command !== undefined,
    );
    const others = [...some.flatMap((each) => mutate(each, random)), ...foreign];
    yield* soundLaw(subject, s, side, some);
    yield* discreteLaw(subject, s, side, others, all);
    yield* sampledLaws(subject, s, side, [...some, ...others]);
    for (const other of rules.sides) {
      if (other !== side && some[0] !== undefined && why(rules, s, other, some[0]) === null)
        yield `${other} may decide for ${side}`;
    }
  }
  if (canonicalJson(s) !== before) yield 'asking has changed the state';
}

/** What a viewer may not know changes no byte of what it is given: view, legal list, and the events of a command. */
export function* secrecyLaw<S, C, E, V, Side extends string>(
  { rules }: Subject<S, C, E, V, Side>,
  s: S,
  viewer: Viewer<Side>,
  change: (copy: S) => void,
): Generator<string> {
  const other = rules.clone(s);
  change(other);
  if (stateHash(other) === stateHash(s)) yield 'nothing secret was changed';
  if (JSON.stringify(rules.view(other, viewer)) !== JSON.stringify(rules.view(s, viewer)))
    yield `the view of ${viewer} shows it`;
  for (const side of rules.deciders(s)) {
    if (
      side === viewer &&
      JSON.stringify([...rules.legal(other, side)]) !== JSON.stringify([...rules.legal(s, side)])
    ) {
      yield `the legal list of ${viewer} shows it`;
    }
  }
}

/** Two games that differ in a secret. */
export interface Secret<S, C, E, Side extends string> {
  /** Changes the secret, in place, where the walk begins. */
  change(copy: S): void;
  /** The command in the other game that keeps the two apart: real for dummy, for one. */
  twin(command: C): C;
  /** Who may not know it. */
  readonly viewers: readonly Viewer<Side>[];
  /** It has come out: from here on the games may differ. */
  reveals(event: E): boolean;
}

/**
 * Two games with the same commands and dice that differ in a secret only give those who may not know it the same bytes,
 * view and events, until it comes out, by a command that is not taken back. Returns how many commands were compared.
 */
export function* secrecyWalkLaw<S, C, E, V, Side extends string>(
  { rules }: Subject<S, C, E, V, Side>,
  { change, twin, viewers, reveals }: Secret<S, C, E, Side>,
  seed: number,
  from: S | undefined,
  record: readonly { readonly side: Side; readonly command: C }[],
): Generator<string, number> {
  const one = from === undefined ? rules.create({}) : rules.clone(from);
  const other = rules.clone(one);
  change(other);
  for (const [ply, { side, command }] of record.entries()) {
    for (const viewer of viewers) {
      const views = [one, other].map((state) => JSON.stringify(rules.view(state, viewer)));
      if (views[0] !== views[1]) yield `before command ${ply} of walk ${seed} the view of ${viewer} shows it`;
      if (side !== viewer) continue;
      // The whole list is long: one in so many, and else what needs no piece.
      const part = ply % 20 === 0 ? undefined : null;
      const lists = [one, other].map((state) => JSON.stringify([...rules.legal(state, side, part)]));
      if (lists[0] !== lists[1]) yield `before command ${ply} of walk ${seed} the legal list of ${viewer} shows it`;
    }
    // What its owner does with the one he may be unable to do with the other: then they part, and he has shown which.
    const answer = twin(command);
    if (why(rules, other, side, answer) !== null) {
      if (viewers.includes(side)) yield `command ${ply} of walk ${seed} is refused to ${side} because of it`;
      return ply;
    }
    const events = play(rules, one, side, command, walkDice(seed, ply));
    const others = play(rules, other, side, answer, walkDice(seed, ply));
    if ([...events, ...others].some(reveals)) {
      // Else whoever may not know it tries it out, and takes back what he has tried, also where nothing came of it.
      const tries = viewers.includes(side) ? [events, others] : [events, others].filter((list) => list.some(reveals));
      if (!tries.every((list) => list.some((event) => rules.reveals(event, side))))
        yield `command ${ply} of walk ${seed} brings it out, and can be taken back`;
      return ply;
    }
    for (const viewer of viewers) {
      const told = [events, others].map((list) => JSON.stringify(list.map((event) => rules.redact(event, viewer))));
      if (told[0] !== told[1]) yield `command ${ply} of walk ${seed} tells ${viewer} of it`;
    }
  }
  return record.length;
}

/** The same commands with the same dice come to the same state. */
export function* replayLaw<S, C, E, V, Side extends string>(
  { rules }: Subject<S, C, E, V, Side>,
  seed: number,
  from: S | undefined,
  record: readonly { readonly side: Side; readonly command: C }[],
  end: S,
): Generator<string> {
  const state = from === undefined ? rules.create({}) : rules.clone(from);
  for (const [ply, { side, command }] of record.entries()) play(rules, state, side, command, walkDice(seed, ply));
  if (stateHash(state) !== stateHash(end)) yield `the replay of walk ${seed} comes to another state`;
}

/** All laws of one decision that a walk has come to. `foreign`: commands of other decisions, which must be refused or legal. */
export function* stepLaws<S, C, E, V, Side extends string>(
  subject: Subject<S, C, E, V, Side>,
  { state, side, command }: Pick<Step<S, C, E, Side>, 'state' | 'side' | 'command'>,
  foreign: readonly C[],
  random: Random,
): Generator<string> {
  yield* legalLaw(subject, state, foreign, random);
  yield* actorLaw(subject, state);
  yield* decisionLaw(subject, state);
  yield* offersLaw(subject, state);
  yield* commonViewLaw(subject, state);
  yield* jsonLaw(subject, state);
  yield* cloneLaw(subject, state);
  yield* submitLaw(subject, state, side, command);
  yield* shareLaw(subject, state, side, command);
}
