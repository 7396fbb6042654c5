/** Whatever is asked, the answer is a code, a sentence and the requirement that bars it, and nothing has changed. */
import { stateHash, why } from '@warbeacon/kernel';
import { describe, expect, test } from 'vitest';
import type { Command } from './engine/command-schemas.ts';
import { battlehost } from './host.ts';
import { skirmish } from './engine/rules.ts';
import { position } from './testing/index.ts';

const INCH = 2540;
const at = (x: number, y: number): [number, number] => [x * INCH, y * INCH];

/** A wall to the north of g1, an Orc to the east, a power at hand, somebody gone. */
const FIELD = [
  't2 move good* full',
  `table ${JSON.stringify({
    w: 48 * INCH,
    h: 48 * INCH,
    areas: [],
    barriers: [{ id: 'wall', height: 4000, line: [at(8, 12), at(12, 12)] }],
    places: [],
  })}`,
  'g1=mt-shield@10",10" | g2=mt-bow@8",10" | hero=mt-captain@10",8" | wizard=mt-wizard@6",6" | g9=mt-shield slain',
  'e1=mo-shield@14",10" | e2=mo-shield@14",12" | wraith=mo-wraith@20",10"',
].join(' | ');
const FIGHT =
  't2 fight good* full | g1=mt-shield@40000,40000 | e1=mo-shield@40000,42500 | e2=mo-shield@50000,42500 | g2=mt-shield@50000,40000';
const DUEL_MIGHT = 't2 move good* full | hero=mt-captain@10",10" might:1 | e1=mo-wraith@14",10" | dice 3 3';

/** `ruleCase` of what is refused by its form is none. */
type Row = readonly [what: string, json: unknown, code: string, ruleCase?: string];
const walk = (...path: readonly (readonly [number, number])[]) => ({ type: 'move', model: 'g1', path });
const far = Array.from({ length: 10_000 }, (_, i) => [25_400 + (i % 2), 25_400 + (i % 3)] as [number, number]);

const rows = (list: readonly Row[]) => list.map(([what, json, code, ruleCase]) => ({ what, json, code, ruleCase }));

/** What a wire hands in, judged as a server judges it: by its form, and then by the rules. Tells what is wrong with the answer. */
function* badAnswer(line: string, json: unknown, code: string, ruleCase?: string): Generator<string> {
  const { state } = position(line);
  const before = stateHash(state);
  const read = battlehost.parseCommand(json);
  const refusal = read.ok ? why(skirmish, state, skirmish.deciders(state)[0] ?? 'good', read.value) : read.error;
  if (stateHash(state) !== before) yield 'the state has changed';
  if (refusal === null) {
    yield 'it is accepted';
    return;
  }
  if (refusal.code !== code) yield `the code is ${refusal.code}`;
  if (ruleCase !== undefined && refusal.case !== ruleCase) yield `the requirement is ${refusal.case}`;
  // The kinds of commands that there are make a long sentence.
  if (!/^[A-Z].{8,600}[.:]?$/.test(refusal.message)) yield `no sentence: ${refusal.message}`;
}

describe('Ways', () => {
  test.each(
    rows([
      ['of 10,000 corners', walk(...far), 'bad-command'],
      ['of 65 corners', walk(...far.slice(0, 65)), 'bad-command'],
      ['of no corner', walk(), 'bad-command'],
      ['with a corner that is not a number', walk([Number.NaN, 25_400]), 'bad-command'],
      ['with an infinite corner', walk([Number.POSITIVE_INFINITY, 25_400]), 'bad-command'],
      ['with half units', walk([25_400.5, 25_400]), 'bad-command'],
      ['with corners beyond all tables', walk([2 ** 53, 25_400]), 'bad-command'],
      ['with three coordinates', { type: 'move', model: 'g1', path: [[25_400, 25_400, 0]] }, 'bad-command'],
      ['with words for coordinates', { type: 'move', model: 'g1', path: [['10"', '10"']] }, 'bad-command'],
      ['that are none', { type: 'move', model: 'g1', path: 'north' }, 'bad-command'],
      ['over the western edge', walk([500, 25_400]), 'too-far', 'S-21'],
      ['of zero length', walk([25_400, 25_400]), 'bad-path'],
      ['that stand still at a corner', walk([26_000, 25_400], [26_000, 25_400]), 'bad-path'],
      ['longer than its Mv', walk([25_400, 25_400 - 6 * INCH - 1]), 'too-far', 'S-21'],
      ['through a wall', walk([25_400, 25_400 + 5 * INCH]), 'barred', 'X-3'],
      ['into a wall', walk([25_400, 29_500]), 'barred', 'X-3'],
      ['through a friend', walk([25_400, 25_400 - 4 * INCH]), 'base', 'S-22'],
      ['onto a friend', walk([20_400, 25_400]), 'base', 'S-22'],
      ['into a zone', walk([32_000, 25_400]), 'zone', 'S-25'],
    ]),
  )('[M-6, X-39] $what', ({ json, code, ruleCase }) => expect([...badAnswer(FIELD, json, code, ruleCase)]).toEqual([]));

  test('[M-5] off the table are told so where the movement would suffice', () => {
    const line = 't2 move good* | g1=mt-shield@1",10" | e1=mo-shield@40",10"';
    for (const x of [1000, -5000]) expect([...badAnswer(line, walk([x, 25_400]), 'off-table', 'M-5')]).toEqual([]);
  });

  test('[X-39] of ten thousand corners are read once and not walked along, should anybody hand them in past the form', () => {
    const { state } = position(FIELD);
    let read = 0;
    const watched = new Proxy(far, {
      get(corners, key, receiver) {
        if (typeof key === 'string' && /^\d+$/.test(key)) read++;
        return Reflect.get(corners, key, receiver) as unknown;
      },
    });
    const order = { type: 'move', model: 'g1', path: watched } as Command;
    expect(skirmish.check(state, 'good', order)).toMatchObject({ code: 'bad-path' });
    expect(read).toBeLessThanOrEqual(far.length);
  });
});

describe('Charges', () => {
  const charge = (path: readonly (readonly [number, number])[], ...whom: readonly string[]) => ({
    type: 'move',
    model: 'g1',
    path,
    charge: whom,
  });
  test.each(
    rows([
      ['a contact claimed where there is none', charge([[32_000, 25_400]], 'e1'), 'short-of-target', 'S-32'],
      [
        'a second contact claimed where there is none',
        charge([[33_060, 25_400]], 'e1', 'e2'),
        'short-of-extra',
        'S-39',
      ],
      ['the same enemy twice', charge([[33_060, 25_400]], 'e1', 'e1'), 'no-target', 'S-39'],
      ['a friend', charge([[33_060, 25_400]], 'g2'), 'no-target', 'S-32'],
      ['itself', charge([[33_060, 25_400]], 'g1'), 'no-target', 'S-32'],
      ['nobody', charge([[33_060, 25_400]], 'nobody'), 'no-target', 'S-32'],
      ['a name of 10,000 letters', charge([[33_060, 25_400]], 'x'.repeat(10_000)), 'bad-command'],
      ['sixty-five enemies', charge([[33_060, 25_400]], ...Array.from({ length: 65 }, () => 'e1')), 'bad-command'],
      ['another than is touched', charge([[33_060, 25_400]], 'e2'), 'zone', 'S-25'],
    ]),
  )('[S-32, S-39] $what', ({ json, code, ruleCase }) =>
    expect([...badAnswer(FIELD, json, code, ruleCase)]).toEqual([]),
  );
});

describe('Orders', () => {
  test.each(
    rows([
      ['to somebody of 10,000 letters', { type: 'stand', model: 'g'.repeat(10_000) }, 'bad-command'],
      ['to nobody', { type: 'stand', model: '' }, 'bad-command'],
      ['to a model that there is not', { type: 'stand', model: 'g7' }, 'no-such-model', 'S-19'],
      ['to what every object has', { type: 'stand', model: '__proto__' }, 'no-such-model', 'S-19'],
      ['to an enemy', walkOf('e1'), 'not-your-model', 'S-19'],
      ['to who is slain', walkOf('g9'), 'not-on-the-table', 'S-5'],
      ['of no kind', { type: 'teleport', model: 'g1' }, 'bad-command'],
      ['with members that they have not', { type: 'done', model: 'g1' }, 'bad-command'],
      ['of another moment', { type: 'fight', fight: ['g1', 'e1'] }, 'wrong-moment', 'S-12'],
      ['to stand up who stands', { type: 'stand', model: 'g1' }, 'standing'],
      ['to cast what it cannot', { type: 'cast', model: 'hero', power: 'transfix', target: 'e1', will: 1 }, 'no-power'],
      [
        'to cast with Will that it has not',
        { type: 'cast', model: 'wizard', power: 'immobilise', target: 'e1', will: 9 },
        'no-will',
        'S-6',
      ],
      [
        'to cast what there is not',
        { type: 'cast', model: 'wizard', power: 'fireball', target: 'e1', will: 1 },
        'bad-command',
      ],
      [
        'to cast with less than nothing',
        { type: 'cast', model: 'wizard', power: 'immobilise', target: 'e1', will: -1 },
        'bad-command',
      ],
      ['that are null', null, 'bad-command'],
      ['that are a list', [], 'bad-command'],
      ['that are words', 'g1 charges e1', 'bad-command'],
    ]),
  )('[S-19] $what', ({ json, code, ruleCase }) => expect([...badAnswer(FIELD, json, code, ruleCase)]).toEqual([]));

  function walkOf(model: string) {
    return { type: 'move', model, path: [[25_400, 20_000]] };
  }

  test.each(
    rows([
      ['a Fight that is none', { type: 'fight', fight: ['g1', 'e2'] }, 'no-such-fight', 'S-17'],
      ['a Fight of one', { type: 'fight', fight: ['g1'] }, 'bad-command'],
      ['a Fight of one with itself', { type: 'fight', fight: ['g1', 'g1'] }, 'no-such-fight', 'S-17'],
      ['to strike before the Duel', { type: 'strike', model: 'g1', target: 'e1' }, 'wrong-moment', 'S-12'],
      ['to Back Away before the Duel', { type: 'backAway', model: 'e1', direction: 0 }, 'wrong-moment', 'S-12'],
      ['a direction that there is not', { type: 'backAway', model: 'e1', direction: 720 }, 'bad-command'],
    ]),
  )('[S-17] $what', ({ json, code, ruleCase }) => expect([...badAnswer(FIGHT, json, code, ruleCase)]).toEqual([]));

  test('[S-6] Might that one has not, on a die that there is not', () => {
    const table = position(DUEL_MIGHT).play('{"type":"test","model":"hero"}');
    expect(table.asked).toBe('courage');
    const before = stateHash(table.state);
    for (const sentence of ['will 0 might 2', 'will 9', 'spend 1 on 0']) {
      const refusal = table.why(sentence);
      expect({ sentence, refused: refusal !== null }).toEqual({ sentence, refused: true });
      expect(refusal?.message).toMatch(/\.$/);
    }
    expect(stateHash(table.state)).toBe(before);
  });
});

describe('Matches', () => {
  const wish = (options: object): string[] => {
    const read = battlehost.optionsSchema.safeParse(options);
    return read.success ? [] : read.error.issues.map(({ message }) => message);
  };
  const force = (...models: readonly object[]) => ({ forces: { good: { models } } });

  test.each<[what: string, options: object]>([
    ['a scenario that there is not', { scenario: 'atlantis' }],
    ['a scenario of 10,000 letters', { scenario: 'x'.repeat(10_000) }],
    ['a force that there is not', { forces: { good: 'elves' } }],
    ['a force of the other side', { forces: { good: 'even-mordor' } }],
    ['[X-34] a force over its points', force({ profile: 'mt-wizard-mounted', count: 20 })],
    ['a profile that there is not', force({ profile: 'ent', count: 1 })],
    ['a profile of the other side', force({ profile: 'mo-shield', count: 1 })],
    ['wargear that there is not', force({ profile: 'mt-captain', count: 1, extra: ['mithril'] })],
    ['fewer than one of something', force({ profile: 'mt-shield', count: 0 })],
    ['half a model', force({ profile: 'mt-shield', count: 1.5 })],
    ['nobody', force()],
    ['a house value out of bounds', { house: { nightSight: -1 } }],
    ['a house value that there is not', { house: { gunpowder: true } }],
    ['a member that there is not', { colour: 'red' }],
  ])('%s', (_what, options) => {
    const told = wish(options);
    expect(told).not.toEqual([]);
    for (const sentence of told) expect(sentence.length).toBeLessThan(400);
    expect(() => skirmish.create({ ...options })).toThrow(told[0]);
  });
});
