/** [S-54 … S-64] The Shoot phase. */
import { describe, expect, test } from 'vitest';
import { parseDiary, position } from '../testing/index.ts';

const RANGE = 't2 shoot good* | g1=mt-bow@10",10" | e1=mo-shield@20",10"';

describe('The half of a side', () => {
  test('[S-54, S-13] the Priority player shoots with all that he likes, one model at a time, then the other', () => {
    const p = position(
      't2 shoot good* | g1=mt-bow@10",10" | g2=mt-bow@10",14" | e1=mo-bow@20",10" | e2=mo-bow@20",14" | dice 1 1',
    );
    p.play('g1 shoots e1', 'g2 shoots e2');
    expect(p.side).toBe('evil');
    expect(p.why('g1 shoots e1')).not.toBeNull();
    p.rolling(1).play('e2 shoots g1', 'done');
    expect(p.state.phase).not.toBe('shoot');
  });
  test('[S-54] nobody need shoot', () => {
    const p = position(RANGE);
    expect(p.asked).toBe('halfShoot');
    expect(p.play('done').side).not.toBe(undefined);
    expect(p.state.phase).not.toBe('shoot');
  });
  test('[S-54, R-76] who has nobody that can shoot is not asked', () => {
    const p = position('t2 shoot good* | g1=mt-shield@10",10" | e1=mo-bow@20",10"');
    expect(p.side).toBe('evil');
  });
  test('[S-56] one attack each turn', () => {
    const p = position(`${RANGE} | g2=mt-bow@10",14" | dice 1`).play('g1 shoots e1');
    expect(p.why('g1 shoots e1')).toMatchObject({ code: 'has-shot', case: 'S-56' });
    expect(p.orders('g1')).toEqual([]);
  });
});

describe('Who may shoot', () => {
  const why = (words: string, options = '') =>
    position(
      RANGE.replace('@10",10"', `@10",10" ${words}`).replace('good*', `good* ${options}`) + ' | g9=mt-bow@10",2"',
    ).why('g1 shoots e1');
  test('[S-55] who has a missile weapon', () => {
    expect(why('')).toBeNull();
    expect(why('gear:sword')).toMatchObject({ code: 'no-weapon', case: 'S-55' });
    const named = position(RANGE).why('g1 shoots e1 with orc-bow');
    expect(named).toMatchObject({ code: 'no-weapon' });
  });
  test('[S-55] nobody who is Engaged', () => {
    const p = position(`${RANGE} | g2=mt-bow@10",14" | e2=mo-shield@25400,27900`);
    expect(p.why('g1 shoots e1')).toMatchObject({ code: 'engaged', case: 'S-55' });
  });
  test('[S-124] nobody whom a power holds', () => {
    expect(why('effect:transfix@e1')).toMatchObject({ code: 'transfixed', case: 'S-124' });
  });
  test('[R-9, X-31] who lies down may, unless the match says otherwise', () => {
    expect(why('prone')).toBeNull();
    expect(why('prone', 'proneMayShoot:false')).toMatchObject({ code: 'prone', case: 'X-31' });
  });
  test('[X-30] before the alarm no Sentry does', () => {
    const line = 't2 shoot evil* sentries | g1=mt-shield@10",10" | e1=mo-bow@20",10" sentry | e2=mo-bow@20",14"';
    expect(position(line).why('e1 shoots g1')).toMatchObject({ code: 'no-alarm', case: 'X-30' });
    expect(position(line.replace('sentries', 'sentries sentryShoot:true')).why('e1 shoots g1')).toBeNull();
    expect(position(line.replace('sentries', 'sentries alarm')).why('e1 shoots g1')).toBeNull();
  });
  test('[R-109] nobody who bears a Heavy Object', () => {
    const p = position(`${RANGE} | g2=mt-bow@10",14" | object chest=heavy by:g1`);
    expect(p.why('g1 shoots e1')).toMatchObject({ code: 'must-drop', case: 'R-109' });
    expect(position(`${RANGE} | g2=mt-bow@10",14" | object letter=light with:g1`).why('g1 shoots e1')).toBeNull();
  });
  test('[A-8] nobody in deep water', () => {
    const table =
      'table {"w":121920,"h":121920,"areas":[{"id":"river","kind":"water","depth":"deep","polygon":[[0,0],[26000,0],[26000,60000],[0,60000]]}],"barriers":[],"places":[]}';
    const line = `${RANGE.replace('good*', 'good* water')} | g2=mt-bow@12",10" | ${table}`;
    expect(position(line).why('g1 shoots e1')).toMatchObject({ code: 'in-deep-water', case: 'A-8' });
    expect(position(line.replace('deep', 'shallow')).why('g1 shoots e1')).not.toMatchObject({ code: 'in-deep-water' });
  });
  test('[A-54] nobody who has just been thrown from a horse', () => {
    expect(why('marks:dazed')).toMatchObject({ code: 'dazed' });
  });
});

describe('At whom', () => {
  test('[S-57, S-64, M-26] within the range of the weapon, to the unit', () => {
    const at = (x: number) =>
      position(
        `t2 shoot good* | g1=mt-bow@10000,25400 | g2=mt-bow@11000,40000 | e1=mo-shield@${x},25400 | e2=mo-shield@11000,50000`,
      );
    expect(at(10000 + 24 * 2540 + 2500).why('g1 shoots e1')).toBeNull();
    expect(at(10000 + 24 * 2540 + 2501).why('g1 shoots e1')).toMatchObject({ code: 'out-of-range', case: 'S-57' });
  });
  test.each([
    ['mt-bow', 'bow', 24],
    ['mo-bow', 'orc-bow', 18],
    ['is-scout-bow', 'uruk-hai-bow', 18],
    ['ro-spears', 'throwing-spears', 8],
  ])('[S-64, T-2] %s: a %s reaches %i"', (profile, weapon, range) => {
    const good = profile.startsWith('mt') || profile.startsWith('ro');
    const foe = good ? 'mo-shield' : 'mt-shield';
    const line = (x: number) =>
      `t2 shoot ${good ? 'good*' : 'evil*'} | a1=${profile}@10000,25400 | a2=${profile}@10000,30000 | x1=${foe}@${x},25400 | x2=${foe}@${10000 + 2540 * 7},32000`;
    expect(position(line(12500 + range * 2540)).why(`a1 shoots x1 with ${weapon}`)).toBeNull();
    expect(position(line(12501 + range * 2540)).why(`a1 shoots x1 with ${weapon}`)).toMatchObject({
      code: 'out-of-range',
    });
  });
  test('[S-57] only enemies on the table who are not bound', () => {
    const p = position(`${RANGE} | g2=mt-shield@10",14" | e2=mo-shield slain | e3=mo-shield@20",14" bound`);
    expect(p.why('g1 shoots g2')).toMatchObject({ code: 'no-target' });
    expect(p.why('g1 shoots e2')).toMatchObject({ code: 'no-target' });
    expect(p.why('g1 shoots nobody')).toMatchObject({ code: 'no-target' });
    expect(p.why('g1 shoots e3')).toMatchObject({ code: 'no-target', case: 'X-27' });
    expect(p.orders('g1')).toEqual(['{"type":"shoot","model":"g1","target":"e1"}']);
  });
  test('[X-36] nobody who has not been seen yet', () => {
    const p = position(`${RANGE} hidden | e2=mo-shield@20",20"`);
    expect(p.why('g1 shoots e1')).toMatchObject({ code: 'no-target' });
  });
  test('[S-58] a target that a model hides in part is not shot at, be it a friend or an enemy', () => {
    for (const hider of ['g2=mt-shield', 'e2=mo-shield']) {
      const p = position(`${RANGE} | ${hider}@15",10" | e3=mo-shield@10",20"`);
      expect(p.why('g1 shoots e1')).toMatchObject({ code: 'partly-hidden', case: 'S-58' });
      expect(p.why('g1 shoots e3')).toBeNull();
    }
  });
  test('[S-46, S-58] who lies down hides nobody', () => {
    expect(position(`${RANGE} | e2=mo-shield@15",10" prone`).why('g1 shoots e1')).toBeNull();
  });
  test('[R-10, X-32] an Engaged enemy is shot at if nothing hides it in part, unless the match says never', () => {
    const line =
      't2 shoot good* | g1=mt-bow@10",10" | g3=mt-bow@10",12" | g2=mt-shield@53300,25400 | e1=mo-shield@50800,25400 | e2=mo-shield@10",30"';
    expect(position(line).why('g1 shoots e1')).toBeNull();
    expect(position(line.replace('good*', 'good* shootIntoFights:never')).why('g1 shoots e1')).toMatchObject({
      code: 'target-engaged',
      case: 'X-32',
    });
    const hidden = line.replace('53300,25400', '48300,25400');
    for (const preset of ['as-printed', 'full'])
      expect(position(hidden.replace('good*', `good* ${preset}`)).why('g1 shoots e1')).toMatchObject({ case: 'X-32' });
  });
});

describe('The dice', () => {
  test('[S-2, S-59, S-60] to hit, then to wound', () => {
    const p = position(`${RANGE} | e2=mo-shield@20",20" | dice 4 5`).play('g1 shoots e1');
    expect(p.told('shot')).toEqual([
      { type: 'shot', model: 'g1', target: 'e1', weapon: 'bow', die: 4, need: 4, hit: true },
    ]);
    expect(p.told('wound')).toMatchObject([{ model: 'e1', by: 'g1', dice: [5], needs: [6], wounds: false }]);
  });
  test('[S-59] under the Shoot value it misses, and no other die falls', () => {
    const p = position(`${RANGE} | dice 3`).play('g1 shoots e1');
    expect(p.told('shot')).toMatchObject([{ hit: false }]);
    expect(p.diceLeft).toEqual([]);
    expect(p.at('e1')).toBe('20.00,10.00');
  });
  test('[S-60, S-5, R-78] a wound takes one, and who has none left is gone at once', () => {
    const p = position(`${RANGE} | e2=mo-shield@20",20" | dice 4 6`).play('g1 shoots e1');
    expect(p.told('wounded')).toEqual([{ type: 'wounded', model: 'e1', left: 0 }]);
    expect(p.at('e1')).toBe('slain');
    const q = position(`${RANGE} as-wounds:2 wounds:2 | dice 4 6`);
    expect(q.play('g1 shoots e1').model('e1').wounds).toBe(1);
  });
  test('[S-61] 6/4: a 6 is needed and then a second die', () => {
    const line = (dice: string) =>
      position(
        `${RANGE.replace('e1=mo-shield@20",10"', 'e1=mo-shield@20",10" defence:7')} | e2=mo-shield@20",20" | dice ${dice}`,
      );
    expect(line('4 6 4').play('g1 shoots e1').at('e1')).toBe('slain');
    expect(line('4 6 3').play('g1 shoots e1').told('wound')).toMatchObject([
      { dice: [6, 3], needs: [6, 4], wounds: false },
    ]);
    expect(line('4 5').play('g1 shoots e1').diceLeft).toEqual([]);
  });
  test('[S-61] where the chart has a dash nothing is wounded', () => {
    const p = position(`${RANGE.replace('e1=mo-shield@20",10"', 'e1=mo-shield@20",10" defence:10')} | dice 6`).play(
      'g1 shoots e1',
    );
    expect(p.told('wound')).toMatchObject([{ dice: [], wounds: false }]);
  });
  test('[S-62] who has moved shoots at one worse', () => {
    const p = position(`${RANGE.replace('@10",10"', '@10",10" moved')} | dice 4`).play('g1 shoots e1');
    expect(p.told('shot')).toMatchObject([{ need: 5, hit: false }]);
  });
  test('[S-51, R-11] who has stood up has moved', () => {
    const p = position('t2 move good* | g1=mt-bow@10",10" prone | e1=mo-shield@20",10" | dice 4').play(
      'g1 stands',
      'done',
      'done',
    );
    expect(p.play('g1 shoots e1').told('shot')).toMatchObject([{ need: 5 }]);
  });
  test('[S-63, R-13] nothing is worse than 6+, and a 6 hits', () => {
    const p = position(`${RANGE.replace('@10",10"', '@10",10" moved shoot:6')} | dice 6 1`).play('g1 shoots e1');
    expect(p.told('shot')).toMatchObject([{ need: 6, hit: true }]);
  });
});

describe('In a Heroic Shoot', () => {
  const heroic = () =>
    position({
      ...parseDiary(
        't2 shoot good* full | hero=mt-captain@9",10" | g1=mt-bow@10",10" | g2=mt-bow@10",30" | e1=mo-shield@20",10" | e2=mo-shield@40",40"',
      ),
      frames: [
        { kind: 'sequence', step: 'shoot-1' },
        { kind: 'heroic', action: 'shoot', hero: 'hero', left: ['hero', 'g1'], reach: null },
      ],
      dice: [1],
    });
  test('[X-14] its members alone shoot, each once', () => {
    const p = heroic();
    expect(p.why('g2 shoots e1')).toMatchObject({ code: 'no-member', case: 'X-14' });
    expect(p.why('g1 to 11",10"')).toMatchObject({ code: 'wrong-moment' });
    p.play('g1 shoots e1');
    expect(p.asked).toBe('halfShoot');
    expect(p.why('g1 shoots e1')).toMatchObject({ code: 'has-shot' });
    expect(p.why('g2 shoots e1')).toBeNull();
  });
});

describe('After moving', () => {
  const spent = (profile: string, u: string) =>
    position(
      `t2 shoot good* | g1=${profile}@10",10" moved spent:${u} | g2=mt-bow@10",14" | e1=mo-shield@15",10" | e2=mo-shield@10",20"`,
    );
  test('[S-146, R-12] a bow, if no more than half of its movement is spent, exactly', () => {
    expect(spent('mt-bow', '3"').why('g1 shoots e1')).toBeNull();
    expect(spent('mt-bow', '7621').why('g1 shoots e1')).toMatchObject({ code: 'moved-too-far', case: 'S-146' });
  });
  test('[S-147] throwing spears, whatever it has moved', () => {
    expect(spent('ro-spears', '6"').why('g1 shoots e1')).toBeNull();
  });
  test('[S-147, R-42] but not if it threw, or shot, in this turn', () => {
    const p = position('t2 shoot good* | g1=ro-spears@10",10" threw | g2=mt-bow@10",14" | e1=mo-shield@15",10"');
    expect(p.why('g1 shoots e1')).toMatchObject({ code: 'has-shot' });
  });
  test('[R-115] of two weapons the one that is named, else that with the longer range that it may use', () => {
    const line = 't2 shoot good* | g1=ro-rider-spears@10",10" | e1=mo-shield@16",10" | e2=mo-shield@10",20" | dice 1';
    expect(position(line).play('g1 shoots e1').told('shot')).toMatchObject([{ weapon: 'bow' }]);
    expect(position(line).play('g1 shoots e1 with throwing-spears').told('shot')).toMatchObject([
      { weapon: 'throwing-spears' },
    ]);
    expect(position(line).orders('g1')).toEqual([
      '{"type":"shoot","model":"g1","target":"e1"}',
      '{"type":"shoot","model":"g1","target":"e2"}',
      '{"type":"shoot","model":"g1","target":"e1","weapon":"throwing-spears"}',
    ]);
    const moved = position(line.replace('@10",10"', '@10",10" moved spent:9"'));
    expect(moved.play('g1 shoots e1').told('shot')).toMatchObject([{ weapon: 'throwing-spears' }]);
  });
});
