import { newGondor } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';
import type { Plan } from '../../engine/game.ts';
import { GONDOR } from '../game.ts';
import { MARKERS } from '../markers.ts';
import { PLANS } from './recommended-plans.ts';

/** Sauron is on the map; Westernesse is to deploy. */
const garrisonToCome = () => newGondor().play('set up road-to-the-gate', 'done');

describe('[13.0] the deployment', () => {
  test('[13.0] Sauron first, then Westernesse; then the first turn begins', () => {
    const table = newGondor();
    expect(table.side).toBe('sauron');
    table.play('set up road-to-the-gate', 'done');
    expect(table.side).toBe('westernesse');
    table.play('set up rings-held', 'done');
    expect(table.view()).toMatchObject({ turn: 1, deployed: ['sauron', 'westernesse'] });
  });

  test('[13.0] W-200: is over when every piece and every engine stands', () => {
    const table = newGondor();
    expect(table).toRefuse('done', 'not-all-deployed', '13.0');
    const hexes: Plan['hexes'] = PLANS[0]?.hexes ?? {};
    for (const [piece, hex] of Object.entries(hexes)) {
      if (GONDOR.unitIndex.has(piece) || GONDOR.leaderIndex.has(piece)) table.play(`${piece} to ${hex}`);
    }
    expect(table.why('done')?.message).toContain('6');
    table.play('siege-tower-1 set 1921', 'siege-tower-2 set 2022', 'siege-tower-3 set 2122');
    table.play('sauron-catapult-1 set 2123', 'sauron-catapult-2 set 1821');
    expect(table).toRefuse('done', 'not-all-deployed', '13.0');
    table.play('sauron-catapult-3 set 2021');
    expect(table).toAllow('done');
  });

  test.each(PLANS.map(({ id, side }) => [id, side] as const))(
    '[13.0] the plan %s puts down every piece and engine of its side',
    (id, side) => {
      const table = side === 'westernesse' ? garrisonToCome() : newGondor();
      expect(table.play(`set up ${id}`)).toAllow('done');
    },
  );
});

describe('[13.0] recommended set-ups', () => {
  test.each(PLANS.map((plan) => [plan.id, plan] as const))(
    '[13.1] [13.2] %s: everything may be put where it says, one by one, and then its side is ready',
    (_id, { side, hexes }) => {
      const table = side === 'westernesse' ? garrisonToCome() : newGondor();
      for (const [piece, hex] of Object.entries(hexes)) {
        const isEngine = table.view().markers[piece] !== undefined;
        expect(table).toAllow(`${piece} ${isEngine ? 'set' : 'to'} ${hex}`);
        table.play(`${piece} ${isEngine ? 'set' : 'to'} ${hex}`);
      }
      expect(table).toAllow('done');
    },
  );

  test.each(
    PLANS.filter(({ side }) => side === 'westernesse').map(({ id, markers }) => [id, markers?.['cauldron'] ?? []]),
  )('[16.71] %s: a hex for each cauldron and each dummy', (id, hexes) => {
    const table = garrisonToCome().play(`set up ${id}`);
    for (const [i, hex] of [...hexes].entries())
      table.play(`cauldron to ${hex}${i < MARKERS.cauldron.dummy ? ' dummy' : ''}`);
    expect(table.orders().filter((order) => order.startsWith('cauldron to'))).toEqual([]);
    expect(table).toAllow('done');
  });
});

describe('[13.1] Sauron', () => {
  test.each(['0121', '1924', '3621'])('[13.1] G-74: sets up within four hexes of the eastern edge, as in %s', (hex) => {
    expect(newGondor()).toAllow(`orc-1 to ${hex}`);
  });

  test.each(['1920', '2120', '1910'])('[13.1] G-74: and not in %s', (hex) => {
    expect(newGondor()).toRefuse(`orc-1 to ${hex}`, 'outside-area', '13.1');
    expect(newGondor()).toRefuse(`siege-tower-1 set ${hex}`, 'outside-area', '13.1');
  });

  test('[13.1] [13.2] [14.1] before anybody sets up, engines wait, and there is nothing else on the map', () => {
    const waits = (kind: string, side: string, place: string) => ({ kind, side, hex: place });
    expect(newGondor().view().markers).toEqual({
      'sauron-catapult-1': waits('sauron-catapult', 'sauron', 'reserve'),
      'sauron-catapult-2': waits('sauron-catapult', 'sauron', 'reserve'),
      'sauron-catapult-3': waits('sauron-catapult', 'sauron', 'reserve'),
      'siege-tower-1': waits('siege-tower', 'sauron', 'reserve'),
      'siege-tower-2': waits('siege-tower', 'sauron', 'reserve'),
      'siege-tower-3': waits('siege-tower', 'sauron', 'reserve'),
      'siege-tower-4': waits('siege-tower', 'sauron', 'due'),
      grond: waits('grond', 'sauron', 'due'),
      'city-catapult-1': waits('city-catapult', 'westernesse', 'reserve'),
      'city-catapult-2': waits('city-catapult', 'westernesse', 'reserve'),
      'city-catapult-3': waits('city-catapult', 'westernesse', 'reserve'),
    });
  });

  test('[13.1] neither who comes on the second turn nor the fourth tower and Grond', () => {
    const table = newGondor();
    expect(table).toRefuse('uruk-1 to 1921', 'arrives-later', '14.0');
    expect(table).toRefuse('siege-tower-4 set 1921', 'arrives-later', '14.0');
    expect(table).toRefuse('grond set 1921', 'arrives-later', '14.0');
  });

  test('[4.3] G-93: engines stand neither in fields nor in groves, and [5.0] G-10 one in a hex', () => {
    const table = newGondor().play('siege-tower-1 set 1921');
    expect(table.told('engineSet')).toEqual([{ type: 'engineSet', engine: 'siege-tower-1', hex: '1921' }]);
    expect(table).toRefuse('siege-tower-2 set 1522', 'soft-ground', '4.3');
    expect(table).toRefuse('sauron-catapult-1 set 0322', 'soft-ground', '4.3');
    expect(table).toRefuse('sauron-catapult-1 set 1921', 'engine-there', '5.0');
    expect(table).toRefuse('city-catapult-1 set 2021', 'not-your-piece');
    expect(table).toRefuse('trebuchet-1 set 2021', 'unknown-engine', '13.0');
    expect(table.why('trebuchet-1 set 2021')?.message).toContain('trebuchet-1');
  });
});

describe('[13.2] Westernesse', () => {
  test.each(['1910', '1904', '1811', '1907', '1912'])(
    '[13.2] G-75: sets up in the city or near its walls, as in %s',
    (hex) => {
      const table = garrisonToCome();
      expect(table).toAllow(`axeman-1 to ${hex}`);
      expect(table).toAllow(`city-catapult-1 set ${hex}`);
    },
  );

  test.each(['1913', '1901'])('[13.2] G-75: and not in %s', (hex) => {
    expect(garrisonToCome().why(`axeman-1 to ${hex}`)?.code).toMatch(/outside-area|unknown-hex/);
    expect(garrisonToCome()).toRefuse(`city-catapult-1 set ${hex}`, 'outside-area', '13.2');
  });

  test('[13.2] the Citadel Guard in 1903 alone', () => {
    const table = garrisonToCome();
    expect(table).toAllow('citadel-guard-1 to 1903');
    expect(table).toRefuse('citadel-guard-1 to 1904', 'outside-area', '13.2');
  });

  test('[13.2] [16.71] three cauldrons and three dummies in the city, one to a hex, and up again', () => {
    const table = garrisonToCome();
    expect(table).toRefuse('cauldron to 1912', 'outside-area', '16.71');
    expect(table.orders()).toContain('cauldron to 1910');
    expect(table.orders()).toContain('cauldron to 1910 dummy');
    table.play('cauldron to 1910', 'cauldron to 1811 dummy', 'cauldron to 2011', 'cauldron to 1810');
    expect(table).toRefuse('cauldron to 1910 dummy', 'cauldron-there', '16.71');
    expect(table).toRefuse('cauldron to 2010', 'no-cauldron-left', '16.71');
    table.play('cauldron to 2010 dummy', 'cauldron to 1609 dummy');
    expect(table).toRefuse('cauldron to 2109 dummy', 'no-cauldron-left', '16.71');
    expect(table).toAllow('cauldron off 1910');
    table.play('cauldron off 1910');
    expect(table.told('cauldronLifted')).toEqual([{ type: 'cauldronLifted', cauldron: 'cauldron-1', hex: '1910' }]);
    expect(table).toAllow('cauldron to 2109');
    expect(table).toRefuse('cauldron off 1910', 'no-cauldron-there', '16.71');
  });

  test('[16.71] whether a cauldron is a dummy its owner knows', () => {
    const table = garrisonToCome().play('cauldron to 1910 dummy', 'cauldron to 1811');
    expect(table.told('cauldronSet')).toEqual([
      { type: 'cauldronSet', cauldron: 'cauldron-1', hex: '1910', dummy: true },
      { type: 'cauldronSet', cauldron: 'cauldron-2', hex: '1811', dummy: false },
    ]);
    expect(table.view('westernesse').markers).toMatchObject({
      'cauldron-1': { dummy: true },
      'cauldron-2': { dummy: false },
    });
    for (const viewer of ['sauron', 'spectator'] as const) {
      expect(table.view(viewer).markers['cauldron-1']).toEqual({ kind: 'cauldron', side: 'westernesse', hex: '1910' });
      const told = table.events.map((event) => table.tested.rules.redact(event, viewer));
      expect(told.some((event) => event !== null && 'dummy' in event)).toBe(false);
    }
  });

  test('[16.71] Sauron has no cauldrons', () => {
    const table = newGondor();
    expect(table).toRefuse('cauldron to 1910', 'not-yours', '13.2');
    expect(table).toRefuse('cauldron off 1910', 'not-yours', '13.2');
  });
});
