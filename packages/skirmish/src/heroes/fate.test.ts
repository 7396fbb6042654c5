/** [S-105, S-106, S-107, R-76, R-77] Fate. */
import { describe, expect, test } from 'vitest';
import { position } from '../testing/index.ts';

/** A wound on the Captain: two Wounds, one point of Fate unless said otherwise. */
const wounded = (words: string, dice = '') =>
  position(
    `t2 shoot evil* | g1=mt-captain@20",10" ${words} | g2=mt-bow@40",40" | e1=mo-bow@10",10" | e2=mo-bow@40",20" | dice 5 6 ${dice}`,
  ).play('e1 shoots g1');

describe('Fate', () => {
  test('[S-105, R-76] its owner is asked whenever he has any', () => {
    const p = wounded('');
    expect(p.view().decision).toMatchObject({ kind: 'fate', side: 'good', model: 'g1', points: 1, needs: [4] });
    expect(p.orders()).toEqual(['{"type":"fate"}', '{"type":"suffer"}']);
    expect(p.offer('fate').odds?.outcomes.map(({ chance }) => chance)).toEqual([
      { n: 1, d: 2 },
      { n: 1, d: 2 },
    ]);
  });
  test('[S-105] on 4+ the wound is ignored', () => {
    const p = wounded('', '4').play('fate');
    expect(p.told('saved')).toEqual([{ type: 'saved', model: 'g1', die: 4, saved: true }]);
    expect(p.model('g1')).toMatchObject({ wounds: 2, fate: 0 });
  });
  test('[S-105, S-6] else it is suffered, and the point is gone', () => {
    const p = wounded('might:0', '3').play('fate');
    expect(p.model('g1')).toMatchObject({ wounds: 1, fate: 0 });
    expect(p.asked).toBe('halfShoot');
  });
  test('[S-105] he need not spend it', () => {
    const p = wounded('').play('suffer');
    expect(p.model('g1')).toMatchObject({ wounds: 1, fate: 1 });
  });
  test('[S-106] with Fate left he may try again, one at a time', () => {
    const p = wounded('stores:0/0/2 might:0 will:0 fate:2', '3 4').play('fate');
    expect(p.view().decision).toMatchObject({ kind: 'fate', points: 1 });
    expect(p.play('fate').model('g1')).toMatchObject({ wounds: 2, fate: 0 });
  });
  test('[S-107] Might may raise it, before the next point is spent', () => {
    const p = wounded('stores:1/0/2 might:1 will:0 fate:2', '3').play('fate');
    expect(p.view().decision).toMatchObject({ kind: 'might', why: 'fate', dice: [3], needs: [4] });
    p.play('spend 1 on 0');
    expect(p.model('g1')).toMatchObject({ wounds: 2, fate: 1, might: 0 });
    const declined = wounded('stores:1/0/2 might:1 will:0 fate:2', '3').play('fate', 'no');
    expect(declined.asked).toBe('fate');
  });
  test('[S-105] without any the wound is suffered unasked', () => {
    expect(wounded('fate:0').model('g1').wounds).toBe(1);
  });
  test('[S-5] the last Wound removes the Hero', () => {
    expect(wounded('wounds:1').play('suffer').at('g1')).toBe('slain');
  });
  test('[R-77] several wounds at once come one after the other: each is saved or suffered before the next is rolled', () => {
    const hit = { kind: 'wound', victim: 'g1', by: null, how: 'fall', strength: 3, bonus: 0, dice: [], step: 'roll' };
    const p = position({
      turn: 2,
      phase: 'move',
      models: [
        { id: 'g1', profile: 'mt-captain', at: [25400, 25400], might: 0 },
        { id: 'g2', profile: 'mt-shield', at: [40000, 40000] },
        { id: 'e1', profile: 'mo-shield', at: [60000, 25400] },
      ],
      frames: [{ kind: 'sequence', step: 'pairing' }, { kind: 'halfMove', side: 'good', tests: false }, hit, hit],
      dice: [6],
    });
    expect(p.asked).toBe('fate');
    expect(p.state.frames.filter(({ kind }) => kind === 'wound')).toHaveLength(1);
    p.rolling(4, 6).play('fate');
    expect(p.told('wound')).toHaveLength(1);
    expect(p.model('g1')).toMatchObject({ wounds: 1, fate: 0 });
  });
});
