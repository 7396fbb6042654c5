import { gondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

describe('[17.11] Fear', () => {
  const FEAR = 'spell fear 8 magic-first\nsuccesses fear 1';
  const roll = (diary: string, order: string) => gondor(diary).offer(order).odds?.roll;
  const strike = (more: string) =>
    roll(
      `gondor, turn 8, westernesse-combat, melee\n1815: spearman-1\n1816: orc-1\n${more}`,
      'spearman-1 attacks orc-1',
    );

  test('[17.11] a unit of Westernesse strikes with a letter less', () => {
    expect(strike('')).toBe('D against armour 2: 5–8 on two dice, then morale Y');
    expect(strike(FEAR)).toBe('E against armour 2: 6–8 on two dice, then morale Y');
  });

  test('[17.11] and has a step less of morale', () => {
    const struck = (more: string) =>
      roll(`gondor, turn 8, sauron-combat, melee\n1815: spearman-1\n1816: orc-1\n${more}`, 'orc-1 attacks spearman-1');
    expect(struck('')).toBe('E against armour 3: 3–6 on two dice, then morale X');
    expect(struck(FEAR)).toBe('E against armour 3: 3–6 on two dice, then morale Y');
  });

  test('[17.11] [17.21] [16.84] the odds tell of each that lowers something, and of no other', () => {
    const told = (diary: string, order: string) =>
      gondor(`gondor, turn 8, ${diary}`)
        .offer(order)
        .odds?.modifiers.map(({ case: of, value }) => `${of} ${value}`);
    const strikes = 'westernesse-combat, melee\n1815: spearman-1\n1816: orc-1\n';
    expect(told(strikes, 'spearman-1 attacks orc-1')).toEqual([]);
    expect(told(strikes + FEAR, 'spearman-1 attacks orc-1')).toEqual(['17.11 -1']);
    const struck = 'sauron-combat, melee\n1604: spearman-1\n1605: troll-1\nhead 1604\n';
    expect(told(struck, 'troll-1 attacks spearman-1')).toEqual(['16.84 -1']);
    expect(told(struck + FEAR, 'troll-1 attacks spearman-1')).toEqual(['17.11 -1', '16.84 -1']);
    const broken = 'spell break-darkness 8 magic-first\nsuccesses break-darkness 1';
    expect(told(struck + broken, 'troll-1 attacks spearman-1')).toEqual(['17.21 -1', '16.84 -1']);
    // E has no letter to lose, and a missile none at all.
    const light = 'sauron-combat, melee\n1815: spearman-1\n1816: orc-1\n';
    expect(told(light + broken, 'orc-1 attacks spearman-1')).toEqual([]);
    const shot = 'westernesse-combat, missile\n1815: armoured-archer-1\n1817: orc-1\n';
    expect(told(shot + FEAR, 'armoured-archer-1 fires at orc-1')).toEqual([]);
  });

  test('[17.11] G-112: nothing is lower than E and Z', () => {
    const worn = (more: string) =>
      roll(
        `gondor, turn 8, westernesse-combat, melee\n1815: spearman-1 reduced\n1816: orc-1\n${more}`,
        'spearman-1 attacks orc-1',
      );
    expect(worn('')).toBe(worn(FEAR));
  });

  test('[17.11] G-112: a missile stays e', () => {
    const shot = (more: string) =>
      roll(
        `gondor, turn 8, westernesse-combat, missile\n1815: bowman-1\n1817: orc-1\n${more}`,
        'bowman-1 fires at orc-1',
      );
    expect(shot(FEAR)).toBe(shot(''));
  });

  test('[17.11] [8.44] W-237: a formation that stands strikes with B', () => {
    const formed = (more: string) =>
      roll(
        `gondor, turn 8, westernesse-combat, melee
        1815: spearman-1, spearman-2, imrahil
        1816: orc-1
        shield-wall spearman-1 spearman-2 imrahil
        ${more}`,
        'spearman-1 attacks orc-1',
      );
    expect(formed('')).toContain('A in formation');
    expect(formed(FEAR)).toContain('B in formation');
  });

  test('[17.11] [9.33] G-72: the fanatics of a broken garrison are those whose printed morale is W or X', () => {
    const p = gondor(`gondor, turn 8, westernesse-combat, melee
      1815: spearman-1
      1816: orc-1
      demoralized garrison
      garrison 40 points
      ${FEAR}`);
    expect(p.offer('spearman-1 attacks orc-1').odds?.outcomes.some(({ kind }) => kind === 'none')).toBe(false);
  });

  test('[16.84] [17.11] G-153: heads at its feet and the Fear take two steps of morale', () => {
    const struck = (more: string) =>
      roll(
        `gondor, turn 8, sauron-combat, melee\n1604: spearman-1\n1605: orc-1\nhead 1604\n${more}`,
        'orc-1 attacks spearman-1',
      );
    expect(struck('')).toContain('then morale Y');
    expect(struck(FEAR)).toContain('then morale Z');
  });

  test('[17.11] nobody of Westernesse is rallied, Sauron’s are', () => {
    const p = gondor(`gondor, turn 8, rally
      1815: spearman-1 disrupted, imrahil
      1820: orc-1 disrupted, gothmog
      ${FEAR}`);
    expect(p.side).toBe('sauron');
    expect(p.why('imrahil rallies spearman-1', 'westernesse')).toMatchObject({ code: 'fear', case: '17.11' });
    expect(p).toAllow('gothmog rallies orc-1');
  });

  test('[8.47] [17.11] G-151: nobody forms', () => {
    const forming = 'gondor, turn 8, westernesse-movement\n1815: spearman-1, imrahil\n1816: spearman-2\n1823: orc-1';
    expect(gondor(forming)).toAllow('imrahil forms spearman-1 spearman-2');
    const p = gondor(`${forming}\n${FEAR}`);
    expect(p).toRefuse('imrahil forms spearman-1 spearman-2', 'fear', '8.47');
    expect(p).toAllow('imrahil moves 1814');
  });

  test('[17.11] [17.12] together with a Freeze it does what it does alone, and so does that', () => {
    const both = `${FEAR}\nspell freeze-leader 8 magic-first imrahil\nsuccesses freeze-leader 1`;
    const p = gondor(`gondor, turn 8, rally
      1815: spearman-1 disrupted, imrahil
      1820: orc-1 disrupted, gothmog
      ${both}`);
    expect(p.why('imrahil rallies spearman-1', 'westernesse')).toMatchObject({ code: 'fear', case: '17.11' });
    const move = gondor(
      `gondor, turn 8, westernesse-movement\n1815: spearman-1, imrahil\n1816: spearman-2\n1823: orc-1\n${both}`,
    );
    expect(move).toRefuse('imrahil moves 1814', 'frozen', '17.12');
  });

  test('[17.11] it succeeds twice in a game', () => {
    const cast = (times: number) =>
      gondor(`gondor, turn 12, magic-second\n1815: spearman-1\n1823: orc-1, nazgul\nsuccesses fear ${times}`);
    expect(cast(1)).toAllow('nazgul casts fear 5');
    expect(cast(2)).toRefuse('nazgul casts fear 5', 'spell-spent', '17.11');
    expect(cast(2).why('nazgul casts fear 5')?.message).toContain('2 times');
  });

  test.each([
    [8, 'magic-first', 8, 'magic-second', true],
    [8, 'magic-first', 9, 'magic-first', false],
    [8, 'magic-second', 9, 'magic-first', true],
    [8, 'magic-second', 9, 'magic-second', false],
  ])('[17.11] [17.3] G-150: cast on turn %i, %s: in force on turn %i, %s: %s', (turn, phase, now, at, holds) => {
    const p = gondor(`gondor, turn ${now}, ${at}
      1815: spearman-1, gandalf
      1823: orc-1, nazgul
      spell fear ${turn} ${phase}
      successes fear 1`);
    expect(p.view().magic.inForce.map(({ spell }) => spell)).toEqual(holds ? ['fear'] : []);
    expect(p.told('spellEnded')).toEqual(holds ? [] : [{ type: 'spellEnded', spell: 'fear' }]);
  });

  test('[17.11] G-150: it holds from the casting on, and the caster’s death does not end it', () => {
    const p = gondor('gondor, turn 8, magic-second\n1815: spearman-1\n1823: orc-1, nazgul').play('nazgul casts fear 5');
    expect(p.view().magic.inForce).toEqual([{ spell: 'fear', turn: 8, phase: 'magic-second', frozen: [] }]);
    const q = gondor(`gondor, turn 8, rally
      1815: spearman-1 disrupted, imrahil
      1823: orc-1
      lost: nazgul
      ${FEAR}`);
    expect(q).toRefuse('imrahil rallies spearman-1', 'fear', '17.11');
  });

  test('[17.11] W-236: cast again before it ends it goes on, and lowers nothing twice', () => {
    const p = gondor(`gondor, turn 9, magic-first
      1815: spearman-1, gandalf
      1823: orc-1, nazgul
      spell fear 8 magic-first
      spell fear 8 magic-second
      successes fear 2`);
    expect(p.view().magic.inForce).toHaveLength(1);
    expect(p.told('spellEnded')).toEqual([]);
    expect(strike(`${FEAR.replace('fear 1', 'fear 2')}\nspell fear 8 magic-second`)).toBe(strike(FEAR));
  });

  test('[17.3] a position with a spell that must be over is none', () => {
    const stale = 'gondor, turn 10, magic-first\n1815: spearman-1\nspell fear 8 magic-second\nsuccesses fear 1';
    expect(() => gondor(stale)).toThrow('is over by now');
  });
});
