/**
 * What holds `legal` and `check` together. Where everything is listed, what is accepted is listed. Where a game lists only a
 * sample of some kinds, as of ways across an open table, `check` must be right by itself: there the laws from `menuLaw` on take
 * that law's place. Each yields what is wrong, in sentences, and says nothing of kinds that are not sampled.
 */
import { canonicalJson, submit, why } from '@warbeacon/kernel';
import type { Sampled, Subject, Turn } from './subject.ts';
import { walkDice } from './walk.ts';

const TURNS: readonly Turn[] = ['quarter', 'mirror'];

/** Only who says what the other laws ask is let off the law that what is accepted is listed. */
function isSampled<S, C, E, V, Side extends string>(
  { rules, kindOf, sampled }: Subject<S, C, E, V, Side>,
  command: C,
): boolean {
  return sampled !== undefined && rules.sampled !== undefined && rules.sampled.has(kindOf(command));
}

/** What the laws ask of a command, if it is of a kind that is sampled. */
function asked<S, C, E, V, Side extends string>(
  subject: Subject<S, C, E, V, Side>,
  command: C,
): Sampled<S, C, Side> | undefined {
  return isSampled(subject, command) ? subject.sampled : undefined;
}

/** What is listed is accepted. Tried on the whole list, or on some of it. */
export function* soundLaw<S, C, E, V, Side extends string>(
  { rules }: Subject<S, C, E, V, Side>,
  s: S,
  side: Side,
  listed: Iterable<C> = rules.legal(s, side),
): Generator<string> {
  for (const command of listed) {
    const refusal = rules.check(s, side, command);
    if (refusal) yield `${JSON.stringify(command)} is legal and refused: ${refusal.code}`;
  }
}

/**
 * What is accepted is listed, or is the same choice as something listed: for all kinds that are not sampled. What is refused,
 * of whatever kind, is refused with a code and a sentence.
 */
export function* discreteLaw<S, C, E, V, Side extends string>(
  subject: Subject<S, C, E, V, Side>,
  s: S,
  side: Side,
  commands: readonly C[],
  listed: Iterable<C> = subject.rules.legal(s, side),
): Generator<string> {
  const { rules, choiceOf } = subject;
  const choices = new Set(Array.from(listed, choiceOf));
  for (const command of commands) {
    const refusal = rules.check(s, side, command);
    if (refusal === null && !isSampled(subject, command) && !choices.has(choiceOf(command)))
      yield `${JSON.stringify(command)} is accepted and not in the legal list`;
    if (refusal && (!/^[a-z]+(-[a-z0-9]+)*$/.test(refusal.code) || refusal.message === ''))
      yield `${JSON.stringify(command)} is refused without a proper reason`;
  }
}

/** Who can give a sampled command is among the actors and has one of its kind listed; one of the same choice where that is owed. */
export function* menuLaw<S, C, E, V, Side extends string>(
  subject: Subject<S, C, E, V, Side>,
  s: S,
  side: Side,
  command: C,
): Generator<string> {
  const { rules, actorOf, kindOf, choiceOf } = subject;
  const sampled = asked(subject, command);
  if (!sampled || rules.check(s, side, command) !== null) return;
  const actor = actorOf(command);
  if (actor !== null && !rules.actors(s, side).includes(actor))
    yield `${JSON.stringify(command)} is accepted, and ${actor} is not among the actors`;
  const menu = [...rules.legal(s, side, actor)];
  if (!menu.some((each) => kindOf(each) === kindOf(command)))
    yield `${JSON.stringify(command)} is accepted, and nothing of its kind is listed`;
  else if (sampled.isListed(s, command) && !menu.some((each) => choiceOf(each) === choiceOf(command)))
    yield `${JSON.stringify(command)} is accepted, and nothing of the same choice is listed`;
}

/** What is accepted is accepted when it is cut short. */
export function* cutLaw<S, C, E, V, Side extends string>(
  subject: Subject<S, C, E, V, Side>,
  s: S,
  side: Side,
  command: C,
): Generator<string> {
  const { rules } = subject;
  const sampled = asked(subject, command);
  if (!sampled || rules.check(s, side, command) !== null) return;
  for (const shorter of sampled.cut(s, command)) {
    const refusal = rules.check(s, side, shorter);
    if (refusal)
      yield `${JSON.stringify(command)} is accepted, and cut to ${JSON.stringify(shorter)} it is refused: ${refusal.code}`;
  }
}

/** A command in two parts, one after the other, is accepted exactly when the whole is, and comes to the same. */
export function* splitLaw<S, C, E, V, Side extends string>(
  subject: Subject<S, C, E, V, Side>,
  s: S,
  side: Side,
  command: C,
): Generator<string> {
  const { rules } = subject;
  const sampled = asked(subject, command);
  if (!sampled) return;
  const whole = submit(rules, s, side, command, walkDice(0, 0));
  for (const [first, second] of sampled.split(s, command)) {
    const text = `${JSON.stringify(command)}, divided into ${JSON.stringify(first)} and ${JSON.stringify(second)},`;
    const half = submit(rules, s, side, first, walkDice(0, 0));
    const both = half.ok ? submit(rules, half.value.state, side, second, walkDice(0, 0)) : half;
    if (whole.ok && !both.ok) yield `${text} is refused: ${both.error.code}`;
    else if (!whole.ok && both.ok) yield `${text} is accepted, and the whole is refused: ${whole.error.code}`;
    else if (
      whole.ok &&
      both.ok &&
      canonicalJson(sampled.settled(whole.value.state)) !== canonicalJson(sampled.settled(both.value.state))
    )
      yield `${text} comes to another state`;
  }
}

/** On a board that is turned the same command gets the same answer. */
export function* turnLaw<S, C, E, V, Side extends string>(
  subject: Subject<S, C, E, V, Side>,
  s: S,
  side: Side,
  command: C,
): Generator<string> {
  const { rules } = subject;
  const sampled = asked(subject, command);
  if (!sampled) return;
  const answer = why(rules, s, side, command);
  for (const turn of TURNS) {
    const turned = sampled.turned(s, command, turn);
    if (!turned) continue;
    const other = why(rules, turned.state, side, turned.command);
    if (other?.code !== answer?.code || other?.case !== answer?.case)
      yield `${JSON.stringify(command)} is ${said(answer)}, and turned (${turn}) it is ${said(other)}`;
  }
}

/** A judge who reckons in another way agrees, wherever it is not too close for him to say. */
export function* judgeLaw<S, C, E, V, Side extends string>(
  subject: Subject<S, C, E, V, Side>,
  s: S,
  side: Side,
  command: C,
): Generator<string> {
  const sampled = asked(subject, command);
  if (!sampled) return;
  const answer = why(subject.rules, s, side, command);
  const verdict = sampled.judge(s, side, command);
  if (verdict !== undefined && verdict !== (answer === null))
    yield `${JSON.stringify(command)} is ${said(answer)}, and the judge ${verdict ? 'accepts' : 'refuses'} it`;
}

/** What is accepted is refused, and for the right reason, once the least thing makes it wrong. */
export function* spoilLaw<S, C, E, V, Side extends string>(
  subject: Subject<S, C, E, V, Side>,
  s: S,
  side: Side,
  command: C,
): Generator<string> {
  const { rules } = subject;
  const sampled = asked(subject, command);
  if (!sampled || rules.check(s, side, command) !== null) return;
  for (const { command: spoiled, codes } of sampled.spoil(s, side, command)) {
    const refusal = rules.check(s, side, spoiled);
    if (!refusal || !codes.includes(refusal.code))
      yield `${JSON.stringify(spoiled)} is ${said(refusal)}, and ${codes.join(' or ')} was to be expected`;
  }
}

const said = (refusal: { readonly code: string } | null): string =>
  refusal === null ? 'accepted' : `refused (${refusal.code})`;

/** The laws of sampled kinds, tried on these commands. A game that has such kinds must say what they ask. */
export function* sampledLaws<S, C, E, V, Side extends string>(
  subject: Subject<S, C, E, V, Side>,
  s: S,
  side: Side,
  commands: readonly C[],
): Generator<string> {
  if ((subject.rules.sampled?.size ?? 0) > 0 && !subject.sampled)
    yield 'the game lists samples, and nothing is said that the laws could hold them to';
  for (const command of commands) {
    yield* menuLaw(subject, s, side, command);
    yield* cutLaw(subject, s, side, command);
    yield* splitLaw(subject, s, side, command);
    yield* turnLaw(subject, s, side, command);
    yield* judgeLaw(subject, s, side, command);
    yield* spoilLaw(subject, s, side, command);
  }
}
