import { position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

const blow = (diary: string, order: string) => {
  const { odds } = position(`turn 15, isengard-combat, melee\n${diary}`).offer(order);
  return { modifiers: odds?.modifiers.map(({ case: of, value }) => `${of} ${value}`), roll: odds?.roll };
};
const strike = (diary: string, order: string) => {
  const { odds } = position(`turn 15, westernesse-combat, melee\n${diary}`).offer(order);
  return { modifiers: odds?.modifiers.map(({ case: of, value }) => `${of} ${value}`), roll: odds?.roll };
};

describe('[21.0] Special abilities', () => {
  test('[21.0] H-1: they are announced at the beginning of a turn, Isengard first', () => {
    const p = position(`
      turn 15, abilities
      0830: orc-1, lieutenant, chief
      0825: infantry-1, gandalf
    `);
    expect(p.view().decision).toEqual({ kind: 'abilities', side: 'isengard' });
    expect(p.orders()).toEqual(['announce voice-of-saruman', 'announce dunlending-hatred', 'done']);
    p.play('announce dunlending-hatred');
    expect(p.told('announced')).toEqual([
      { type: 'announced', side: 'isengard', ability: 'dunlending-hatred', piece: 'chief' },
    ]);
    p.play('done');
    expect(p.view().decision).toEqual({ kind: 'abilities', side: 'westernesse' });
    expect(p.orders()).toEqual(['announce divine-light', 'done']);
    p.play('done');
    expect(p.view().phase).toBe('isengard-movement');
  });

  test('[21.0] W-5: who can announce nothing is not asked, and who can announce no more is done', () => {
    const p = position('turn 15, abilities\n0830: orc-1, lieutenant\n0825: infantry-1');
    p.play('announce voice-of-saruman');
    expect(p.view().phase).toBe('isengard-movement');
    const q = position('turn 14, rally\n0830: orc-1\n0825: infantry-1');
    expect(q.play('done').view()).toMatchObject({ turn: 15, phase: 'isengard-movement' });
  });

  test('[21.0] each once in a game', () => {
    const p = position('turn 15, abilities\n0830: orc-1, lieutenant, chief\n0825: infantry-1\nspent voice-of-saruman');
    expect(p.orders()).toEqual(['announce dunlending-hatred', 'done']);
    expect(p).toRefuse('announce voice-of-saruman', 'ability-spent', '21.0');
    p.play('announce dunlending-hatred');
    expect(p.view().spent).toEqual(['voice-of-saruman', 'dunlending-hatred']);
  });

  test('[21.0] what bars it is told at any time, and whoever decides', () => {
    const p = position(
      'turn 15, isengard-movement\n0830: orc-1, lieutenant\n0808: infantry-1\nspent horn voice-of-saruman',
    );
    expect(p.why('infantry-1 blows', 'westernesse')).toMatchObject({ code: 'ability-spent', case: '21.0' });
    expect(p.why('sortie', 'westernesse')).toMatchObject({ code: 'leader-not-on-map', case: '21.41' });
    expect(p).toRefuse('announce voice-of-saruman', 'ability-spent', '21.0');
  });

  test('[21.0] one’s own only, and only now', () => {
    const p = position('turn 15, abilities\n0830: orc-1, lieutenant\n0808: infantry-1, gandalf');
    expect(p).toRefuse('announce divine-light', 'not-your-ability', '21.11');
    expect(p).toRefuse('announce rear-guard', 'not-your-ability', '21.31');
    expect(p).toRefuse('orc-1 blows', 'not-your-ability', '21.51');
    expect(p).toRefuse('sortie', 'not-your-ability', '21.41');
    p.play('done');
    expect(p).toRefuse('announce voice-of-saruman', 'not-your-ability', '21.61');
    p.play('done');
    expect(p).toRefuse('announce voice-of-saruman', 'wrong-phase', '3.0');
    expect(p.view().phase).toBe('isengard-movement');
  });

  test('[21.0] H-89: in force to the end of the Game-Turn, and no longer', () => {
    const p = position(`
      turn 15, abilities
      0830: orc-1, lieutenant
      0825: infantry-1 disrupted, theoden
    `);
    p.play('announce voice-of-saruman');
    expect(p.view().active).toEqual(['voice-of-saruman']);
    p.play('done', 'done');
    // The Rally Phase went by; in the next turn it comes again.
    expect(p.view()).toMatchObject({ turn: 16, active: [], spent: ['voice-of-saruman'] });
    p.play('done', 'done');
    expect(p).toAllow('theoden rallies infantry-1');
  });
});

describe('[21.6] The Voice of Saruman', () => {
  test('[21.61] the Lieutenant must be on the map', () => {
    const p = position('turn 15, abilities\n0830: orc-1, chief\ndue: lieutenant\n0825: infantry-1');
    expect(p).toRefuse('announce voice-of-saruman', 'leader-not-on-map', '21.61');
  });

  test('[21.61] no unit of Westernesse may be rallied this turn', () => {
    const diary = '0830: orc-1, lieutenant\n0825: infantry-1 disrupted, theoden';
    expect(position(`turn 15, rally\n${diary}`)).toAllow('theoden rallies infantry-1');
    const p = position(`
      turn 15, rally
      ${diary}
      0831: orc-2 disrupted
      spent voice-of-saruman
      active voice-of-saruman
    `);
    // Nobody of Westernesse can try, so Isengard rallies at once.
    expect(p.side).toBe('isengard');
    expect(p.why('theoden rallies infantry-1', 'westernesse')).toMatchObject({
      code: 'voice-of-saruman',
      case: '21.61',
    });
    expect(p).toAllow('lieutenant rallies orc-2');
  });

  test('[21.61] the refusal names the Voice', () => {
    const p = position(`
      turn 15, rally
      0830: orc-1, lieutenant
      0825: infantry-1 disrupted, theoden
      0823: infantry-2 disrupted, gandalf
      spent voice-of-saruman horn
      active voice-of-saruman horn
    `);
    // [21.51] [H-2] [H-86] The horn was blown after it, and its ban is gone.
    expect(p).toAllow('theoden rallies infantry-1');
    const silent = position(`
      turn 15, rally
      0830: orc-1 disrupted, lieutenant
      0825: infantry-1 disrupted, theoden
      spent voice-of-saruman
      active voice-of-saruman
    `);
    expect(silent.side).toBe('isengard');
    expect(silent).toAllow('lieutenant rallies orc-1');
  });
});

describe('[21.1] Divine Light', () => {
  test('[21.11] Gandalf must be on the map', () => {
    const p = position('turn 15, abilities\n0830: orc-1\n0808: infantry-1\ndue: gandalf');
    expect(p).toRefuse('announce divine-light', 'leader-not-on-map', '21.11');
    expect(position('turn 15, abilities\n0830: orc-1\n0825: infantry-1, gandalf')).toAllow('announce divine-light');
  });

  test('[21.11] Isengard may not rally', () => {
    const p = position(`
      turn 15, rally
      0830: orc-1 disrupted, lieutenant
      0825: infantry-1 disrupted, theoden
      spent divine-light
      active divine-light
    `);
    expect(p).toAllow('theoden rallies infantry-1');
    p.play('done');
    expect(p.view().phase).not.toBe('rally');
  });

  test('[21.11] every unit of Isengard has one armour less, in melee', () => {
    const light = 'spent divine-light\nactive divine-light';
    const diary = '0825: infantry-1\n0826: uruk-guard-1';
    expect(strike(diary, 'infantry-1 attacks uruk-guard-1')).toEqual({
      modifiers: [],
      roll: 'D against armour 3: 6–8 on two dice, then morale X',
    });
    expect(strike(`${diary}\n${light}`, 'infantry-1 attacks uruk-guard-1')).toEqual({
      modifiers: ['21.11 -1'],
      roll: 'D against armour 2 (3 printed): 5–8 on two dice, then morale X',
    });
    expect(blow(`${diary}\n${light}`, 'uruk-guard-1 attacks infantry-1').modifiers).toEqual([]);
  });

  test('[21.11] and against missiles', () => {
    const p = position(`
      turn 15, westernesse-combat, missile
      0825: archer-1
      0826: uruk-guard-1
      spent divine-light
      active divine-light
    `);
    expect(p.offer('archer-1 fires at uruk-guard-1').odds?.modifiers).toEqual([
      { case: '21.11', label: 'the Divine Light', value: -1 },
    ]);
  });

  test('[21.11] H-12: by itself it lowers no rating below 1; other things may', () => {
    const light = 'spent divine-light\nactive divine-light';
    expect(strike(`0825: infantry-1\n0826: orc-1\n${light}`, 'infantry-1 attacks orc-1')).toEqual({
      modifiers: [],
      roll: 'D against armour 1: 2–7 on two dice, then morale Z',
    });
    expect(
      strike(`1209: infantry-1\n1210: dunland-infantry-1\n${light}`, 'infantry-1 attacks dunland-infantry-1'),
    ).toEqual({
      modifiers: ['15.54 -1', '21.11 -1'],
      roll: 'D against armour 0 (2 printed): 4–8 on two dice, then morale Y',
    });
  });

  test('[21.11] W-59: what shelters a unit comes on top of what the Light leaves', () => {
    const light = 'spent divine-light\nactive divine-light';
    expect(strike(`0919: infantry-1\n0920: orc-1\n${light}`, 'infantry-1 attacks orc-1').roll).toContain('armour 1');
    const inTower = strike(`1209: orc-1\n1310: infantry-1\n${light}`, 'infantry-1 attacks orc-1');
    expect(inTower.modifiers).toEqual(['15.54 1']);
    expect(inTower.roll).toContain('armour 2 (1 printed)');
  });

  test('[21.11] a worn unit loses it of what it has now', () => {
    const light = 'spent divine-light\nactive divine-light';
    expect(
      strike(`0825: infantry-1\n0826: uruk-infantry-1 reduced\n${light}`, 'infantry-1 attacks uruk-infantry-1')
        .modifiers,
    ).toEqual([]);
  });
});

describe('[21.7] Dunlending Hatred', () => {
  const hatred = 'spent dunlending-hatred\nactive dunlending-hatred';

  test('[21.71] the Chief must be on the map', () => {
    const p = position('turn 15, abilities\n0830: orc-1, lieutenant\nlost: chief\n0825: infantry-1');
    expect(p).toRefuse('announce dunlending-hatred', 'leader-not-on-map', '21.71');
  });

  test('[21.71] H-10: all Dunlendings fight fanatically this turn, and nobody else of Isengard', () => {
    const diary = '0825: infantry-1\n0826: dunland-guard-1\n0726: orc-1';
    expect(blow(diary, 'dunland-guard-1 attacks infantry-1').modifiers).toEqual([]);
    expect(blow(`${diary}\n${hatred}`, 'dunland-guard-1 attacks infantry-1')).toEqual({
      modifiers: ['A7.37 -1'],
      roll: 'B against armour 2 (3 printed): 4–8 on two dice, then morale Y',
    });
    expect(blow(`${diary}\n${hatred}`, 'orc-1 attacks infantry-1').modifiers).toEqual([]);
  });

  test('[21.71] [A10.0] by night too, when Isengard is not fanatical of itself', () => {
    const p = position(`
      turn 5, isengard-combat, melee
      0825: infantry-1
      0826: dunland-guard-1
      ${hatred}
    `);
    expect(p.offer('dunland-guard-1 attacks infantry-1').odds?.modifiers).toHaveLength(1);
    const orcs = position('turn 5, isengard-combat, melee\n0825: infantry-1\n0826: orc-1');
    expect(orcs.offer('orc-1 attacks infantry-1').odds?.modifiers).toEqual([]);
  });

  test('[21.71] [A7.37] not with missiles', () => {
    const p = position(`
      turn 15, isengard-combat, missile
      0825: infantry-1
      0827: dunland-archer-1
      ${hatred}
    `);
    expect(p.offer('dunland-archer-1 fires at infantry-1').odds?.modifiers).toEqual([]);
  });

  test('[21.71] H-2: the horn after it does not take it away: nothing in the one opposes the other', () => {
    const both = 'spent dunlending-hatred horn\nactive dunlending-hatred horn';
    expect(
      blow(`0825: infantry-1\n0826: dunland-guard-1\n${both}`, 'dunland-guard-1 attacks infantry-1').modifiers,
    ).toEqual(['A7.37 -1']);
  });
});
