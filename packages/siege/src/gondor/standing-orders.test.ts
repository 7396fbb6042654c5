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

function answer(diary: string, oil: Orders['oil']) {
  const { state } = gondor(diary);
  return standing.answer(rules.view(state, 'westernesse'), { oil }, () =>
    Array.from(rules.legal(state, 'westernesse'), (command) => rules.offer(state, 'westernesse', command)),
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
    expect(standing.answer(rules.view(state, 'westernesse'), { oil: 'never' }, look)).toEqual({ type: 'pass' });
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
    expect(standing.none).toEqual({ oil: 'ask' });
    expect(standing.check('westernesse', { oil: ['troll', 'siege-tower'] })).toBeNull();
    expect(standing.check('westernesse', { oil: ['spearman'] })).toMatchObject({ code: 'unknown-kind' });
    expect(standing.check('westernesse', { oil: ['spearman'] })?.message).toContain('spearman');
    expect(standing.check('sauron', { oil: 'ask' })).toBeNull();
    expect(standing.check('sauron', { oil: 'any' })).toMatchObject({ code: 'no-such-question', case: '16.74' });
    expect(standing.schema.safeParse({ oil: [] }).success).toBe(false);
  });
});
