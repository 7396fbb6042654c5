/** What is asked of models everywhere: of a battle that goes on, and of one that is looked at and not changed. */
import { describe, expect, test } from 'vitest';
import { position } from '../testing/index.ts';
import {
  areFoes,
  areTouching,
  battleOf,
  budgetOf,
  byPlace,
  discOf,
  engagedWith,
  figureOf,
  fightOf,
  findModel,
  hasGear,
  hasMark,
  hasRule,
  hasZone,
  idOf,
  isBound,
  isEngaged,
  isHero,
  isOnTable,
  isTransfixed,
  lookAt,
  mark,
  modelOf,
  mvOf,
  nameOf,
  onTable,
  sideOf,
  specOf,
  unmark,
  uses,
} from './battle.ts';
import { type FightState, freshFight } from './state.ts';
import type { Mark, Power } from './words.ts';

/** Places in the cast: k1 0, hero 1, g2 2, cap 3, e1 4, e2 5, e3 6, e4 7. */
const LINE =
  't2 move good* water | k1=mt-knight@10",10" | hero=mt-captain@10",20" banner | g2=mt-shield@30",10" prone | cap=ro-captive@30",20" bound | e1=mo-wraith@10",30" | e2=mo-bow slain | e3=mo-shield@40",40" | e4=mo-shield@40",45"';
const [K1, HERO, G2, CAP, E1, E2, E3, E4] = [0, 1, 2, 3, 4, 5, 6, 7];
const NOBODY = 8;
const made = () => position(LINE).state;

describe.each([
  ['a battle that goes on', battleOf],
  ['a battle that is looked at', lookAt],
])('In %s', (_title, open) => {
  const battle = () => open(made());

  test('models go by their ids, and by their places in the cast', () => {
    const b = battle();
    expect([K1, E4].map((model) => idOf(b, model))).toEqual(['k1', 'e4']);
    expect(['k1', 'e4', 'nobody'].map((id) => findModel(b, id))).toEqual([K1, E4, -1]);
    expect(specOf(b, HERO)).toMatchObject({ id: 'hero', index: HERO, profile: 'mt-captain' });
    expect(modelOf(b, G2)).toBe(b.s.models[G2]);
    expect([nameOf(b, HERO), nameOf(b, E3)]).toEqual(['Captain of Minas Tirith', 'Orc Warrior, shield']);
  });

  test('there is no model beyond the cast', () => {
    const b = battle();
    for (const ask of [modelOf, specOf, figureOf, idOf, sideOf, isOnTable, discOf, isBound])
      expect(() => ask(b, NOBODY)).toThrow('no model 8');
  });

  test('foes are of the other side', () => {
    const b = battle();
    expect([sideOf(b, K1), sideOf(b, E1)]).toEqual(['good', 'evil']);
    expect([areFoes(b, K1, E1), areFoes(b, E1, K1), areFoes(b, K1, HERO), areFoes(b, E1, E2)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('those on the table are listed in the order of the cast, of a side or of both', () => {
    const b = battle();
    // Each is asked twice, and the sides first: what is known of the one is not taken for the other.
    for (let times = 0; times < 2; times++) {
      expect(onTable(b, 'evil')).toEqual([E1, E3, E4]);
      expect(onTable(b, 'good')).toEqual([K1, HERO, G2, CAP]);
      expect(onTable(b)).toEqual([K1, HERO, G2, CAP, E1, E3, E4]);
    }
    const other = battle();
    expect(onTable(other)).toHaveLength(7);
    expect(onTable(other, 'good')).toHaveLength(4);
    expect([isOnTable(b, E1), isOnTable(b, E2)]).toEqual([true, false]);
  });

  test('[M-2] a base is where its model stands, as wide as its profile says', () => {
    const b = battle();
    expect(discOf(b, K1)).toEqual({ x: 25400, y: 25400, r: 2000 });
    expect(discOf(b, HERO)).toEqual({ x: 25400, y: 50800, r: 1250 });
    expect(() => discOf(b, E2)).toThrow('e2 is not on the table');
  });

  test('[X-21] on foot the profile of the rider holds, and of who never rode his own', () => {
    const s = made();
    for (const model of s.models) model.foot = true;
    const b = open(s);
    expect([figureOf(b, K1).id, figureOf(b, HERO).id]).toEqual(['mt-knight-foot', 'mt-captain']);
    expect([mvOf(b, K1), discOf(b, K1).r]).toEqual([6, 1250]);
    expect([figureOf(battle(), K1).id, mvOf(battle(), K1)]).toEqual(['mt-knight', 10]);
  });

  test('a Hero is a Hero, a rule is had or not, and who is bound is bound', () => {
    const b = battle();
    expect([HERO, E1, K1, E3].map((model) => isHero(b, model))).toEqual([true, true, false, false]);
    expect([hasRule(b, E1, 'terror'), hasRule(b, HERO, 'terror'), hasRule(b, G2, 'shieldwall')]).toEqual([
      true,
      false,
      true,
    ]);
    expect([isBound(b, CAP), isBound(b, G2), isBound(b, E1)]).toEqual([true, false, false]);
  });

  test('[X-11] a banner is had by who has it from the start, and by who has taken it; nothing else is taken', () => {
    const s = made();
    s.models[G2]?.marks.push('bearer');
    s.models[E3]?.marks.push('moved');
    const b = open(s);
    expect([K1, HERO, G2, E3].map((model) => hasGear(b, model, 'banner'))).toEqual([false, true, true, false]);
    expect([K1, HERO, G2].map((model) => hasGear(b, model, 'lance'))).toEqual([true, false, false]);
    expect([hasGear(b, G2, 'shield'), hasGear(b, G2, 'bow')]).toEqual([true, false]);
  });

  test('the subjects of the advanced rules are those in use', () => {
    const b = battle();
    expect((['water', 'burdens', 'passengers', 'sentries'] as const).filter((each) => uses(b, each))).toEqual([
      'water',
    ]);
  });

  test.each<readonly [Power, boolean]>([
    ['immobilise', true],
    ['transfix', true],
    ['command', false],
    ['compel', false],
    ['terrifying-aura', false],
  ])('[S-124, S-164] who is under %s is transfixed: %s', (power, held) => {
    const s = made();
    s.models[HERO]?.effects.push({ power: 'terrifying-aura', by: E1 }, { power, by: E1 });
    expect(isTransfixed(open(s), HERO)).toBe(held);
    expect(isTransfixed(open(s), G2)).toBe(false);
  });

  describe('[S-33] Engaged', () => {
    // Pairs may be written in any order.
    const pairs = (...contacts: [number, number][]) => {
      const s = made();
      s.contacts = contacts;
      return open(s);
    };
    test('is each of a pair, and nobody else', () => {
      const b = pairs([K1, E3], [HERO, E1]);
      const all = [K1, HERO, G2, CAP, E1, E3, E4];
      expect(all.filter((model) => isEngaged(b, model))).toEqual([K1, HERO, E1, E3]);
      expect(all.filter((model) => isEngaged(pairs(), model))).toEqual([]);
    });
    test('with whom, in the order of the cast', () => {
      const b = pairs([G2, E1], [HERO, E4], [K1, E1], [HERO, E1], [HERO, E3]);
      expect(engagedWith(b, E1)).toEqual([K1, HERO, G2]);
      expect(engagedWith(b, HERO)).toEqual([E1, E3, E4]);
      expect(engagedWith(b, G2)).toEqual([E1]);
      expect(engagedWith(b, E3)).toEqual([HERO]);
      expect(engagedWith(b, CAP)).toEqual([]);
      expect(engagedWith(pairs(), HERO)).toEqual([]);
    });
    test('[S-24] has no zone', () => {
      const b = pairs([HERO, E1]);
      expect([K1, HERO, E1, E3].map((model) => hasZone(b, model))).toEqual([true, false, false, true]);
    });
  });

  test('[S-24, S-30, X-27] neither who is gone, nor who lies, nor who is bound has a zone', () => {
    const b = battle();
    expect([K1, HERO, G2, CAP, E1, E2, E3].filter((model) => hasZone(b, model))).toEqual([K1, HERO, E1, E3]);
  });

  describe('[M-3] Touching', () => {
    /** Two bases of 25 mm, so far from centre to centre. */
    const apart = (x: number, ...parted: [number, number][]) => {
      const { state } = position(
        `t2 move good* | g1=mt-shield@25400,25400 | g2=mt-bow@${25400 + x},25400 | e1=mo-bow@40",40"`,
      );
      state.parted = parted;
      return open(state);
    };
    test('is within a hundredth of an inch', () => {
      expect([areTouching(apart(2525), 0, 1), areTouching(apart(2525), 1, 0)]).toEqual([true, true]);
      expect([areTouching(apart(2526), 0, 1), areTouching(apart(2526), 1, 0)]).toEqual([false, false]);
    });
    test('nobody touches himself', () => {
      expect(areTouching(apart(2500), 0, 0)).toBe(false);
    });
    test('who is not on the table touches nobody', () => {
      const { state } = position(LINE);
      const b = open(state);
      expect([areTouching(b, E2, E3), areTouching(b, E3, E2), areTouching(b, E2, E2)]).toEqual([false, false, false]);
    });
    test.each<readonly [what: string, pairs: [number, number][], touching: boolean]>([
      ['who was parted, whoever is named first', [[0, 1]], false],
      ['who was parted, the other way round', [[1, 0]], false],
      [
        'who was parted after others',
        [
          [1, 2],
          [0, 1],
        ],
        false,
      ],
      [
        'who was parted before others',
        [
          [0, 1],
          [1, 2],
        ],
        false,
      ],
      ['where the first was parted from another', [[0, 2]], true],
      ['where the other was parted from another', [[1, 2]], true],
      ['where the first, named last, was parted from another', [[2, 0]], true],
      ['where the other, named last, was parted from another', [[2, 1]], true],
      [
        'where both were parted from another',
        [
          [0, 2],
          [1, 2],
        ],
        true,
      ],
      [
        'where a pair is of one alone',
        [
          [0, 0],
          [1, 1],
        ],
        true,
      ],
    ])('[M-22] %s', (_what, parted, touching) => {
      expect(areTouching(apart(2500, ...parted), 0, 1)).toBe(touching);
      expect(areTouching(apart(2500, ...parted), 1, 0)).toBe(touching);
    });
  });

  test('[S-41] the Fight of a fighter, of whichever side, and none for others', () => {
    const s = made();
    const fights: FightState[] = [freshFight([K1], [E3]), freshFight([HERO], [E1, E4])];
    s.fights = fights;
    const b = open(s);
    expect([K1, E3].map((model) => fightOf(b, model))).toEqual([fights[0], fights[0]]);
    expect([HERO, E1, E4].map((model) => fightOf(b, model) === fights[1])).toEqual([true, true, true]);
    expect([G2, E2].map((model) => fightOf(b, model))).toEqual([undefined, undefined]);
  });
});

describe('Marks', () => {
  const marked = (...marks: readonly Mark[]) => {
    const b = battleOf(
      position('t2 move good* | g1=mt-shield@10",10" | g2=mt-shield@20",10" | e1=mo-shield@30",30"').state,
    );
    for (const each of marks) mark(b, 0, each);
    return b;
  };

  test('are written in one order, each once, beside those that are there', () => {
    const b = marked('fought', 'moved');
    expect(modelOf(b, 0).marks).toEqual(['moved', 'fought']);
    mark(b, 0, 'done', 'moved', 'bearer');
    expect(modelOf(b, 0).marks).toEqual(['moved', 'done', 'fought', 'bearer']);
    mark(b, 0);
    expect(modelOf(b, 0).marks).toEqual(['moved', 'done', 'fought', 'bearer']);
    expect([hasMark(b, 0, 'done'), hasMark(b, 0, 'shot'), hasMark(b, 1, 'done')]).toEqual([true, false, false]);
  });

  test('are taken away by name, and no others with them', () => {
    const b = marked('moved', 'shot', 'fought');
    unmark(b, 0, 'shot', 'done');
    expect(modelOf(b, 0).marks).toEqual(['moved', 'fought']);
    unmark(b, 0, 'moved', 'fought');
    expect(modelOf(b, 0).marks).toEqual([]);
  });
});

describe('What has been asked', () => {
  test('is worked out once for a battle that is looked at', () => {
    const s = made();
    s.contacts = [[HERO, E1]];
    const b = lookAt(s);
    expect(onTable(b)).toBe(onTable(b));
    expect(onTable(b, 'good')).toBe(onTable(b, 'good'));
    expect(onTable(b, 'evil')).toBe(onTable(b, 'evil'));
    expect(discOf(b, HERO)).toBe(discOf(b, HERO));
    expect(isEngaged(b, HERO)).toBe(true);
    expect(b.still?.engaged).toEqual(new Set([HERO, E1]));
  });

  test('is asked anew in a battle that goes on', () => {
    const s = made();
    const b = battleOf(s);
    expect(b.still).toBeUndefined();
    expect([onTable(b, 'evil').length, discOf(b, E3).x, isEngaged(b, HERO)]).toEqual([3, 101600, false]);
    const gone = modelOf(b, E4);
    gone.at = null;
    modelOf(b, E3).at = [100000, 101600];
    s.contacts = [[HERO, E1]];
    expect([onTable(b, 'evil').length, discOf(b, E3).x, isEngaged(b, HERO)]).toEqual([2, 100000, true]);
  });
});

test('places in the cast stand in the order of their numbers', () => {
  expect([10, 9, 0, 2].toSorted(byPlace)).toEqual([0, 2, 9, 10]);
  expect([3, 1, 2].toSorted(byPlace)).toEqual([1, 2, 3]);
});

test('[M-9] an inch of movement is 2540 units of 256 parts each', () => {
  expect([budgetOf(0), budgetOf(1), budgetOf(6)]).toEqual([0, 650240, 3901440]);
});
