/** [S-65 … S-71, S-80] Who wins a Fight. Bases of 25 mm touch at 2500. */
import { describe, expect, test } from 'vitest';
import { position } from '../testing/index.ts';

/** Man and Orc, who have nothing to declare: neither has a shield or a spear. */
const duel = (rest = '') =>
  position(`t2 fight good* | g1=mt-bow@25400,25400 | e1=mo-bow@27900,25400${rest === '' ? '' : ` | ${rest}`}`);

describe('The Duel', () => {
  test('[S-17, S-65, R-106] the Priority player picks a Fight, and is asked for the last one, too', () => {
    const p = position(
      't2 fight evil* | g1=mt-bow@25400,25400 | e1=mo-bow@27900,25400 | g2=mt-bow@45400,25400 | e2=mo-bow@47900,25400',
    );
    expect([p.asked, p.side]).toEqual(['fights', 'evil']);
    expect(p.commands().map((order) => 'fight' in order && order.fight)).toEqual([
      ['g1', 'e1'],
      ['g2', 'e2'],
    ]);
    p.rolling(1, 6, 1).play('fight g2 e2');
    p.play(p.orders()[0] ?? '');
    expect([p.asked, p.side, p.orders().length]).toEqual(['fights', 'evil', 1]);
    expect(p.why('fight g2 e2')).toMatchObject({ code: 'fought-already', case: 'S-65' });
    expect(p.why('fight g1 e2')).toMatchObject({ code: 'no-such-fight', case: 'S-17' });
  });

  test('[S-66] the side with the single highest die wins, and a Trapped or backing loser is struck', () => {
    const p = duel().rolling(5, 3).play('fight g1 e1');
    expect(p.told('dueled')).toMatchObject([{ winner: 'good', by: 'die' }]);
    expect(p.told('won')).toEqual([{ type: 'won', side: 'good', by: 'die' }]);
    expect(p.asked).toBe('losers');
  });

  test('[S-69] level dice: the higher Fight value wins', () => {
    const p = position('t2 fight good* | g1=mt-bow@25400,25400 | e1=is-scout-bow@27900,25400')
      .rolling(4, 4)
      .play('fight g1 e1');
    expect(p.told('won')).toEqual([{ type: 'won', side: 'evil', by: 'fight-value' }]);
  });

  test.each([
    [3, 'evil'],
    [4, 'good'],
  ])('[S-70] level Fight values, too: a die of %i gives it to %s', (die, side) => {
    const p = duel().rolling(4, 4, die).play('fight g1 e1');
    expect(p.told('rolled')).toMatchObject([{ what: 'roll-off', to: side }]);
    expect(p.told('won')).toEqual([{ type: 'won', side, by: 'roll-off' }]);
  });

  test.each([
    ['good', 'g1', 3, 2],
    ['evil', 'e1', 5, 4],
  ] as const)('[S-148, S-149] an Elven-made weapon of %s tilts the roll-off', (_side, id, goodFrom, evilTo) => {
    const gear = (model: string) => (model === id ? ' gear:elven-made-sword-of-might' : '');
    const line = `t2 fight good* | g1=mt-bow@25400,25400${gear('g1')} | e1=mo-bow@27900,25400${gear('e1')}`;
    const wins = (die: number) => {
      const p = position(line);
      p.rolling(4, 4, die).play('fight g1 e1', ...(p.asked === 'declare' ? [] : ['declare']));
      return p.told('won')[0]?.side;
    };
    expect([wins(goodFrom), wins(evilTo)]).toEqual(['good', 'evil']);
  });

  test('[S-150, R-27] with such weapons on both sides the roll-off is even again', () => {
    const p = position(
      't2 fight good* | g1=mt-bow@25400,25400 gear:elven-made-sword-of-might | e1=mo-bow@27900,25400 gear:elven-made-sword-of-might',
    );
    p.rolling(4, 4, 3).play('fight g1 e1', 'declare', 'declare');
    expect(p.told('won')).toMatchObject([{ side: 'evil', by: 'roll-off' }]);
  });

  test('[S-71] of several models only the highest die and the highest Fight value count', () => {
    const p = position(
      't2 fight good* | g1=mt-bow@25400,25400 | g2=mt-bow@30400,25400 fight:5 | e1=is-scout-bow@27900,25400',
    );
    // g1 has the high die, g2 the high Fight value.
    p.rolling(5, 1, 5).play('fight g1 e1');
    expect(p.told('won')).toEqual([{ type: 'won', side: 'good', by: 'fight-value' }]);
  });

  test('[S-80] the lone model that wins drives all others back; that loses goes back alone', () => {
    const line = 't2 fight good* | g1=mt-bow@25400,25400 | g2=mt-bow@30400,25400 | e1=mo-bow@27900,25400';
    expect(position(line).rolling(1, 1, 6).play('fight g1 e1').view().decision?.models).toEqual(['g1', 'g2']);
    expect(position(line).rolling(6, 1, 1).play('fight g1 e1').view().decision?.models).toEqual(['e1']);
  });

  test('[S-4, S-94] as many dice as Attacks, and one more for Cavalry that charged Infantry', () => {
    const line = 't2 fight good* | g1=mt-knight@25400,25400 charged:e1 gear:lance | e1=mo-bow@28650,25400';
    const p = position(line).rolling(1, 6, 2).play('fight g1 e1');
    expect(p.told('dueled')[0]?.dice.map(({ model }) => model)).toEqual(['g1', 'g1', 'e1']);
  });

  test('[S-81, R-22] who lies down, or is held by a power, fights as others do', () => {
    const p = position(
      't2 fight good* | hero=mo-wraith@50000,50000 | g1=mt-bow@25400,25400 prone effect:transfix@hero | e1=mo-bow@27900,25400',
    );
    expect(p.rolling(6, 1).play('fight g1 e1').told('won')).toMatchObject([{ side: 'good' }]);
  });

  test('[S-66, S-69, S-70] the odds of a Fight are exact', () => {
    const chance = (kind: string) =>
      duel()
        .offer('fight g1 e1')
        .odds?.outcomes.find((each) => each.kind === kind)?.chance;
    expect([chance('good-wins'), chance('evil-wins')]).toEqual([
      { n: 1, d: 2 },
      { n: 1, d: 2 },
    ]);
  });
});

describe('The order inside a Fight', () => {
  test('[S-67, X-11, X-16] declarations, Heroic Strike, dice, re-roll, Might, who wins, Backing Away, Strikes', () => {
    // Heroic Strike, the Hero, his spear, the Orc; the re-roll; two Strikes.
    const again = position(
      't2 fight good* full | hero=mt-captain@25400,25400 might:2 attacks:1 | b=mt-shield@22000,25400 banner | g2=mt-spear@25400,27900 gear:spear | e1=mo-bow@27900,25400 | e2=mo-bow@90000,90000 | dice 3 2 1 5 4 1 1',
    ).play(
      'hero calls strike',
      'fight hero e1',
      'declare g2>hero',
      'reroll 0',
      'spend 1 on 0',
      'e1 back 0',
      'hero strikes e1',
    );
    const order = 'declared struckHeroically dueled rerolled dueled mightSpent won backedAway struck struck'.split(' ');
    expect(again.events.map(({ type }) => type).filter((type) => order.includes(type))).toEqual(order);
  });
});

describe('Might in the Duel', () => {
  const heroes = (words = '') =>
    position(
      `t2 fight good* | hero=mt-captain@25400,25400 might:2 attacks:1 | wraith=mo-wraith-strong@27900,25400 might:1 attacks:1 fight:4${words}`,
    );
  const rolled = (good: number, evil: number) => heroes().rolling(good, evil).play('fight hero wraith');

  test('[S-98, S-99] the losing side is asked first, and spends only what lets it win or draw level', () => {
    const p = rolled(3, 5);
    expect([p.asked, p.side]).toEqual(['duelMight', 'good']);
    expect(p.orders().toSorted()).toEqual(['{"type":"decline"}', '{"type":"spend","die":0,"points":2}']);
    expect(p.why('spend 1 on 0')).toMatchObject({ code: 'no-effect', case: 'S-98' });
    expect(p.why('spend 3 on 0')).toMatchObject({ code: 'no-might', case: 'S-6' });
    expect(p.why('spend 1 on 4')).toMatchObject({ code: 'no-such-die', case: 'S-97' });
  });

  test('[S-99, R-72] then the other answers; a pass of the loser ends it', () => {
    const p = rolled(4, 5).play('spend 2 on 0');
    // 6 against 5: the Ringwraith can draw level with its one point.
    expect([p.asked, p.side]).toEqual(['duelMight', 'evil']);
    p.rolling(2).play('spend 1 on 0');
    expect(p.told('won')).toMatchObject([{ side: 'evil', by: 'roll-off' }]);
    expect([p.model('hero').might, p.model('wraith').might]).toEqual([0, 0]);
    expect(rolled(3, 5).play('no').told('won')).toMatchObject([{ side: 'evil', by: 'die' }]);
  });

  test('[S-98, R-14, R-71] no die is raised above 6', () => {
    const p = heroes().rolling(6, 6, 5).play('fight hero wraith');
    expect(p.told('won')).toMatchObject([{ side: 'good', by: 'roll-off' }]);
    expect([p.model('hero').might, p.model('wraith').might]).toEqual([2, 1]);
  });

  test('[R-26] level to the last: the Priority player is asked, then the other', () => {
    const p = rolled(4, 4);
    expect(p.side).toBe('good');
    p.play('no');
    expect([p.asked, p.side]).toEqual(['duelMight', 'evil']);
    p.rolling(6).play('no');
    expect(p.told('won')).toMatchObject([{ side: 'good', by: 'roll-off' }]);
  });

  test('[S-96, R-76] nobody is asked who has none, or whom it would not help', () => {
    const p = position('t2 fight good* | hero=mt-captain@25400,25400 might:1 attacks:1 | e1=mo-bow@27900,25400');
    p.rolling(3, 6).play('fight hero e1');
    expect(p.asked).toBe('losers');
  });
});
