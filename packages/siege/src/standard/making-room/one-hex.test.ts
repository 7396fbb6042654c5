/** Displacement where the Standard Rules are played as they are printed: one hex at a time. */
import { distance } from '@warbeacon/hexgrid';
import { describe, expect, test } from 'vitest';
import { HELMS_DEEP } from '../../helms-deep/game.ts';
import { drive } from '../retreat/drive.fixture.ts';
import { unamended } from '../standard-text.fixture.ts';

const RETREAT = ['uruk-guard-1 attacks infantry-1', 1, 3, 4, 6] as const;

const CROWD = `
  turn 2, isengard-combat, melee
  0826: uruk-guard-1
  0825: infantry-1
  0824: infantry-2
  0725: infantry-3 disrupted
  0925: infantry-4 disrupted
`;

/** Foot of Isengard in a close crowd of nineteen, and eighteen in disorder round it. */
function throng(): string {
  const { terrain, units } = HELMS_DEEP;
  const middle = terrain.placeOf.get('0828') ?? 0;
  const places = [...terrain.ids.keys()].filter((place) => distance(terrain.grid, middle, place) <= 3);
  const foot = units.filter(({ side, cavalry }) => side === 'isengard' && !cavalry);
  return places
    .map((place, i) => {
      const edge = distance(terrain.grid, middle, place) === 3;
      return `${terrain.ids[place]}: ${foot[i]?.id} ${edge ? 'disrupted' : ''}`;
    })
    .join('\n');
}

describe('[7.62, 7.64] Displacement of one hex', () => {
  test('[7.61, 7.62, 7.65] G-48: to a free hex next to it, and the displaced is disrupted', () => {
    const p = drive(unamended(CROWD), ...RETREAT).play('infantry-1 retreats 0824');
    expect(p.orders().sort()).toEqual(['0724', '0823', '0924'].map((hex) => `infantry-2 displaced to ${hex}`));
    expect(p).toRefuse('infantry-2 displaced to 0822', 'no-displacement-there', '7.64');
    p.play('infantry-2 displaced to 0823');
    expect(p.unit('infantry-2').disrupted).toBe(true);
  });

  test('[7.64] G-48: where none is free a friend is pushed on in its turn, and all of them are disrupted', () => {
    const p = drive(
      unamended(`${CROWD}
        0724: infantry-5
        0823: infantry-6
        0924: infantry-7 disrupted
      `),
      ...RETREAT,
    ).play('infantry-1 retreats 0824');
    // 0822 is free, but two hexes away; who is disrupted makes no room.
    expect(p.orders().sort()).toEqual(['infantry-2 displaced to 0724', 'infantry-2 displaced to 0823']);
    p.play('infantry-2 displaced to 0823');
    expect(p.view().decision).toMatchObject({ kind: 'displace', piece: 'infantry-6' });
    p.play('infantry-6 displaced to 0822');
    expect(p).toStand({ 'infantry-1': '0824', 'infantry-2': '0823', 'infantry-6': '0822' });
    for (const unit of ['infantry-1', 'infantry-2', 'infantry-6']) expect(p.unit(unit).disrupted).toBe(true);
  });

  test('[7.63] G-48: where the last of the chain would die, who retreats dies instead and nobody stirs', () => {
    const p = unamended(`${CROWD}
      0724: infantry-5 disrupted
      0823: infantry-6 disrupted
      0924: infantry-7 disrupted
    `).rolling(3, 4, 6);
    p.play('uruk-guard-1 attacks infantry-1', 'done');
    expect(p).toStand({ 'infantry-1': 'lost', 'infantry-2': '0824' });
    expect(p.unit('infantry-2').disrupted).toBe(false);
    expect(p.told('displaced')).toEqual([]);
  });

  test('[7.63] G-48: nobody in a throng can give way, and that is seen without trying every row of it', () => {
    const p = unamended(`
      turn 8, westernesse-combat, missile
      0824: archer-1
      ${throng()}
    `);
    const [target] = Object.entries(p.view().units).find(([, { hex }]) => hex === '0826') ?? [];
    const labels = p.offer(`archer-1 fires at ${target}`).odds?.outcomes.map(({ label }) => label);
    expect(labels).toContain('eliminated (no retreat)');
  });
});
