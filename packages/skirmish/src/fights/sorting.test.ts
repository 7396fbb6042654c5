/** [S-40 … S-44] Models in contact are sorted into Fights. */
import { describe, expect, test } from 'vitest';
import { position } from '../testing/index.ts';

const names = (p: ReturnType<typeof position>) =>
  p.view().fights.map(({ good, evil }) => `${good.join('+')}:${evil.join('+')}`);

/** g1 touches e1 and e2, g2 touches e2: a chain. */
const CHAIN = 'g1=mt-bow@27900,25400 | g2=mt-bow@32900,25400 | e1=mo-bow@25400,25400 | e2=mo-bow@30400,25400';
/** Two against two, each touching both: a square. */
const SQUARE = 'g1=mt-bow@25400,25400 | g2=mt-bow@27910,27910 | e1=mo-bow@27910,25400 | e2=mo-bow@25400,27910';

describe('Pairing off', () => {
  test('[S-40, S-41, R-70] in a chain of four there are two Fights, and nobody is asked', () => {
    const p = position(`t2 pairing good* | ${CHAIN}`);
    expect(p.asked).toBe('fights');
    expect(names(p)).toEqual(['g1:e1', 'g2:e2']);
  });

  test('[S-41] one against three is one Fight', () => {
    const p = position(
      't2 pairing good* | g1=mt-bow@25400,25400 | e1=mo-bow@27900,25400 | e2=mo-bow@22900,25400 | e3=mo-bow@25400,27900',
    );
    expect(names(p)).toEqual(['g1:e1+e2+e3']);
  });

  test('[S-42, S-43] where there is a choice the Priority player makes it, and every sorting is lawful', () => {
    const p = position(`t2 pairing evil* | ${SQUARE}`);
    expect([p.asked, p.side]).toEqual(['pairing', 'evil']);
    expect(names(p)).toEqual(['g1:e2', 'g2:e1']);
    p.play('g1 joins e1');
    expect(names(p)).toEqual(['g1:e1', 'g2:e2']);
    expect(p.why('g1 joins e1')).toMatchObject({ code: 'same-fight', case: 'S-43' });
    p.play('done');
    expect(p.told('paired')[0]?.fights).toHaveLength(2);
    expect(p.asked).toBe('fights');
  });

  test('[S-41, S-43] nothing is chosen with which there would be a Fight less, or without contact', () => {
    const p = position(
      `t2 pairing good* | ${SQUARE} | g3=mt-bow@45400,25400 | e3=mo-bow@47900,25400 | e4=mo-bow@45400,27900`,
    );
    expect(p.why('g3 joins e1')).toMatchObject({ code: 'no-contact', case: 'S-42' });
    expect(p.why('g9 joins e1')).toMatchObject({ code: 'no-such-model', case: 'S-42' });
    const chain = position(
      `t2 pairing good* | ${CHAIN} | ${SQUARE.replaceAll('25400', '55400').replaceAll('27910', '57910').replaceAll('=m', '0=m')}`,
    );
    expect(chain.why('g1 joins e2')).toMatchObject({ code: 'not-possible', case: 'S-41' });
  });

  test('[S-44, R-69] Fights that are sorted leave places and contacts as they are', () => {
    const p = position(`t2 pairing good* | ${CHAIN}`);
    expect(p.state.contacts).toHaveLength(3);
    expect(p.view().contacts).toContainEqual(['g1', 'e2']);
  });

  test('[S-40, R-47] who is gone before its Fight is picked leaves no Fight behind', () => {
    const p = position(
      't2 shoot good* | g1=mt-bow@25400,25400 | e1=mo-bow@27900,25400 | g2=mt-bow@60000,60000 | e2=mo-bow@62500,60000 | g3=ro-rider-spears@27900,35400',
    );
    expect(p.view().fights).toHaveLength(2);
    p.rolling(6, 6).play('g3 shoots e1 with bow');
    while (p.asked === 'halfShoot') p.play('done');
    expect(p.asked).toBe('fights');
    expect(p.commands().map((order) => 'fight' in order && order.fight)).toEqual([['g2', 'e2']]);
  });
});
