/** [S-120 … S-129] What powers do, and how long. */
import { describe, expect, test } from 'vitest';
import { battleOf } from '../engine/battle.ts';
import { courageOf } from '../courage/courage.ts';
import { hasTerror } from '../courage/terror.ts';
import { position } from '../testing/index.ts';

const WRAITH =
  't2 move evil* | g1=mt-shield@18",10" | g2=mt-shield@40",40" | e1=mo-wraith@10",10" | e2=mo-shield@40",44"';
const WIZARD =
  't2 move good* | hero=mt-wizard@10",10" | g1=mt-shield@40",30" | e1=mo-shield@18",10" | e2=mo-shield@40",40"';

describe('Black Dart', () => {
  test('[S-121, S-120] one hit of Strength 9, at once', () => {
    const p = position(`${WRAITH} | dice 5 3`).play('e1 casts black-dart at g1 with 1');
    expect(p.told('wound')).toMatchObject([{ model: 'g1', by: 'e1', dice: [3], needs: [3], wounds: true }]);
    expect(p.at('g1')).toBe('slain');
  });
  test('[S-121, R-58] also on one who is Engaged; who fought it is free', () => {
    const p = position(`${WRAITH} | e3=mo-shield@48220,25400 | dice 5 3`);
    expect(p.state.contacts).toHaveLength(1);
    p.play('e1 casts black-dart at g1 with 1');
    expect(p.told('freed')).toEqual([{ type: 'freed', model: 'e3' }]);
    expect(p.state.contacts).toEqual([]);
  });
  test('[S-100] the caster may raise the roll To Wound', () => {
    const p = position(`${WRAITH.replace('mo-wraith@', 'mo-wraith-strong@')} | dice 5 2`);
    p.play('e1 casts black-dart at g1 with 1');
    expect(p.view().decision).toMatchObject({ kind: 'might', why: 'wound' });
    expect(p.play('spend 1 on 0').at('g1')).toBe('slain');
  });
});

describe('Immobilise and Transfix', () => {
  const held = () => position(`${WRAITH} | dice 3`).play('e1 casts transfix at g1 with 1', 'done');
  test('[S-124, S-23] the target may not move', () => {
    const p = held();
    expect(p.side).toBe('good');
    expect(p.why('g1 to 18",11"')).toMatchObject({ code: 'transfixed', case: 'S-124' });
    expect(p.orders('g1')).toEqual([]);
  });
  test('[S-120] until the End phase', () => {
    const p = held().play('done');
    expect(p.state.phase).toBe('priority');
    expect(p.model('g1').effects).toEqual([]);
  });
  test('[S-120, R-108] also on who is not on the table', () => {
    const p = position(
      't2 move evil* passengers | g1=mt-wizard-mounted@18",10" | g2=mt-halfling rides:g1 will:0 effect:transfix@e1 | g3=mt-shield@40",40" | e1=mo-wraith@10",10" | e2=mo-shield@40",44"',
    );
    p.play('done', 'done');
    expect(p.state.phase).toBe('priority');
    expect(p.model('g2').effects).toEqual([]);
  });
});

describe('Command and Compel', () => {
  const commanded = (line = WIZARD) => position(`${line} | dice 3`).play('hero casts command at e1 with 1');
  test('[S-122] the caster’s player moves the target up to half of its Mv', () => {
    const p = commanded();
    expect(p.side).toBe('good');
    expect(p.view().decision).toMatchObject({ kind: 'activation', model: 'e1', why: 'command' });
    expect(p.why('e1 to 21",10"')).toBeNull();
    expect(p.why('e1 to 21.05",10"')).toMatchObject({ code: 'too-far' });
    expect(p.orders('e1').length).toBeGreaterThan(8);
  });
  test('[S-122] even if it has moved already', () => {
    const line =
      't2 move evil | hero=mt-wizard@10",10" | g1=mt-shield@40",30" | e1=mo-shield@18",10" done moved spent:6" | e2=mo-shield@40",40"';
    const p = position(`${line.replace('move evil', 'move good')} | dice 3`).play('hero casts command at e1 with 1');
    expect(p.why('e1 to 21",10"')).toBeNull();
  });
  test('[S-123] then it may not move again, and is immobilised', () => {
    const p = commanded().play('e1 to 20",10"', 'e1 halts');
    expect(p.view().decision).toMatchObject({ kind: 'activation', model: 'hero' });
    expect(p.model('e1').effects).toEqual([{ power: 'immobilise', by: 0 }]);
    p.play('done');
    expect(p.why('e1 to 18",10"')).not.toBeNull();
    const compelled = position(`${WRAITH} | dice 4`).play('e1 casts compel at g1 with 1', 'g1 halts');
    expect(compelled.model('g1').effects).toEqual([{ power: 'transfix', by: 2 }]);
  });
  test('[S-122, R-31] into a charge on the caster’s side, without a test of Terror', () => {
    const p = commanded(
      WIZARD.replace('g1=mt-shield@40",30"', 'g1=mt-shield@48000,25400 rules:terror').replace('18",10"', '20",10"'),
    );
    p.play('e1 charges g1');
    expect(p.told('tested')).toEqual([]);
    expect(p.state.contacts).toEqual([[1, 2]]);
    expect(p.view().decision).toMatchObject({ kind: 'activation', model: 'hero' });
  });
  test('[S-122, R-31] out of combat it is not moved, but held', () => {
    const p = commanded(WIZARD.replace('g1=mt-shield@40",30"', 'g1=mt-shield@48220,25400'));
    expect(p.view().decision).toMatchObject({ kind: 'activation', model: 'hero' });
    expect(p.model('e1').effects).toEqual([{ power: 'immobilise', by: 0 }]);
  });
  test('[R-31] who lies down crawls', () => {
    const p = commanded(WIZARD.replace('mo-shield@18",10"', 'mo-shield@18",10" prone'));
    expect(p.why('e1 crawls to 19",10"')).toBeNull();
    expect(p.why('e1 stands')).toMatchObject({ case: 'S-122' });
  });
  test('[R-31] it neither casts nor throws', () => {
    const p = commanded(
      WIZARD.replace('e1=mo-shield@18",10"', 'e1=mo-warg-spears@18",10"').replace('40",30"', '20",10"'),
    );
    expect(p.why('e1 throws at g1')).toMatchObject({ case: 'S-122' });
    const wraith = position(`${WIZARD.replace('e1=mo-shield@18",10"', 'e1=mo-wraith@18",10" will:0')} | dice 3`).play(
      'hero casts command at e1 with 1',
    );
    expect(wraith.why('e1 casts transfix at hero with 1')).toMatchObject({ case: 'S-122' });
  });
  test('[R-101] a Sentry is moved without a roll', () => {
    const p = commanded(
      WIZARD.replace('good*', 'good* sentries').replace('mo-shield@18",10"', 'mo-shield@18",10" sentry'),
    );
    expect(p.why('e1 to 20",10"')).toBeNull();
  });
});

describe('Terrifying Aura', () => {
  const cast = (line: string, order: string) => {
    const p = position(line).play(order);
    return { p, terror: hasTerror(battleOf(p.state), 0) };
  };
  test('[S-129] the caster has Terror', () => {
    const { p, terror } = cast(`${WIZARD} | dice 2`, 'hero casts terrifying-aura with 1');
    expect(terror).toBe(true);
    expect(p.told('effect')).toEqual([{ type: 'effect', model: 'hero', power: 'terrifying-aura', ends: false }]);
    expect(p.told('resisted')).toEqual([]);
  });
  test('[S-129, S-168] who would charge him tests', () => {
    const line = WIZARD.replace('good*', 'evil*').replace(
      'mt-wizard@10",10"',
      'mt-wizard@15",10" effect:terrifying-aura@hero',
    );
    const p = position(`${line} | dice 1 1`).play('e1 charges hero');
    expect(p.told('tested')).toMatchObject([{ model: 'e1', why: 'terror', passed: false }]);
    expect(p.state.contacts).toEqual([]);
  });
  test('[S-120] beyond the End phase, until its Will is spent', () => {
    const { p } = cast(`${WIZARD} | dice 2`, 'hero casts terrifying-aura with 1');
    p.play('done', 'done');
    expect(p.state.phase).toBe('priority');
    expect(hasTerror(battleOf(p.state), 0)).toBe(true);
    const last = position(
      `${WIZARD.replace('mt-wizard@10",10"', 'mt-wizard@10",10" will:1 might:0 effect:terrifying-aura@hero')} | dice 1`,
    ).play('hero casts immobilise at e1 with 1');
    expect(hasTerror(battleOf(last.state), 0)).toBe(false);
    expect(last.told('effect')).toEqual([{ type: 'effect', model: 'hero', power: 'terrifying-aura', ends: true }]);
  });
  test('[S-120] also where it was spent to resist; sixes are counted first', () => {
    const line = WRAITH.replace(
      'g1=mt-shield@18",10"',
      'g1=mt-wizard@18",10" will:1 might:0 effect:terrifying-aura@g1',
    );
    const spent = position(`${line} | dice 4 1`).play('e1 casts transfix at g1 with 1', 'g1 resists with 1');
    expect(hasTerror(battleOf(spent.state), 0)).toBe(false);
    const back = position(`${line} | dice 4 6`).play('e1 casts transfix at g1 with 1', 'g1 resists with 1');
    expect(hasTerror(battleOf(back.state), 0)).toBe(true);
  });
  test('[R-33] the store counts, and not the point of a Staff', () => {
    const { terror } = cast(
      `${WIZARD.replace('mt-wizard@10",10"', 'mt-wizard@10",10" will:0')} | dice 2`,
      'hero casts terrifying-aura with 1 free',
    );
    expect(terror).toBe(false);
  });
  test('[R-76] while it lasts it is not cast again', () => {
    const p = position(WIZARD.replace('mt-wizard@10",10"', 'mt-wizard@10",10" effect:terrifying-aura@hero'));
    expect(p.why('hero casts terrifying-aura with 1')).toMatchObject({ code: 'no-effect', case: 'R-76' });
  });
  test('[S-163] it works on under Transfix', () => {
    const p = position(
      WIZARD.replace('mt-wizard@10",10"', 'mt-wizard@10",10" effect:terrifying-aura@hero effect:transfix@e1'),
    );
    expect(hasTerror(battleOf(p.state), 0)).toBe(true);
    expect(courageOf(battleOf(p.state), 0)).toBe(7);
  });
});
