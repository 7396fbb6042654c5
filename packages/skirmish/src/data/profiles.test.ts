/** [S-1, S-2, S-3, S-4, S-7, S-96, T-2, T-3] What profiles, weapons and powers say. */
import { describe, expect, test } from 'vitest';
import { position } from '../testing/index.ts';
import { POWERS, PROFILES, WARGEAR } from './values.ts';

describe('A profile', () => {
  test('[S-1, S-96] has all figures, and stores where it is a Hero’s', () => {
    for (const [id, profile] of PROFILES) {
      for (const figure of ['mv', 'fight', 'shoot', 'strength', 'defence', 'attacks', 'wounds', 'courage'] as const)
        expect(Number.isInteger(profile[figure]), `${id} ${figure}`).toBe(true);
      expect(profile.stores !== null, id).toBe(profile.keywords.includes('Hero'));
    }
  });
  test('[S-1] begins a battle with its Wounds and full stores', () => {
    const p = position('t1 move good* | g1=mt-wizard@10",10" | e1=mo-shield@40",40"');
    expect(p.model('g1')).toMatchObject({ wounds: 3, might: 3, will: 6, fate: 3 });
    expect(p.model('e1')).toMatchObject({ wounds: 1, might: 0, will: 0, fate: 0 });
  });
  test('[S-7, S-91] rider and mount are one model, with one profile', () => {
    const p = position('t1 move good* | g1=ro-rider@10",10" | e1=mo-shield@40",40"');
    expect(Object.keys(p.view().models)).toEqual(['g1', 'e1']);
    expect(p.view().models['g1']).toMatchObject({ r: 2000, mv: 10, height: 4500 });
  });
  test('[S-7] as printed nothing is rolled for what is in the way', () => {
    const p = position(
      't2 shoot good* | g1=mt-bow@10",10" | e1=mo-shield@20",10" | e2=mo-shield@15",10" | e3=mo-shield@10",20"',
    );
    expect(p.why('g1 shoots e1')).toMatchObject({ case: 'S-58' });
  });
});

describe('Strength', () => {
  test('[S-3] shots bring their own, whatever that of the shooter', () => {
    const shot = (profile: string, words = '') =>
      position(`t2 shoot evil* | g1=mt-shield@16",10" | g2=mt-bow@40",40" | e1=${profile}@10",10" ${words} | dice 6 1`)
        .play('e1 shoots g1')
        .told('wound')[0]?.needs;
    expect(shot('mo-bow')).toEqual([6]);
    expect(shot('mo-bow', 'strength:10')).toEqual([6]);
    expect(shot('is-scout-bow')).toEqual([6]);
    expect(shot('mo-warg-spears', 'strength:1')).toEqual([6]);
  });
  test('[S-3] and so do powers', () => {
    expect(POWERS.get('black-dart')).toMatchObject({ strength: 9 });
    expect(POWERS.get('sorcerous-blast')).toMatchObject({ strength: 5, others: 3 });
  });
  test('[S-64, T-2] missile weapons', () => {
    const missiles = [...WARGEAR.values()].filter(({ range }) => range !== undefined);
    expect(missiles.map(({ id, range, strength, moveLimit }) => [id, range, strength, moveLimit])).toEqual([
      ['bow', 24, 2, 'half'],
      ['orc-bow', 18, 2, 'half'],
      ['uruk-hai-bow', 18, 3, 'half'],
      ['throwing-spears', 8, 3, 'none'],
    ]);
  });
});
