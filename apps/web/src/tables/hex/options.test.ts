import { describe, expect, test } from 'vitest';
import { commandSchema } from '@warbeacon/siege';
import { face, sampleView, unit } from '../../games/helms-deep/sample.fixture.ts';
import { commandLabel } from '../../games/helms-deep/words/commands.ts';
import { group, hexOfTarget, hitChance, pathOf, placeOf, targetsOn } from './options.ts';
import type { OfferedCommand } from '../../games/helms-deep/wire.ts';

const go = (path: string[], cost: number): OfferedCommand => ({
  command: { type: 'move', piece: 'uruk-infantry-1', path },
  cost,
});

describe('what the server offers, grouped', () => {
  test('by the hex where a piece would end up, cheapest first', () => {
    const grouped = group(face, [go(['1121'], 4), go(['1021', '1121'], 2), go(['1021'], 1)], sampleView());
    expect(grouped.places.get('1121')?.map((option) => option.cost)).toEqual([2, 4]);
    expect([...grouped.places.keys()]).toEqual(['1121', '1021']);
  });

  test('the passage under the wall is chosen on the hex above it', () => {
    const grouped = group(face, [go(['1411', 'culvert'], 6)], sampleView());
    expect([...grouped.places.keys()]).toEqual(['1410']);
    const [option] = grouped.places.get('1410') ?? [];
    expect(option && placeOf(face, option.command)).toBe('culvert');
    expect(option && pathOf(face, option.command)).toEqual(['1411', '1410']);
  });

  test('by the piece it is done to, which is found by its hex', () => {
    const view = sampleView();
    const grouped = group(
      face,
      [
        { command: { type: 'fire', unit: 'orc-archer-1', target: 'infantry-9' } },
        { command: { type: 'fire', unit: 'orc-archer-1', target: 'infantry-10' } },
      ],
      view,
    );
    expect(targetsOn(face, grouped, view, '1220')).toEqual(['infantry-10']);
    expect(targetsOn(face, grouped, view, '0101')).toEqual([]);
  });

  test('an advance goes into the hex the question is about', () => {
    const view = sampleView({ decision: { kind: 'advance', side: 'isengard', piece: 'uruk-infantry-1', hex: '1120' } });
    const grouped = group(
      face,
      [{ command: { type: 'advance', unit: 'uruk-infantry-1' } }, { command: { type: 'hold' } }],
      view,
    );
    expect([...grouped.places.keys()]).toEqual(['1120']);
    expect(grouped.plain.map((option) => option.command.type)).toEqual(['hold']);
  });

  test('a gate is a target, found on the hex behind it', () => {
    const view = sampleView({ units: { 'uruk-infantry-1': unit('0811'), 'infantry-7': unit('0810') } });
    const batter: OfferedCommand = { command: { type: 'batter', unit: 'uruk-infantry-1', gate: 'main-gate' } };
    const grouped = group(face, [batter], view);
    expect([...grouped.targets.keys()]).toEqual(['main-gate']);
    expect(hexOfTarget(face, view, 'main-gate', batter)).toBe('0810');
    expect(targetsOn(face, grouped, view, '0810')).toEqual(['main-gate']);
  });

  test('ladders and fires are laid towards a hex; the Culvert is the hex above it', () => {
    const { places } = group(
      face,
      [
        { command: { type: 'layLadder', unit: 'uruk-infantry-1', against: '1310' } },
        { command: { type: 'layFire', unit: 'orc-1', against: 'culvert' } },
      ],
      sampleView(),
    );
    expect([...places.keys()]).toEqual(['1310', '1410']);
  });

  test('nothing is left out', () => {
    const options: OfferedCommand[] = [
      go(['1121'], 2),
      { command: { type: 'rally', leader: 'captain-1', unit: 'uruk-infantry-1' } },
      { command: { type: 'stand', unit: 'uruk-infantry-1' } },
      { command: { type: 'done' } },
    ];
    const { places, targets, plain } = group(face, options, sampleView({ units: { 'uruk-infantry-1': unit('1122') } }));
    expect([...places.values(), ...targets.values()].flat().length + plain.length).toBe(options.length);
  });
});

describe('the chance that is shown', () => {
  const option = (outcomes: readonly (readonly [kind: string, n: number, d: number])[]): OfferedCommand => ({
    command: { type: 'hold' },
    odds: {
      outcomes: outcomes.map(([kind, n, d]) => ({ kind, label: kind, chance: { n, d } })),
      modifiers: [],
      roll: '',
    },
  });

  test('adds up every effect on the target, exactly', () => {
    const chance = hitChance(
      face,
      option([
        ['none', 5, 9],
        ['eliminated', 8, 27],
        ['retreat', 4, 27],
      ]),
    );
    expect(chance && chance.n / chance.d).toBeCloseTo(4 / 9, 12);
  });
  test('leaves out harm to whoever tries', () => {
    expect(
      hitChance(
        face,
        option([
          ['eliminated', 1, 6],
          ['none', 1, 2],
          ['attacker-retreat', 1, 3],
        ]),
      ),
    ).toEqual({ n: 1, d: 6 });
  });
  test('of rocks is that they destroy: harmless they never are', () => {
    const { odds } = option([
      ['eliminated', 2, 3],
      ['retreat', 1, 3],
    ]);
    const drop = { type: 'dropRocks', rocks: 'rocks-1', target: 'orc-1' } as const;
    expect(hitChance(face, { command: drop, ...(odds ? { odds } : {}) })).toEqual({ n: 2, d: 3 });
  });
  test('is certain when nothing can go wrong, and unknown without odds', () => {
    expect(hitChance(face, option([['eliminated', 1, 1]]))).toEqual({ n: 1, d: 1 });
    expect(hitChance(face, { command: { type: 'hold' } })).toBeUndefined();
  });
});

test('every command has a label without a hole in it', () => {
  const samples: Readonly<Record<string, unknown>> = {
    plan: 'vanguard',
    piece: 'theoden',
    hex: '1310',
    dummy: true,
    ability: 'divine-light',
    units: ['knight-1', 'knight-2'],
    leader: 'captain-1',
    unit: 'orc-1',
    along: true,
    fire: 'blasting-fire-1',
    gate: 'main-gate',
    against: '1310',
    path: ['1310'],
    rocks: 'rocks-1',
    target: 'infantry-1',
  };
  for (const option of commandSchema.options) {
    const fields = Object.keys(option.shape).filter((key) => key !== 'type');
    const command = commandSchema.parse({
      type: option.shape.type.value,
      ...Object.fromEntries(fields.map((key) => [key, samples[key]])),
    });
    expect(commandLabel(command), command.type).toMatch(/^[A-ZÉ].*[\wé)]$/);
    expect(commandLabel(command), command.type).not.toMatch(/undefined|\bnull\b/);
  }
});
