/** Activations that do not go as a model's own: after a throw, by a power, of Sentries, in heroic actions. */
import { describe, expect, test } from 'vitest';
import type { Frame } from '../engine/frames.ts';
import { parseDiary, position, type Table } from '../testing/index.ts';

type Written = Readonly<Record<string, unknown>> & { readonly kind: string };

const SEQUENCE: Written = { kind: 'sequence', step: 'duties-2' };
const HALF: Written = { kind: 'halfMove', side: 'good', tests: false };
const INCH = 2540 * 256;

const activation = (frame: Readonly<Record<string, unknown>>): Written => ({
  kind: 'activation',
  by: 'good',
  budget: 6 * INCH,
  going: 'own',
  begun: true,
  waits: null,
  terror: '',
  mustCharge: null,
  rest: [],
  ...frame,
});

const standing = (line: string, ...frames: readonly Written[]): Table =>
  position({ ...parseDiary(line), frames: [SEQUENCE, ...frames] });

const top = (p: Table): Frame | undefined => p.state.frames.at(-1);

describe('After a throw on the charge', () => {
  const LINE =
    't2 move good* | g1=ro-spears@25400,25400 | g2=mt-shield@5",5" | e1=mo-shield@33000,25400 | e2=mo-shield@25400,33000';
  const thrown = (line = LINE) =>
    standing(line, HALF, activation({ model: 'g1', mustCharge: 'e1', rest: [[30500, 25400]] }));

  test('[S-153] as long as the target lives, to charge it is all there is', () => {
    const p = thrown();
    expect(p.why('g1 charges e1')).toBeNull();
    for (const order of ['g1 to 25400,26000', 'g1 charges e2', 'g1 halts', 'done', 'g2 to 5",6"'])
      expect(p.why(order)).toMatchObject({ code: 'must-charge', case: 'S-153' });
  });
  test('[S-153] what was left of the way of the throw heads the menu', () => {
    expect(thrown().orders('g1')[0]).toBe('{"type":"move","model":"g1","path":[[30500,25400]],"charge":["e1"]}');
    expect(
      thrown()
        .orders('g1')
        .every((order) => order.includes('"charge":["e1"]')),
    ).toBe(true);
    expect(thrown().orders('g2')).toEqual([]);
  });
  test('[S-153] everybody sees who acts, and whom it must charge', () => {
    expect(thrown().view().decision).toEqual({
      kind: 'activation',
      side: 'good',
      model: 'g1',
      why: 'own',
      other: 'e1',
    });
    const free = thrown(LINE.replace('e1=mo-shield@33000,25400', 'e1=mo-shield slain'));
    expect(free.view().decision).toEqual({ kind: 'activation', side: 'good', model: 'g1', why: 'own' });
    expect(free.orders('g1')).toContain('{"type":"halt","model":"g1"}');
    expect(free.orders('g2')).not.toContain('{"type":"halt","model":"g2"}');
    expect(free.orders(null)).toContain('{"type":"done"}');
    expect(free.why('g2 halts')).not.toBeNull();
    expect(thrown().orders(null)).toEqual([]);
  });
  test('[S-154] the target slain, it goes on as it likes', () => {
    const p = thrown(LINE.replace('e1=mo-shield@33000,25400', 'e1=mo-shield slain'));
    for (const order of ['g1 to 25400,26000', 'g1 charges e2', 'g1 halts', 'done']) expect(p.why(order)).toBeNull();
  });
});

describe('By a power', () => {
  const LINE =
    't2 move good* | hero=mt-wizard@5",5" | g1=mt-shield@30000,40000 | e1=mo-shield@25400,25400 | e2=mo-shield@30000,25400';
  const commanded = (line = LINE, more = {}) =>
    standing(
      line,
      HALF,
      activation({ model: 'hero' }),
      activation({ model: 'e1', going: 'command', begun: false, budget: 3 * INCH, ...more }),
    );

  test('[S-122] the caster’s player moves it up to half of its Mv', () => {
    const p = commanded();
    expect(p.side).toBe('good');
    expect(p.view().models['e1']?.left).toBe(3 * INCH);
    expect(p.why('e1 to 25400,33020')).toBeNull();
    expect(p.why('e1 to 25400,33021')).toMatchObject({ code: 'too-far' });
    p.play('e1 to 25400,30000', 'e1 halts');
    expect(top(p)).toMatchObject({ kind: 'activation', model: 0 });
  });
  test('[R-31] it may charge the caster’s side, and no others', () => {
    const p = commanded();
    expect(p.why('e1 charges g1')).toMatchObject({ code: 'too-far' });
    expect(p.why('e1 charges e2')).toMatchObject({ code: 'no-target' });
    const near = commanded(LINE.replace('30000,40000', '25400,30000'));
    expect(near.play('e1 charges g1').state.contacts).toEqual([[1, 2]]);
  });
  test('[S-123, R-94] it needs no test of Terror for that', () => {
    const p = commanded(LINE.replace('30000,40000', '25400,30000 rules:terror'), { begun: true });
    expect(p.play('e1 charges g1').state.contacts).toEqual([[1, 2]]);
    expect(p.diceLeft).toEqual([]);
  });
  test('[R-31] it does not stand up, but crawls', () => {
    const p = commanded(LINE.replace('e1=mo-shield@25400,25400', 'e1=mo-shield@25400,25400 prone'));
    expect(p.why('e1 stands')).toMatchObject({ code: 'command-only', case: 'S-122' });
    expect(p.why('e1 crawls to 25400,27000')).toBeNull();
  });
  test('[S-123] afterwards it does not move again this turn', () => {
    const p = commanded().play('e1 halts');
    expect(p.model('e1').marks).toEqual(['commanded']);
    p.play('done');
    expect(p.why('e1 to 25400,26000')).toMatchObject({ code: 'commanded', case: 'S-123' });
  });
  test('[S-122] who moves whom is shown, and the half-phase does not end by it', () => {
    const p = commanded();
    expect(p.view().decision).toEqual({ kind: 'activation', side: 'good', model: 'e1', why: 'command' });
    expect(p.orders('e1')).toContain('{"type":"halt","model":"e1"}');
    expect(p.play('e1 halts').side).toBe('good');
    expect(p.view().decision).toMatchObject({ kind: 'activation', model: 'hero' });
  });
  test('[S-122, S-20] nobody else acts meanwhile', () => {
    expect(commanded().why('g1 to 30000,41000')).toMatchObject({ code: 'another-acts' });
  });
});

describe('Sentries', () => {
  const LINE =
    't2 move good* sentries | g1=mt-shield@25400,30000 | e1=mo-shield@25400,38000 sentry | e2=mo-shield@5",5" sentry';

  test('[A-58, R-55] who is distracted is moved by the other side, into no zone and no contact', () => {
    const half = { kind: 'halfMove', side: 'evil', tests: false };
    const p = standing(
      LINE.replace('move good*', 'move evil*'),
      half,
      activation({ model: 'e1', going: 'distracted', budget: 3 * INCH }),
    );
    expect(p.side).toBe('good');
    expect(p.why('e1 to 25400,35100')).toBeNull();
    expect(p.why('e1 to 25400,34900')).toMatchObject({ code: 'zone' });
    expect(p.why('e1 charges g1')).toMatchObject({ code: 'may-not-charge', case: 'A-55' });
    expect(p.why('g1 to 25400,29000')).not.toBeNull();
    expect(p.play('e1 halts').side).toBe('evil');
  });
  test('[A-59] who walks goes 3" at most, and charges nobody', () => {
    const half = { kind: 'halfMove', side: 'evil', tests: false };
    const p = standing(
      LINE.replace('move good*', 'move evil*'),
      half,
      activation({ model: 'e1', by: 'evil', going: 'walks', budget: 3 * INCH }),
    );
    expect(p.why('e1 to 25400,45620')).toBeNull();
    expect(p.why('e1 to 25400,45621')).toMatchObject({ code: 'too-far' });
    expect(p.why('e1 charges g1')).toMatchObject({ code: 'may-not-charge' });
  });
});

describe('Heroic actions', () => {
  const LINE =
    't2 move good* full | hero=mt-captain@25400,25400 | g1=mt-shield@25400,30000 | g2=mt-shield@5",40" | e1=mo-shield@25400,50000';
  const heroic = (action: string, line = LINE) =>
    standing(
      line,
      { kind: 'heroic', action, hero: 'hero', left: ['g1'], reach: null },
      activation({ model: 'hero', going: action === 'combat' ? 'combat' : 'heroic' }),
    );

  test('[X-13] members alone move in it, each once', () => {
    const p = heroic('move');
    expect(p.why('g2 to 5",41"')).toMatchObject({ code: 'no-member', case: 'X-13' });
    p.play('hero to 25400,24000', 'g1 to 25400,30500');
    expect(p.why('hero to 25400,29000')).toMatchObject({ code: 'no-member' });
    expect(p.model('hero').marks).toEqual(['moved', 'done']);
  });
  test('[X-13] each command ends within 6" of the Hero, or in contact with whom it charges', () => {
    const p = heroic('move', LINE.replace('25400,30000', '25400,40000'));
    expect(p.why('g1 to 25400,43140')).toBeNull();
    expect(p.why('g1 to 25400,43141')).toMatchObject({ code: 'out-of-reach', case: 'X-13' });
    expect(p.why('g1 charges e1')).toBeNull();
    expect(p.why('hero to 25400,20000')).toBeNull();
  });
  test('[X-13] also standing up', () => {
    const p = heroic('move', LINE.replace('@25400,30000', '@25400,45000 prone'));
    expect(p.why('g1 stands')).toMatchObject({ code: 'out-of-reach' });
  });
  test('[X-15] after a Heroic Combat each moves again, up to full Mv whatever it has spent', () => {
    const p = heroic('combat', LINE.replace('@25400,30000', '@25400,30000 done spent:6"'));
    expect(p.why('g1 to 25400,44960')).toBeNull();
    expect(p.why('g1 to 25400,29000 25400,45000')).toMatchObject({ code: 'too-far' });
  });
});
