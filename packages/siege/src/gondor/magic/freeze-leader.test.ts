import { gondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

describe('[17.12] Freeze Leader', () => {
  const NEAR = `
    1815: spearman-1, gandalf
    1816: spearman-2, imrahil
    2013: men-spearman-1, aragorn
    1818: orc-1, nazgul
    relief men
  `;

  test('[17.12] G-113: leaders of Westernesse within three hexes of him as he casts', () => {
    const p = gondor(`gondor, turn 8, magic-second${NEAR}`).play('nazgul casts freeze-leader 3');
    expect(p.told('frozen')).toEqual([{ type: 'frozen', leaders: ['gandalf', 'imrahil'] }]);
    expect(p.view().magic.inForce).toEqual([
      { spell: 'freeze-leader', turn: 8, phase: 'magic-second', frozen: ['gandalf', 'imrahil'] },
    ]);
    expect(p.view().magic.points.nazgul).toBe(5);
  });

  test('[17.12] they do not move, and do not form', () => {
    const p = gondor(`gondor, turn 8, magic-second${NEAR}`).play('nazgul casts freeze-leader 3', 'done');
    // Gandalf can do nothing, so nobody asks him.
    expect(p.view().phase).toBe('westernesse-movement');
    expect(p).toRefuse('imrahil moves 1815', 'frozen', '17.12');
    expect(p).toRefuse('imrahil forms spearman-1 spearman-2', 'frozen', '17.12');
    expect(p).toRefuse('gandalf forms spearman-1 spearman-2', 'frozen', '17.12');
    expect(p).toAllow('aragorn moves 2014');
    expect(p).toAllow('spearman-2 moves 1817');
  });

  test('[8.47] [17.12] who is frozen forms nothing; who is not does', () => {
    const p = gondor(`gondor, turn 8, westernesse-movement
      1815: spearman-1, imrahil
      1816: spearman-2, gandalf
      1823: orc-1
      spell freeze-leader 8 magic-first imrahil
      successes freeze-leader 1`);
    expect(p).toRefuse('imrahil forms spearman-1 spearman-2', 'frozen', '17.12');
    expect(p).toAllow('gandalf forms spearman-1 spearman-2');
  });

  test('[17.12] they neither cast nor move in a Magic Phase', () => {
    const p = gondor(`gondor, turn 8, magic-second${NEAR}
      spell freeze-leader 8 magic-first gandalf
      successes freeze-leader 1`);
    expect(p.why('gandalf casts break-darkness 6', 'westernesse')).toMatchObject({ code: 'frozen', case: '17.12' });
    p.play('done');
    expect(p.view().phase).toBe('westernesse-movement');
  });

  test('[17.12] they rally nobody', () => {
    const p = gondor(`gondor, turn 8, rally
      1815: spearman-1 disrupted, imrahil, gandalf
      1823: orc-1
      spell freeze-leader 8 magic-first imrahil
      successes freeze-leader 1`);
    expect(p).toRefuse('imrahil rallies spearman-1', 'frozen', '17.12');
    expect(p).toAllow('gandalf rallies spearman-1');
  });

  test('[17.12] G-152: they do not advance with their unit', () => {
    const advance = (frozen: string) =>
      gondor(`gondor, turn 8, westernesse-combat, melee
        1815: spearman-1, imrahil, gandalf
        1816: orc-1 disrupted
        ${frozen}`)
        .rolling(3, 3, 4)
        .play('spearman-1 attacks orc-1', 'done', 'spearman-1 advances');
    const p = advance('');
    expect(p.view().decision).toMatchObject({ kind: 'follow', piece: 'gandalf', hex: '1816' });
    const q = advance('spell freeze-leader 8 magic-first gandalf\nsuccesses freeze-leader 1');
    expect(q.view().decision).toMatchObject({ kind: 'follow', piece: 'imrahil', hex: '1816' });
    q.play('imrahil follows');
    expect(q).toStand({ 'spearman-1': '1816', imrahil: '1816', gandalf: '1815' });
  });

  test('[17.12] G-152: they go along in a retreat, and fight duels', () => {
    const frozen = 'spell freeze-leader 8 magic-first imrahil\nsuccesses freeze-leader 1';
    const p = gondor(`gondor, turn 8, sauron-combat, melee\n1815: spearman-1, imrahil\n1816: orc-1\n${frozen}`)
      .rolling(3, 3, 5)
      .play('orc-1 attacks spearman-1', 'done', 'spearman-1 retreats 1814');
    expect(p.view().decision).toMatchObject({ kind: 'follow', piece: 'imrahil' });
    const duel = gondor(
      `gondor, turn 8, westernesse-combat, duel\n1815: spearman-1, imrahil\n1816: orc-1, gothmog\n${frozen}`,
    );
    expect(duel).toAllow('imrahil duels gothmog');
    const other = gondor(
      `gondor, turn 8, sauron-combat, duel\n1815: spearman-1, imrahil\n1816: orc-1, gothmog\n${frozen}`,
    );
    expect(other).toAllow('gothmog duels imrahil');
  });

  test('[17.12] G-113: by hexes counted straight, off the map nobody', () => {
    const p = gondor(`gondor, turn 8, magic-second
      1910: spearman-1, imrahil
      rohan: theoden
      1912: orc-1, nazgul`).play('nazgul casts freeze-leader 3');
    expect(p.told('frozen')).toEqual([{ type: 'frozen', leaders: ['imrahil'] }]);
  });

  test('[17.12] W-238: it is not cast where it would freeze nobody', () => {
    const p = gondor('gondor, turn 8, magic-second\n1814: spearman-1, gandalf\n1818: orc-1, nazgul');
    expect(p).toRefuse('nazgul casts freeze-leader 3', 'nobody-to-freeze', '17.12');
  });

  test('[17.12] it succeeds three times in a game, the first for three points, then for four', () => {
    const cast = (times: number) => gondor(`gondor, turn 12, magic-second${NEAR}\nsuccesses freeze-leader ${times}`);
    expect(cast(2)).toAllow('nazgul casts freeze-leader 4');
    expect(cast(2).offer('nazgul casts freeze-leader 3').odds).toBeDefined();
    expect(cast(3)).toRefuse('nazgul casts freeze-leader 4', 'spell-spent', '17.12');
    const first = gondor(`gondor, turn 12, magic-second${NEAR}`);
    expect(first.offer('nazgul casts freeze-leader 3').odds).toBeUndefined();
    expect(first).toRefuse('nazgul casts freeze-leader 4', 'staked-too-many', '17.3');
  });

  test('[17.12] G-111, G-150: until the same Magic Phase of the next turn', () => {
    const p = gondor(`gondor, turn 9, magic-second${NEAR}
      spell freeze-leader 8 magic-second gandalf imrahil
      successes freeze-leader 1`);
    expect(p.told('spellEnded')).toEqual([{ type: 'spellEnded', spell: 'freeze-leader' }]);
    p.play('done');
    expect(p).toAllow('gandalf moves 1814');
  });
});
