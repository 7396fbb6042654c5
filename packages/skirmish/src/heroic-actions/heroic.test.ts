/** [X-13 … X-15] Heroic actions while they are carried out. */
import { describe, expect, test } from 'vitest';
import { parseDiary, position, type Table } from '../testing/index.ts';

type Written = Readonly<Record<string, unknown>> & { readonly kind: string };

const at = (line: string, frames: readonly Written[], more: object = {}): Table =>
  position({ ...parseDiary(line), frames: [...frames], ...more });

const MOVE =
  't2 move good* heroics | hero=mt-captain@10",10" | g1=mt-shield@12",10" | g2=mt-shield@17",10" | far=mt-shield@30",10" | e1=mo-shield@10",40"';
const moving = (line = MOVE): Table => at(line, [{ kind: 'sequence', step: 'move' }]).play('hero calls move');

describe('Heroic Move', () => {
  test('[X-13] he and friends within 6" of him move, before the first half', () => {
    const p = moving();
    expect([p.asked, p.side]).toEqual(['heroic', 'good']);
    // From base to base 17" is 6.02" away.
    expect(p.view().decision?.models).toEqual(['hero', 'g1']);
    expect(p.why('g2 to 16",10"')).toMatchObject({ code: 'no-member' });
  });
  test('[X-13] the Hero moves first; a friend who moves before him leaves him where he is', () => {
    const p = moving();
    p.play('hero to 10",12"', 'g1 to 12",12"');
    expect(p.at('g1')).toBe('12.00,12.00');
    const other = moving().play('g1 to 12",12"');
    expect(other.why('hero to 10",12"')).toMatchObject({ code: 'no-member' });
    expect(other.model('hero').marks).not.toContain('moved');
  });
  test('[X-13] who moved so has moved; who did not go with him moves in the half of his side', () => {
    const p = moving().play('hero to 10",12"', 'done');
    expect(p.asked).toBe('halfMove');
    expect(p.why('hero to 10",13"')).toMatchObject({ code: 'has-moved' });
    expect(p.why('g1 to 12",12"')).toBeNull();
  });
  test('[X-13, R-96] all rules of moving hold', () => {
    const p = moving(MOVE.replace('e1=mo-shield@10",40"', 'e1=mo-shield@12",14"'));
    expect(p.why('hero to 12",13"')).toMatchObject({ case: 'S-25' });
  });
  test('[R-76] it ends by itself when nobody is left', () => {
    const p = moving(MOVE.replace('g1=mt-shield@12",10"', 'g1=mt-shield@25",10"')).play('hero to 10",16"');
    expect(p.asked).toBe('halfMove');
  });
});

const COMBAT =
  't2 fight good* heroics | hero=mt-captain@10",10" fought | g1=mt-shield@12",10" fought | far=mt-shield@40",40" | e1=mo-shield slain | e2=mo-shield@10",13" | e3=mo-shield@12",13" | e4=mo-shield@13",13" | g3=mt-shield@13",35556';

/** Their Fight is over, and its one enemy slain. */
const won = (line: string, fights: readonly object[] = []): Table =>
  at(
    line,
    [
      { kind: 'sequence', step: 'fights' },
      { kind: 'carryOut', action: 'combat', hero: 'hero', members: ['hero', 'g1'], foes: ['e1'] },
    ],
    { fights: [{ good: ['hero', 'g1'], evil: [], resolved: true }, ...fights] },
  );

describe('Heroic Combat', () => {
  const FOUR = COMBAT.replace(' | g3=mt-shield@13",35556', '');
  test('[X-15] every enemy slain, he and the friends of that Fight move again', () => {
    const p = won(FOUR);
    expect([p.asked, p.view().decision?.models]).toEqual(['heroic', ['hero', 'g1']]);
    expect(p.why('far to 40",41"')).toMatchObject({ code: 'no-member' });
  });
  test('[X-15, A-32] nothing Heavy is carried on meanwhile', () => {
    const p = won(
      `${FOUR.replace(' heroics', ' heroics burdens')} | b1=mt-bow@27900,60000 done | b2=mt-bow@32900,60000 done | object chest=heavy@30400,60000 by:b1+b2`,
    );
    expect(p.asked).toBe('heroic');
    expect(p.why('carry chest b1+b2 to 30400,62000')).toMatchObject({ code: 'command-only', case: 'X-15' });
  });
  test('[X-15] with an enemy left they do not', () => {
    const p = won(FOUR.replace('e1=mo-shield slain', 'e1=mo-shield@30",30"'));
    expect(p.asked).not.toBe('heroic');
  });
  test('[X-15, R-95] what they touch is paired off anew, and fought in the same phase', () => {
    const p = won(FOUR).play('hero charges e2', 'g1 charges e3');
    expect(p.told('paired').at(-1)?.fights).toEqual([
      { good: ['hero'], evil: ['e2'] },
      { good: ['g1'], evil: ['e3'] },
    ]);
    expect(p.asked).toBe('fights');
    expect(p.model('hero').marks).toContain('fought-again');
  });
  test('[R-95] an enemy who fights alone gets the newcomer as one more', () => {
    const line = COMBAT.replace('e4=mo-shield@13",13"', 'e4=mo-shield@13",33020').replace(
      'e3=mo-shield@12",13"',
      'e3=mo-shield@12",30"',
    );
    const p = won(line, [{ good: ['g3'], evil: ['e4'] }]).play('g1 charges e4', 'done');
    expect(p.state.fights.map(({ good, evil }) => [good, evil])).toEqual([[[1, 3], [7]]]);
  });
  test('[R-95] where no star would result the newcomer may not touch him', () => {
    const line = `${COMBAT.replace('e4=mo-shield@13",13"', 'e4=mo-shield@13",33020').replace('e3=mo-shield@12",13"', 'e3=mo-shield@12",30"')} | e5=mo-shield@35564,35556`;
    const p = won(line, [{ good: ['g3'], evil: ['e4', 'e5'] }]);
    expect(p.why('g1 charges e4')).toMatchObject({ code: 'no-star', case: 'X-15' });
    expect(p.orders('g1').some((order) => order.includes('"e4"'))).toBe(false);
  });
  test('[R-95] an enemy who has fought already is in no Fight more', () => {
    const p = won(FOUR.replace('e2=mo-shield@10",13"', 'e2=mo-shield@10",13" fought')).play('hero charges e2', 'done');
    expect(p.state.fights.filter(({ resolved }) => !resolved)).toEqual([]);
  });
  test('[X-15] each is in one more Fight at most', () => {
    const p = won(FOUR.replace('@12",10" fought', '@12",10" fought fought-again'));
    expect(p.view().decision?.models).toEqual(['hero']);
  });
  test('[T-9] of two calls for one Fight the second is lost', () => {
    const line = FOUR.replace('g1=mt-shield@12",10"', 'g1=mt-captain@12",10"');
    const p = at(
      line,
      [
        { kind: 'sequence', step: 'fights' },
        { kind: 'carryOut', action: 'combat', hero: 'hero', members: ['hero', 'g1'], foes: ['e1'] },
      ],
      { fights: [{ good: ['hero', 'g1'], evil: [], resolved: true }], calls: [{ hero: 'g1', action: 'combat' }] },
    ).play('g1 charges e3', 'done');
    expect(p.told('callLost')).toEqual([{ type: 'callLost', model: 'g1', action: 'combat' }]);
    expect(p.state.frames.at(-1)).toMatchObject({ kind: 'fights', pool: 'all' });
  });
  test('[X-15] his Fight is resolved before all others', () => {
    const p = at(
      't2 fight good* heroics | hero=mt-captain@10",10" | e1=mo-shield@27900,10" | g1=mt-shield@30",10" | e2=mo-shield@78700,10"',
      [{ kind: 'sequence', step: 'fight' }],
      {
        fights: [
          { good: ['g1'], evil: ['e2'] },
          { good: ['hero'], evil: ['e1'] },
        ],
      },
    ).play('hero calls combat');
    expect(p.state.frames.at(-1)).toEqual({ kind: 'fights', pool: 'heroic', hero: 0 });
  });
});

describe('Called and fought', () => {
  const LINE =
    't2 fight evil* heroics | hero=mt-captain@10",10" | g1=mt-shield@30",10" | e1=mo-shield@27900,10" | e2=mo-shield@13",12" | e3=mo-shield@78700,10"';
  const begun = (line = LINE): Table =>
    at(line, [{ kind: 'sequence', step: 'fight' }], {
      fights: [
        { good: ['g1'], evil: ['e3'] },
        { good: ['hero'], evil: ['e1'] },
      ],
    });

  test('[X-15] first his Fight, then his move, then the Fight that comes of it, among the others', () => {
    const p = begun().play('hero calls combat');
    expect(p.orders()).toEqual(['{"type":"fight","fight":["hero","e1"]}']);
    p.rolling(6, 3, 2, 6).play('fight hero e1', 'declare', 'e1 back 0');
    expect(p.model('e1').gone).toBe('slain');
    expect([p.asked, p.side]).toEqual(['heroic', 'good']);
    p.play('hero charges e2');
    expect(p.state.fights.map(({ good, evil }) => [good, evil])).toEqual([
      [[1], [4]],
      [[0], [3]],
    ]);
    expect([p.asked, p.side, p.orders().length]).toEqual(['fights', 'evil', 2]);
  });
  test('[X-15] his enemy alive, he does not move again', () => {
    const p = begun().play('hero calls combat').rolling(6, 3, 2, 1, 1).play('fight hero e1', 'declare', 'e1 back 0');
    expect(p.asked).toBe('fights');
    expect(p.orders()).toEqual(['{"type":"fight","fight":["g1","e3"]}']);
  });
});

describe('Heroic Strike', () => {
  const LINE = 't2 fight evil* heroics | hero=mt-captain@10",10" | e1=mo-wraith@27900,10" | g1=mt-shield@30",10"';
  const struck = (die: number): Table =>
    at(LINE, [{ kind: 'sequence', step: 'fight' }], { fights: [{ good: ['hero'], evil: ['e1'] }] })
      .play('hero calls strike')
      .rolling(die, 4, 3, 4, 1, 1)
      .play('fight hero e1');

  test('[X-16] before the Duel a D6 is added to his Fight value, to 10 at most', () => {
    // A drawn Duel: the Captain has 4 and the Ringwraith 5.
    expect(struck(2).told('won')).toEqual([{ type: 'won', side: 'good', by: 'fight-value' }]);
    expect(struck(3).told('struckHeroically')).toEqual([{ type: 'struckHeroically', model: 'hero', die: 3, fight: 7 }]);
    expect(struck(6).told('struckHeroically')).toMatchObject([{ die: 6, fight: 10 }]);
    expect(struck(2).state.calls).toEqual([]);
  });
});

describe('Heroic Shoot', () => {
  test('[X-14] he and friends within 6" of him shoot before the first half', () => {
    const line =
      't2 shoot evil* heroics | hero=mt-captain@10",10" | g1=mt-bow@12",10" | g2=mt-bow@14",10" | far=mt-bow@30",10" | e1=mo-bow@12",20"';
    const p = at(line, [{ kind: 'sequence', step: 'shoot' }]).play('hero calls shoot');
    expect([p.asked, p.side]).toEqual(['heroic', 'good']);
    expect(p.why('far shoots e1')).toMatchObject({ code: 'no-member', case: 'X-14' });
    p.rolling(1, 1).play('g2 shoots e1', 'g1 shoots e1');
    // Nobody of them is left who could shoot.
    expect([p.asked, p.side]).toEqual(['halfShoot', 'evil']);
    p.play('done');
    expect(p.why('g1 shoots e1')).toMatchObject({ code: 'has-shot' });
    expect(p.why('far shoots e1')).toBeNull();
  });
});

describe('[R-155] Two Heroes who call it in the same Fight', () => {
  const both = (): Table =>
    position({
      game: 'skirmish',
      options: { preset: 'full' },
      turn: 2,
      phase: 'fight',
      priority: 'good',
      models: [
        { id: 'cap', profile: 'mt-captain', at: [25_400, 25_400] },
        { id: 'o', profile: 'is-captain', at: [27_900, 25_400], wounds: 1, fate: 0, might: 1 },
        { id: 'z', profile: 'mo-shield', at: [60_000, 60_000] },
      ],
    });

  test('[X-15] the one whose call comes second moves again where he has slain the first', () => {
    // A 3: Evil's first. Then the Captain has a 6, and slays.
    const p = both().rolling(3).play('cap calls combat', 'o calls combat');
    p.rolling().play('fight cap o');
    while (p.asked === 'declare') p.rolling(...(p.side === 'evil' ? [6, 6, 1, 1] : [])).play('declare');
    while (p.asked !== 'losers') p.rolling().play('no');
    p.rolling(6).play('o back 0');
    expect(p.at('o')).toBe('slain');
    expect([p.asked, p.view().decision?.models]).toEqual(['heroic', ['cap']]);
    p.rolling().play('cap to 25400,30400');
    expect(p.told('callLost')).toEqual([]);
    expect(p.at('cap')).toBe('10.00,11.97');
  });
});
