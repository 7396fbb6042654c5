/** [S-84 … S-95, S-130 … S-164, S-167] Strikes, weapons, armour. */
import { describe, expect, test } from 'vitest';
import { position, type Table } from '../testing/index.ts';

const needsOf = (p: Table) => p.told('wound').map(({ needs }) => needs);

describe('Strikes', () => {
  test('[S-3, S-84, S-85] one for each Attack, Strength against Defence, after the Back Away', () => {
    const p = position('t2 fight good* | g1=mt-bow@50800,50800 attacks:2 | e1=mo-bow@53300,50800');
    p.rolling(6, 1, 1, 1, 1).play('fight g1 e1');
    p.play('e1 back 0');
    expect(p.told('struck')).toHaveLength(2);
    // S3 against D4: a 5.
    expect(needsOf(p)).toEqual([[5], [5]]);
    expect(p.told('backedAway')).toHaveLength(1);
  });

  test('[S-5, S-84] who has no Wound left is gone at once', () => {
    const p = position('t2 fight good* | g1=mt-bow@50800,50800 | e1=mo-bow@53300,50800')
      .rolling(6, 1, 5)
      .play('fight g1 e1', 'e1 back 0');
    expect(p.told('gone')).toMatchObject([{ model: 'e1', how: 'slain', by: 'g1' }]);
  });

  test('[S-88] a lone winner strikes whom it likes, and sees each result before the next', () => {
    const p = position(
      't2 fight good* | g1=mt-bow@50800,50800 attacks:2 | e1=mo-bow@53300,50800 | e2=mo-bow@48300,50800',
    );
    p.rolling(6, 6, 1, 1).play('fight g1 e1');
    p.play('e1 back 0', 'e2 back 360');
    expect([p.asked, p.side]).toEqual(['strikes', 'good']);
    p.rolling(1).play('g1 strikes e1');
    expect(p.asked).toBe('strikes');
    p.rolling(5).play('g1 strikes e2');
    expect(p.told('gone')).toMatchObject([{ model: 'e2' }]);
  });

  test('[S-89, S-90, R-16] of several winners their owner says who strikes first; each makes all its Strikes', () => {
    const p = position(
      't2 fight good* | g1=mt-bow@50800,50800 attacks:2 as-wounds:1 | g2=mt-bow@55800,50800 attacks:2 | e1=mo-bow@53300,50800 as-wounds:3',
    );
    p.rolling(6, 1, 1, 1, 1).play('fight g1 e1', 'e1 back 180');
    expect(p.commands().map((order) => 'model' in order && order.model)).toEqual(['g1', 'g2']);
    p.rolling(1, 1, 1, 1).play('g2 strikes e1');
    expect(p.told('struck').map(({ model }) => model)).toEqual(['g2', 'g2', 'g1', 'g1']);
  });

  test('[S-86, S-87, R-46] against who is Trapped an Attack is a set of two at the same victim', () => {
    const p = position('t2 fight good* | g1=mt-bow@50800,50800 | e1=mo-bow@53300,50800 prone as-wounds:1')
      .rolling(6, 1, 5)
      .play('fight g1 e1', 'e1 back 0');
    // The first Strike slew: the other of the set is lost.
    expect(p.told('wound')).toHaveLength(1);
    expect(p.diceLeft).toEqual([]);
  });

  test('[S-84] the odds of a Strike are exact', () => {
    const p = position(
      't2 fight good* | g1=mt-bow@50800,50800 attacks:2 | e1=mo-bow@53300,50800 prone as-wounds:2 | e2=mo-bow@48300,50800',
    );
    p.rolling(6, 6, 1, 1).play('fight g1 e1', 'e1 back 0', 'e2 back 360');
    const odds = p.offer('g1 strikes e1').odds?.outcomes.map(({ kind, chance }) => [kind, chance.n / chance.d]);
    expect(odds).toEqual([
      ['none', 4 / 9],
      ['wounded', 5 / 9],
      ['slain', 1 / 9],
    ]);
  });

  test('[S-124, R-22, R-127] who is held by a power makes no Strikes', () => {
    const p = position(
      't2 fight good* | wraith=mo-wraith@90000,90000 | g1=mt-bow@50800,50800 effect:transfix@wraith | e1=mo-bow@53300,50800',
    );
    p.rolling(6, 1).play('fight g1 e1', 'e1 back 0');
    expect([p.told('struck'), p.diceLeft]).toEqual([[], []]);
  });
});

describe('Cavalry', () => {
  const knight = (words: string, enemy = 'e1=mo-bow@54050,50800') =>
    position(`t2 fight good* | g1=mt-knight@50800,50800 gear:sword ${words} | ${enemy}`);

  test('[S-93, S-94, S-95, R-45] with its charge bonus it rolls a die more, strikes once more and knocks opponents down', () => {
    const p = knight('charged:e1').rolling(6, 1, 1).play('fight g1 e1');
    p.rolling(1, 1, 1, 1).play('e1 back 0');
    expect(p.told('knockedDown')).toEqual([{ type: 'knockedDown', model: 'e1', why: 'cavalry' }]);
    expect(p.told('wound')).toHaveLength(4);
  });

  test('[S-92, S-93] without a charge it fights as Infantry does', () => {
    const p = knight('').rolling(6, 1, 1).play('fight g1 e1', 'e1 back 0');
    expect(p.told('knockedDown')).toEqual([]);
    expect(p.told('wound')).toHaveLength(1);
  });

  test('[S-93, R-44] not if it charged Cavalry, nor if Cavalry charged it afterwards', () => {
    const horse = knight('charged:e1', 'e1=mo-warg-spears@54800,50800')
      .rolling(6, 1, 1)
      .play('fight g1 e1', 'e1 back 0');
    expect(horse.told('knockedDown')).toEqual([]);
    const met = knight('charged:e1', 'e1=mo-bow@54050,50800 | e2=mo-warg-spears@46800,50800 charged:g1');
    met.rolling(6, 1, 1).play('fight g1 e1');
    expect(met.told('dueled')[0]?.dice).toHaveLength(3);
  });

  test('[S-144] a lance adds one To Wound, also against Cavalry', () => {
    const lance = position(
      't2 fight good* | g1=mt-knight@50800,50800 gear:lance charged:e1 | e1=mo-warg-spears@54800,50800',
    );
    lance.rolling(6, 1, 3).play('fight g1 e1', 'e1 back 0');
    expect(needsOf(lance)).toEqual([[4]]);
  });

  test('[X-38] a Monster is not knocked to the ground', () => {
    const p = knight('charged:e1', 'e1=mo-bow@54050,50800 | e2=mo-bow@50800,54050 keywords:Monster+Warrior');
    p.rolling(6, 1, 1, 1).play('fight g1 e1', 'e1 back 0');
    p.rolling(1, 1, 1).play('e2 back 180', 'g1 strikes e1').play('g1 strikes e2');
    expect([p.model('e1').prone, p.model('e2').prone]).toEqual([true, false]);
  });
});

describe('Weapons', () => {
  test('[S-132, R-105, R-15] a two-handed weapon: -1 to the Duel, +1 To Wound, always', () => {
    const p = position('t2 fight evil* | g1=mt-bow@50800,50800 defence:4 | e1=mo-two-handed@53300,50800');
    p.rolling(4, 6, 1).play('fight g1 e1');
    expect(p.told('dueled')[0]?.dice[1]).toEqual({ model: 'e1', die: 6, mod: -1 });
    p.play('g1 back 360');
    expect(needsOf(p)).toEqual([[4]]);
  });

  test('[S-68, S-131] hand-and-a-half: its owner says so before the dice', () => {
    const staff = () =>
      position(
        't2 fight good* | g1=mt-wizard@50800,50800 gear:staff-of-power attacks:1 might:0 | e1=mo-bow@53300,50800',
      ).play('fight g1 e1');
    expect([staff().asked, staff().side]).toEqual(['declare', 'good']);
    const p = staff().rolling(6, 1, 1).play('declare two:g1', 'e1 back 0');
    expect(needsOf(p)).toEqual([[3]]);
    expect(staff().why('declare two:e1')).toMatchObject({ code: 'not-in-fight', case: 'S-68' });
    const other = position('t2 fight good* | g1=mt-shield@50800,50800 | e1=mo-bow@53300,50800').play('fight g1 e1');
    expect(other.why('declare two:g1')).toMatchObject({ code: 'no-choice', case: 'S-131' });
  });

  test('[S-130] any other weapon is single-handed and has no rule', () => {
    const p = position('t2 fight good* | g1=mt-bow@50800,50800 gear:sword | e1=mo-bow@53300,50800')
      .rolling(6, 1, 1)
      .play('fight g1 e1', 'e1 back 0');
    expect([p.told('dueled')[0]?.dice[0]?.mod, needsOf(p)]).toEqual([0, [[5]]]);
  });

  test('[R-116] who has several weapons names one; else it is the Elven-made one', () => {
    const p = position(
      't2 fight good* | g1=mt-wizard@50800,50800 attacks:1 might:0 | e1=mo-bow@53300,50800 defence:5',
    ).play('fight g1 e1');
    expect(p.why('{"type":"declare","weapons":{"g1":"pike"}}')).toMatchObject({ code: 'no-weapon', case: 'S-130' });
    p.rolling(6, 1, 1).play('declare', 'e1 back 0');
    // Elven-made: +1 Strength, 5 against 5.
    expect(needsOf(p)).toEqual([[4]]);
  });
});

describe('Spears and pikes', () => {
  const SPEAR = 'g1=mt-bow@50800,50800 | g2=mt-spear@48300,50800 gear:spear';
  const p = (words = '') => position(`t2 fight good* | ${SPEAR}${words} | e1=mo-bow@53300,50800`).play('fight g1 e1');

  test('[S-133, S-136, S-137, R-73] a spear behind a friend adds one die with its own Fight value, and cannot be struck', () => {
    expect([p().asked, p().side]).toEqual(['declare', 'good']);
    const fought = p(' fight:5').rolling(2, 4, 4).play('declare g2>g1');
    expect(fought.told('dueled')[0]?.dice.map(({ model }) => model)).toEqual(['g1', 'g2', 'e1']);
    expect(fought.told('won')).toEqual([{ type: 'won', side: 'good', by: 'fight-value' }]);
    const lost = p().rolling(1, 1, 6, 1).play('declare g2>g1');
    expect(lost.view().decision?.models).toEqual(['g1']);
    expect(lost.play('g1 back 180').told('struck')).toEqual([{ type: 'struck', model: 'e1', target: 'g1' }]);
  });

  test('[S-136, R-17] on winning the supporter strikes once, with its own Strength', () => {
    const won = p(' strength:8').rolling(6, 1, 1).play('declare g2>g1', 'e1 back 0');
    won.rolling(1, 1).play('g2 strikes e1');
    expect(needsOf(won)).toEqual([[3], [5]]);
  });

  test.each([
    ['[S-140] a Prone model', ' prone', ''],
    ['[S-139] a model that has supported this turn', ' supported', ''],
    ['[S-133] a model that is itself in a Fight', '', ' | e2=mo-bow@45800,50800'],
  ])('%s cannot support', (_what, words, more) => {
    const none = position(`t2 fight good* | ${SPEAR}${words}${more} | e1=mo-bow@53300,50800`)
      .rolling(6, 1)
      .play('fight g1 e1');
    expect(none.asked).toBe('losers');
  });

  /** A second spear stands by, so that the side is asked at all. */
  const asked = (words: string, other = 'g4=mt-spear@50800,48300 gear:spear') =>
    position(`t2 fight good* | ${SPEAR} ${words} | ${other} | e1=mo-bow@53300,50800`).play('fight g1 e1');
  test.each([
    ['who lies down', 'prone', 'S-140'],
    ['who has supported this turn', 'supported', 'S-139'],
    ['who has no spear', 'gear:sword', 'S-133'],
  ])('%s is told by which rule it is none', (_who, words, ruleCase) => {
    expect(asked(words).why('declare g2>g1')).toMatchObject({ code: 'no-support', case: ruleCase });
  });
  test('[R-22] and so is who is held by a power', () => {
    const p = position(
      `t2 fight good* | wraith=mo-wraith@90000,90000 | ${SPEAR} effect:transfix@wraith | g4=mt-spear@50800,48300 gear:spear | e1=mo-bow@53300,50800`,
    ).play('fight g1 e1');
    expect(p.why('declare g2>g1')).toMatchObject({ code: 'no-support', case: 'R-22' });
  });
  test('[S-134] and a friend on a larger base', () => {
    const p = position(
      't2 fight good* | g1=mt-knight@50800,50800 gear:sword+shield | g2=mt-spear@47550,50800 gear:spear | g3=mt-shield@54050,53300 | e1=mo-bow@54050,50800',
    ).play('fight g1 e1');
    expect(p.why('declare g2>g1')).toMatchObject({ code: 'no-support', case: 'S-134' });
  });
  test('[S-142] of pikes the third is one too many, and the second may be named before the first', () => {
    const pikes = position(
      't2 fight evil* | e1=is-pike@50800,50800 gear:sword | e2=is-pike@48300,50800 | e3=is-pike@45800,50800 | e4=is-pike@45800,53300 | e5=is-pike@43300,50800 | g1=mt-bow@53300,50800',
    ).play('fight g1 e1');
    expect(pikes.why('declare e2>e1 e3>e1')).toBeNull();
    expect(pikes.why('declare e3>e1 e2>e1')).toBeNull();
    expect(pikes.why('declare e2>e1 e3>e1 e4>e1')).toMatchObject({ code: 'no-support', case: 'S-142' });
    expect(pikes.why('declare e2>e1 e5>e1')).toMatchObject({ code: 'no-support', case: 'S-142' });
  });

  test('[S-134] not a friend on a larger base', () => {
    const rider = position(
      't2 fight good* | g1=mt-knight@50800,50800 gear:sword | g2=mt-spear@47550,50800 gear:spear | e1=mo-bow@54050,50800',
    );
    expect(rider.rolling(6, 1).play('fight g1 e1').asked).toBe('losers');
  });

  test('[S-135] also a friend who lies down, or uses both hands', () => {
    const prone = position(
      't2 fight good* | g1=mt-bow@50800,50800 prone | g2=mt-spear@48300,50800 gear:spear | e1=mo-bow@53300,50800',
    ).play('fight g1 e1');
    expect(prone.why('declare g2>g1')).toBeNull();
  });

  test('[S-138] one spear for each fighter', () => {
    const two = position(`t2 fight good* | ${SPEAR} | g3=mt-spear@50800,48300 gear:spear | e1=mo-bow@53300,50800`).play(
      'fight g1 e1',
    );
    expect(two.why('declare g2>g1')).toBeNull();
    expect(two.why('declare g2>g1 g3>g1')).toMatchObject({ code: 'no-support', case: 'S-138' });
  });

  test('[S-139, R-38] a supporter is used up when the Fight that it supported is over', () => {
    const two = position(
      `t2 fight good* | ${SPEAR} | e1=mo-bow@53300,50800 | g3=mt-bow@90000,90000 | e3=mo-bow@92500,90000`,
    );
    two.play('fight g1 e1').rolling(1, 1, 6, 1).play('declare g2>g1', 'g1 back 540');
    expect(two.model('g2').marks).toContain('supported');
  });

  test('[S-142] behind a pike that supports another pike that touches it: two for each fighter', () => {
    const pikes = position(
      't2 fight evil* | g1=mt-bow@53300,50800 | e1=is-shield@50800,50800 gear:sword | e2=is-pike@48300,50800 | e3=is-pike@45800,50800',
    ).play('fight g1 e1');
    expect(pikes.why('declare e3>e1')).toMatchObject({ code: 'no-support' });
    pikes.rolling(1, 1, 2, 3).play('declare e2>e1 e3>e1');
    expect(pikes.told('dueled')[0]?.dice.map(({ model }) => model)).toEqual(['g1', 'e1', 'e2', 'e3']);
  });
});

describe('Shields and armour', () => {
  test('[S-159, S-160, S-161, R-18] Shielding doubles the dice, and strikes not', () => {
    const p = position('t2 fight good* | g1=mt-shield@50800,50800 gear:shield | e1=mo-bow@53300,50800').play(
      'fight g1 e1',
    );
    p.rolling(1, 6, 3).play('declare shield:g1', 'e1 back 0');
    expect(p.told('dueled')[0]?.dice).toHaveLength(3);
    expect(p.told('struck')).toEqual([]);
    const bare = position(
      't2 fight good* | g1=mt-shield@50800,50800 | g2=mt-bow@53300,53300 | e1=mo-bow@53300,50800',
    ).play('fight g1 e1');
    expect(bare.why('declare shield:g2')).toMatchObject({ code: 'no-shield', case: 'S-159' });
  });

  test('[S-161, R-74] of several winners the one that shields makes no Strikes', () => {
    const p = position(
      't2 fight good* | g1=mt-shield@50800,50800 | g2=mt-bow@53300,53300 | e1=mo-bow@53300,50800',
    ).play('fight g1 e1');
    p.rolling(6, 6, 6, 1, 1).play('declare shield:g1', 'e1 back 600');
    expect(p.told('struck')).toEqual([{ type: 'struck', model: 'g2', target: 'e1' }]);
  });

  test('[S-162] Cavalry cannot', () => {
    const p = position(
      't2 fight good* | g1=mt-knight@50800,50800 | g2=mt-shield@54050,53300 | e1=mo-bow@54050,50800',
    ).play('fight g1 e1');
    expect(p.why('declare shield:g1')).toMatchObject({ code: 'no-shield', case: 'S-162' });
    expect(p.why('declare shield:g2')).toBeNull();
  });

  test('[S-164, R-22] nor who is held by a power', () => {
    const p = position(
      't2 fight good* | wraith=mo-wraith@90000,90000 | g1=mt-shield@50800,50800 effect:transfix@wraith | g2=mt-shield@53300,53300 | e1=mo-bow@53300,50800',
    ).play('fight g1 e1');
    expect(p.why('declare shield:g1')).toMatchObject({ code: 'transfixed', case: 'S-124' });
  });

  const wall = (words = '', third = '') =>
    position(
      `t2 move good* | wraith=mo-wraith@90000,90000 | g1=mt-shield@50800,50800${words} | g2=mt-shield@53300,50800 | g3=mt-shield@48300,50800${third}`,
    ).view().models['g1']?.defence;

  test('[S-155, S-156, S-157, S-158] armour and shields are counted in the profile', () => {
    expect(position('t2 move good* | g1=mt-shield@50800,50800').view().models['g1']?.defence).toBe(6);
    expect(position('t2 move good* | g1=ro-bow@50800,50800').view().models['g1']?.defence).toBe(4);
  });

  test('[S-167, R-37] Shieldwall: +1 for who touches two standing others; it need not stand itself', () => {
    expect(wall()).toBe(7);
    expect(wall('', ' prone')).toBe(6);
    expect(wall(' prone')).toBe(7);
  });

  test('[S-163, S-164] an Active rule fails who is held by a power', () => {
    expect(wall(' effect:transfix@wraith')).toBe(6);
  });
});

describe('Will of Evil', () => {
  const fought = (will: number) => {
    const p = position(`t2 fight good* | g1=mt-bow@50800,50800 | wraith=mo-wraith@53300,50800 will:${will}`);
    return p.rolling(1, 6, 1).play('fight g1 wraith', 'g1 back 360');
  };
  test('[S-171, S-172] who was in a Fight loses a point when the Fight phase closes', () => {
    expect(fought(3).model('wraith').will).toBe(2);
  });
  test('[S-173] at none it is gone', () => {
    expect(fought(1).model('wraith').gone).toBe('banished');
  });
});
