/** [X-11, S-98] What is shown and what is to be expected once the dice of a Duel lie. */
import { describe, expect, test } from 'vitest';
import { position } from '../testing/index.ts';

type Table = ReturnType<typeof position>;
const goodWins = (p: Table, order: string) =>
  p.offer(order).odds?.outcomes.find(({ kind }) => kind === 'good-wins')?.chance;
const BOTH =
  'g1=mt-bow@50800,50800 | g2=mt-shield@46000,50800 banner | e1=mo-bow@53300,50800 | e2=mo-shield@58000,50800 banner';

describe('A banner', () => {
  test('[X-11] all dice are told before anybody is asked for a re-roll, and again when one has been rolled anew', () => {
    const p = position(`t2 fight good* banners | ${BOTH}`).rolling(2, 4).play('fight g1 e1');
    expect(p.asked).toBe('reroll');
    expect(p.told('dueled')).toMatchObject([{ winner: 'evil', dice: [{ die: 2 }, { die: 4 }] }]);
    p.rolling(6).play('reroll 0');
    expect(p.told('dueled').at(-1)).toMatchObject({ winner: 'good', dice: [{ die: 6 }, { die: 4 }] });
  });

  test('[X-11, R-97] with two banners the Priority player is asked first, the other after it, both before Might', () => {
    const p = position(`t2 fight evil* banners | ${BOTH}`).rolling(2, 4).play('fight g1 e1');
    expect([p.asked, p.side]).toEqual(['reroll', 'evil']);
    p.play('no');
    expect([p.asked, p.side]).toEqual(['reroll', 'good']);
    p.rolling(5).play('reroll 0');
    expect(p.told('won')).toEqual([{ type: 'won', side: 'good', by: 'die' }]);
  });

  test('[X-11, S-70] the odds of a re-roll, and of leaving the dice as they are, are exact', () => {
    const p = position(`t2 fight good* banners | ${BOTH}`).rolling(2, 4).play('fight g1 e1');
    // 5 and 6 win, 4 is level: two faces and half a face of six.
    expect(goodWins(p, 'reroll 0')).toEqual({ n: 15, d: 36 });
    expect(goodWins(p, 'no')).toEqual({ n: 0, d: 6 });
  });
});

describe('Might', () => {
  test('[S-98, S-70] the odds of points on a Duel die: level to the last it is the roll-off, above it is won', () => {
    const p = position('t2 fight good* | hero=mt-captain@50800,50800 might:2 attacks:1 fight:3 | e1=mo-bow@53300,50800')
      .rolling(3, 4)
      .play('fight hero e1');
    expect(p.asked).toBe('duelMight');
    expect(goodWins(p, 'spend 1 on 0')).toEqual({ n: 3, d: 6 });
    expect(goodWins(p, 'spend 2 on 0')).toEqual({ n: 6, d: 6 });
    expect(goodWins(p, 'no')).toEqual({ n: 0, d: 6 });
  });
});
