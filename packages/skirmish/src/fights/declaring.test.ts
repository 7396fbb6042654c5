/** [S-67, S-68, R-19, R-116] What is declared, who is asked, and what it does to the odds. */
import { describe, expect, test } from 'vitest';
import { makePosition } from '../notation/make-position.ts';
import { parsePosition } from '../notation/position.ts';
import { position } from '../testing/index.ts';

type Table = ReturnType<typeof position>;
const goodWins = (p: Table, order: string) =>
  p.offer(order).odds?.outcomes.find(({ kind }) => kind === 'good-wins')?.chance;
const ORC = 'e1=mo-bow@53300,50800';

describe('Declarations', () => {
  test('[S-68, R-19] the Priority player declares everything first, then the other', () => {
    const p = position('t2 fight evil* | g1=mt-shield@50800,50800 | e1=mo-shield@53300,50800').play('fight g1 e1');
    expect([p.asked, p.side]).toEqual(['declare', 'evil']);
    p.play('declare shield:e1');
    expect([p.asked, p.side]).toEqual(['declare', 'good']);
    // Good sees that Evil shields before it answers.
    expect(p.view().fights[0]?.shielding).toEqual(['e1']);
  });

  test('[S-131, S-132, R-75] the odds of a Staff in two hands are those of a die at -1', () => {
    const p = position(
      `t2 fight good* | g1=mt-wizard@50800,50800 gear:staff-of-power attacks:1 might:0 fight:3 | ${ORC}`,
    ).play('fight g1 e1');
    expect(p.orders()).toHaveLength(2);
    // Higher in 15 of 36 throws, level in 6; with one less in 10 and 5, level ones halved by the roll-off.
    expect(goodWins(p, 'declare')).toEqual({ n: 1, d: 2 });
    expect(goodWins(p, 'declare two:g1')).toEqual({ n: 25, d: 72 });
    p.rolling(1, 1).play('declare two:g1');
    expect(p.told('dueled')).toMatchObject([{ winner: 'evil', dice: [{ die: 1, mod: -1 }, { die: 1 }] }]);
  });

  test('[S-148, R-116] naming another weapon gives up what the Elven-made one does, in the odds and in the roll-off', () => {
    const staff = '{"type":"declare","weapons":{"g1":"staff-of-power"}}';
    const p = position(`t2 fight good* | g1=mt-wizard@50800,50800 attacks:1 might:0 fight:3 | ${ORC}`).play(
      'fight g1 e1',
    );
    // Level throws, 6 of 36, go to Good on 3+, or on 4+.
    expect(goodWins(p, 'declare')).toEqual({ n: 19, d: 36 });
    expect(goodWins(p, staff)).toEqual({ n: 1, d: 2 });
    expect(p.orders().filter((order) => order.includes('weapons'))).toHaveLength(2);
    p.rolling(4, 4, 3).play(staff);
    expect(p.told('declared')).toMatchObject([{ weapons: { g1: 'staff-of-power' } }]);
    expect(p.view().fights).toMatchObject([{ weapons: { g1: 'staff-of-power' } }]);
    expect(p.told('won')).toMatchObject([{ side: 'evil', by: 'roll-off' }]);
  });

  test('[R-76, R-116] nobody is asked for a weapon that does what the other does: a pike is a sword in its own Fight', () => {
    const p = position('t2 fight good* | g1=mt-bow@50800,50800 | e1=is-pike@53300,50800');
    expect(p.rolling(6, 1).play('fight g1 e1').asked).toBe('losers');
  });

  test('[S-144, R-116] a lance helps who fights with it, not who has named another weapon', () => {
    const line = `t2 fight good* | g1=mt-knight@50800,50800 gear:lance+sword charged:e1 | e1=mo-warg-spears@54800,50800`;
    const bonus = (declaration: string) => {
      const p = position(line).rolling(6, 1, 3).play('fight g1 e1', declaration, 'e1 back 0');
      return p.told('wound')[0]?.needs;
    };
    expect([bonus('declare'), bonus('{"type":"declare","weapons":{"g1":"sword"}}')]).toEqual([[4], [5]]);
  });
});

describe('Bonuses To Wound', () => {
  test('[S-132, S-144] the odds of a Strike name what is added, and by what', () => {
    const lance = position(
      't2 fight good* | g1=mt-knight@50800,50800 gear:lance attacks:1 charged:e1 | e1=mo-warg-spears@54800,50800 | e2=mo-bow@50800,47550',
    );
    lance.rolling(6, 1, 1).play('fight g1 e1', 'e1 back 0', 'e2 back 540');
    // S3 against D4: 5+, with the lance 4+.
    expect(lance.offer('g1 strikes e1').odds).toMatchObject({
      modifiers: [{ case: 'S-144', value: 1 }],
      outcomes: [
        { kind: 'none', chance: { n: 18, d: 36 } },
        { kind: 'wounded', chance: { n: 18, d: 36 } },
        { kind: 'slain', chance: { n: 18, d: 36 } },
      ],
    });
  });
});

describe('Supports', () => {
  /** e1 against g1 and g2. g3 touches both of them, g4 touches g1 alone. */
  const TWO =
    'g1=mt-bow@50800,50800 | g2=mt-bow@53300,53300 | g3=mt-spear@50800,53300 gear:spear | g4=mt-spear@48300,50800 gear:spear';

  test('[S-138, S-139] the menu gives as many supports as can be given, though one spear could help either friend', () => {
    const p = position(`t2 fight good* | ${TWO} | ${ORC}`).play('fight g1 e1');
    const most = p.commands().map((order) => ('supports' in order ? (order.supports ?? []) : []));
    expect(most[0]?.toSorted()).toEqual([
      ['g3', 'g2'],
      ['g4', 'g1'],
    ]);
  });

  test('[S-133, S-139] each support is offered by itself, too, so that the other spear is kept for another Fight', () => {
    const p = position(`t2 fight good* | ${TWO} | ${ORC}`).play('fight g1 e1');
    for (const order of ['declare', 'declare g3>g1', 'declare g3>g2', 'declare g4>g1']) expect(p.why(order)).toBeNull();
    const single = p.commands().filter((order) => 'supports' in order && order.supports?.length === 1);
    expect(single.map((order) => 'supports' in order && order.supports?.[0])).toEqual([
      ['g3', 'g1'],
      ['g4', 'g1'],
      ['g3', 'g2'],
    ]);
    expect(p.why('declare g4>g2')).toMatchObject({ code: 'no-support', case: 'S-133' });
  });

  test('[S-133, R-154] a spear whose own Fight is over may help a friend, and such a position can be written', () => {
    const p = position(
      't2 fight good* | g1=mt-spear@50800,50800 gear:spear | e1=mo-bow@48300,50800 | g2=mt-bow@50800,53300 | e2=mo-bow@50800,55800',
    );
    p.rolling(6, 1, 1).play('fight g1 e1', 'e1 back 360');
    p.play('fight g2 e2');
    expect(p.asked).toBe('declare');
    p.rolling(6, 1, 1).play('declare g1>g2');
    expect(
      p
        .told('dueled')
        .at(-1)
        ?.dice.map(({ model }) => model),
    ).toEqual(['g2', 'g1', 'e2']);
    const written = parsePosition(makePosition(p.state));
    expect(written.ok ? [] : written.error).toEqual([]);
  });

  test('[S-66, S-136] the odds of a declaration reckon in the die of a supporter', () => {
    const p = position(`t2 fight good* | ${TWO.split(' | ').toSpliced(1, 2).join(' | ')} | ${ORC}`).play('fight g1 e1');
    expect(goodWins(p, 'declare')).toEqual({ n: 1, d: 2 });
    // Higher in 125 of 216 throws; level in 36, of which the roll-off gives half.
    expect(goodWins(p, 'declare g4>g1')).toEqual({ n: 143, d: 216 });
  });
});
