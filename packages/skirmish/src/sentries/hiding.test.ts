/** Sentries whom the other side has not seen. */
import { describe, expect, test } from 'vitest';
import { skirmish } from '../engine/rules.ts';
import { newTable, position, type Table } from '../testing/index.ts';

const SENTRY = 'e1=is-scout-shield@50800,50800 sentry hidden';
const hut = (x: number, y: number, w: number, h: number): string =>
  `table ${JSON.stringify({
    w: 121920,
    h: 121920,
    barriers: [],
    places: [],
    areas: [
      {
        id: 'hut',
        kind: 'impassable',
        top: 8000,
        polygon: [
          [x, y],
          [x + w, y],
          [x + w, y + h],
          [x, y + h],
        ],
      },
    ],
  })}`;
const raid = (good: string, more = '', sentry = SENTRY): Table =>
  position(`t2 move good* sentries hiddenSentries:true | ${good} | ${sentry}${more}`);
const watch = (more = '', sentry = SENTRY): Table =>
  position(`t2 move evil* sentries hiddenSentries:true | g1=ro-spears@90000,90000 | ${sentry}${more}`);
const asTold = (p: Table, viewer: 'good' | 'evil' | 'spectator') =>
  p.events.flatMap((event) => skirmish.redact(event, viewer)?.type ?? []);

describe('Who hides', () => {
  test('[X-36] is shown to its own side alone, and nothing of what befell it is', () => {
    const p = watch('', `${SENTRY} prone as-wounds:2 wounds:1`);
    for (const viewer of ['good', 'spectator'] as const) {
      expect(p.view(viewer).models['e1']).toMatchObject({
        at: null,
        gone: 'unseen',
        prone: false,
        wounds: 2,
        marks: [],
      });
      expect(JSON.stringify(p.view(viewer))).not.toContain('50800');
    }
    expect(p.view('evil').models['e1']).toMatchObject({ at: [50800, 50800], gone: '', prone: true, wounds: 1 });
  });

  test('[X-36] sets up unseen, and all others are told of', () => {
    const p = newTable({ scenario: 'the-watch', house: { hiddenSentries: true } });
    p.play('plan round');
    expect(asTold(p, 'evil')).toEqual(['deployed']);
    expect(asTold(p, 'good')).toEqual([]);
    p.play('done', 'plan round', 'done');
    expect(asTold(p, 'good')).toContain('deployed');
    const unseen = Object.values(p.view('good').models).filter(({ gone }) => gone === 'unseen');
    expect(unseen.length).toBe(p.state.models.filter(({ hidden }) => hidden).length);
    expect(unseen.length).toBeGreaterThan(6);
    expect(Object.values(p.view('evil').models).some(({ gone }) => gone === 'unseen')).toBe(false);
  });

  test('[X-36, A-56] its die and its way are for its own side, and so is that it moves at all', () => {
    const p = watch().rolling(4).play('e1 rolls', 'e1 to 50800,52000');
    expect(asTold(p, 'evil')).toEqual(['sentry', 'moved']);
    expect([asTold(p, 'good'), asTold(p, 'spectator')]).toEqual([[], []]);
    expect(p.view('evil').decision).toMatchObject({ kind: 'activation', model: 'e1' });
    expect(p.view('good').decision).toEqual({ kind: 'halfMove', side: 'evil' });
  });

  test('[X-36, A-58, R-152] nobody walks whom he does not see: where it is distracted, it stays', () => {
    const p = watch().rolling(2).play('e1 rolls');
    expect([p.side, p.asked]).toEqual(['evil', 'halfMove']);
    expect(p.why('done')).toBeNull();
    expect(p.why('e1 to 50800,51000')).toMatchObject({ code: 'has-moved' });
  });

  test('[X-36] is no target, hides nobody, and bars no way that a menu or a refusal would tell of', () => {
    const other = ' | e2=is-scout-shield@110000,110000';
    const p = raid('g1=ro-bow@20000,50800', other);
    const gone = raid('g1=ro-bow@20000,50800', other, 'e1=is-scout-shield sentry slain');
    expect(p.why('g1 charges e1 by 48300,50800')).toEqual(gone.why('g1 charges e1 by 48300,50800'));
    expect(p.commands('g1')).toEqual(gone.commands('g1'));
    const shot = position(
      `t2 shoot good* sentries | g1=ro-bow@10000,50800 | ${SENTRY} | e2=is-scout-shield@70000,50800`,
    );
    expect(shot.offer('g1 shoots e2')).toEqual(
      position('t2 shoot good* sentries | g1=ro-bow@10000,50800 | e2=is-scout-shield@70000,50800').offer(
        'g1 shoots e2',
      ),
    );
  });

  test('[X-36, R-153] that it is gone is told, and not from where', () => {
    const deep = {
      w: 121920,
      h: 121920,
      barriers: [],
      places: [],
      areas: [
        {
          id: 'river',
          kind: 'water',
          depth: 'deep',
          polygon: [
            [0, 53000],
            [99000, 53000],
            [99000, 60000],
            [0, 60000],
          ],
        },
      ],
    };
    const p = position(
      `t2 move evil* water sentries hiddenSentries:true | g1=ro-spears@90000,90000 | ${SENTRY} | e2=is-scout-shield@10000,10000 | table ${JSON.stringify(deep)}`,
    )
      .rolling(6, 1)
      .play('e1 rolls', 'e1 to 50800,55000');
    expect(p.model('e1').gone).toBe('drowned');
    expect(asTold(p, 'good')).toEqual(['gone']);
    expect(p.told('gone')).toMatchObject([{ model: 'e1', how: 'drowned', at: null }]);
    expect(p.view('good').models['e1']?.gone).toBe('drowned');
  });

  test('[X-36] is shown to all when the battle is over', () => {
    const p = position(`t2 end good* sentries hiddenSentries:true turnLimit:2 | g1=ro-spears@90000,90000 | ${SENTRY}`);
    expect(p.state.outcome).not.toBeNull();
    expect(p.view('good').models['e1']?.at).toEqual([50800, 50800]);
  });
});

describe('Who hides is seen', () => {
  const gapTo = (inches: number) => 50800 - 2500 - inches * 2540;

  test('[X-36, M-26] by whoever moves to within 12" of it and has it in sight, from then on', () => {
    const p = raid(`g1=ro-spears@${gapTo(14)},50800`);
    p.play(`g1 to ${gapTo(12) - 1},50800`);
    expect([p.model('e1').hidden, p.told('sighted')]).toEqual([true, [{ type: 'sighted', models: [] }]]);
    p.play(`g1 to ${gapTo(12)},50800`);
    expect([p.model('e1').hidden, p.told('sighted')]).toEqual([
      false,
      [{ type: 'sighted', models: [{ model: 'e1', at: [50800, 50800] }] }],
    ]);
    p.play(`g1 to ${gapTo(13)},50800`);
    expect(p.view('good').models['e1']?.at).toEqual([50800, 50800]);
  });

  test('[X-36] not through a hut', () => {
    const p = raid(`g1=ro-spears@${gapTo(10)},50800`, ` | ${hut(40000, 45000, 4000, 12000)}`);
    p.play(`g1 to ${gapTo(9)},50800`);
    expect(p.model('e1').hidden).toBe(true);
  });

  test('[X-36, R-151] a way is carried out up to where it comes into sight, and may go on', () => {
    const p = raid(`g1=ro-spears@${gapTo(14)},50800`);
    p.play(`g1 to ${gapTo(9)},50800`);
    expect([p.asked, p.side, p.model('e1').hidden]).toEqual(['activation', 'good', false]);
    const [x = 0] = p.model('g1').at ?? [];
    expect(x).toBeGreaterThanOrEqual(gapTo(12));
    expect(x).toBeLessThanOrEqual(gapTo(11.5));
    p.play(`g1 to ${gapTo(9)},50800`);
    expect(p.model('g1').at?.[0]).toBe(gapTo(9));
  });

  test('[X-36, R-151] a way that would lead into its zone, out of sight, ends before that', () => {
    const wall = ` | table {"w":121920,"h":121920,"areas":[],"barriers":[{"id":"wall","height":9000,"line":[[52200,10000],[52200,90000]]}],"places":[]}`;
    const p = raid('g1=ro-spears@53600,62000', wall);
    p.play('g1 to 53600,56000');
    expect(p.model('e1').hidden).toBe(true);
    p.play('g1 to 53600,50800');
    expect([p.model('e1').hidden, p.asked]).toEqual([false, 'activation']);
    const [x = 0, y = 0] = p.model('g1').at ?? [];
    const reach = 2500 + 2540;
    expect((x - 50800) ** 2 + (y - 50800) ** 2).toBeGreaterThanOrEqual(reach ** 2);
    expect(p.why('g1 to 53600,50800')).toMatchObject({ code: 'zone' });
  });

  test('[X-36] when it walks into sight itself: what went before is not told', () => {
    const p = raid('g1=ro-spears@50800,10000', '', 'e1=is-scout-shield@50800,44500 sentry hidden').play('done');
    p.rolling(6).play('e1 rolls', 'e1 to 50800,40000');
    expect(asTold(p, 'evil')).toEqual(['sentry', 'moved', 'sighted', 'moved']);
    expect(asTold(p, 'good')).toEqual(['sighted', 'moved']);
    expect(p.told('moved').at(-1)?.path).toEqual([[50800, 40000]]);
    expect(p.at('e1')).toBe('20.00,15.75');
  });

  test('[X-36] a passage through sight is enough', () => {
    const p = raid(
      'g1=ro-spears@50800,10000',
      ` | ${hut(52000, 30000, 6000, 4000)}`,
      'e1=is-scout-shield@59000,36500 sentry hidden',
    ).play('done');
    p.rolling(6).play('e1 rolls', 'e1 to 47000,36500 47000,36400');
    expect(p.model('e1').hidden).toBe(false);
  });

  test('[X-36, A-61, R-150] with the alarm, all of them', () => {
    const p = position(
      `t2 end good* sentries hiddenSentries:true | g1=ro-spears@50800,57000 | ${SENTRY} | e2=is-scout-shield@90000,90000 sentry hidden`,
    );
    expect([p.state.alarm, p.model('e1').hidden, p.model('e2').hidden]).toEqual([true, false, false]);
  });

  test('[X-36] by nobody who sets up, until all stand', () => {
    const p = newTable({ scenario: 'the-watch', house: { hiddenSentries: true } });
    p.play('plan round', 'done', 'plan round');
    expect(p.told('sighted')).toEqual([]);
    p.play('done');
    expect(p.told('sighted').length).toBe(1);
  });

  test('[X-36, A-58, R-151] when another Sentry is walked into it by who sees that one: it goes no step', () => {
    const p = watch(' | e2=is-scout-shield@50800,55000 sentry').rolling(2).play('e2 rolls');
    expect([p.side, p.why('e2 to 50800,52000')]).toEqual(['good', null]);
    p.play('e2 to 50800,52000');
    expect([p.asked, p.side, p.at('e2'), p.model('e1').hidden]).toEqual(['activation', 'good', '20.00,21.65', false]);
    expect(p.why('e2 to 50800,52000')).toMatchObject({ code: 'base' });
  });

  test('[X-36] when it shoots or charges: nobody can be told of whom it met, and not of it', () => {
    const p = position(
      `t2 shoot evil* sentries hiddenSentries:true sentryShoot:true | g1=ro-spears@50800,90000 | e1=is-scout-bow@50800,50800 sentry hidden`,
    ).rolling(1);
    p.play('e1 shoots g1');
    expect(asTold(p, 'good').slice(0, 2)).toEqual(['sighted', 'shot']);
  });

  test('[X-36] who has looked about takes nothing back', () => {
    const p = raid(`g1=ro-spears@10000,50800`).play('g1 to 12000,50800');
    expect(p.events.some((event) => skirmish.reveals(event, 'good'))).toBe(true);
  });
});
