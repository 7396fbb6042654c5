/** [S-72 … S-83] Losers Back Away, or are Trapped. */
import { describe, expect, test } from 'vitest';
import { position } from '../testing/index.ts';

const LINE = 't2 fight good* | g1=mt-bow@50800,50800 | e1=mo-bow@53300,50800';
/** Good wins. */
const won = (line = LINE, ...dice: number[]) =>
  position(line)
    .rolling(...(dice.length > 0 ? dice : [6, 1]))
    .play('fight g1 e1');

describe('Backing Away', () => {
  test('[S-72, M-17] a straight inch, away from the winner; its owner picks the direction', () => {
    const p = won();
    expect([p.asked, p.side]).toEqual(['losers', 'evil']);
    p.rolling(1).play('e1 back 0');
    expect(p.told('backedAway')).toEqual([
      { type: 'backedAway', model: 'e1', from: [53300, 50800], to: [55840, 50800] },
    ]);
    expect(p.state.contacts).toEqual([]);
  });

  test('[S-72, R-20] not towards the winner, and not off the table', () => {
    expect(won().why('e1 back 360')).toMatchObject({ code: 'closed-direction', case: 'S-72' });
    expect(won().why('g1 back 0')).toMatchObject({ code: 'not-your-model' });
    expect(won(`${LINE} | e2=mo-bow@90000,50800`).why('e2 back 0')).toMatchObject({
      code: 'not-a-loser',
      case: 'S-72',
    });
    const edge = won('t2 fight good* | g1=mt-bow@118170,50800 | e1=mo-bow@120670,50800');
    expect(edge.why('e1 back 0')).toMatchObject({ code: 'closed-direction' });
    expect(edge.why('e1 back 180')).toBeNull();
  });

  test('[S-26, S-73] it may end in a zone, but not in contact with an enemy', () => {
    const p = won(`${LINE} | g2=mt-bow@58300,52800`);
    expect(p.why('e1 back 0')).toBeNull();
    const blocked = won(`${LINE} | g2=mt-bow@58340,50800`);
    expect(blocked.why('e1 back 0')).toMatchObject({ code: 'closed-direction' });
  });

  test('[S-74, S-86] who cannot go the full inch is Trapped: it stays, and is struck twice for each Attack', () => {
    const walls = 'e2=mo-bow@55800,50800 | e3=mo-bow@53300,53300 | e4=mo-bow@53300,48300';
    const p = position(
      `t2 fight good* | g1=mt-bow@50800,50800 | e1=mo-bow@53300,50800 | g2=mt-bow@58300,50800 | g3=mt-bow@53300,55800 | g4=mt-bow@53300,45800 | ${walls}`,
    );
    // All round it stand friends who are Engaged and cannot make way.
    p.rolling(6, 1, 1, 1).play('fight g1 e1');
    expect(p.told('trapped')).toEqual([{ type: 'trapped', model: 'e1' }]);
    expect(p.told('wound')).toHaveLength(2);
    expect(p.diceLeft).toEqual([]);
  });

  test('[S-75, M-22] a Trapped survivor and the winner come apart by just enough', () => {
    const line =
      't2 fight good* | g1=mt-bow@50800,50800 | e1=mo-bow@48300,50800 prone | g2=mt-bow@90000,90000 | e2=mo-bow@92500,90000';
    const p = position(line).rolling(6, 1, 1, 1);
    p.play('fight g1 e1', 'e1 back 360');
    expect(p.told('parted')).toEqual([]);
    const stuck = position(
      't2 fight good* | e1=mo-bow@48300,50800 | g1=mt-bow@50800,50800 | g2=mt-bow@43300,50800 | e2=mo-bow@45800,50800 | g3=mt-bow@48300,55800 | e3=mo-bow@48300,53300 | g4=mt-bow@48300,45800 | e4=mo-bow@48300,48300',
    );
    stuck.rolling(6, 1, 1, 1).play('fight g1 e1');
    expect(stuck.told('parted')).toEqual([{ type: 'parted', models: ['g1', 'e1'], at: { g1: [50826, 50800] } }]);
    expect(stuck.view().contacts).not.toContainEqual(['g1', 'e1']);
  });

  test('[S-72, R-124] several losers go in the order that their owner likes', () => {
    const p = position('t2 fight good* | g1=mt-bow@50800,50800 | e1=mo-bow@53300,50800 | e2=mo-bow@48300,50800');
    p.rolling(6, 1, 1).play('fight g1 e1');
    expect(p.view().decision?.models).toEqual(['e1', 'e2']);
    p.play('e2 back 360').rolling(1).play('e1 back 0', 'g1 strikes e2');
    expect(p.at('e2')).toBe('18.02,20.00');
  });
});

describe('Making Way', () => {
  /** e1 is ranked before e2, with Engaged friends on both sides. */
  const RANK =
    'g1=mt-bow@50800,50800 | e1=mo-spear@53300,50800 | e2=mo-spear@55800,50800 | e3=mo-bow@53300,53300 | g3=mt-bow@50800,53300 | e4=mo-bow@53300,48300 | g4=mt-bow@50800,48300';
  const blocked = () => {
    const p = position(`t2 fight good* | ${RANK} | parted g1 e3 | parted g1 e4`);
    p.rolling(6, 1).play('fight g1 e1', ...(p.asked === 'declare' ? ['declare'] : []));
    if (p.asked === 'declare') p.play('declare');
    return p;
  };

  test('[S-76, S-141, M-19] one unengaged friend steps aside by the shortest way, the supporter, too', () => {
    const p = blocked();
    expect([p.asked, p.side]).toEqual(['makeWay', 'evil']);
    const order = p.commands().find(({ type }) => type === 'makeWay');
    expect(order).toMatchObject({ type: 'makeWay', model: 'e1', friend: 'e2' });
    p.rolling(1).play(JSON.stringify(order));
    expect(p.told('madeWay')).toMatchObject([{ model: 'e1', friend: 'e2' }]);
    expect(p.told('backedAway')).toMatchObject([{ model: 'e1' }]);
  });

  test('[S-77, S-79] it is optional: without it the loser is Trapped', () => {
    const p = blocked().rolling(1, 1).play('no');
    expect(p.told('trapped')).toEqual([{ type: 'trapped', model: 'e1' }]);
  });

  test('[S-76, S-78, S-79] by no other friend, no other way, and no more than one', () => {
    const p = blocked();
    expect(p.why('way e1 e3 0 53300,53300')).toMatchObject({ code: 'no-such-way', case: 'S-76' });
    expect(p.why('way e2 e1 0 53300,53300')).toMatchObject({ code: 'not-a-loser', case: 'S-72' });
  });

  test('[S-143] with pikes two deep nobody alone can make way, and the fighter is Trapped', () => {
    const deep = `${RANK} | e5=mo-bow@58300,50800`.replaceAll('mo-spear', 'is-pike');
    const p = position(`t2 fight good* | ${deep} | parted g1 e3 | parted g1 e4`);
    p.rolling(6, 1, 1, 1).play('fight g1 e1');
    while (p.asked === 'declare') p.play('declare');
    expect(p.told('trapped').map(({ model }) => model)).toContain('e1');
  });
});

describe('Lying down in Fights', () => {
  test('[S-83, R-21] a Prone loser Backs Away if it can, and is struck as Trapped all the same', () => {
    const p = position('t2 fight good* | g1=mt-bow@50800,50800 | e1=mo-bow@53300,50800 prone')
      .rolling(6, 1)
      .play('fight g1 e1');
    p.rolling(1, 1).play('e1 back 0');
    expect(p.told('wound')).toHaveLength(2);
  });

  test('[S-82, R-127] a Prone winner makes no Strikes, but may stand up at once', () => {
    const lying = () =>
      position('t2 fight good* | g1=mt-bow@50800,50800 prone | e1=mo-bow@53300,50800')
        .rolling(6, 1)
        .play('fight g1 e1', 'e1 back 0');
    const p = lying();
    expect([p.asked, p.side]).toEqual(['rise', 'good']);
    expect(p.diceLeft).toEqual([]);
    p.play('g1 stands');
    expect(p.told('rose')).toEqual([{ type: 'rose', model: 'g1' }]);
    expect(p.model('g1').prone).toBe(false);
    expect(lying().play('stay').model('g1').prone).toBe(true);
  });
});
