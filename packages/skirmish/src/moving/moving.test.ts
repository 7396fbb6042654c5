/** [S-19 … S-23] Activating and moving. */
import { describe, expect, test } from 'vitest';
import { position } from '../testing/index.ts';

describe('Activations', () => {
  test('[S-19] a side activates as many models as it likes, in any order, each once', () => {
    const p = position('t2 move good* | g1=mt-shield@10",10" | g2=mt-shield@20",10" | e1=mo-shield@40",40"');
    p.play('g2 to 20",13"', 'g1 to 10",16"');
    expect([p.at('g1'), p.at('g2')]).toEqual(['10.00,16.00', '20.00,13.00']);
    expect(p.why('g2 to 20",14"')).toMatchObject({ code: 'has-moved', case: 'S-19' });
    expect(p.play('done').side).toBe('evil');
  });
  test('[S-32, S-33] a charge ends in contact, and both are Engaged', () => {
    const p = position('t2 move good* | g1=mt-shield@10",10" | e1=mo-shield@13",10"');
    p.play('g1 charges e1');
    expect(p.state.contacts).toEqual([[0, 1]]);
    expect(p.asked).toBe('halfMove');
    expect(p.why('g1 to 9",10"')).toMatchObject({ code: 'has-moved' });
  });
});
