import { position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

const abilities = (diary: string) => position(`turn 15, abilities\n${diary}`);
/** Gandalf is there so that the Abilities Phase is not over before anything can be refused. */
const GANDALF = '0825: gandalf';

describe('[21.4] Sortie', () => {
  test.each(['0610', '0710', '0810'])('[21.41] from %s, with the unit in his hex, to the sally port', (hex) => {
    const p = abilities(`0830: orc-1\n${hex}: infantry-1, aragorn`);
    expect(p.orders()).toEqual(['sortie', 'done']);
    p.play('sortie');
    expect(p.told('announced')).toMatchObject([{ ability: 'sortie', piece: 'aragorn' }]);
    expect(p).toStand({ 'infantry-1': '0711', aragorn: '0711' });
    expect(p.view().sortie).toEqual(['infantry-1', 'aragorn']);
    // Nobody is on the ramp: no strike, and on with the turn.
    expect(p.view().phase).toBe('isengard-movement');
  });

  test('[21.41] Aragorn must be there, with a unit on foot that is not disrupted', () => {
    expect(abilities(`0830: orc-1\n0709: infantry-1, aragorn\n${GANDALF}`)).toRefuse(
      'sortie',
      'not-at-the-sally-port',
      '21.41',
    );
    expect(abilities(`0830: orc-1\n0710: infantry-1\nlost: aragorn\n${GANDALF}`)).toRefuse(
      'sortie',
      'leader-not-on-map',
      '21.41',
    );
    expect(abilities(`0830: orc-1\n0710: aragorn\n0610: infantry-1\n${GANDALF}`)).toRefuse(
      'sortie',
      'no-unit',
      '21.41',
    );
    expect(abilities(`0830: orc-1\n0710: light-cavalry-1, aragorn\n${GANDALF}`)).toRefuse('sortie', 'cavalry', '21.41');
    expect(abilities(`0830: orc-1\n0710: infantry-1 disrupted, aragorn\n${GANDALF}`)).toRefuse(
      'sortie',
      'disrupted',
      '7.57',
    );
  });

  test('[21.41] [21.0] once in a game', () => {
    expect(abilities(`0830: orc-1\n0710: infantry-1, aragorn\n${GANDALF}\nspent sortie`)).toRefuse(
      'sortie',
      'ability-spent',
      '21.0',
    );
  });

  test('[21.41] they must have been there at the beginning of the turn', () => {
    const p = abilities(`0830: orc-1\n0710: infantry-1 moved, aragorn\n${GANDALF}`);
    expect(p).toRefuse('sortie', 'already-moved', '21.41');
    expect(abilities(`0830: orc-1\n0710: infantry-1, aragorn moved\n${GANDALF}`)).toRefuse(
      'sortie',
      'already-moved',
      '21.41',
    );
  });

  test('[21.41] not where a friend stands outside', () => {
    const p = abilities(`0830: orc-1\n0710: infantry-1, aragorn\n0711: infantry-2\n${GANDALF}`);
    expect(p).toRefuse('sortie', 'friend-there', '5.0');
  });

  test('[21.41] D-15: an enemy outside is displaced first, undisrupted', () => {
    const p = abilities('0711: orc-1, captain-1\n0710: infantry-1, aragorn').play('sortie');
    expect(p.view().decision).toEqual({ kind: 'displace', side: 'isengard', piece: 'orc-1' });
    expect(p.at('aragorn')).toBe('0710');
    p.play('orc-1 displaced to 0712', 'captain-1 follows');
    expect(p.unit('orc-1').disrupted).toBe(false);
    expect(p).toStand({ 'orc-1': '0712', 'captain-1': '0712', 'infantry-1': '0711', aragorn: '0711' });
  });

  test('[21.41] W-12: one that cannot be displaced bars the sortie', () => {
    // 0711 has two ways out, 0611 and 0712; infantry in 0612 holds both.
    const p = abilities(`0711: orc-1\n0710: infantry-1, aragorn\n0612: infantry-2\n${GANDALF}`);
    expect(p).toRefuse('sortie', 'no-displacement', '21.41');
  });

  test('[21.41] other leaders in the hex are asked whether they go', () => {
    const p = abilities('0830: orc-1\n0710: infantry-1, aragorn, gimli, legolas').play('sortie');
    p.play('legolas stays', 'gimli follows');
    expect(p).toStand({ legolas: '0710', gimli: '0711', aragorn: '0711' });
    expect(p.view().sortie).toEqual(['infantry-1', 'aragorn', 'gimli']);
  });

  test('[21.41] the unit may strike at an enemy on the ramp beside the gate, over the ramp’s side [15.23]', () => {
    const p = abilities('0811: uruk-guard-1\n0812: orc-1\n0710: infantry-1, aragorn').play('sortie');
    expect(p.view().decision).toEqual({ kind: 'strike', side: 'westernesse', piece: 'infantry-1', reason: 'sortie' });
    expect(p.orders()).toEqual(['infantry-1 attacks uruk-guard-1', 'hold']);
    expect(p).toRefuse('infantry-1 attacks orc-1', 'not-the-target', '21.41');
    p.rolling(4, 3, 6).play('infantry-1 attacks uruk-guard-1');
    expect(p.told('casualty')).toMatchObject([{ unit: 'uruk-guard-1', morale: 'X', result: 'r1' }]);
  });

  test('[15.23] in the Combat Phase nobody strikes over it, not even they', () => {
    const p = position(`
      turn 15, westernesse-combat, melee
      0811: uruk-guard-1
      0711: infantry-1, aragorn
      0810: infantry-2
      main-gate breached
      sortie infantry-1 home 0710 aragorn
      spent sortie
      active sortie
    `);
    expect(p).toRefuse('infantry-1 attacks uruk-guard-1', 'ramp-side', '15.23');
    expect(p).toAllow('infantry-2 attacks uruk-guard-1');
  });

  test('[21.41] only that unit strikes', () => {
    const p = abilities('0811: uruk-guard-1\n0810: infantry-2\nmain-gate breached\n0710: infantry-1, aragorn').play(
      'sortie',
    );
    expect(p).toRefuse('infantry-2 attacks uruk-guard-1', 'other-unit', '21.41');
  });

  test('[21.41] it may let it be', () => {
    const p = abilities('0811: orc-1\n0710: infantry-1, aragorn').play('sortie', 'hold');
    expect(p.view().phase).toBe('isengard-movement');
    expect(p.unit('infantry-1').attacked).toBe(false);
  });

  test('[21.41] [15.23] the victor does not advance over the side of the ramp', () => {
    const p = abilities('0811: orc-1\n0710: infantry-1, aragorn').rolling(3, 3, 1);
    p.play('sortie', 'infantry-1 attacks orc-1');
    expect(p.at('orc-1')).toBe('lost');
    expect(p.told('advanced')).toEqual([]);
    expect(p.at('infantry-1')).toBe('0711');
  });

  test('[21.41] its own Combat Phase is still before it [7.34]', () => {
    const p = abilities('0811: uruk-guard-1 moved\n0712: orc-1 moved\n0710: infantry-1, aragorn').rolling(6, 6);
    p.play('sortie', 'infantry-1 attacks uruk-guard-1');
    expect(p.unit('infantry-1').attacked).toBe(false);
    expect(p.diceLeft).toEqual([]);
    expect(p.view().attacks).toEqual([]);
  });

  test('[21.41] [7.34] who has struck on the sortie is not spent when the strike is over', () => {
    const p = abilities('0811: uruk-guard-1\n0712: orc-1\n0710: infantry-1, aragorn').rolling(6, 6);
    p.play('sortie', 'infantry-1 attacks uruk-guard-1');
    expect(p.view()).toMatchObject({ turn: 15, phase: 'isengard-movement' });
    expect(p.unit('infantry-1').attacked).toBe(false);
  });

  test('[21.41] archers may go out, but cannot strike [2.3]', () => {
    const p = abilities('0811: orc-1\n0710: archer-1, aragorn').play('sortie');
    expect(p.at('archer-1')).toBe('0711');
    expect(p.view().phase).toBe('isengard-movement');
  });

  test('[21.41, 7.7] who may retreat before combat may do so here', () => {
    const p = abilities('0811: warg-1 moved\n0710: infantry-1, aragorn').play('sortie', 'infantry-1 attacks warg-1');
    expect(p.view().decision).toEqual({ kind: 'retreat-before', side: 'isengard', piece: 'warg-1' });
    p.rolling(5).play('warg-1 withdraws 0812 0913');
    expect(p.told('attackLapsed')).toHaveLength(1);
    expect(p.at('infantry-1')).toBe('0711');
    expect(p.unit('infantry-1').attacked).toBe(false);
    expect(p.view().phase).not.toBe('abilities');
  });

  describe('the leaders beside Aragorn', () => {
    const party = '0811: uruk-guard-1\n0710: infantry-1, aragorn, gimli, legolas';
    const out = () => abilities(party).play('sortie', 'legolas follows', 'gimli follows');

    test('[21.41] each lowers the target’s morale by one with his rating or less', () => {
      const p = out().rolling(4, 4, 4, 3, 6).play('infantry-1 attacks uruk-guard-1');
      expect(p.told('encouraged')).toEqual([
        { type: 'encouraged', leader: 'legolas', die: 4, success: true },
        { type: 'encouraged', leader: 'gimli', die: 4, success: true },
      ]);
      expect(p.told('casualty')).toMatchObject([{ morale: 'Z' }]);
    });

    test('[21.41] with more than that he does not; Aragorn himself throws none', () => {
      const p = out().rolling(5, 1, 4, 3, 6).play('infantry-1 attacks uruk-guard-1');
      expect(p.told('encouraged').map(({ success }) => success)).toEqual([false, true]);
      expect(p.told('casualty')).toMatchObject([{ morale: 'Y' }]);
      const alone = abilities('0811: uruk-guard-1\n0710: infantry-1, aragorn').rolling(4, 3, 6);
      alone.play('sortie', 'infantry-1 attacks uruk-guard-1');
      expect(alone.told('encouraged')).toEqual([]);
    });

    test('[21.41] H-67: Z at the least', () => {
      const p = abilities('0811: orc-1\n0710: infantry-1, aragorn, gimli').play('sortie', 'gimli follows');
      p.rolling(1, 3, 4, 6).play('infantry-1 attacks orc-1');
      expect(p.told('casualty')).toMatchObject([{ morale: 'Z' }]);
    });

    test('[21.41] a halved leader throws with what is left of his rating', () => {
      const p = abilities('0811: uruk-guard-1\n0710: infantry-1, aragorn, gimli reduced').play(
        'sortie',
        'gimli follows',
      );
      p.rolling(3, 6, 6).play('infantry-1 attacks uruk-guard-1');
      expect(p.told('encouraged')).toMatchObject([{ die: 3, success: false }]);
    });

    test('[21.41] the odds mix what they may bring about, exactly', () => {
      // D against armour 3: 16 ways in 36. Each of two leaders succeeds with four in six.
      const { odds } = out().offer('infantry-1 attacks uruk-guard-1');
      expect(odds?.roll).toBe('D against armour 3: 6–8 on two dice, then morale X or Y or Z');
      const chance = (kind: string) =>
        (odds?.outcomes ?? [])
          .filter((outcome) => outcome.kind === kind)
          .reduce((sum, { chance: { n, d } }) => sum + n / d, 0);
      expect(chance('none')).toBeCloseTo(20 / 36, 12);
      // X never dies, Y with two in six, Z with four in six.
      expect(chance('eliminated')).toBeCloseTo((16 / 36) * ((4 / 9) * (2 / 6) + (4 / 9) * (4 / 6)), 12);
      expect((odds?.outcomes ?? []).reduce((sum, { chance: { n, d } }) => sum + n / d, 0)).toBeCloseTo(1, 12);
    });

    test('[21.41] [A7.37] H-11: and comes on top of the horn', () => {
      const p = position(`
        turn 15, abilities
        0811: uruk-guard-1
        0710: infantry-1, aragorn, gimli
        0808: infantry-2
      `).play('infantry-2 blows', 'sortie', 'gimli follows');
      p.rolling(2, 4, 3, 6).play('infantry-1 attacks uruk-guard-1');
      expect(p.told('struck')).toMatchObject([{ armour: 2 }]);
      expect(p.told('casualty')).toMatchObject([{ morale: 'Z' }]);
    });

    test('[21.41] not in a Combat Phase', () => {
      const p = position(`
        turn 15, westernesse-combat, melee
        0712: uruk-guard-1
        0711: infantry-1, aragorn, gimli
        sortie infantry-1 home 0710 aragorn gimli
        spent sortie
        active sortie
      `);
      expect(p.offer('infantry-1 attacks uruk-guard-1').odds?.roll).toContain('then morale X');
      p.rolling(6, 6).play('infantry-1 attacks uruk-guard-1', 'done');
      expect(p.told('encouraged')).toEqual([]);
    });
  });
});

describe('[21.41] The way back', () => {
  const out = 'spent sortie\nactive sortie';
  const movement = (diary: string) => position(`turn 15, westernesse-movement\n${diary}\n${out}`);
  const SORTIE = 'sortie infantry-1 home 0710 aragorn gimli';

  test('[21.41] H-68: in the Movement Phase each may come back inside: that is its move', () => {
    const p = movement(`0830: orc-1\n0711: infantry-1, aragorn, gimli\n${SORTIE}`);
    expect(p.orders('infantry-1')).toContain('infantry-1 returns');
    p.play('infantry-1 returns', 'aragorn returns');
    expect(p.told('arrived')).toEqual([
      { type: 'arrived', piece: 'infantry-1', from: '0711', to: '0710' },
      { type: 'arrived', piece: 'aragorn', from: '0711', to: '0710' },
    ]);
    expect(p).toStand({ 'infantry-1': '0710', aragorn: '0710', gimli: '0711' });
    expect(p).toRefuse('infantry-1 moves 0709', 'already-moved', '4.22');
    expect(p).toRefuse('aragorn returns', 'not-on-sortie', '21.41');
  });

  test('[21.41] W-31: zones of control do not hold them, disruption does', () => {
    const p = movement(`0712: orc-1\n0711: infantry-1, aragorn\n0830: orc-2\n${SORTIE.replace(' gimli', '')}`);
    expect(p).toRefuse('infantry-1 moves 0611', 'in-enemy-zone', '6.11');
    expect(p).toAllow('infantry-1 returns');
    const q = movement(`0712: orc-1\n0711: infantry-1 disrupted, aragorn\n${SORTIE.replace(' gimli', '')}`);
    expect(q).toRefuse('infantry-1 returns', 'disrupted', '7.57');
    expect(q).toAllow('aragorn returns');
  });

  test('[21.41] not when the enemy is inside, nor, for the unit, a friend', () => {
    const p = movement(`0710: orc-1\n0711: infantry-1, aragorn\n0825: infantry-2\n${SORTIE.replace(' gimli', '')}`);
    expect(p).toRefuse('infantry-1 returns', 'enemy-occupied', '21.41');
    expect(p).toRefuse('aragorn returns', 'enemy-occupied', '21.41');
    const q = movement(`0830: orc-1\n0710: infantry-2\n0711: infantry-1, aragorn\n${SORTIE.replace(' gimli', '')}`);
    expect(q).toRefuse('infantry-1 returns', 'stacking', '5.0');
    expect(q).toAllow('aragorn returns');
  });

  test('[21.41] only who made it, and only in that turn', () => {
    const p = movement(`0830: orc-1\n0711: infantry-1, aragorn, legolas\n${SORTIE.replace(' gimli', '')}`);
    expect(p).toRefuse('legolas returns', 'not-on-sortie', '21.41');
    expect(p).toRefuse('orc-1 returns', 'not-your-piece');
    const later = position('turn 16, westernesse-movement\n0830: orc-1\n0711: infantry-1, aragorn\nspent sortie');
    expect(later).toRefuse('infantry-1 returns', 'not-on-sortie', '21.41');
    expect(later).toRefuse('aragorn returns', 'not-on-sortie', '21.41');
  });

  test('[21.41] nor who is no longer before the sally port, nor a leader onto a leader of the enemy', () => {
    const gone = movement(`0830: orc-1\n0611: infantry-1\n0612: aragorn\n${SORTIE.replace(' gimli', '')}`);
    expect(gone).toRefuse('infantry-1 returns', 'not-on-sortie', '21.41');
    expect(gone).toRefuse('aragorn returns', 'not-on-sortie', '21.41');
    const held = movement(`0830: orc-1\n0710: captain-1\n0711: infantry-1, aragorn\n${SORTIE.replace(' gimli', '')}`);
    expect(held).toRefuse('aragorn returns', 'enemy-occupied', '21.41');
  });

  test('[21.41] a move by the sally port is none: who tries one is told of the way back', () => {
    const p = movement(`0830: orc-1\n0711: infantry-1, aragorn, legolas\n${SORTIE.replace(' gimli', '')}`);
    for (const hex of ['0710', '0810', '0610', '0710 0709']) {
      expect(p).toRefuse(`infantry-1 moves ${hex}`, 'come-back', '21.41');
      expect(p).toRefuse(`aragorn moves ${hex}`, 'come-back', '21.41');
    }
    expect(p.why('infantry-1 moves 0710')?.message).toBe(
      'By the sally port one comes back to 0710 with the command comeBack, and not by a move.',
    );
    // Who did not go out with them, and who goes elsewhere, is told what bars that way.
    expect(p).toRefuse('legolas moves 0710', 'wall', '15.12');
    expect(p).toRefuse('infantry-1 moves 0712 0711', 'too-far', '4.26');
    // Out of an enemy zone too, from which no move leads.
    const held = movement(`0712: orc-1\n0711: infantry-1, aragorn\n${SORTIE.replace(' gimli', '')}`);
    expect(held).toRefuse('infantry-1 moves 0710', 'come-back', '21.41');
    expect(held).toRefuse('infantry-1 moves 0612', 'in-enemy-zone', '6.11');
  });

  test('[21.41] and of what bars it, where something does', () => {
    const barred = (diary: string) => movement(`${diary}\n0825: infantry-2\n${SORTIE.replace(' gimli', '')}`);
    const enemy = barred('0710: orc-1\n0711: infantry-1, aragorn');
    expect(enemy).toRefuse('infantry-1 moves 0710', 'enemy-occupied', '21.41');
    const friend = barred('0830: orc-1\n0710: infantry-3\n0711: infantry-1, aragorn');
    expect(friend).toRefuse('infantry-1 moves 0710', 'stacking', '5.0');
    const tired = barred('0830: orc-1\n0711: infantry-1 disrupted, aragorn moved');
    expect(tired).toRefuse('infantry-1 moves 0710', 'disrupted', '7.57');
    expect(tired).toRefuse('aragorn moves 0710', 'already-moved', '4.22');
    const later = position('turn 16, westernesse-movement\n0830: orc-1\n0711: infantry-1, aragorn\nspent sortie');
    expect(later).toRefuse('infantry-1 moves 0710', 'wall', '15.12');
  });

  test('[21.41] who climbs by a ladder that stands there makes a move of it', () => {
    const p = movement(
      `0830: orc-1\n0711: infantry-1, aragorn\nladder 0711 against 0710\n${SORTIE.replace(' gimli', '')}`,
    );
    expect(p).toAllow('infantry-1 moves 0710');
    expect(p).toAllow('infantry-1 returns');
  });

  test('[21.41] one who went by another way has moved', () => {
    const p = movement(
      `0830: orc-1\n0711: infantry-1 moved, aragorn moved\n0825: infantry-2\n${SORTIE.replace(' gimli', '')}`,
    );
    expect(p).toRefuse('infantry-1 returns', 'already-moved', '4.22');
    expect(p).toRefuse('aragorn returns', 'already-moved', '4.22');
  });

  test('[21.41] who can do nothing else may still come back', () => {
    const p = movement(`0712: orc-1\n0711: infantry-1, aragorn moved\n${SORTIE.replace(' gimli', '')}`);
    expect(p.view().phase).toBe('westernesse-movement');
    p.play('infantry-1 returns');
    expect(p.orders()).toEqual(['done']);
  });

  test('[21.41] W-31: its Movement Phase comes though the way back is all that there is', () => {
    const diary = `turn 15, isengard-combat, melee\n0712: orc-1\n0711: infantry-1\nlost: aragorn\n${out}`;
    const p = position(`${diary}\nsortie infantry-1 home 0710 aragorn`).rolling(6, 6);
    p.play('orc-1 attacks infantry-1', 'done');
    expect(p.view().phase).toBe('westernesse-movement');
    expect(p.orders()).toEqual(['infantry-1 returns', 'done']);
    // Who did not make it is held by the zone of the Orcs, and has no such phase.
    const q = position(diary).rolling(6, 6).play('orc-1 attacks infantry-1', 'done');
    expect(q.view().phase).toBe('westernesse-combat');
  });

  const assault = (diary: string) => position(`turn 15, isengard-combat, melee\n${diary}\n${out}`);

  test('[21.41] W-33: thrown back that turn they may retreat inside, be it one hex or two', () => {
    const p = assault(`0712: uruk-guard-1\n0711: infantry-1, aragorn\nsortie infantry-1 home 0710 aragorn`);
    p.rolling(3, 4, 4).play('uruk-guard-1 attacks infantry-1', 'done');
    expect(p.view().decision).toMatchObject({ kind: 'retreat', hexes: 2 });
    expect(p.orders()).toContain('infantry-1 retreats 0710');
    p.play('infantry-1 retreats 0710', 'aragorn follows');
    expect(p.told('eliminated')).toEqual([]);
    expect(p).toStand({ 'infantry-1': '0710', aragorn: '0710' });
    expect(p.unit('infantry-1').disrupted).toBe(true);
  });

  test('[21.41] not where the enemy stands inside, nor in a later turn, nor another unit', () => {
    const doomed = (diary: string) =>
      assault(`0712: uruk-guard-1\n0611: orc-2\n${diary}`)
        .rolling(3, 4, 4)
        .play('uruk-guard-1 attacks infantry-1', 'orc-2 attacks infantry-1', 'done');
    expect(doomed('0710: orc-1\n0711: infantry-1\nsortie infantry-1 home 0710 aragorn').at('infantry-1')).toBe('lost');
    // [W-33] Nor a leader of his alone.
    expect(doomed('0710: captain-1\n0711: infantry-1\nsortie infantry-1 home 0710 aragorn').at('infantry-1')).toBe(
      'lost',
    );
    expect(doomed('0711: infantry-1').at('infantry-1')).toBe('lost');
    expect(doomed('0711: infantry-1\n0710: infantry-2\nsortie infantry-2 home 0710 aragorn').at('infantry-1')).toBe(
      'lost',
    );
  });

  test('[21.41] [7.7] W-33: not when it withdraws before combat, nor into an enemy zone', () => {
    const p = assault('0712: uruk-guard-1\n0711: archer-1, aragorn\nsortie archer-1 home 0710 aragorn');
    // It has nowhere to withdraw to, and is not asked; thrown back it has.
    p.rolling(3, 4, 6).play('uruk-guard-1 attacks archer-1', 'done');
    expect(p.orders()).toEqual(['archer-1 retreats 0710']);
    const q = assault(
      '0712: uruk-guard-1\n0611: orc-2\n0609: orc-1\n0711: infantry-1\nsortie infantry-1 home 0710 aragorn',
    ).rolling(3, 4, 4);
    q.play('uruk-guard-1 attacks infantry-1', 'orc-2 attacks infantry-1', 'done');
    expect(q.at('infantry-1')).toBe('lost');
  });

  test('[21.41] W-33: nor from anywhere else than before the sally port', () => {
    const p = assault('0613: uruk-guard-1\n0612: infantry-1\nlost: aragorn\nsortie infantry-1 home 0710 aragorn');
    p.rolling(3, 4, 4).play('uruk-guard-1 attacks infantry-1', 'done');
    expect(p.view().decision).toMatchObject({ kind: 'retreat', piece: 'infantry-1', hexes: 2 });
    expect(p).toRefuse('infantry-1 retreats 0710', 'no-retreat-there');
  });

  test('[21.41, 7.61] a friend who has taken the place inside is displaced when there is no other way', () => {
    const p = assault(
      '0712: uruk-guard-1\n0611: orc-2\n0711: infantry-1\n0710: infantry-2\nsortie infantry-1 home 0710 aragorn',
    ).rolling(3, 4, 4);
    p.play('uruk-guard-1 attacks infantry-1', 'orc-2 attacks infantry-1', 'done');
    expect(p.orders()).toEqual(['infantry-1 retreats 0710']);
    p.play('infantry-1 retreats 0710');
    expect(p.view().decision).toEqual({ kind: 'displace', side: 'westernesse', piece: 'infantry-2' });
  });

  test('[21.41] [A8.24] a half or an elimination is risked by each leader with the unit, as ever', () => {
    const p = assault(
      `0712: uruk-guard-1\n0711: infantry-1, aragorn, gimli\nsortie infantry-1 home 0710 aragorn gimli`,
    ).rolling(3, 4, 2, 4, 5);
    p.play('uruk-guard-1 attacks infantry-1', 'done');
    expect(p.told('leaderRisk')).toMatchObject([
      { leader: 'aragorn', struck: false },
      { leader: 'gimli', struck: true },
    ]);
  });
});
