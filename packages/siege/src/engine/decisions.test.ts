/** A decision is about its own piece, and all that comes of it is told. */
import { newGame, position, type Table } from '@warbeacon/siege/testing';
import { describe, expect, test } from 'vitest';

const assault = (diary: string) => position(`turn 2, isengard-combat, melee\n${diary}`);

const thrownBack = () =>
  assault(`
    0826: uruk-guard-1
    0825: infantry-1, aragorn, gimli
    0815: infantry-2
  `)
    .rolling(3, 4, 6)
    .play('uruk-guard-1 attacks infantry-1', 'done');
const askedToFollow = () => thrownBack().play('infantry-1 retreats 0824');
const aboutToWithdraw = () =>
  assault(`
    0826: orc-1
    0726: orc-2
    0825: archer-1
    0615: orc-3
    0614: infantry-1
  `).play('orc-1 attacks archer-1', 'orc-2 attacks archer-1', 'orc-3 attacks infantry-1', 'done');
const pushedAside = () =>
  assault(`
    0826: uruk-guard-1
    0825: infantry-1
    0824: infantry-2
    0725: infantry-3
    0925: infantry-4
    0724: infantry-5
    0924: infantry-6
  `)
    .rolling(3, 4, 6)
    .play('uruk-guard-1 attacks infantry-1', 'done', 'infantry-1 retreats 0824');
const loneLeaderThrownBack = () =>
  position(`
    turn 2, westernesse-combat, duel
    0825: eomer
    0826: chief
    0815: infantry-2
  `)
    .rolling(5)
    .play('eomer duels chief');

describe('[3.0] A decision is about its own piece', () => {
  test.each<[string, () => Table, verb: (piece: string) => string, kind: 'unit' | 'leader', other: string]>([
    ['a retreat', thrownBack, (piece) => `${piece} retreats 0824`, 'unit', 'infantry-2'],
    ['a withdrawal', aboutToWithdraw, (piece) => `${piece} withdraws 0824`, 'unit', 'infantry-1'],
    ['standing', aboutToWithdraw, (piece) => `${piece} stands`, 'unit', 'infantry-1'],
    ['a displacement', pushedAside, (piece) => `${piece} displaced to 0823`, 'unit', 'infantry-3'],
    ['following', askedToFollow, (piece) => `${piece} follows`, 'leader', 'gimli'],
    ['staying', askedToFollow, (piece) => `${piece} stays`, 'leader', 'gimli'],
  ])('[3.0] %s: neither of the enemy’s, nor of another, nor of nobody', (_what, begin, verb, kind, other) => {
    const p = begin();
    expect(p).toRefuse(verb(kind === 'unit' ? 'orc-6' : 'captain-1'), 'not-your-piece');
    expect(p).toRefuse(verb(other), `other-${kind}`);
    expect(p).toRefuse(verb(kind === 'unit' ? 'infantry-99' : 'aragorn-2'), `unknown-${kind}`);
  });

  test('[3.0, 7.26] a leader’s retreat too', () => {
    const p = loneLeaderThrownBack();
    expect(p).toRefuse('aragorn retreats 0827 0828', 'not-your-piece');
    expect(p).toRefuse('captain-1 retreats 0827 0828', 'other-leader', '7.26');
  });

  test('[3.0] an enemy’s piece has no commands, whoever asks for them', () => {
    const p = position(`
      turn 2, isengard-movement
      0826: orc-1
      0830: captain-1
      0820: infantry-1, aragorn
    `);
    expect(p.orders('orc-1')).not.toEqual([]);
    expect(p.orders('captain-1')).not.toEqual([]);
    expect(p.orders('infantry-1')).toEqual([]);
    expect(p.orders('aragorn')).toEqual([]);
  });
});

describe('what comes of a decision is told', () => {
  test('[7.54, A8.24] of a retreat, and of who goes along', () => {
    const p = thrownBack().play('infantry-1 retreats 0824', 'aragorn follows', 'gimli stays');
    expect(p.events).toEqual([
      { type: 'retreated', piece: 'infantry-1', from: '0825', path: ['0824'], before: false },
      { type: 'disrupted', unit: 'infantry-1' },
      { type: 'followed', leader: 'aragorn', to: '0824' },
      { type: 'stayed', leader: 'gimli' },
    ]);
  });

  test('[7.7] of a withdrawal, and of the attacks that lapse with it, not of the others', () => {
    const p = aboutToWithdraw().rolling(3, 6, 6).play('archer-1 withdraws 0824', 'hold');
    expect(p.events.slice(0, 7)).toEqual([
      { type: 'retreated', piece: 'archer-1', from: '0825', path: ['0824'], before: true },
      { type: 'steadiness', unit: 'archer-1', die: 3, disrupted: true },
      { type: 'disrupted', unit: 'archer-1' },
      { type: 'attackLapsed', unit: 'orc-1', target: 'archer-1' },
      { type: 'attackLapsed', unit: 'orc-2', target: 'archer-1' },
      { type: 'held', hex: '0825' },
      expect.objectContaining({ type: 'struck', unit: 'orc-3' }),
    ]);
    const steady = aboutToWithdraw().rolling(4).play('archer-1 withdraws 0824');
    expect(steady.told('steadiness')).toEqual([{ type: 'steadiness', unit: 'archer-1', die: 4, disrupted: false }]);
    expect(steady.told('disrupted')).toEqual([]);
  });

  test('[7.7] of a unit that stands', () => {
    const p = aboutToWithdraw().rolling(6, 6, 6, 6, 6, 6).play('archer-1 stands');
    expect(p.events[0]).toEqual({ type: 'stood', unit: 'archer-1' });
  });

  test('[A7.64] of a displacement', () => {
    const p = pushedAside();
    const [order = ''] = p.orders();
    p.play(order);
    expect(p.events.slice(0, 2)).toEqual([
      { type: 'displaced', unit: 'infantry-2', from: '0824', to: order.split(' ').at(-1) },
      { type: 'disrupted', unit: 'infantry-2' },
    ]);
  });

  test('[13.0] of a deployment by plan, which each side has its own of', () => {
    const p = newGame();
    const plans = (table: Table) => table.orders(null).filter((order) => order.startsWith('set up'));
    const own = plans(p);
    expect(own).toEqual(['set up vanguard', 'set up both-ends']);
    p.play('set up vanguard');
    expect(p.events).toEqual([{ type: 'setUp', side: 'isengard', plan: 'vanguard' }]);
    p.play('done');
    expect(plans(p)).not.toContain('set up vanguard');
    expect(p).toRefuse('set up vanguard', 'unknown-plan');
  });

  test('[20.81] rocks that lie can be lifted again, by who laid them', () => {
    const lifts = (table: Table) => table.orders(null).filter((order) => order.startsWith('rocks'));
    const p = newGame();
    expect(lifts(p)).toEqual([]);
    p.play('set up vanguard', 'done', 'rocks to 1310', 'rocks to 1510 dummy');
    expect(lifts(p).filter((order) => order.includes(' off '))).toEqual(['rocks off 1310', 'rocks off 1510']);
    p.play('rocks off 1310');
    expect(p.events).toEqual([{ type: 'rocksLifted', rocks: 'rocks-1', hex: '1310' }]);
    expect(lifts(p)).toContain('rocks to 1310');
    expect(lifts(p)).not.toContain('rocks to 1510');
  });

  test('[7.26] of a lone leader who is thrown back', () => {
    const p = loneLeaderThrownBack().play('chief retreats 0827 0828');
    expect(p.events[0]).toEqual({
      type: 'retreated',
      piece: 'chief',
      from: '0826',
      path: ['0827', '0828'],
      before: false,
    });
  });
});

describe('[20.83] Dummies lie no longer where Isengard comes, whatever brings it there', () => {
  test('[20.83] when it is thrown back over them', () => {
    const p = position(`
      turn 5, westernesse-combat, melee
      1410: infantry-1, theoden
      1510: orc-1
      rocks 1610 dummy
    `)
      .rolling(1, 1, 6)
      .play('infantry-1 attacks orc-1', 'done', 'orc-1 retreats 1610');
    expect(p.told('rocksGone')).toEqual([{ type: 'rocksGone', rocks: 'rocks-1', hex: '1610' }]);
  });

  test('[20.83, A7.64] when a friend pushes it there', () => {
    const p = position(`
      turn 5, westernesse-combat, melee
      1410: infantry-1, theoden
      1510: orc-1
      1610: orc-2
      1609: orc-3
      1509: orc-4
      rocks 1710 dummy
    `)
      .rolling(1, 1, 6)
      .play('infantry-1 attacks orc-1', 'done', 'orc-1 retreats 1610', 'orc-2 displaced to 1710');
    expect(p.told('rocksGone')).toHaveLength(1);
  });

  test('[20.83, 7.7] when it withdraws', () => {
    const p = position(`
      turn 5, westernesse-combat, melee
      1410: infantry-1
      1510: orc-archer-1
      rocks 1610 dummy
    `)
      .play('infantry-1 attacks orc-archer-1', 'done')
      .rolling(6)
      .play('orc-archer-1 withdraws 1610');
    expect(p.told('rocksGone')).toHaveLength(1);
  });
});
