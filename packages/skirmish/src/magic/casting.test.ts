/** [S-108 … S-113, S-116, S-145, S-174] Casting. */
import { describe, expect, test } from 'vitest';
import { position } from '../testing/index.ts';

const LINE =
  't2 move good* | hero=mt-wizard@10",10" | g1=mt-shield@10",14" | e1=mo-shield@18",10" | e2=mo-shield@40",40"';
const WRAITH =
  't2 move evil* | g1=mt-shield@18",10" | g2=mt-shield@40",40" | e1=mo-wraith@10",10" | e2=mo-shield@10",14"';

describe('When', () => {
  test('[S-108] before, during or at the end of its own move, and it goes on', () => {
    const before = position(`${LINE} | dice 2`).play('hero casts immobilise at e1 with 1');
    expect(before.asked).toBe('activation');
    expect(before.why('hero to 12",10"')).toBeNull();
    const during = position(`${LINE} | dice 2`).play('hero to 12",10"', 'hero casts immobilise at e1 with 1');
    expect(during.play('hero to 12",11"').at('hero')).toBe('12.00,11.00');
    const after = position(`${LINE} | dice 2`).play('hero to 16",10"');
    expect(after.why('hero casts immobilise at e1 with 1')).toBeNull();
  });
  test('[S-108] also in a turn in which it stands still, or charges', () => {
    expect(position(`${LINE} | dice 2`).play('hero casts immobilise at e1 with 1', 'hero halts').at('hero')).toBe(
      '10.00,10.00',
    );
    const p = position(`${LINE.replace('18"', '15"')} | dice 2`).play('hero casts immobilise at e1 with 1');
    expect(p.play('hero charges e1').state.contacts).toEqual([[0, 2]]);
  });
  test('[S-108] one power in each Move phase, whatever came of it', () => {
    const p = position(`${LINE} | dice 1`).play('hero casts immobilise at e1 with 1', 'no');
    expect(p.why('hero casts immobilise at e1 with 1')).toMatchObject({ code: 'already-cast', case: 'S-108' });
  });
  test('[S-96, S-108] only a Hero with that power', () => {
    expect(position(LINE).why('g1 casts immobilise at e1 with 1')).toMatchObject({ code: 'no-power' });
    expect(position(LINE).why('hero casts black-dart at e1 with 1')).toMatchObject({ code: 'no-power' });
  });
  test('[S-109] nobody who is Engaged or Prone: a charger casts before contact', () => {
    const p = position(`${LINE} | e3=mo-shield@25400,27900`);
    expect(p.why('hero casts immobilise at e1 with 1')).toMatchObject({ code: 'engaged', case: 'S-109' });
    const prone = position(LINE.replace('mt-wizard@10",10"', 'mt-wizard@10",10" prone'));
    expect(prone.why('hero casts immobilise at e1 with 1')).toMatchObject({ code: 'prone', case: 'S-109' });
  });
  test('[R-90] from an enemy’s zone, and after standing up', () => {
    const p = position(`${LINE.replace('mt-wizard@10",10"', 'mt-wizard@10",10" prone')} | e3=mo-shield@25400,29000`);
    expect(p.play('hero stands').why('hero casts immobilise at e1 with 1')).toBeNull();
  });
  test('[R-91] at any corner of its path', () => {
    const p = position(`${LINE} | dice 2`).play('hero to 11",10"', 'hero to 11",11"');
    p.play('hero casts immobilise at e1 with 1');
    expect(p.why('hero to 12",11"')).toBeNull();
  });
  test('[S-124] nobody whom a power holds', () => {
    const p = position(LINE.replace('mt-wizard@10",10"', 'mt-wizard@10",10" effect:transfix@e1'));
    expect(p.why('hero casts immobilise at e1 with 1')).toMatchObject({ code: 'transfixed' });
  });
  test('[S-12] in the Move phase alone', () => {
    const p = position(LINE.replace('move', 'shoot').replace('mt-shield@10"', 'mt-bow@10"'));
    expect(p.why('hero casts immobilise at e1 with 1')).toMatchObject({ code: 'wrong-moment' });
  });
  test('[X-30] before the alarm no Sentry casts', () => {
    const p = position(
      WRAITH.replace('evil*', 'evil* sentries').replace('mo-wraith@10",10"', 'mo-wraith@10",10" sentry marks:rolled'),
    );
    expect(p.why('e1 casts transfix at g1 with 1')).toMatchObject({ code: 'no-alarm', case: 'X-30' });
  });
  test('[A-54] nobody who has just been thrown from a horse', () => {
    const dazed = position(LINE.replace('mt-wizard@10",10"', 'mt-wizard@10",10" marks:dazed'));
    expect(dazed.why('hero casts immobilise at e1 with 1')).toMatchObject({ code: 'dazed' });
  });
});

describe('At whom', () => {
  test('[S-110, M-26] within the range of the caster’s profile', () => {
    const at = (x: number) => position(LINE.replace('18",10"', `${x},25400`)).why('hero casts immobilise at e1 with 1');
    expect(at(25400 + 12 * 2540 + 2500)).toBeNull();
    expect(at(25400 + 12 * 2540 + 2501)).toMatchObject({ code: 'out-of-range', case: 'S-110' });
  });
  test('[S-110, R-92] in Line of Sight; models that hide it do not matter, ground does', () => {
    expect(position(`${LINE} | g2=mt-shield@14",10"`).why('hero casts immobilise at e1 with 1')).toBeNull();
    const wall =
      '{"w":121920,"h":121920,"areas":[],"barriers":[{"id":"wall","height":3000,"line":[[35000,5000],[35000,60000]]}],"places":[]}';
    expect(position(`${LINE} | table ${wall}`).why('hero casts immobilise at e1 with 1')).toMatchObject({
      code: 'no-sight',
      case: 'S-110',
    });
    const night = position(LINE.replace('good*', 'good* nightSight:6'));
    expect(night.why('hero casts immobilise at e1 with 1')).toMatchObject({ code: 'no-sight' });
  });
  test('[S-110] one enemy who is not bound; the aura upon oneself', () => {
    const p = position(`${LINE} | e3=mo-shield@18",14" bound | e4=mo-shield slain`);
    expect(p.why('hero casts immobilise at g1 with 1')).toMatchObject({ code: 'no-target', case: 'S-110' });
    expect(p.why('hero casts immobilise at e3 with 1')).toMatchObject({ code: 'no-target', case: 'X-27' });
    expect(p.why('hero casts immobilise at e4 with 1')).toMatchObject({ code: 'no-target' });
    expect(p.why('hero casts immobilise at nobody with 1')).toMatchObject({ code: 'no-target' });
    expect(p.why('hero casts terrifying-aura at e1 with 1')).toMatchObject({ code: 'no-target', case: 'S-129' });
    expect(p.why('hero casts terrifying-aura with 1')).toBeNull();
  });
  test('[R-28] also one who is Engaged', () => {
    const p = position(LINE.replace('mt-shield@10",14"', 'mt-shield@48220,25400'));
    expect(p.state.contacts).toHaveLength(1);
    expect(p.why('hero casts immobilise at e1 with 1')).toBeNull();
  });
  test('[X-36] nobody who has not been seen yet', () => {
    const p = position(LINE.replace('mo-shield@18",10"', 'mo-shield@18",10" hidden'));
    expect(p.why('hero casts immobilise at e1 with 1')).toMatchObject({ code: 'no-target' });
  });
  test('[R-54] of rider and passenger it names the one that is meant', () => {
    const p = position(
      't2 move evil* passengers | g1=mt-wizard-mounted@18",10" | g2=mt-halfling rides:g1 | e1=mo-wraith@10",10" | e2=mo-shield@40",40" | dice 6 3',
    );
    expect(p.why('e1 casts transfix at g1 with 1')).toBeNull();
    p.play('e1 casts transfix at g2 with 1');
    expect(p.told('cast')).toMatchObject([{ target: 'g2' }]);
    expect(p.side).toBe('good');
    p.play('no');
    expect(p.model('g2').effects).toEqual([{ power: 'transfix', by: 2 }]);
  });
});

describe('Will', () => {
  test('[S-111, S-112] so many dice as Will is spent; cast if one of them reaches the value', () => {
    const p = position(`${LINE} | dice 1 3 2`).play('hero casts command at e1 with 3');
    expect(p.told('cast')).toEqual([
      { type: 'cast', model: 'hero', power: 'command', target: 'e1', dice: [1, 3, 2], need: 3, cast: true },
    ]);
    expect(p.model('hero').will).toBe(3);
  });
  test('[S-116] the Will is lost whatever happens', () => {
    const p = position(`${LINE.replace('mt-wizard@10",10"', 'mt-wizard@10",10" might:0')} | dice 2 1`).play(
      'hero casts command at e1 with 2',
    );
    expect(p.told('cast')).toMatchObject([{ cast: false }]);
    expect(p.model('hero').will).toBe(4);
    expect(p.told('willSpent')).toEqual([{ type: 'willSpent', model: 'hero', points: 2, left: 4 }]);
  });
  test('[S-101, S-111, S-6] one at least, and no more than there is', () => {
    const p = position(LINE);
    expect(p.why('hero casts command at e1 with 0')).toMatchObject({ code: 'no-will', case: 'S-111' });
    expect(p.why('hero casts command at e1 with 6')).toBeNull();
    expect(p.why('hero casts command at e1 with 7')).toMatchObject({ code: 'no-will', case: 'S-6' });
  });
  test('[S-145, R-33] the point of a Staff is spent free of the store, once a turn, and counts as a point', () => {
    const p = position(`${LINE} | dice 2`).play('hero casts immobilise at e1 with 1 free');
    expect(p.model('hero').will).toBe(6);
    expect(p.told('willSpent')).toEqual([]);
    expect(p.model('hero').marks).toContain('free-will');
    expect(position(LINE).why('hero casts immobilise at e1 with 7 free')).toBeNull();
    expect(
      position(LINE.replace('mt-wizard@10",10"', 'mt-wizard@10",10" will:0')).why(
        'hero casts immobilise at e1 with 1 free',
      ),
    ).toBeNull();
    expect(position(WRAITH).why('e1 casts transfix at g1 with 1 free')).toMatchObject({
      code: 'no-will',
      case: 'S-145',
    });
    const spent = position(LINE.replace('mt-wizard@10",10"', 'mt-wizard@10",10" marks:free-will'));
    expect(spent.why('hero casts immobilise at e1 with 1 free')).toMatchObject({ case: 'S-145' });
  });
  test('[R-125] the same point serves once a turn, to cast, to resist or on Courage', () => {
    const broken = LINE.replace('good*', 'good* full broken:good');
    const p = position(`${broken} | dice 1 1`.replace('mt-wizard@10",10"', 'mt-wizard@10",10" might:0 courage:7'));
    p.play('hero to 11",10"');
    expect(p.view().decision).toMatchObject({ kind: 'courage', points: 1 });
    expect(p.why('will 1 free')).toBeNull();
    p.play('will 1 free');
    expect(p.model('hero')).toMatchObject({ will: 6 });
    expect(p.why('hero casts immobilise at e1 with 1 free')).toMatchObject({ case: 'S-145' });
  });
  test('[S-174] who lives by Will of Evil may not spend its last Will to cast', () => {
    const p = position(WRAITH.replace('mo-wraith@10",10"', 'mo-wraith@10",10" will:2'));
    expect(p.why('e1 casts transfix at g1 with 1')).toBeNull();
    expect(p.why('e1 casts transfix at g1 with 2')).toMatchObject({ code: 'last-will', case: 'S-174' });
    const last = position(WRAITH.replace('mo-wraith@10",10"', 'mo-wraith@10",10" will:1'));
    expect(last.why('e1 casts transfix at g1 with 1')).toMatchObject({ code: 'last-will' });
    expect(last.orders('e1').some((order) => order.includes('"cast"'))).toBe(false);
  });
});

describe('Might on the casting dice', () => {
  test('[S-113, S-100] is decided before any Resist test', () => {
    const p = position(
      't2 move evil* | g1=mt-captain@18",10" | g2=mt-shield@40",40" | e1=mo-wraith-strong@10",10" | e2=mo-shield@40",44" | dice 2',
    ).play('e1 casts transfix at g1 with 1');
    expect(p.view().decision).toMatchObject({ kind: 'might', side: 'evil', why: 'cast', dice: [2], needs: [3] });
    p.play('spend 1 on 0');
    expect(p.asked).toBe('might');
    p.play('no');
    expect(p.told('cast')).toMatchObject([{ dice: [3], cast: true }]);
    expect(p.view().decision).toMatchObject({ kind: 'cast', side: 'good', model: 'g1', needs: [3] });
  });
  test('[R-29, R-93] a die that succeeds may be raised against the test to come; the highest counts', () => {
    const p = position(
      't2 move evil* | g1=mt-captain@18",10" | g2=mt-shield@40",40" | e1=mo-wraith-strong@10",10" | e2=mo-shield@40",44" | dice 4 3',
    ).play('e1 casts transfix at g1 with 2');
    expect(p.asked).toBe('might');
    expect(p.why('spend 1 on 1')).toMatchObject({ code: 'no-effect' });
    expect(p.why('spend 2 on 1')).toBeNull();
    p.play('spend 2 on 0');
    expect(p.view().decision).toMatchObject({ kind: 'cast', needs: [6] });
  });
  test('[R-76, S-98] where nobody can resist it is spent only to succeed', () => {
    const p = position(`${LINE} | dice 2`).play('hero casts immobilise at e1 with 1');
    expect(p.asked).toBe('activation');
    const q = position(`${LINE} | dice 1`).play('hero casts command at e1 with 1');
    expect(q.why('spend 3 on 0')).toMatchObject({ code: 'no-effect', case: 'S-98' });
    expect(q.play('spend 2 on 0').told('cast')).toMatchObject([{ dice: [3], cast: true }]);
  });
});

describe('The menu', () => {
  test('[S-110, S-111] has each power at each target with each number of dice', () => {
    const casts = position(LINE)
      .orders('hero')
      .filter((order) => order.includes('"cast"'));
    // Three powers at one enemy in reach and one upon himself, with 1 to 6 of the store and with the free point 1 to 7.
    expect(casts).toHaveLength(4 * 13);
    const p = position(LINE);
    for (const order of casts) expect(p.why(order), order).toBeNull();
  });
});
