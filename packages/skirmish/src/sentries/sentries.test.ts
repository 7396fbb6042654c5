/** [A-55 … A-62] Sentries, until the alarm. */
import { describe, expect, test } from 'vitest';
import { position } from '../testing/index.ts';

const camp = (words = '', sentry = 'e1=is-scout-shield@50800,50800 sentry', more = '') =>
  position(`t2 move evil* sentries${words} | g1=ro-spears@90000,90000 | ${sentry}${more}`);
const rolled = (die: number) => camp().rolling(die).play('e1 rolls');

describe('Before the alarm', () => {
  test('[A-55, A-56, R-118] a Sentry is rolled for before it moves, and every one before the half is over', () => {
    const p = camp('', 'e1=is-scout-shield@50800,50800 sentry', ' | e2=is-captain@60000,50800');
    expect(p.why('e1 to 50800,53000')).toMatchObject({ code: 'roll-first', case: 'A-56' });
    expect(p.why('done')).toMatchObject({ code: 'must-roll', case: 'R-118' });
    expect(p.why('e2 rolls')).toMatchObject({ code: 'no-roll', case: 'A-56' });
    p.rolling(6).play('e1 rolls');
    expect(p.why('e1 rolls')).toMatchObject({ code: 'no-roll' });
    expect(p.why('done')).toBeNull();
  });

  test('[A-57] on a 1 it stays where it is', () => {
    const p = rolled(1);
    expect(p.told('sentry')).toMatchObject([{ model: 'e1', die: 1, result: 'searches' }]);
    expect(p.orders('e1')).toEqual([]);
  });

  test.each([2, 3])('[A-58] on a %i the other side walks it, up to half its Mv', (die) => {
    const p = rolled(die);
    expect([p.asked, p.side]).toEqual(['activation', 'good']);
    expect(p.why('e1 to 50800,58421')).toMatchObject({ code: 'too-far' });
    p.play('e1 to 50800,58420');
    expect(p.at('e1')).toBe('20.00,23.00');
  });

  test('[A-58, R-55] into no zone, no contact and no deep water', () => {
    const p = camp('', 'e1=is-scout-shield@50800,50800 sentry', ' | g2=ro-spears@50800,58000')
      .rolling(2)
      .play('e1 rolls');
    expect(p.why('e1 to 50800,53500')).toMatchObject({ code: 'zone' });
    expect(p.why('e1 charges g2')).toMatchObject({ code: 'may-not-charge', case: 'A-55' });
  });

  test.each([4, 5])('[A-59] on a %i its owner walks it up to 3"', (die) => {
    const p = rolled(die);
    expect([p.asked, p.side]).toEqual(['activation', 'evil']);
    expect(p.why('e1 to 50800,58421')).toMatchObject({ code: 'too-far' });
    expect(p.why('e1 to 50800,58420')).toBeNull();
    expect(
      camp('', 'e1=is-scout-shield@50800,50800 sentry', ' | g2=ro-spears@50800,54400')
        .rolling(die)
        .play('e1 rolls')
        .why('e1 charges g2'),
    ).toMatchObject({
      code: 'may-not-charge',
    });
  });

  test('[A-60, R-55] on a 6 it moves as any model, and may charge', () => {
    const p = camp('', 'e1=is-scout-shield@50800,50800 sentry', ' | g2=ro-spears@50800,58000')
      .rolling(6)
      .play('e1 rolls');
    expect(p.side).toBe('evil');
    p.play('e1 charges g2');
    expect(p.told('engaged')).toMatchObject([{ model: 'g2', by: 'e1' }]);
  });

  test('[R-102] who is Engaged is not rolled for; who lies down is, and may be stood up by whoever moves it', () => {
    expect(camp('', 'e1=is-scout-shield@50800,50800 sentry', ' | g2=ro-spears@53300,50800').why('done')).toBeNull();
    const p = camp('', 'e1=is-scout-shield@50800,50800 sentry prone').rolling(2).play('e1 rolls');
    expect([p.side, p.why('e1 stands')]).toEqual(['good', null]);
  });

  test('[X-30] it shoots at nobody', () => {
    const p = position(
      't2 shoot evil* sentries | g1=ro-spears@50800,60000 | e1=is-scout-bow@50800,50800 sentry | e2=is-scout-bow@60800,50800',
    );
    expect(p.why('e1 shoots g1')).toMatchObject({ case: 'X-30' });
    expect(p.why('e2 shoots g1')).toBeNull();
  });
});

test('[A-56, A-57] what the die may bring is told before it falls', () => {
  const p = camp();
  expect(p.orders('e1')).toEqual(['{"type":"rollSentry","model":"e1"}']);
  const { odds } = p.offer('e1 rolls');
  expect(odds?.outcomes.map(({ kind, chance: { n, d } }) => [kind, n, d])).toEqual([
    ['searches', 1, 6],
    ['distracted', 2, 6],
    ['walks', 2, 6],
    ['alert', 1, 6],
  ]);
});

describe('The alarm', () => {
  const night = (gap: number, ground = '') =>
    position(
      `t2 end good* sentries | g1=ro-spears@50800,${53300 + gap} | e1=is-scout-shield@50800,50800 sentry${ground}`,
    );
  const wall =
    ' | table {"w":121920,"h":121920,"areas":[],"barriers":[{"id":"wall","height":9000,"line":[[40000,54000],[60000,54000]]}],"places":[]}';

  test('[A-61, M-26] an unengaged Sentry sees an enemy within 3" in the End phase', () => {
    expect(night(7620).state.alarm).toBe(true);
    expect(night(7621).state.alarm).toBe(false);
  });

  test('[A-61, R-56] it must see him: a wall keeps him hidden', () => {
    expect(night(5000, wall).state.alarm).toBe(false);
  });

  test('[A-61] who is Engaged raises none', () => {
    expect(night(0).state.alarm).toBe(false);
  });

  test('[A-62] from then on all Sentries move by the normal rules', () => {
    const p = camp(' alarm');
    expect(p.why('e1 to 50800,53000')).toBeNull();
    expect(p.why('e1 rolls')).toMatchObject({ code: 'no-roll' });
  });

  test('[X-29] the noise of a Fight that a Sentry outlives raises it, too', () => {
    const fight = (words: string) =>
      position(`t2 fight good* sentries${words} | g1=ro-bow@50800,50800 | e1=is-scout-bow@53300,50800 sentry`)
        .rolling(1, 6, 1)
        .play('fight g1 e1', 'g1 back 360');
    expect(fight('').told('alarm')).toEqual([{ type: 'alarm', by: 'noise', model: 'e1' }]);
    expect(fight(' sentryNoise:false').told('alarm')).toMatchObject([{ by: 'sight' }]);
  });
});
