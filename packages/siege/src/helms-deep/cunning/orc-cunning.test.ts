import { position } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

const abilities = (diary: string) => position(`turn 5, abilities\n${diary}`);

describe('[21.8] Orc Cunning', () => {
  test.each(['1311', '1411', '1511'])('[21.81] a unit in %s with its captain goes through to 1409', (hex) => {
    const p = abilities(`${hex}: orc-1, captain-1\n1201: infantry-1`);
    p.play('captain-1 sends orc-1');
    expect(p.told('announced')).toEqual([
      { type: 'announced', side: 'isengard', ability: 'orc-cunning-1', piece: 'captain-1' },
    ]);
    expect(p.told('arrived')).toEqual([{ type: 'arrived', piece: 'orc-1', from: hex, to: '1409' }]);
    expect(p).toStand({ 'orc-1': '1409', 'captain-1': hex });
    expect(p.view().phase).not.toBe('abilities');
  });

  test('[21.81] the captain may go along, or send them from the next hex', () => {
    const p = abilities('1411: orc-1\n1412: orc-2, captain-1\n1201: infantry-1');
    expect(p.orders()).toEqual(['captain-1 sends orc-1', 'captain-1 sends orc-1 along', 'done']);
    p.play('captain-1 sends orc-1 along');
    expect(p).toStand({ 'orc-1': '1409', 'captain-1': '1409', 'orc-2': '1412' });
  });

  test('[21.81] Isengard is asked when a captain has somebody to send, and not otherwise', () => {
    const next = (hex: string) =>
      position(`
        turn 4, rally
        0825: infantry-1 disrupted, eomer
        ${hex}: orc-archer-1, captain-1
      `).play('done');
    const p = next('1411');
    expect(p.view()).toMatchObject({ turn: 5, phase: 'abilities' });
    expect(p.side).toBe('isengard');
    expect(p.orders()).toEqual(['captain-1 sends orc-archer-1', 'captain-1 sends orc-archer-1 along', 'done']);
    expect(next('1412').view()).toMatchObject({ turn: 5, phase: 'isengard-movement' });
  });

  test('[21.81] H-71: Orcs and Uruks on foot; no wargs, no half-orcs, no Dunlendings', () => {
    const sent = (unit: string) =>
      abilities(`1411: ${unit}, captain-1\n1511: orc-6\n1201: infantry-1`).why(`captain-1 sends ${unit}`)?.code ??
      'goes';
    for (const unit of ['orc-1', 'orc-archer-1', 'uruk-guard-1', 'uruk-archer-1', 'uruk-infantry-1']) {
      expect(sent(unit)).toBe('goes');
    }
    for (const unit of ['warg-1', 'half-orc-guard-1', 'dunland-infantry-1', 'dunland-archer-1']) {
      expect(sent(unit)).toBe('no-such-unit');
    }
  });

  test('[21.81] H-71: undisrupted, in one of the three hexes, and near the captain', () => {
    const p = abilities('1411: orc-1 disrupted, captain-1\n1412: orc-2\n1511: orc-3\n1311: orc-4\n1201: infantry-1');
    expect(p).toRefuse('captain-1 sends orc-1', 'disrupted', '21.81');
    expect(p).toRefuse('captain-1 sends orc-2', 'not-at-the-culvert', '21.81');
    expect(p).toAllow('captain-1 sends orc-3');
    const q = abilities('1511: orc-1, captain-1\n1311: orc-2\n1201: infantry-1');
    expect(q).toRefuse('captain-1 sends orc-2', 'not-near-the-captain', '21.81');
  });

  test('[21.81] only an Orc Captain, and only one on the map', () => {
    const p = abilities('1411: orc-1, captain-1, lieutenant\ndue: captain-2\n1201: infantry-1');
    expect(p).toRefuse('lieutenant sends orc-1', 'not-a-captain', '21.81');
    expect(p).toRefuse('captain-2 sends orc-1', 'leader-not-on-map', '21.81');
    expect(p).toRefuse('captain-1 sends infantry-1', 'not-your-piece');
    expect(p).toRefuse('aragorn sends orc-1', 'not-your-piece');
  });

  test('[21.81] H-72: one captain a turn, each once a game, in different turns', () => {
    const diary = '1411: orc-1, captain-1, captain-2, lieutenant\n1511: orc-2\n0831: orc-3\n1201: infantry-1';
    const p = abilities(diary).play('captain-1 sends orc-1');
    expect(p.why('captain-2 sends orc-2')?.code).toBe('one-captain-a-turn');
    const next = position(`turn 6, abilities\n${diary}\nspent orc-cunning-1`);
    expect(next).toRefuse('captain-1 sends orc-2', 'ability-spent', '21.0');
    next.play('captain-2 sends orc-2');
    expect(next.view().spent).toEqual(['orc-cunning-1', 'orc-cunning-2']);
    const never = position(`turn 7, abilities\n${diary}\nspent orc-cunning`);
    expect(never).toRefuse('captain-1 sends orc-1', 'ability-spent', '21.0');
    expect(never).toRefuse('captain-2 sends orc-1', 'ability-spent', '21.0');
  });

  test('[21.81, 18.13] not through a Culvert that has collapsed', () => {
    const p = abilities('1411: orc-1, captain-1, lieutenant\n1201: infantry-1\nculvert-east collapsed');
    expect(p).toRefuse('captain-1 sends orc-1', 'collapsed', '18.13');
    expect(abilities('1411: orc-1, captain-1\n1201: infantry-1\nculvert-east breached')).toAllow(
      'captain-1 sends orc-1',
    );
  });

  test('[21.81] not onto a friend', () => {
    const p = abilities('1411: orc-1, captain-1, lieutenant\n1409: orc-archer-1\n1201: infantry-1');
    expect(p).toRefuse('captain-1 sends orc-1', 'friend-there', '5.0');
  });

  test('[21.81] W-32: enemy zones do not hinder it', () => {
    const p = abilities('1411: orc-archer-1, captain-1\n1408: infantry-1').play('captain-1 sends orc-archer-1');
    expect(p.at('orc-archer-1')).toBe('1409');
  });

  test('[21.81] D-15: a defender there is displaced, and surprised on 1 to 3: then disrupted too', () => {
    const diary = '1411: orc-1, captain-1\n1409: infantry-1, gimli';
    expect(abilities(diary).offer('captain-1 sends orc-1').odds).toMatchObject({
      outcomes: [
        { kind: 'disrupted', chance: { n: 1, d: 2 } },
        { kind: 'none', chance: { n: 1, d: 2 } },
      ],
    });
    const p = abilities(diary).play('captain-1 sends orc-1');
    expect(p.view().decision).toEqual({ kind: 'displace', side: 'westernesse', piece: 'infantry-1' });
    p.play('infantry-1 displaced to 1408');
    p.rolling(3).play('gimli follows');
    expect(p.told('surprised')).toEqual([{ type: 'surprised', unit: 'infantry-1', die: 3, disrupted: true }]);
    expect(p.unit('infantry-1')).toMatchObject({ hex: '1408', disrupted: true });
    expect(p).toStand({ gimli: '1408', 'orc-1': '1409' });
    const q = abilities(diary).play('captain-1 sends orc-1', 'infantry-1 displaced to 1408').rolling(4);
    q.play('gimli follows');
    expect(q.told('surprised')).toMatchObject([{ disrupted: false }]);
    expect(q.unit('infantry-1').disrupted).toBe(false);
  });

  test('[21.81] W-12, W-34: one disrupted before goes too, and no die is thrown; one that cannot go bars the way', () => {
    const p = abilities('1411: orc-1, captain-1\n1409: infantry-1 disrupted').play('captain-1 sends orc-1');
    p.play('infantry-1 displaced to 1408');
    expect(p.told('surprised')).toEqual([]);
    expect(p.unit('infantry-1').disrupted).toBe(true);
    const hemmed = abilities(`
      1411: orc-1, captain-1, lieutenant
      1409: infantry-1
      1307: orc-2
      1508: orc-3
      1310: orc-4
      1410: orc-5
      1510: orc-6
      1308: orc-archer-1
    `);
    expect(hemmed).toRefuse('captain-1 sends orc-1', 'no-displacement', '21.81');
  });

  test('[21.81, A8.1] a lone leader there flies', () => {
    const p = abilities('1411: orc-1, captain-1\n1409: gimli\n1205: infantry-1').play('captain-1 sends orc-1 along');
    expect(p.told('flew')).toMatchObject([{ leader: 'gimli', to: '1205' }]);
    expect(p).toStand({ 'orc-1': '1409', 'captain-1': '1409' });
  });

  test('[20.68] H-59, W-51: with Blasting Fire through a breached Culvert only', () => {
    const p = (breached: string) =>
      abilities(`1411: uruk-infantry-1, captain-1\n1201: infantry-1\nblasting-fire uruk-infantry-1\n${breached}`);
    expect(p('')).toRefuse('captain-1 sends uruk-infantry-1', 'loaded', '20.68');
    const open = p('culvert-east breached').play('captain-1 sends uruk-infantry-1');
    expect(open.view().markers['blasting-fire-1']).toMatchObject({ hex: '1409', with: 'uruk-infantry-1' });
  });

  test('[21.81] no odds where nobody can be surprised', () => {
    const p = abilities('1411: orc-1, captain-1\n1201: infantry-1');
    expect(p.offer('captain-1 sends orc-1').odds).toBeUndefined();
  });
});

describe('[21.81] [18.11] Back into the Culvert', () => {
  const combat = (diary: string, turn = 5) => position(`turn ${turn}, westernesse-combat, melee\n${diary}`);
  const CREPT = 'crept uruk-infantry-1\nspent orc-cunning-1\nactive orc-cunning-1';
  /** Everywhere but the Culvert is held. */
  const FIGHT = '1409: uruk-infantry-1\n1408: infantry-1\n1410: infantry-2\n1201: infantry-3';

  test('[21.81] an adverse result may throw it back into the whole Culvert, or through it', () => {
    const p = combat(`${FIGHT}\n${CREPT}`).rolling(3, 5, 6);
    p.play('infantry-1 attacks uruk-infantry-1', 'infantry-2 attacks uruk-infantry-1', 'done');
    expect(p.view().decision).toMatchObject({ kind: 'retreat', hexes: 1 });
    expect(p.orders()).toContain('uruk-infantry-1 retreats culvert');
    p.play('uruk-infantry-1 retreats culvert');
    expect(p.at('uruk-infantry-1')).toBe('culvert');
    const through = combat(`${FIGHT}\n${CREPT}`).rolling(3, 5, 5);
    through.play('infantry-1 attacks uruk-infantry-1', 'infantry-2 attacks uruk-infantry-1', 'done');
    expect(through.orders()).toContain('uruk-infantry-1 retreats culvert 1411');
    through.play('uruk-infantry-1 retreats culvert 1411');
    expect(through.at('uruk-infantry-1')).toBe('1411');
  });

  test('[21.81] from the captain’s order to the way back, within one turn', () => {
    const p = abilities('1411: uruk-infantry-1, captain-1\n1408: infantry-1\n1410: infantry-2\n1201: infantry-3');
    p.play('captain-1 sends uruk-infantry-1');
    p.rolling(6, 6).play('done', 'uruk-infantry-1 attacks infantry-1', 'done');
    p.play('done').rolling(3, 5, 6);
    p.play('infantry-1 attacks uruk-infantry-1', 'infantry-2 attacks uruk-infantry-1', 'done');
    expect(p.orders()).toContain('uruk-infantry-1 retreats culvert');
  });

  test('[21.81] only that unit, only in that turn, never a withdrawal before combat', () => {
    const p = combat(FIGHT).rolling(3, 5, 6);
    p.play('infantry-1 attacks uruk-infantry-1', 'infantry-2 attacks uruk-infantry-1', 'done');
    expect(p.orders().join()).not.toContain('culvert');
    const q = combat(
      '1409: orc-archer-1\n1408: infantry-1\n1201: infantry-3\ncrept orc-archer-1\nspent orc-cunning-1\nactive orc-cunning-1',
    );
    q.play('infantry-1 attacks orc-archer-1', 'done');
    expect(q.view().decision).toMatchObject({ kind: 'retreat-before' });
    expect(q.orders().join()).not.toContain('culvert');
  });

  test('[18.11] W-11: later it walks out of the passage by either end, and nobody else in', () => {
    const p = position('turn 6, isengard-movement\nculvert: uruk-infantry-1, captain-1\n1412: orc-2\n1201: infantry-1');
    expect(p).toAllow('uruk-infantry-1 moves 1409');
    expect(p).toAllow('uruk-infantry-1 moves 1411');
    expect(p).toAllow('captain-1 moves 1411');
    expect(p).toRefuse('uruk-infantry-1 moves 1411 culvert', 'culvert', '18.11');
    expect(p).toRefuse('orc-2 moves 1411 culvert', 'culvert', '18.11');
    p.play('uruk-infantry-1 moves 1411');
    expect(p.at('uruk-infantry-1')).toBe('1411');
  });

  test('[7.51] [18.11] W-11: and advances out of it, though nobody advances into it', () => {
    const p = position(`
      turn 6, isengard-combat, melee
      culvert: uruk-infantry-1
      1409: archer-1 disrupted
      1201: infantry-2
    `).rolling(2, 3, 6);
    p.play('uruk-infantry-1 attacks archer-1', 'done', 'uruk-infantry-1 advances');
    expect(p).toStand({ 'archer-1': 'lost', 'uruk-infantry-1': '1409' });
    const q = position(`
      turn 6, westernesse-combat, melee
      culvert: uruk-infantry-1 disrupted
      1409: infantry-1
      1201: infantry-2
    `).rolling(5, 3, 6);
    q.play('infantry-1 attacks uruk-infantry-1', 'done');
    expect(q.at('uruk-infantry-1')).toBe('lost');
    expect(q.view().decision?.kind).not.toBe('advance');
  });

  test('[18.11] W-11: and is thrown out of it by either end', () => {
    const p = position(`
      turn 6, westernesse-combat, melee
      culvert: uruk-infantry-1
      1409: infantry-1
      1201: infantry-2
    `).rolling(5, 3, 6);
    p.play('infantry-1 attacks uruk-infantry-1', 'done');
    expect(p.orders()).toEqual(['uruk-infantry-1 retreats 1411']);
    p.play('uruk-infantry-1 retreats 1411');
    expect(p.unit('uruk-infantry-1')).toMatchObject({ hex: '1411', disrupted: true });
  });
});
