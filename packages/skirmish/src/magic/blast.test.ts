/** [S-125 … S-128, M-23, R-82 … R-85] Sorcerous Blast. */
import { describe, expect, test } from 'vitest';
import { position } from '../testing/index.ts';

const LINE =
  't2 move good* | hero=mt-wizard@20000,20000 might:0 | g1=mt-shield@40",40" | e1=mo-shield@26000,28000 | e9=mo-shield@40",44"';
const blast = (line: string, dice: string) =>
  position(`${line} | dice ${dice}`).play('hero casts sorcerous-blast at e1 with 1');

describe('Sorcerous Blast', () => {
  test('[S-125, M-23] the target is thrown D6" straight away from the caster, and lies', () => {
    const p = blast(LINE, '4 3 1');
    expect(p.told('thrownBack')).toEqual([{ type: 'thrownBack', model: 'e1', die: 3, to: [30572, 34096], met: null }]);
    expect(p.model('e1')).toMatchObject({ at: [30572, 34096], prone: true });
  });
  test('[S-128] it takes one hit of Strength 5', () => {
    const p = blast(LINE, '4 3 4');
    expect(p.told('wound')).toMatchObject([{ model: 'e1', by: 'hero', needs: [4], wounds: true }]);
    expect(p.at('e1')).toBe('slain');
  });
  test('[S-126, S-128, R-83] whom it meets stops it: both lie, and the other takes one hit of Strength 3', () => {
    const p = blast(`${LINE} | e2=mo-spear@31000,36000`, '4 6 1 1');
    expect(p.told('thrownBack')).toMatchObject([{ to: [30219, 33625], met: 'e2' }]);
    expect(p.told('knockedDown').map(({ model }) => model)).toEqual(['e1', 'e2']);
    expect(p.told('wound')).toMatchObject([
      { model: 'e1', needs: [4] },
      { model: 'e2', needs: [5] },
    ]);
    expect(p.state.contacts).toEqual([]);
  });
  test('[S-125, R-28, R-58] it is thrown out of combat', () => {
    const p = blast(`${LINE} | g2=mt-shield@23500,28000`, '4 3 1 1');
    expect(p.told('freed').map(({ model }) => model)).toContain('g2');
    expect(p.state.contacts).toEqual([]);
  });
  test('[S-127, R-32, R-84] all of its Fight lie down, friend and foe, and are hit by distance from the caster', () => {
    const line = `${LINE} | g2=mt-shield@23500,28000 | e2=mo-shield@23500,30500 | g3=mt-shield@21000,30500 | e3=mo-shield@60000,60000`;
    expect(position(line).state.contacts).toHaveLength(3);
    const p = blast(line, '4 1 1 1 1 1');
    expect(p.told('knockedDown').map(({ model }) => model)).toEqual(['e1', 'g2', 'g3', 'e2']);
    expect(p.told('wound').map(({ model }) => model)).toEqual(['e1', 'g2', 'g3', 'e2']);
    expect(p.diceLeft).toEqual([]);
  });
  test('[S-127] also all of the Fight of whom it meets', () => {
    const line = `${LINE} | e2=mo-shield@31000,36000 | g2=mt-shield@33500,36000`;
    const p = blast(line, '4 6 1 1 1');
    expect(p.told('knockedDown').map(({ model }) => model)).toEqual(['e1', 'e2', 'g2']);
    expect(p.told('wound').map(({ model }) => model)).toEqual(['e1', 'e2', 'g2']);
  });
  test('[S-128] who lies already is not knocked down, and takes no hit for it', () => {
    const p = blast(`${LINE} | e2=mo-spear@31000,36000 prone`, '4 6 1');
    expect(p.told('wound').map(({ model }) => model)).toEqual(['e1']);
    const self = blast(LINE.replace('26000,28000', '26000,28000 prone'), '4 1 4');
    expect(self.told('wound')).toHaveLength(1);
  });
  test('[R-83] meeting one whom it touches it stops at once, if the way leads towards it', () => {
    const p = blast(`${LINE} | e2=mo-shield@27500,30002`, '4 6 1 1');
    expect(p.told('thrownBack')).toMatchObject([{ to: [26000, 28000], met: 'e2' }]);
    const aside = blast(`${LINE} | e2=mo-shield@28000,26500`, '4 1 1');
    expect(aside.told('thrownBack')).toMatchObject([{ met: null }]);
  });
  test('[R-82] a barrier higher than half of it, or the edge, stops it and strikes nobody down', () => {
    const wall = (height: number) =>
      ` | table {"w":121920,"h":121920,"areas":[],"barriers":[{"id":"wall","height":${height},"line":[[10000,32000],[50000,32000]]}],"places":[]}`;
    const stopped = blast(`${LINE}${wall(1501)}`, '4 6 1');
    expect(stopped.model('e1').at?.[1]).toBeLessThanOrEqual(32000 - 1250);
    expect(stopped.told('knockedDown').map(({ model }) => model)).toEqual(['e1']);
    expect(blast(`${LINE}${wall(1500)}`, '4 6 1').model('e1').at?.[1]).toBeGreaterThan(34000);
    const edge = blast(LINE.replace('20000,20000', '20000,10000').replace('26000,28000', '20000,4000'), '4 6 1');
    expect(edge.model('e1').at).toEqual([20000, 1250]);
  });
  test('[R-11] it counts as moved, and has spent nothing', () => {
    expect(blast(LINE, '4 3 1').model('e1')).toMatchObject({ marks: ['moved'], spent: 0 });
  });
  test('[R-84, S-114] resisted, it is not thrown at all', () => {
    const p = position(`${LINE.replace('e1=mo-shield@', 'e1=mo-wraith@')} | dice 4 4`);
    p.play('hero casts sorcerous-blast at e1 with 1', 'e1 resists with 1');
    expect(p.told('thrownBack')).toEqual([]);
    expect(p.model('e1').prone).toBe(false);
  });
  const POND = (depth: string) =>
    ` | table {"w":121920,"h":121920,"areas":[{"id":"pond","kind":"water","depth":"${depth}","polygon":[[28000,30000],[40000,30000],[40000,40000],[28000,40000]]}],"barriers":[],"places":[]}`;
  const wet = (depth: string, dice: string, more = '') =>
    blast(`${LINE.replace('good*', 'good* water')}${more}${POND(depth)}`, dice);
  test('[R-85, A-9, A-10] thrown into deep water it tests at once, once, lying: -1 more', () => {
    // One for its shield, one for lying.
    const p = wet('deep', '4 3 3 1');
    expect(p.told('swam')).toMatchObject([{ model: 'e1', die: 3, mod: -2, result: 'sink' }]);
    expect(p.at('e1')).toBe('drowned');
    expect(p.diceLeft).toEqual([1]);
  });
  test('[R-84] its Swim test falls before the hits, and before others lie down', () => {
    const p = wet('deep', '4 6 6 6 1 1', ' | e2=mo-spear@31000,36000');
    expect(p.events.map(({ type }) => type)).toEqual([
      'willSpent',
      'cast',
      'thrownBack',
      'knockedDown',
      'swam',
      'knockedDown',
      'swam',
      'wound',
      'wound',
    ]);
    expect(p.told('swam').map(({ model }) => model)).toEqual(['e1', 'e2']);
  });
  test('[A-4] in shallow water it tests when it next moves', () => {
    const p = wet('shallow', '4 3 1');
    expect(p.told('swam')).toEqual([]);
    expect(p.model('e1').marks).toEqual(['moved', 'wet']);
  });
});
