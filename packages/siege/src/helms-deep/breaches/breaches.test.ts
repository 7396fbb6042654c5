/** [15.3] [15.4] [20.2] [20.7] Gates are rammed and battered in the Siege Phase. */
import { position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';
import { blastResult, noRamBreach, ramBreach } from './breach-table.ts';
import { HOUSE } from '../house.ts';

/** Two dice that show this total. */
const dice = (total: number): [number, number] => {
  const first = Math.max(1, total - 6);
  return [first, total - first];
};

const atGate = (at: string, unit: string, more = '') =>
  position(`
    turn 5, isengard-siege
    ${at}: ${unit}
    0830: orc-6
    ${more}
  `);

describe('[15.3] Gates', () => {
  test('[15.32] a unit without the ram tries at a gate that Westernesse controls, from either of its hexes', () => {
    expect(atGate('1107', 'orc-1')).toAllow('orc-1 batters rear-gate');
    expect(atGate('1109', 'orc-1')).toRefuse('orc-1 batters rear-gate', 'not-at-gate', '15.32');
    const within = atGate('1007', 'orc-1', 'rear-gate westernesse');
    expect(within).toAllow('orc-1 batters rear-gate');
    expect(within).toRefuse('orc-1 batters wall-gate', 'not-at-gate', '15.32');
    expect(within).toRefuse('orc-1 batters culvert-east', 'unknown-gate', '15.32');
  });

  test('[15.32] cavalry tries like any other unit', () => {
    expect(atGate('1107', 'warg-1')).toAllow('warg-1 batters rear-gate');
  });

  test('[15.32] the Main Gate is broken by the ram or by Blasting Fire only', () => {
    expect(atGate('0811', 'uruk-guard-1', '1107: orc-1')).toRefuse(
      'uruk-guard-1 batters main-gate',
      'main-gate',
      '15.32',
    );
  });

  test('[15.32] nobody batters a gate of his own, or one that is broken', () => {
    const own = atGate('1107', 'orc-1', '1311: orc-2\nrear-gate isengard');
    expect(own).toRefuse('orc-1 batters rear-gate', 'own-gate', '15.32');
    const broken = atGate('1107', 'orc-1', '1311: orc-2\nrear-gate breached');
    expect(broken).toRefuse('orc-1 batters rear-gate', 'gate-broken', '20.35');
    const fallen = atGate('1107', 'orc-1', '1311: orc-2\nrear-gate collapsed');
    expect(fallen).toRefuse('orc-1 batters rear-gate', 'collapsed', '20.35');
  });

  test('[15.32, 20.23] D-11: nor does he ram it, but the Main Gate, which is no way for him before it is breached', () => {
    const at = (hex: string, more: string) => atGate(hex, 'dunland-infantry-1', `ram dunland-infantry-1\n${more}`);
    const own = at('1107', '1311: orc-2\nrear-gate isengard');
    expect(own).toRefuse('dunland-infantry-1 rams rear-gate', 'own-gate', '15.32');
    expect(own.orders('dunland-infantry-1').some((order) => order.includes('rams'))).toBe(false);
    expect(at('1107', 'rear-gate westernesse')).toAllow('dunland-infantry-1 rams rear-gate');
    expect(at('0811', 'main-gate isengard')).toAllow('dunland-infantry-1 rams main-gate');
  });

  test('[15.32] disrupted units do not, nor those of the other side', () => {
    const p = atGate('1107', 'orc-1 disrupted', '1311: orc-2\n1310: infantry-1');
    expect(p).toRefuse('orc-1 batters rear-gate', 'disrupted', '7.57');
    expect(p).toRefuse('infantry-1 batters rear-gate', 'not-your-piece');
  });

  test('[15.32] H-33, D-21: one try in a Siege Phase, and no move after it', () => {
    const p = atGate('1107', 'orc-1').rolling(6, 6).play('orc-1 batters rear-gate');
    expect(p.view().gates['rear-gate']?.state).toBe('shut');
    expect(p).toRefuse('orc-1 batters rear-gate', 'already-used', '15.32');
    p.play('done');
    expect(p).toRefuse('orc-1 moves 1207', 'used-in-siege', '3.0');
    expect(p).toAllow('orc-6 moves 0829');
  });

  test('[15.32] H-34: the ram breaks a gate without fail, and without a die', () => {
    const p = atGate('1107', 'dunland-infantry-1', 'ram dunland-infantry-1');
    expect(p.offer('dunland-infantry-1 rams rear-gate').odds?.outcomes).toEqual([
      { kind: 'breached', label: 'the gate is breached', chance: { n: 1, d: 1 } },
    ]);
    expect(p).toRefuse('dunland-infantry-1 batters rear-gate', 'has-ram', '15.32');
    p.play('dunland-infantry-1 rams rear-gate');
    expect(p.told('battered')).toMatchObject([{ ram: true, success: true }]);
    expect(p.told('battered')[0]).not.toHaveProperty('dice');
    expect(p.told('broken')).toEqual([{ type: 'broken', site: 'rear-gate', state: 'breached' }]);
    expect(p.told('points')).toEqual([]);
  });
});

describe('[15.4] No-Ram Breach', () => {
  test.each([
    ['uruk-guard-1', 'B', [5, 6]],
    ['uruk-guard-1 reduced', 'C', [4, 5]],
    ['uruk-infantry-1', 'D', [9]],
    ['orc-1', 'E', [4]],
    ['uruk-archer-1', 'E', [4]],
  ] as const)('[15.4] %s breaks a gate with strength %s on %j', (unit, _strength, hits) => {
    for (let total = 2; total <= 12; total++) {
      const id = unit.split(' ')[0];
      const p = atGate('1107', unit)
        .rolling(...dice(total))
        .play(`${id} batters rear-gate`);
      const success = (hits as readonly number[]).includes(total);
      expect(p.told('battered')).toEqual([
        { type: 'battered', unit: id, gate: 'rear-gate', ram: false, dice: dice(total), success },
      ]);
      expect(p.view().gates['rear-gate']?.state).toBe(success ? 'breached' : 'shut');
    }
  });

  test('[15.4] strength A does as well as B', () => {
    expect(noRamBreach(HOUSE, 'A')).toEqual(noRamBreach(HOUSE, 'B'));
  });

  test('[15.4] units that can only shoot break nothing', () => {
    expect(atGate('1107', 'orc-archer-1')).toRefuse('orc-archer-1 batters rear-gate', 'only-shoots', '15.4');
  });

  test('[15.4] W-22: a shield wall batters by its first unit, with that unit’s own strength', () => {
    const p = atGate(
      '1107',
      'dunland-infantry-1, dunland-infantry-2, chief',
      ['shield-wall dunland-infantry-1 dunland-infantry-2 chief'].join('\n'),
    );
    expect(p).toRefuse('dunland-infantry-2 batters rear-gate', 'in-formation', '8.44');
    expect(p.offer('dunland-infantry-1 batters rear-gate').odds?.roll).toBe('4 on two dice (a house value)');
  });

  test('[15.4] the odds are those of the table', () => {
    expect(atGate('1107', 'uruk-infantry-1').offer('uruk-infantry-1 batters rear-gate').odds).toEqual({
      outcomes: [
        { kind: 'breached', label: 'the gate is breached', chance: { n: 1, d: 9 } },
        { kind: 'none', label: 'the gate holds', chance: { n: 8, d: 9 } },
      ],
      modifiers: [],
      roll: '9 on two dice (a house value)',
    });
  });

  test('[15.4] a breach without the ram lets nobody in before movement', () => {
    const p = atGate('1107', 'orc-1', '1311: orc-2').rolling(1, 3).play('orc-1 batters rear-gate');
    expect(p.view().decision).toEqual({ kind: 'siege', side: 'isengard' });
    p.play('done');
    expect(p).toRefuse('orc-1 moves 1007', 'used-in-siege', '3.0');
  });
});

const atMainGate = (more = '') => atGate('0811', 'dunland-infantry-1', `ram dunland-infantry-1\n${more}`);

describe('[20.2] The ram at the Main Gate', () => {
  test('[20.23] H-34: by who carries it, at a whole gate, once in a Siege Phase', () => {
    const p = atMainGate('1311: dunland-infantry-2');
    expect(p).toAllow('dunland-infantry-1 rams main-gate');
    expect(p).toRefuse('dunland-infantry-2 rams main-gate', 'no-ram', '20.21');
    expect(p).toRefuse('dunland-infantry-1 rams wall-gate', 'not-at-gate', '20.23');
    p.rolling(6, 6).play('dunland-infantry-1 rams main-gate');
    expect(p.told('battered')).toMatchObject([{ gate: 'main-gate', ram: true, dice: [6, 6], success: false }]);
    expect(p).toRefuse('dunland-infantry-1 rams main-gate', 'already-used', '20.23');
    p.play('done');
    expect(p).toRefuse('dunland-infantry-1 moves 0812', 'used-in-siege', '3.0');
  });

  test('[20.23] disrupted carriers do not', () => {
    const p = atGate('0811', 'dunland-infantry-1 disrupted', '1311: orc-2\nram dunland-infantry-1');
    expect(p).toRefuse('dunland-infantry-1 rams main-gate', 'disrupted', '7.57');
  });

  test('[20.23] a Main Gate that Isengard controls must still be broken', () => {
    const p = atGate('0810', 'dunland-infantry-1', 'ram dunland-infantry-1\nmain-gate isengard');
    expect(p).toAllow('dunland-infantry-1 rams main-gate');
  });

  test('[20.23] a broken gate is not rammed again', () => {
    const p = atMainGate('1311: orc-1\nmain-gate breached');
    expect(p).toRefuse('dunland-infantry-1 rams main-gate', 'gate-broken', '20.35');
  });
});

describe('[20.4] Ram Breach', () => {
  test('[20.4] the Main Gate breaks on four to six', () => {
    expect(ramBreach(HOUSE)).toEqual([4, 6]);
    for (let total = 2; total <= 12; total++) {
      const p = atMainGate()
        .rolling(...dice(total))
        .play('dunland-infantry-1 rams main-gate');
      const success = total >= 4 && total <= 6;
      expect(p.told('battered')).toMatchObject([{ dice: dice(total), success }]);
      expect(p.view().gates['main-gate']?.state).toBe(success ? 'breached' : 'shut');
      // [22.11] D-20
      expect(p.told('points')).toHaveLength(success ? 1 : 0);
    }
  });

  test('[20.4] the odds are a third', () => {
    const { odds } = atMainGate().offer('dunland-infantry-1 rams main-gate');
    expect(odds?.outcomes.map(({ kind, chance }) => [kind, chance])).toEqual([
      ['breached', { n: 1, d: 3 }],
      ['none', { n: 2, d: 3 }],
    ]);
    expect(odds?.roll).toBe('4–6 on two dice (a house value)');
  });

  test('[22.11] D-20: five points for the Main Gate', () => {
    const p = atMainGate();
    const before = p.view().points.westernesse.now;
    p.rolling(2, 2).play('dunland-infantry-1 rams main-gate');
    expect(p.told('points')).toEqual([{ type: 'points', side: 'westernesse', points: 5, why: 'main-gate' }]);
    expect(p.view().points.westernesse.now).toBe(before + 5);
  });
});

describe('[20.7] Advance during the Siege Phase', () => {
  test('[20.71] through the new breach, with the ram, its leaders after it', () => {
    const p = atGate('0811', 'dunland-infantry-1, chief', 'ram dunland-infantry-1').rolling(2, 2);
    p.play('dunland-infantry-1 rams main-gate');
    expect(p.view().decision).toEqual({ kind: 'advance', side: 'isengard', hex: '0810' });
    p.play('dunland-infantry-1 advances', 'chief follows');
    expect(p).toStand({ 'dunland-infantry-1': '0810', chief: '0810' });
    expect(p.view().markers['ram-1']).toMatchObject({ hex: '0810', with: 'dunland-infantry-1' });
    expect(p.view().gates['main-gate']).toEqual({ control: 'isengard', state: 'breached' });
  });

  test('[20.71] out of the gate as well as in', () => {
    const p = atGate('1007', 'dunland-infantry-1', 'ram dunland-infantry-1');
    p.play('dunland-infantry-1 rams rear-gate', 'dunland-infantry-1 advances');
    expect(p).toStand({ 'dunland-infantry-1': '1107' });
  });

  test('[20.71] not into a hex with a unit, friend or enemy', () => {
    for (const unit of ['infantry-1', 'orc-1']) {
      const p = atGate('0811', 'dunland-infantry-1', `0810: ${unit}\n1311: orc-2\nram dunland-infantry-1`);
      p.rolling(2, 2).play('dunland-infantry-1 rams main-gate');
      expect(p.view().decision?.kind).toBe('siege');
    }
  });

  test('[20.71] not into an enemy zone, such as comes over a wall-walk', () => {
    const zone = (unit: string) =>
      atGate('0811', 'dunland-infantry-1', `0710: ${unit}\n1311: orc-2\nram dunland-infantry-1`)
        .rolling(2, 2)
        .play('dunland-infantry-1 rams main-gate')
        .view().decision?.kind;
    expect(zone('infantry-1')).toBe('siege');
    expect(zone('aragorn')).toBe('advance');
  });

  test('[20.72] it is a question at once, and may be answered no; afterwards the unit may not move', () => {
    const p = atMainGate().rolling(2, 2).play('dunland-infantry-1 rams main-gate');
    expect(p.orders()).toEqual(['dunland-infantry-1 advances', 'hold']);
    p.play('hold');
    expect(p).toStand({ 'dunland-infantry-1': '0811' });
    expect(p.play('done').view().phase).toBe('isengard-movement');
    expect(p).toRefuse('dunland-infantry-1 moves 0812', 'used-in-siege', '3.0');
  });

  test('[20.72] the advance costs no points and gives no move either', () => {
    const p = atMainGate('1311: orc-2').rolling(2, 2);
    p.play('dunland-infantry-1 rams main-gate', 'dunland-infantry-1 advances', 'done');
    expect(p).toRefuse('dunland-infantry-1 moves 0710', 'used-in-siege', '3.0');
  });
});

describe('[3.0] The Siege Phase', () => {
  test('[3.0] W-5: it goes by when there is nothing to be done in it', () => {
    const after = (diary: string) => position(`turn 4, rally\n${diary}`).play('done').view().phase;
    expect(after('0830: orc-6')).toBe('isengard-movement');
    expect(after('0830: orc-6\n1311: orc-1')).toBe('isengard-siege');
  });

  test('[20.5] one die: a dud, a breach on two to five, a collapse', () => {
    expect([1, 2, 3, 4, 5, 6].map((die) => blastResult(HOUSE, die))).toEqual([
      'dud',
      'breached',
      'breached',
      'breached',
      'breached',
      'collapsed',
    ]);
    expect(() => blastResult(HOUSE, 7)).toThrow('no die 7');
  });
});
