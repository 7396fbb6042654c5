/** [S-93, R-44] The order in which Cavalry has charged, and been charged. */
import { describe, expect, test } from 'vitest';
import { position } from '../testing/index.ts';

describe('The charge bonus', () => {
  test('[S-93] is kept by who charges after Cavalry had charged him', () => {
    const p = position(
      't2 move good | g1=ro-rider@30000,30000 | g2=ro-rider-spears@34000,46000 | e1=mo-warg-spears@34000,30000 charged:g1 moved done | e2=mo-shield@30000,20000',
    );
    // The Warg is slain by a spear: the Rider is free, and charges in his turn.
    p.rolling(6, 6).play('{"type":"throw","model":"g2","target":"e1","path":[[34000,34004]]}');
    expect(p.at('e1')).toBe('slain');
    p.play('{"type":"move","model":"g1","path":[[30000,23254]],"charge":["e2"]}');
    expect(p.model('g1').marks).toContain('charged-since');
    p.rolling().play('done');
    const odds = p.offer('fight g1 e2').odds;
    expect(odds?.roll).toMatch(/^Good 2 dice/);
    p.rolling(1, 1, 6).play('fight g1 e2', 'declare');
    expect(p.told('dueled')[0]?.dice).toHaveLength(3);
  });

  test('[S-93, X-15] also among the Fights, in a Heroic Combat', () => {
    const p = position({
      game: 'skirmish',
      turn: 2,
      phase: 'fight',
      priority: 'good',
      options: { heroics: ['strike', 'combat'] },
      models: [
        { id: 'h', profile: 'ro-marshal-mounted', at: [50_000, 50_000] },
        { id: 'w', profile: 'mo-warg-bow', at: [54_000, 50_000], charged: ['h'] },
        { id: 'o', profile: 'mo-bow', at: [50_000, 59_000] },
        { id: 'o2', profile: 'mo-bow', at: [90_000, 90_000] },
      ],
    });
    p.play('{"type":"call","model":"h","action":"combat"}');
    p.rolling(6, 6, 6, 1).play('fight h w');
    p.rolling(6).play('w back 0');
    expect(p.at('w')).toBe('slain');
    p.rolling().play('{"type":"move","model":"h","path":[[50000,55750]],"charge":["o"]}');
    expect(p.offer('fight h o').odds?.roll).toMatch(/^Good 4 dice/);
  });

  test('[S-93] is lost when Cavalry charges him after that again', () => {
    const p = position(
      't2 move evil* | g1=ro-rider@30000,30000 marks:charged-since+moved charged:e2 | e2=mo-bow@30000,26750 | e1=mo-warg-spears@44000,30000 | e3=mo-shield@80000,80000',
    );
    p.play('e1 charges g1');
    expect(p.model('g1').marks).not.toContain('charged-since');
  });

  test('[S-93] Infantry that charges him afterwards takes nothing away', () => {
    const p = position(
      't2 move evil* | g1=ro-rider@30000,30000 marks:charged-since+moved charged:e2 | e2=mo-bow@30000,26750 | e1=mo-shield@44000,30000 | e3=mo-warg-bow@80000,80000 charged:g1',
    );
    p.play('e1 charges g1 by 33254,30000');
    expect(p.model('g1').marks).toContain('charged-since');
  });
});
