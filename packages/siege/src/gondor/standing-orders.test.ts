import { gondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';
import { gondorSiege } from './game.ts';
import type { Orders } from './standing-orders.ts';

const { rules, standing } = gondorSiege;

/** Below oil: orcs, a troll, and orcs with a siege tower. */
const QUESTION = `
  gondor, turn 7, sauron-movement
  2121: orc-9
  1710: spearman-1
  1810: spearman-2
  1711: orc-1
  1611: troll-1
  1911: light-orc-1
  1910: axeman-1
  siege-tower-1 1911
  oil spearman-1
  oil axeman-1
`;

const saying = (orders: Partial<Orders>): Orders => ({ ...standing.none, ...orders });
const notEmpty = () => false;

function answer(diary: string, oil: Orders['oil']) {
  const { state } = gondor(diary);
  return standing.answer(
    rules.view(state, 'westernesse'),
    saying({ oil }),
    () => Array.from(rules.legal(state, 'westernesse'), (command) => rules.offer(state, 'westernesse', command)),
    notEmpty,
  );
}

describe('[16.74] Standing orders for oil', () => {
  test('[16.74] ask, never, or a siege tower first and then what is worth most', () => {
    expect(answer(QUESTION, 'ask')).toBeNull();
    expect(answer(QUESTION, 'never')).toEqual({ type: 'pass' });
    expect(answer(QUESTION, 'any')).toEqual({ type: 'pourOil', unit: 'axeman-1', target: 'light-orc-1' });
    const without = QUESTION.replace('siege-tower-1 1911', '');
    expect(answer(without, 'any')).toEqual({ type: 'pourOil', unit: 'spearman-1', target: 'troll-1' });
    // An engine that is no tower counts for nothing.
    const catapult = without.replace('1911: light-orc-1', '1911: light-orc-1\n  sauron-catapult-1 1711');
    expect(answer(catapult, 'any')).toEqual({ type: 'pourOil', unit: 'spearman-1', target: 'troll-1' });
  });

  test('[16.74] of two that are worth as much, the first that is offered', () => {
    const alike = QUESTION.replace('siege-tower-1 1911', '').replace('troll-1', 'orc-2');
    const [first] = gondor(alike).orders();
    expect(first).toMatch(/ pours on orc-[12]$/);
    const poured = answer(alike, 'any');
    expect(poured).toMatchObject({ type: 'pourOil' });
    expect(first).toContain((poured as { target: string }).target);
  });

  test('[16.74] "never" does not look at what could be done', () => {
    const { state } = gondor(QUESTION);
    const look = (): never => {
      throw new Error('it looked');
    };
    expect(standing.answer(rules.view(state, 'westernesse'), saying({ oil: 'never' }), look, notEmpty)).toEqual({
      type: 'pass',
    });
  });

  test('[16.74] on units of these kinds only, or on siege towers, with or without a unit', () => {
    expect(answer(QUESTION, ['orc'])).toEqual({ type: 'pourOil', unit: 'spearman-1', target: 'orc-1' });
    expect(answer(QUESTION, ['siege-tower'])).toMatchObject({ target: 'light-orc-1' });
    expect(answer(QUESTION.replace('1911: light-orc-1', ''), ['siege-tower'])).toMatchObject({
      target: 'siege-tower-1',
    });
    expect(answer(QUESTION, ['uruk'])).toEqual({ type: 'pass' });
  });

  test('[16.74] G-148: with nothing but dummies they pass', () => {
    const dummies = QUESTION.replaceAll(/(oil \S+)/g, '$1 dummy');
    expect(answer(dummies, 'any')).toEqual({ type: 'pass' });
    expect(answer(dummies, ['orc'])).toEqual({ type: 'pass' });
  });

  test('[16.74] of no other question do they say anything', () => {
    expect(answer('gondor, turn 7, sauron-movement\n2121: orc-9\n1710: spearman-1', 'any')).toBeNull();
  });

  test('[16.74] who may give them, and of what', () => {
    expect(standing.none).toEqual(standing.schema.parse({ oil: 'ask' }));
    expect(standing.check('westernesse', saying({ oil: ['troll', 'siege-tower'] }))).toBeNull();
    expect(standing.check('westernesse', saying({ oil: ['spearman'] }))).toMatchObject({ code: 'unknown-kind' });
    expect(standing.check('westernesse', saying({ oil: ['spearman'] }))?.message).toContain('spearman');
    expect(standing.check('sauron', saying({ oil: 'ask' }))).toBeNull();
    expect(standing.check('sauron', saying({ oil: 'any' }))).toMatchObject({ code: 'no-such-question', case: '16.74' });
    expect(standing.schema.safeParse({ oil: [] }).success).toBe(false);
  });
});

describe('[8.52] [16.0] standing orders for steps that come round each turn', () => {
  /** Gandalf may cast, and the catapult has a crew. */
  const MAGIC = 'gondor, turn 7, magic-second\n1910: gandalf, axeman-1\n1920: nazgul\n2121: orc-9';
  const say = (orders: Partial<Orders>, isOnlyToEnd: () => boolean = notEmpty, diary = MAGIC) => {
    const { state } = gondor(diary);
    const [side] = rules.deciders(state);
    if (side === undefined) throw new Error('nobody is asked');
    const offers = () => Array.from(rules.legal(state, side), (command) => rules.offer(state, side, command));
    return standing.answer(rules.view(state, side), saying(orders), offers, isOnlyToEnd);
  };

  test('[8.52] magic is not asked about before the turn that one has named, and then it is', () => {
    expect(say({})).toBeNull();
    expect(say({ notBefore: { magic: 8 } })).toEqual({ type: 'done' });
    expect(say({ notBefore: { magic: 7 } })).toBeNull();
    expect(say({ notBefore: { siege: 12 } })).toBeNull();
  });

  test('[8.52] a step in which nothing is left ends by itself, for whoever has said so', () => {
    expect(say({ endEmpty: true }, () => true)).toEqual({ type: 'done' });
    expect(say({ endEmpty: true })).toBeNull();
    expect(say({}, () => true)).toBeNull();
  });

  test('[13.0] whoever has still to set up, or is asked one question, is asked all the same', () => {
    const oil = { ...saying({}), notBefore: { magic: 16, siege: 16 }, endEmpty: true };
    expect(say(oil, () => true, QUESTION)).toBeNull();
  });

  test('what may be put off, until when', () => {
    const parse = (orders: object) => standing.schema.safeParse({ oil: 'ask', ...orders }).success;
    expect(parse({ notBefore: { magic: 16, siege: 3 } })).toBe(true);
    expect(parse({ notBefore: { movement: 3 } })).toBe(false);
    expect(parse({ notBefore: { magic: 0 } })).toBe(false);
    expect(parse({ notBefore: { magic: 100 } })).toBe(false);
    expect(parse({ kept: [] })).toBe(false);
  });
});
