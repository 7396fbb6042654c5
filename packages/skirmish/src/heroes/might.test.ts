/** [S-5, S-6, S-96 … S-100, R-14, R-80] Might on a Hero's own dice, and wounds. */
import { describe, expect, test } from 'vitest';
import { position } from '../testing/index.ts';

const LINE =
  't2 shoot good* | hero=ro-marshal@10",10" gear:bow | g1=mt-bow@10",14" | e1=mo-shield@20",10" | e2=mo-shield@20",14"';

describe('Who may spend Might', () => {
  test('[S-96, S-97] a Hero on a die of its own, after the roll', () => {
    const p = position(`${LINE} | dice 3`).play('hero shoots e1');
    expect(p.view().decision).toEqual({
      kind: 'might',
      side: 'good',
      model: 'hero',
      dice: [3],
      needs: [4],
      why: 'hit',
    });
  });
  test('[S-96, S-97] nobody else, and not on an ally’s behalf', () => {
    const p = position(`${LINE} | dice 3`).play('g1 shoots e1');
    expect(p.asked).toBe('halfShoot');
    expect(p.told('shot')).toMatchObject([{ hit: false }]);
  });
  test('[R-25] not on the dice of a fall, which are nobody’s roll', () => {
    const p = position({
      turn: 2,
      phase: 'move',
      models: [
        { id: 'hero', profile: 'ro-marshal', at: [25400, 25400], fate: 0 },
        { id: 'e1', profile: 'mo-shield', at: [60000, 25400] },
      ],
      frames: [
        { kind: 'sequence', step: 'pairing' },
        { kind: 'halfMove', side: 'good', tests: false },
        { kind: 'wound', victim: 'hero', by: null, how: 'fall', strength: 3, bonus: 0, dice: [], step: 'roll' },
      ],
      dice: [5],
    });
    expect(p.asked).toBe('halfMove');
    expect(p.model('hero').wounds).toBe(3);
  });
});

describe('How much', () => {
  test('[S-98, S-6] each point raises by one and leaves the store', () => {
    const p = position(`${LINE} | dice 2 1`).play('hero shoots e1', 'spend 2 on 0');
    expect(p.told('mightSpent')).toEqual([{ type: 'mightSpent', model: 'hero', points: 2, die: 4, left: 1 }]);
    expect(p.told('shot')).toMatchObject([{ die: 4, hit: true }]);
    expect(p.model('hero').might).toBe(1);
  });
  test('[S-98, R-14] only in order to succeed: not less, not more, not beyond 6', () => {
    const p = position(`${LINE} | dice 2`).play('hero shoots e1');
    expect(p.orders()).toEqual(['{"type":"spend","die":0,"points":2}', '{"type":"decline"}']);
    expect(p.why('spend 1 on 0')).toMatchObject({ code: 'no-effect', case: 'S-98' });
    expect(p.why('spend 3 on 0')).toMatchObject({ code: 'no-effect' });
    expect(p.why('spend 4 on 0')).toMatchObject({ code: 'no-might', case: 'S-6' });
    expect(p.why('spend 0 on 0')).toMatchObject({ code: 'no-such-die' });
    expect(p.why('spend 1 on 1')).toMatchObject({ code: 'no-such-die' });
    const high = position(`${LINE.replace('gear:bow', 'gear:bow shoot:6')} | dice 5`).play('hero shoots e1');
    expect(high.why('spend 2 on 0')).toMatchObject({ code: 'too-high' });
  });
  test('[R-14] a natural 1 is a die like others', () => {
    const p = position(`${LINE} | dice 1 1`).play('hero shoots e1', 'spend 3 on 0');
    expect(p.told('shot')).toMatchObject([{ die: 4, hit: true }]);
  });
  test('[R-76] nobody is asked whose points are too few, or not needed', () => {
    for (const [might, dice] of [
      [1, '2'],
      [0, '3'],
      [3, '4 6'],
    ] as const) {
      const p = position(`${LINE.replace('gear:bow', `gear:bow might:${might}`)} | dice ${dice}`);
      expect(p.play('hero shoots e1').asked).toBe('halfShoot');
    }
  });
  test('[S-98] he may let it be', () => {
    const p = position(`${LINE} | dice 2`).play('hero shoots e1', 'no');
    expect(p.told('shot')).toMatchObject([{ die: 2, hit: false }]);
    expect(p.model('hero').might).toBe(3);
  });
  test('[S-6] a store is never below nothing, and nothing fills it again', () => {
    const p = position(`${LINE.replace('gear:bow', 'gear:bow might:1')} | dice 3 5`).play(
      'hero shoots e1',
      'spend 1 on 0',
    );
    expect(p.asked).toBe('halfShoot');
    p.play('done');
    expect(p.model('hero').might).toBe(0);
  });
});

describe('On To Wound', () => {
  const double = (dice: string, words = '') =>
    position(
      `${LINE.replace('e1=mo-shield@20",10"', 'e1=mo-shield@20",10" defence:7').replace('gear:bow', `gear:bow ${words}`)} | dice ${dice}`,
    ).play('hero shoots e1');
  test('[S-100] a Hero may raise it', () => {
    const p = position(`${LINE} | dice 4 5`).play('hero shoots e1');
    expect(p.view().decision).toMatchObject({ why: 'wound', dice: [5], needs: [6] });
    expect(p.play('spend 1 on 0').at('e1')).toBe('slain');
  });
  test('[R-80] the first die of a double roll raised to 6 has the second rolled then', () => {
    const p = double('4 5 4');
    expect(p.view().decision).toMatchObject({ why: 'wound', dice: [5], needs: [6] });
    p.play('spend 1 on 0');
    expect(p.told('wound')).toMatchObject([{ dice: [6, 4], wounds: true }]);
  });
  test('[R-80] and the second may be raised too', () => {
    const p = double('4 5 3').play('spend 1 on 0');
    expect(p.view().decision).toMatchObject({ why: 'wound', dice: [6, 3], needs: [6, 4] });
    expect(p.why('spend 1 on 0')).toMatchObject({ code: 'too-high' });
    expect(p.play('spend 1 on 1').at('e1')).toBe('slain');
    expect(p.model('hero').might).toBe(1);
  });
  test('[R-80] the first left as it is, no second die falls', () => {
    const p = double('4 5').play('no');
    expect(p.told('wound')).toMatchObject([{ dice: [5], wounds: false }]);
    expect(p.diceLeft).toEqual([]);
  });
  test('[S-61] what cannot be wounded cannot be wounded with Might either', () => {
    const p = position(`${LINE.replace('e1=mo-shield@20",10"', 'e1=mo-shield@20",10" defence:10')} | dice 6`);
    expect(p.play('hero shoots e1').asked).toBe('halfShoot');
  });
});

describe('Odds of spending', () => {
  test('[S-98] it succeeds, but for a second die that has still to fall [R-80]', () => {
    const outcome = (n: number, d: number, label: string) => [{ kind: 'succeeds', label, chance: { n, d } }];
    const hit = position(`${LINE} | dice 3`).play('hero shoots e1');
    expect(hit.offer('spend 1 on 0').odds?.outcomes).toEqual(outcome(1, 1, 'hits'));
    expect(hit.offer('no').odds?.outcomes).toEqual(outcome(0, 1, 'hits'));
    // [R-29] A power that is cast may still be resisted: by as few dice as the target can throw.
    const cast = (enemy: string) =>
      position(`t2 move good* | hero=mt-wizard@20000,20000 will:6 | e1=${enemy}@26000,28000`)
        .rolling(3, 2)
        .play('hero casts immobilise at e1 with 2');
    const held = cast('is-captain');
    expect(held.offer('no').odds?.outcomes).toEqual(outcome(1, 3, 'casts it, and a die does not resist it'));
    const wound = position(`${LINE.replace('e1=mo-shield@20",10"', 'e1=mo-shield@20",10" defence:8')} | dice 4 5`).play(
      'hero shoots e1',
    );
    expect(wound.offer('spend 1 on 0').odds?.outcomes).toEqual(outcome(2, 6, 'wounds'));
  });
});

describe('Wounds', () => {
  test('[S-5] each unsaved wound takes one; who has none left is removed at once', () => {
    const line = LINE.replace('e1=mo-shield@20",10"', 'e1=mo-shield@20",10" as-wounds:2 wounds:2');
    const p = position(`${line} | dice 4 6 4 6`).play('hero shoots e1', 'g1 shoots e1');
    expect(p.told('wounded').map(({ left }) => left)).toEqual([1, 0]);
    expect(p.told('gone')).toMatchObject([{ model: 'e1', how: 'slain', by: 'g1' }]);
    expect(p.at('e1')).toBe('slain');
  });
});
