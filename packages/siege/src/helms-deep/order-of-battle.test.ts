import { newGame, position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';
import { demoralizationValue } from '../standard/demoralization/demoralization.ts';
import { LEADERS, UNITS } from './data.ts';
import { HELMS_DEEP } from './game.ts';
import type { Side } from '../engine/vocabulary.ts';

const of = (side: Side) => UNITS.filter((unit) => unit.side === side);
const points = (side: Side) =>
  of(side).reduce((sum, { id }) => sum + demoralizationValue(HELMS_DEEP, HELMS_DEEP.unitIndex.get(id) ?? -1), 0);
/** Kinds and numbers of those who come at one time. */
const muster = (side: Side, when: (arrives: (typeof UNITS)[number]['arrives']) => boolean) => {
  const counts: Record<string, number> = {};
  for (const unit of of(side)) if (when(unit.arrives)) counts[unit.kind] = (counts[unit.kind] ?? 0) + 1;
  return counts;
};

describe('The order of battle', () => {
  test('[9.12] comes to 53 units and 295 points for Isengard, 37 and 292 for Westernesse', () => {
    expect([of('isengard').length, points('isengard')]).toEqual([53, 295]);
    expect([of('westernesse').length, points('westernesse')]).toEqual([37, 292]);
  });

  test('[13.1] Isengard’s first force', () => {
    expect(muster('isengard', ({ at }) => at === 'deployment')).toEqual({
      'orc-archer': 6,
      orc: 6,
      warg: 4,
      'uruk-guard': 1,
    });
  });

  test('[13.2] Westernesse in the Hornburg and at the Dike', () => {
    const area = (name: string) => muster('westernesse', (a) => a.at === 'deployment' && a.area === name);
    expect(area('westernesse-hornburg-setup')).toEqual({
      infantry: 8,
      'armoured-archer': 2,
      'light-cavalry': 2,
      archer: 5,
    });
    expect(area('hornburg-inner-court')).toEqual({ knight: 2 });
    expect(area('westernesse-dike-setup')).toEqual({ infantry: 4, archer: 4 });
  });

  test.each([
    [
      2,
      {
        'uruk-archer': 2,
        'uruk-infantry': 3,
        'uruk-guard': 1,
        'dunland-infantry': 4,
        'dunland-archer': 2,
        'dunland-cavalry': 3,
        'dunland-guard': 1,
      },
    ],
    [3, { 'uruk-archer': 2, 'uruk-infantry': 3, 'dunland-infantry': 4, 'dunland-archer': 2 }],
    [4, { 'uruk-archer': 4, 'uruk-infantry': 4, 'half-orc-guard': 1 }],
  ])('[14.1] Isengard on turn %i', (turn, expected) => {
    expect(muster('isengard', (a) => a.at === 'turn' && a.turn === turn)).toEqual(expected);
  });

  test('[14.21, 14.22] Erkenbrand’s force and the caves', () => {
    expect(muster('westernesse', (a) => a.at === 'turn' && a.turn === 14)).toEqual({
      infantry: 3,
      'heavy-infantry': 2,
      guard: 1,
      rider: 1,
    });
    expect(muster('westernesse', ({ at }) => at === 'apart')).toEqual({ infantry: 2, archer: 1 });
  });

  test('[13.1, 13.2, 14.1, 14.21] the leaders, their ratings and when they come', () => {
    expect(
      LEADERS.map(({ id, rally, arrives }) => `${id} ${rally} ${arrives.at === 'turn' ? arrives.turn : arrives.at}`),
    ).toEqual([
      'captain-1 4 deployment',
      'captain-2 4 2',
      'chief 5 2',
      'lieutenant 5 4',
      'theoden 6 deployment',
      'eomer 5 deployment',
      'aragorn 7 deployment',
      'legolas 4 deployment',
      'gimli 4 deployment',
      'gamling 4 deployment',
      'erkenbrand 5 14',
      'gandalf 8 14',
    ]);
  });

  test('ids are numbered within the kind, in the order of the cases', () => {
    expect(UNITS.filter(({ kind }) => kind === 'uruk-archer').map(({ id, arrives }) => [id, arrives])).toEqual(
      [2, 2, 3, 3, 4, 4, 4, 4].map((turn, i) => [`uruk-archer-${i + 1}`, { at: 'turn', turn }]),
    );
    expect(new Set([...UNITS, ...LEADERS].map(({ id }) => id)).size).toBe(UNITS.length + LEADERS.length);
  });

  test('the worn side is a house value: one letter and one armour worse, morale the same', () => {
    const worn = Object.fromEntries(UNITS.map(({ kind, reduced }) => [kind, reduced]));
    expect(worn['knight']).toEqual({ attack: 'C', armour: 2, morale: 'W' });
    expect(worn['orc']).toEqual({ attack: 'E', armour: 1, morale: 'Z' });
    expect(worn['archer']).toEqual({ armour: 1, morale: 'X' });
    expect(LEADERS.map(({ rally, reducedRally }) => reducedRally === Math.ceil(rally / 2)).every(Boolean)).toBe(true);
  });
});

describe('[13.0] Deployment', () => {
  test('[13.0] Isengard first, then Westernesse; nobody moves before', () => {
    const p = newGame();
    expect(p.view()).toMatchObject({
      turn: 0,
      phase: 'deployment',
      decision: { kind: 'deployment', side: 'isengard' },
    });
    expect(p.why('infantry-1 to 1310', 'westernesse')?.code).toBe('not-your-decision');
    expect(p).toRefuse('infantry-1 to 1310', 'not-your-piece');
    expect(p).toRefuse('orc-1 moves 0833', 'wrong-phase', '3.0');
    p.play('set up vanguard', 'done');
    expect(p.side).toBe('westernesse');
    p.play('set up wall-and-dike', 'done');
    expect(p.view()).toMatchObject({ turn: 1, night: true, phase: 'abilities' });
    expect(p.events.map(({ type }) => type)).toContain('turn');
  });

  test('[13.1, 15.61] anywhere within three hexes of the east edge', () => {
    const p = newGame();
    expect(p).toAllow('orc-1 to 0832');
    expect(p).toAllow('captain-1 to 1334');
    expect(p).toRefuse('orc-1 to 0831', 'outside-area', '13.1');
    expect(p).toRefuse('orc-1 to 0132', 'unknown-hex', '13.0');
    expect(p).toRefuse('warg-1 to 2332', 'rough-ground', '15.61');
    expect(p).toAllow('orc-1 to 2332');
    expect(p).toRefuse('uruk-archer-1 to 0832', 'arrives-later', '14.0');
    expect(p).toRefuse('nazgul to 0832', 'unknown-unit');
  });

  test('[13.0, 5.0] one unit to a hex, leaders freely, and changed until it is done', () => {
    const p = newGame().play('orc-1 to 0832', 'captain-1 to 0832');
    expect(p).toRefuse('orc-2 to 0832', 'hex-taken', '5.0');
    expect(p).toRefuse('captain-1 to 0832', 'already-there', '13.0');
    expect(p).toAllow('orc-1 to 0833');
    p.play('orc-1 to 0833');
    expect(p).toStand({ 'orc-1': '0833', 'captain-1': '0832' });
    expect(p).toRefuse('done', 'not-all-deployed', '13.0');
    p.play('set up vanguard');
    expect(p).toAllow('done');
    expect(p).toRefuse('set up wall-and-dike', 'unknown-plan');
    expect(p).toRefuse('set up nothing', 'unknown-plan');
  });

  test('[13.2, 15.72] the lords and the guards in the inner court, Gamling’s men at the Dike, the rest behind walls', () => {
    const p = newGame().play('set up vanguard', 'done');
    for (const piece of ['theoden', 'eomer', 'aragorn', 'knight-1', 'knight-2']) {
      expect(p).toAllow(`${piece} to 0709`);
      expect(p).toRefuse(`${piece} to 0710`, 'outside-area', '13.2');
      expect(p).toRefuse(`${piece} to 1310`, 'outside-area', '13.2');
    }
    for (const piece of ['infantry-1', 'archer-1', 'armoured-archer-1', 'legolas', 'gimli']) {
      for (const hex of ['0808', '0810', '1310', '1308', '1201']) expect(p).toAllow(`${piece} to ${hex}`);
      expect(p).toRefuse(`${piece} to 1311`, 'outside-area', '13.2');
      expect(p).toRefuse(`${piece} to 0819`, 'outside-area', '13.2');
    }
    // D-3: the Breach too.
    for (const piece of ['infantry-9', 'archer-6', 'gamling']) {
      for (const hex of ['0418', '2119', '1120', '1220']) expect(p).toAllow(`${piece} to ${hex}`);
      expect(p).toRefuse(`${piece} to 0820`, 'outside-area', '13.2');
      expect(p).toRefuse(`${piece} to 1310`, 'outside-area', '13.2');
    }
    expect(p).toRefuse('light-cavalry-1 to 1310', 'wall-top', '15.72');
    expect(p).toAllow('light-cavalry-1 to 0810');
    expect(p).toRefuse('infantry-13 to 1310', 'arrives-later', '14.0');
    expect(p).toRefuse('infantry-16 to 1310', 'arrives-later', '14.0');
  });

  test.each(HELMS_DEEP.plans)('[13.0] the plan "$title" puts every piece where it could be put by hand', (plan) => {
    const p = newGame();
    if (plan.side === 'westernesse') p.play('set up vanguard', 'done');
    const all = [...UNITS, ...LEADERS].filter((each) => each.side === plan.side && each.arrives.at === 'deployment');
    expect(Object.keys(plan.hexes).sort()).toEqual(all.map(({ id }) => id).sort());
    for (const [piece, hex] of Object.entries(plan.hexes)) {
      expect(p).toAllow(`${piece} to ${hex}`);
      p.play(`${piece} to ${hex}`);
    }
    expect(p).toAllow('done');
    const byHand = JSON.stringify(p.view());
    const byPlan = newGame();
    if (plan.side === 'westernesse') byPlan.play('set up vanguard', 'done');
    expect(JSON.stringify(byPlan.play(`set up ${plan.id}`).view())).toBe(byHand);
  });

  test('[13.0] a plan puts right whatever was placed before', () => {
    const p = newGame().play('orc-1 to 1332', 'set up vanguard');
    expect(p).toStand({ 'orc-1': '0832', 'warg-1': '1332' });
  });
});

describe('[14.0] Reinforcements', () => {
  const arrivals = (turn: number, diary: string) => position(`turn ${turn}, isengard-movement\n0626: orc-1\n${diary}`);

  test('[14.0, 14.1] enter anywhere on the east edge, on their turn or later, paying for the first hex', () => {
    const p = arrivals(2, 'due: uruk-infantry-1, uruk-infantry-4, captain-2');
    expect(p).toAllow('uruk-infantry-1 moves 0234');
    expect(p).toAllow('uruk-infantry-1 moves 2334');
    expect(p).toRefuse('uruk-infantry-1 moves 0833', 'not-an-entry', '14.0');
    expect(p).toRefuse('uruk-infantry-4 moves 0834', 'not-due', '14.0');
    expect(p.offer('uruk-infantry-1 moves 0834').cost).toBe(2);
    expect(p.offer('uruk-infantry-1 moves 0834 0833 0832 0831').cost).toBe(8);
    expect(p).toRefuse('uruk-infantry-1 moves 0834 0833 0832 0831 0830', 'too-far', '4.26');
    expect(arrivals(9, 'due: uruk-infantry-1')).toAllow('uruk-infantry-1 moves 0834');
  });

  test('[14.0] whoever is not yet due is told so, whatever is wanted of him', () => {
    const p = (phase: string, segment = '') =>
      position(`
      turn 3, ${phase}${segment}
      0626: orc-1, captain-1
      0625: infantry-1 disrupted, aragorn
      due: uruk-archer-5, uruk-infantry-7, half-orc-guard-1, lieutenant, dunland-infantry-5, infantry-13, gandalf
      ram due
    `);
    const early = (where: ReturnType<typeof position>, ...orders: string[]) => {
      for (const order of orders) expect(where).toRefuse(order, 'not-due', '14.0');
    };
    const march = p('isengard-movement');
    early(march, 'uruk-infantry-7 moves 0834', 'lieutenant moves 0834');
    early(march, 'uruk-infantry-7 given fire', 'uruk-infantry-7 given dummy');
    expect(march).toAllow('dunland-infantry-5 takes ram');
    expect(march.why('uruk-infantry-7 moves 0834', 'isengard')?.message).toBe(
      'That unit is a reinforcement of turn 4, and not yet due.',
    );
    early(p('isengard-siege'), 'uruk-infantry-7 ladders 1310', 'uruk-infantry-7 batters rear-gate');
    early(p('isengard-combat', ', missile'), 'uruk-archer-5 fires at infantry-1');
    early(p('isengard-combat', ', duel'), 'lieutenant duels aragorn');
    early(p('isengard-combat', ', melee'), 'half-orc-guard-1 attacks infantry-1');
    early(p('westernesse-combat', ', melee'), 'infantry-13 attacks orc-1');
    early(p('westernesse-movement'), 'infantry-13 moves 0834', 'infantry-13 leaves', 'gandalf leaves');
    early(p('rally'), 'gandalf rallies infantry-1', 'aragorn rallies infantry-13');
  });

  test('[14.0] by the road at half a point', () => {
    expect(arrivals(2, 'due: uruk-infantry-1').offer('uruk-infantry-1 moves 1334 1333').cost).toBe(2);
  });

  test('[14.0] G-78: in a chain the second through a hex pays twice, the third three times', () => {
    const p = arrivals(2, 'due: uruk-infantry-1, uruk-infantry-2, uruk-infantry-3, uruk-guard-2, captain-2').play(
      'uruk-infantry-1 moves 0834 0833 0832 0831',
    );
    expect(p.offer('uruk-infantry-2 moves 0834 0833').cost).toBe(6);
    expect(p.offer('uruk-infantry-2 moves 0734').cost).toBe(2);
    p.play('uruk-infantry-2 moves 0834 0833');
    expect(p.offer('uruk-infantry-3 moves 0834').cost).toBe(6);
    // Leaders neither lengthen the chain nor wait in it.
    expect(p.offer('captain-2 moves 0834').cost).toBe(2);
    p.play('captain-2 moves 0834 0833', 'uruk-infantry-3 moves 0834');
    expect(p.offer('uruk-guard-2 moves 0934').cost).toBe(2);
    expect(p).toRefuse('uruk-guard-2 moves 0834', 'stacking', '5.0');
  });

  test('[14.0] the chain begins anew in the next phase', () => {
    const p = arrivals(3, 'due: uruk-infantry-1, uruk-infantry-4').play('uruk-infantry-1 moves 0834 0833', 'done');
    while (p.view().phase !== 'isengard-movement') p.play('done');
    expect(p.offer('uruk-infantry-4 moves 0834').cost).toBe(2);
  });

  test('[14.0, 4.27] not onto an enemy unit; onto a lone enemy leader they may come', () => {
    const p = arrivals(2, 'due: uruk-infantry-1, captain-2\n0834: infantry-1\n1334: aragorn');
    expect(p).toRefuse('uruk-infantry-1 moves 0834', 'enemy-occupied', '4.27');
    expect(p).toAllow('uruk-infantry-1 moves 1334');
    expect(p).toRefuse('captain-2 moves 1334', 'enemy-leader', 'A4.27');
  });

  test('[14.0, 6.11] who enters in an enemy zone stops there', () => {
    const p = arrivals(2, 'due: uruk-infantry-1\n0833: infantry-1');
    expect(p).toAllow('uruk-infantry-1 moves 0834');
    expect(p).toRefuse('uruk-infantry-1 moves 0834 0734', 'stops-in-zone', '6.11');
  });

  test('[14.21] Erkenbrand, Gandalf and their men on turn 14, not before, in the Westernesse Movement Phase', () => {
    const diary = (turn: number) => `
      turn ${turn}, westernesse-movement
      0825: infantry-1
      due: infantry-13, rider-1, erkenbrand, gandalf
    `;
    expect(position(diary(13))).toRefuse('infantry-13 moves 0834', 'not-due', '14.0');
    expect(position(diary(13))).toRefuse('gandalf moves 0834', 'not-due', '14.0');
    const p = position(diary(14));
    for (const piece of ['infantry-13', 'rider-1', 'erkenbrand', 'gandalf']) expect(p).toAllow(`${piece} moves 1034`);
    expect(p.offer('gandalf moves 1034 1033 1032').cost).toBe(6);
  });

  const blocked = (segment = 'melee') => `
    turn 14, westernesse-combat, ${segment}
    0834: orc-1 disrupted
    0833: orc-2
    due: guard-1, infantry-13, erkenbrand
  `;

  test('[14.2] W-8, D-10: arriving Westernesse may attack who blocks an entry hex, from beyond the edge', () => {
    const p = position(blocked());
    expect(p).toAllow('guard-1 attacks orc-1');
    expect(p).toRefuse('guard-1 attacks orc-2', 'not-adjacent', '7.31');
    expect(p).toAllow('done');
    expect(p.offer('guard-1 attacks orc-1').odds).toMatchObject({ modifiers: [] });
    p.rolling(4, 4, 6).play('guard-1 attacks orc-1', 'done');
    expect(p.at('orc-1')).toBe('lost');
    p.play('guard-1 advances');
    expect(p.told('advanced')).toEqual([{ type: 'advanced', unit: 'guard-1', from: 'due', to: '0834' }]);
    expect(p).toStand({ 'guard-1': '0834', erkenbrand: 'due' });
  });

  test('[14.2] W-8: not before their turn, and Isengard never', () => {
    expect(position(blocked().replace('turn 14', 'turn 13')).orders()).toEqual(['done']);
    const p = position(`
      turn 4, isengard-combat, melee
      0834: infantry-1
      due: half-orc-guard-1
    `);
    expect(p).toRefuse('half-orc-guard-1 attacks infantry-1', 'not-on-map', '7.31');
  });

  test('[14.2] G-82: nobody strikes back at those beyond the edge', () => {
    const p = position(`
      turn 14, isengard-combat, melee
      0834: orc-1
      0826: orc-2
      0825: infantry-1
      due: guard-1
    `);
    expect(p).toRefuse('orc-1 attacks guard-1', 'not-adjacent', '7.31');
  });

  test('[14.22] those in the caves wait there', () => {
    const p = position(`
      turn 14, westernesse-movement
      0825: infantry-1
      caves: infantry-16, archer-10
    `);
    expect(p).toRefuse('infantry-16 moves 1201', 'in-the-caves', '14.22');
  });
});
