/** A battle before anybody has decided anything: who waits, what lies where, who may carry whom. */
import { describe, expect, test } from 'vitest';
import { SCENARIOS } from '../data/index.ts';
import type { State } from '../engine/state.ts';
import { newBattle } from './new-battle.ts';

const idsOf = ({ setup, models }: State, which: (model: State['models'][number], index: number) => boolean) =>
  models.flatMap((model, index) => (which(model, index) ? [setup.models[index]?.id ?? ''] : []));
const nameOf = ({ setup }: State, index: number) => setup.models[index]?.id;

describe.each([...SCENARIOS.keys()])('%s', (scenario) => {
  const state = newBattle({ scenario });

  test('nothing has happened, and nobody has spent anything', () => {
    const { turn, phase, priority, active, halves, contacts, parted, fights, calls, alarm, alarmTurn } = state;
    expect({ turn, phase, priority, active, halves }).toEqual({
      turn: 0,
      phase: 'set-up',
      priority: null,
      active: null,
      halves: null,
    });
    expect([contacts, parted, fights, calls, alarm, alarmTurn]).toEqual([[], [], [], [], false, 0]);
    const { score, broken, tasks, outcome } = state;
    expect({ score, broken, tasks, outcome }).toEqual({
      score: { good: 0, evil: 0 },
      broken: [],
      tasks: { good: null, evil: null },
      outcome: null,
    });
    for (const model of state.models)
      expect(model).toMatchObject({
        spent: 0,
        from: null,
        marks: [],
        charged: [],
        effects: [],
        rides: -1,
        prone: false,
      });
    for (const object of state.objects)
      expect(object).toMatchObject({ moved: false, movers: [], passed: false, gone: '' });
  });
  test('each side is listed apart, Good first, with its captives', () => {
    const sides = state.setup.models.map(({ side }) => side);
    expect(sides).toEqual([...sides].sort((a, b) => (a === b ? 0 : a === 'good' ? -1 : 1)));
  });
});

describe('The Ford', () => {
  const state = newBattle({ scenario: 'the-ford' });

  test('[A-21, A-22] the chest stands where the scenario says, and the letter is with the halfling', () => {
    expect(state.setup.objects).toEqual([
      { id: 'chest', kind: 'heavy', model: -1, r: 1250 },
      { id: 'letter', kind: 'light', model: -1, r: 0 },
    ]);
    const [chest, letter] = state.objects;
    const place = SCENARIOS.get('the-ford')?.table.places.find(({ id }) => id === 'chest');
    expect(chest).toMatchObject({ at: place && 'at' in place ? place.at : null, by: [] });
    expect(letter?.at).toBeNull();
    expect(letter?.by.map((index) => nameOf(state, index))).toEqual(['g-mt-halfling-1']);
  });
  test('[A-40, X-25] nobody carries anybody, nobody waits in reserve, nobody is a Sentry', () => {
    expect(state.setup.carry).toEqual([]);
    expect(idsOf(state, ({ gone }) => gone !== '')).toEqual([]);
    expect(state.setup.models.some(({ sentry, bound }) => sentry === true || bound === true)).toBe(false);
  });
});

describe('The Watch', () => {
  const state = newBattle({ scenario: 'the-watch' });

  test('[X-27] the captive is bound in his place, and an object there; a fire is none', () => {
    expect(state.setup.objects).toEqual([
      { id: 'captive', kind: 'model', model: state.setup.models.findIndex(({ id }) => id === 'captive'), r: 1250 },
    ]);
    expect(state.objects[0]).toMatchObject({ at: [45720, 66040], by: [] });
    expect(idsOf(state, ({ at }) => at !== null)).toEqual(['captive']);
    expect(state.setup.models.filter(({ bound }) => bound === true).map(({ id, side }) => [id, side])).toEqual([
      ['captive', 'good'],
    ]);
  });
  test('[A-40] whoever of the raiders may carry him', () => {
    const [carry, ...more] = state.setup.carry;
    expect(more).toEqual([]);
    expect(carry && nameOf(state, carry.who)).toBe('captive');
    const raiders = idsOf(state, (_model, i) => state.setup.models[i]?.side === 'good').filter(
      (id) => id !== 'captive',
    );
    expect(carry?.by.map((index) => nameOf(state, index))).toEqual(raiders);
  });
  test('[X-25, A-55] the Captain and the pikes wait, the Scouts are Sentries', () => {
    const waits = idsOf(state, ({ gone }) => gone === 'reserve');
    expect(waits).toEqual(['e-is-captain-1', 'e-is-pike-1', 'e-is-pike-2', 'e-is-pike-3', 'e-is-pike-4']);
    const sentries = state.setup.models.filter(({ sentry }) => sentry === true).map(({ profile }) => profile);
    expect(new Set(sentries)).toEqual(new Set(['is-scout-shield', 'is-scout-bow']));
    expect(sentries).toHaveLength(12);
  });
  test('[X-36] who hides, hides where that is played', () => {
    expect(idsOf(state, ({ hidden }) => hidden)).toEqual([]);
    const hidden = newBattle({ scenario: 'the-watch', house: { hiddenSentries: true } });
    expect(idsOf(hidden, (model) => model.hidden)).toEqual(
      idsOf(hidden, (_model, i) => hidden.setup.models[i]?.sentry === true),
    );
  });
});
