import { type Refusal, refuse, top } from '@warbeacon/kernel';
import { describe, expect, test } from 'vitest';
import { type DotCommand, type DotRules, dotRules, dots, type DotState, type Point, STRIDE } from './dot.fixture.ts';
import { subjectOf } from './dot-subject.fixture.ts';
import { legalLaw, replayLaw, stepLaws } from './laws.ts';
import {
  cutLaw,
  discreteLaw,
  judgeLaw,
  menuLaw,
  sampledLaws,
  soundLaw,
  spoilLaw,
  splitLaw,
  turnLaw,
} from './sampled-laws.ts';
import { seeds } from './seeds.ts';
import { randomFrom } from './subject.ts';
import { walk } from './walk.ts';

const way = (...path: Point[]): DotCommand => ({ type: 'walk', path });
const charge = (...path: Point[]): DotCommand => ({ type: 'walk', path, charge: true });

/** Red in the open, and blue a hundred and fifty away. */
const OPEN = dots([500, 500], [650, 500]);
const BENT = way([500, 560], [560, 560]);

/** The rules with one of their functions changed. */
const broken = (change: Partial<DotRules>): ReturnType<typeof subjectOf> => subjectOf({ ...dotRules, ...change });
/** The rules, but what `judge` says of a walk comes before what they say. */
const judgedBy = (judge: (s: DotState, path: readonly Point[]) => Refusal | null | undefined) =>
  broken({
    check(s, side, command) {
      const verdict = command.type === 'walk' ? judge(s, command.path) : undefined;
      return verdict === undefined ? dotRules.check(s, side, command) : verdict;
    },
  });

const GOOD = subjectOf(dotRules);
const NO = refuse('too-far', 'It has gone too far.', '1.3');

describe('the dots, whose ways are sampled,', () => {
  test('obey all laws of every game on walks by chance', () => {
    const faults: string[] = [];
    let steps = 0;
    for (const seed of seeds(3)) {
      const random = randomFrom(seed);
      const before: DotCommand[] = [];
      const record: { side: 'red' | 'blue'; command: DotCommand }[] = [];
      const going = walk(GOOD, { seed, record });
      let step = going.next();
      for (; !step.done; step = going.next()) {
        faults.push(...stepLaws(GOOD, step.value, before.slice(-5), random));
        before.push(step.value.command);
        steps++;
      }
      faults.push(...replayLaw(GOOD, seed, undefined, record, step.value));
    }
    expect(faults).toEqual([]);
    expect(steps).toBeGreaterThan(15);
  });

  test('say where a dot can go', () => {
    expect(dotRules.reach?.(OPEN, 'red', 'dot')).toEqual({ at: [500, 500], left: STRIDE * 256 });
  });
});

describe('what is listed', () => {
  test('is accepted', () => {
    expect([...soundLaw(GOOD, OPEN, 'red')]).toEqual([]);
    const careless = broken({
      *legal() {
        yield way([600, 500]);
      },
    });
    expect([...soundLaw(careless, OPEN, 'red')]).toEqual([expect.stringContaining('is legal and refused: zone')]);
  });

  test('is all that is accepted, of kinds that are not sampled', () => {
    const shouts = [0, 1, 2, 3, 4].map((loud): DotCommand => ({ type: 'shout', loud }));
    expect([...discreteLaw(GOOD, OPEN, 'red', [...shouts, BENT])]).toEqual([]);
    const shy = broken({
      *legal(...asked) {
        for (const command of dotRules.legal(...asked)) if (command.type !== 'shout' || command.loud < 3) yield command;
      },
    });
    expect([...discreteLaw(shy, OPEN, 'red', [...shouts, BENT])]).toEqual([
      '{"type":"shout","loud":3} is accepted and not in the legal list',
    ]);
  });

  test('is refused with a code and a sentence, or not at all', () => {
    const mute = judgedBy(() => refuse('No!', ''));
    expect([...discreteLaw(mute, OPEN, 'red', [BENT])]).toEqual([
      expect.stringContaining('is refused without a proper reason'),
    ]);
  });

  test('has something of the kind for whoever can give such a command', () => {
    expect([...menuLaw(GOOD, OPEN, 'red', BENT)]).toEqual([]);
    const lazy = broken({
      *legal(...asked) {
        for (const command of dotRules.legal(...asked)) if (command.type !== 'walk') yield command;
      },
      actors: () => [],
    });
    expect([...menuLaw(lazy, OPEN, 'red', BENT)]).toEqual([
      expect.stringContaining('dot is not among the actors'),
      expect.stringContaining('nothing of its kind is listed'),
    ]);
    expect([...menuLaw(lazy, OPEN, 'red', way([600, 500]))], 'what is refused is owed nothing').toEqual([]);
  });

  test('has the same choice where that is owed', () => {
    const straight = charge([640, 510]);
    expect([...menuLaw(GOOD, OPEN, 'red', straight)]).toEqual([]);
    const timid = broken({
      *legal(...asked) {
        for (const command of dotRules.legal(...asked))
          if (command.type !== 'walk' || command.charge === undefined) yield command;
      },
    });
    expect([...menuLaw(timid, OPEN, 'red', straight)]).toEqual([
      expect.stringContaining('nothing of the same choice is listed'),
    ]);
    expect([
      ...menuLaw(timid, OPEN, 'red', charge([560, 530], [640, 510])),
      ...menuLaw(timid, OPEN, 'red', BENT),
    ]).toEqual([]);
  });
});

describe('a way that is accepted', () => {
  test('is accepted when it is cut at a corner', () => {
    expect([...cutLaw(GOOD, OPEN, 'red', BENT)]).toEqual([]);
    const stubborn = judgedBy((_s, path) => (path.length < 2 ? NO : undefined));
    expect([...cutLaw(stubborn, OPEN, 'red', BENT)]).toEqual([
      expect.stringContaining('cut to {"type":"walk","path":[[500,560]]} it is refused: too-far'),
    ]);
  });

  test('is accepted in two parts', () => {
    expect([...splitLaw(GOOD, OPEN, 'red', BENT)]).toEqual([]);
    const once = judgedBy((s) => ((top(s)?.given ?? 0) > 0 ? NO : undefined));
    expect([...splitLaw(once, OPEN, 'red', BENT)]).toEqual([expect.stringContaining('is refused: too-far')]);
  });

  test('comes to the same in two parts', () => {
    const taxed = broken({
      apply(s, ...asked) {
        dotRules.apply(s, ...asked);
        const frame = top(s);
        if (frame) frame.left -= 256;
      },
    });
    expect([...splitLaw(taxed, OPEN, 'red', BENT)]).toEqual([expect.stringContaining('comes to another state')]);
  });

  test('is refused once it is spoiled, for the right reason', () => {
    const stroll = way([500, 600]);
    expect([...spoilLaw(GOOD, OPEN, 'red', stroll), ...spoilLaw(GOOD, OPEN, 'red', charge([632, 500]))]).toEqual([]);
    const tireless = broken({
      check(s, side, command) {
        const refusal = dotRules.check(s, side, command);
        return refusal?.code === 'too-far' ? null : refusal;
      },
    });
    expect([...spoilLaw(tireless, OPEN, 'red', stroll)]).toEqual([
      expect.stringMatching(/is accepted, and too-far was to be expected$/),
    ]);
    const confused = broken({
      check(s, side, command) {
        const refusal = dotRules.check(s, side, command);
        return refusal?.code === 'zone' ? NO : refusal;
      },
    });
    expect([...spoilLaw(confused, OPEN, 'red', charge([632, 500]))]).toEqual([
      expect.stringMatching(/is refused \(too-far\), and zone was to be expected$/),
    ]);
  });
});

describe('a way, accepted or refused,', () => {
  test('is not accepted in two parts where the whole is refused', () => {
    const far = way([500, 620], [620, 620]);
    expect([...splitLaw(GOOD, OPEN, 'red', far)]).toEqual([]);
    const forgetful = broken({
      apply(s, ...asked) {
        const left = top(s)?.left ?? 0;
        dotRules.apply(s, ...asked);
        const frame = top(s);
        if (frame) frame.left = left;
      },
    });
    expect([...splitLaw(forgetful, OPEN, 'red', far)]).toEqual([
      expect.stringContaining('is accepted, and the whole is refused: too-far'),
    ]);
  });

  test('gets the same answer on a board that is turned', () => {
    const [north, far] = [way([500, 350]), way([500, 250])];
    expect([...turnLaw(GOOD, OPEN, 'red', north), ...turnLaw(GOOD, OPEN, 'red', far)]).toEqual([]);
    const skewed = judgedBy((_s, path) => (path.some(([x]) => x < 400) ? NO : undefined));
    expect([...turnLaw(skewed, OPEN, 'red', way([500, 640]))]).toEqual([
      expect.stringContaining('is accepted, and turned (quarter) it is refused (too-far)'),
    ]);
    expect([...turnLaw(skewed, OPEN, 'red', way([390, 500]))]).toEqual([
      expect.stringContaining('is refused (too-far), and turned (quarter) it is accepted'),
      expect.stringContaining('is refused (too-far), and turned (mirror) it is accepted'),
    ]);
    // The same code of another case is another answer.
    const bookish = judgedBy((s) => refuse('too-far', 'No.', s.at.red[0] < s.at.blue[0] ? '1.3' : '1.4'));
    expect([...turnLaw(bookish, OPEN, 'red', north)]).toHaveLength(2);
  });

  test('gets the answer of a judge who reckons otherwise', () => {
    const [near, far] = [way([500, 699]), way([499, 701])];
    expect([...judgeLaw(GOOD, OPEN, 'red', near), ...judgeLaw(GOOD, OPEN, 'red', far)]).toEqual([]);
    const generous = judgedBy((_s, path) => (path.length === 1 ? null : undefined));
    expect([...judgeLaw(generous, OPEN, 'red', far)]).toEqual([
      expect.stringContaining('is accepted, and the judge refuses it'),
    ]);
    const mean = judgedBy(() => NO);
    expect([...judgeLaw(mean, OPEN, 'red', near)]).toEqual([
      expect.stringContaining('is refused (too-far), and the judge accepts it'),
    ]);
    expect([...judgeLaw(mean, OPEN, 'red', way([500, 700]))], 'what is too close to say').toEqual([]);
  });
});

describe('the laws of samples', () => {
  const lists = (subject: ReturnType<typeof subjectOf>): string[] => [
    ...legalLaw(subject, OPEN, [BENT], randomFrom(1)),
  ];

  test('are tried with the law of lists', () => {
    expect(lists(GOOD)).toEqual([]);
    const stubborn = judgedBy((_s, path) => (path.length < 2 ? NO : undefined));
    expect(lists(stubborn).some((fault) => fault.includes('it is refused: too-far'))).toBe(true);
    const skewed = judgedBy((_s, path) => (path.some(([x]) => x < 480) ? NO : undefined));
    expect(lists(skewed).some((fault) => fault.includes('turned'))).toBe(true);
  });

  test('leave a game that lists everything under the old law', () => {
    const { sampled: _, ...whole } = dotRules;
    const unlike = { ...subjectOf(whole), choiceOf: (command: DotCommand) => JSON.stringify(command) };
    expect(lists(unlike)).toContain(`${JSON.stringify(BENT)} is accepted and not in the legal list`);
    expect([...sampledLaws(subjectOf(whole), OPEN, 'red', [BENT])]).toEqual([]);
  });

  test('leave nobody alone who says only that he samples', () => {
    const { sampled: _, ...others } = GOOD;
    const silent = { ...others, choiceOf: (command: DotCommand) => JSON.stringify(command) };
    const faults = [...legalLaw(silent, OPEN, [BENT], randomFrom(1))];
    expect(faults).toContain(`${JSON.stringify(BENT)} is accepted and not in the legal list`);
    expect(faults).toContain('the game lists samples, and nothing is said that the laws could hold them to');
  });
});
