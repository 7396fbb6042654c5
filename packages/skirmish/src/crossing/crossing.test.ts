/** [X-4 … X-7] Jumping, climbing, leaping, falling. */
import { describe, expect, test } from 'vitest';
import { position } from '../testing/index.ts';
import { hitsOfFall } from './trials.ts';

const FAR = 'e9=mo-shield@44",44"';
const on = (barriers: readonly unknown[], areas: readonly unknown[], models: string, far = FAR) =>
  position(
    `t2 move good* | table ${JSON.stringify({ w: 121920, h: 121920, areas, barriers, places: [] })} | ${models} | ${far}`,
  );
const fence = (height: number) => ({
  id: 'fence',
  height,
  line: [
    [10000, 20000],
    [40000, 20000],
  ],
});
const DITCH = {
  id: 'ditch',
  kind: 'gap',
  width: 3000,
  depth: 5000,
  polygon: [
    [10000, 20000],
    [40000, 20000],
    [40000, 23000],
    [10000, 23000],
  ],
};

describe('A jump', () => {
  const beside = (more = '', far = FAR) => on([fence(2000)], [], `g1=mt-shield@20000,18750${more}`, far);

  test('[X-4, M-24] 2 to 5: across, in contact with the barrier, and the move is over', () => {
    const p = beside().rolling(3).play('g1 jumps fence');
    expect(p.model('g1').at).toEqual([20000, 21250]);
    expect(p.told('crossed')).toEqual([
      {
        type: 'crossed',
        model: 'g1',
        how: 'jump',
        over: 'fence',
        die: 3,
        came: true,
        goesOn: false,
        at: [20000, 21250],
      },
    ]);
    expect(p.model('g1')).toMatchObject({ spent: 0, marks: ['moved', 'done', 'halted'] });
  });
  test('[X-4] 1: it stays, and its move is over', () => {
    const p = beside().rolling(1).play('g1 jumps fence');
    expect(p.model('g1').at).toEqual([20000, 18750]);
    expect(p.why('g1 to 20000,17000')).not.toBeNull();
  });
  test('[X-4] 6: across, and it may go on with all it has left', () => {
    const p = beside().rolling(6).play('g1 jumps fence');
    expect(p.asked).toBe('activation');
    expect(p.why('g1 to 20000,36490')).toBeNull();
    expect(p.why('g1 to 20000,36491')).toMatchObject({ code: 'too-far' });
  });
  test('[X-4] only who touches the barrier jumps, with movement left', () => {
    expect(on([fence(2000)], [], 'g1=mt-shield@20000,18700').why('g1 jumps fence')).toMatchObject({
      code: 'not-beside',
    });
    expect(on([fence(2000)], [], 'g1=mt-shield@20000,18725').why('g1 jumps fence')).toBeNull();
    expect(beside(' spent:6"').why('g1 jumps fence')).toMatchObject({ code: 'too-far' });
    expect(beside().why('g1 jumps hedge')).toMatchObject({ code: 'no-such-ground' });
  });
  test('[X-3, X-4] what hinders it in nothing it does not jump, and what is higher than itself it climbs', () => {
    expect(on([fence(1500)], [], 'g1=mt-shield@20000,18750').why('g1 jumps fence')).toMatchObject({
      code: 'no-need',
      case: 'X-3',
    });
    expect(on([fence(3001)], [], 'g1=mt-shield@20000,18750').why('g1 jumps fence')).toMatchObject({
      code: 'too-high',
      case: 'X-5',
    });
    expect(on([fence(3000)], [], 'g1=mt-shield@20000,18750').why('g1 jumps fence')).toBeNull();
  });
  test('[M-24] the place across must be clear, and in nobody’s zone', () => {
    expect(beside('', 'e9=mo-shield@20000,22000 prone').why('g1 jumps fence')).toMatchObject({
      code: 'not-clear',
      case: 'M-24',
    });
    expect(beside('', 'e9=mo-shield@20000,26289').why('g1 jumps fence')).toMatchObject({ code: 'not-clear' });
    expect(beside('', 'e9=mo-shield@20000,26290').why('g1 jumps fence')).toBeNull();
  });
  test('[X-4] its chances are told', () => {
    expect(
      beside()
        .offer('g1 jumps fence')
        .odds?.outcomes.map(({ kind, chance }) => [kind, chance.n]),
    ).toEqual([
      ['stays', 1],
      ['across', 4],
      ['across-and-goes-on', 1],
    ]);
  });
  test('[R-25] a Hero may raise the die, to each better result', () => {
    const p = on([fence(2000)], [], 'g1=mt-captain@20000,18750 might:2')
      .rolling(1)
      .play('g1 jumps fence');
    expect(p.asked).toBe('might');
    p.play('spend 1 on 0');
    expect(p.told('crossed')).toMatchObject([{ die: 2, came: true, goesOn: false }]);
    const q = on([fence(2000)], [], 'g1=mt-captain@20000,18750 might:2')
      .rolling(4)
      .play('g1 jumps fence', 'spend 2 on 0');
    expect(q.told('crossed')).toMatchObject([{ die: 6, goesOn: true }]);
  });
  test('[S-49, S-33] neither lying down nor Engaged', () => {
    expect(beside(' prone').why('g1 jumps fence')).toMatchObject({ code: 'prone' });
    expect(beside('', 'e9=mo-shield@20000,16250').why('g1 jumps fence')).toMatchObject({ code: 'engaged' });
  });
  test('[X-4] the menu has it', () => {
    expect(beside().orders('g1')).toContain('{"type":"jump","model":"g1","barrier":"fence"}');
  });
});

describe('A climb', () => {
  const beside = (height: number, model = 'g1=mt-shield@20000,18750') => on([fence(height)], [], model);

  test('[X-5] it costs twice the height, whatever the die', () => {
    const p = beside(4000).rolling(6).play('g1 climbs fence');
    expect(p.model('g1')).toMatchObject({ spent: 8000 * 256, at: [20000, 21250] });
    expect(p.asked).toBe('activation');
  });
  test('[X-5] 2 to 5: over, and the move is over', () => {
    const p = beside(4000).rolling(2).play('g1 climbs fence');
    expect(p.told('crossed')).toMatchObject([{ how: 'climb', came: true, goesOn: false }]);
  });
  test('[X-5, X-7] 1: it falls at the foot, is Prone and takes a hit for each full inch beyond its height, and one', () => {
    const p = beside(7000).rolling(1, 1, 1).play('g1 climbs fence');
    expect(p.model('g1')).toMatchObject({ at: [20000, 18750], prone: true });
    expect(p.told('fell')).toEqual([{ type: 'fell', model: 'g1', hits: 2 }]);
    expect(p.told('wound')).toHaveLength(2);
    expect(p.told('knockedDown')).toEqual([{ type: 'knockedDown', model: 'g1', why: 'fall' }]);
  });
  test('[X-5] the menu has it, with its cost', () => {
    const p = beside(4000);
    expect(p.orders('g1')).toContain('{"type":"climb","model":"g1","barrier":"fence"}');
    expect(p.offer('g1 climbs fence').cost).toBe(8000 * 256);
    expect(p.offer('g1 climbs fence').odds?.outcomes.map(({ kind }) => kind)).toEqual([
      'falls',
      'over',
      'over-and-goes-on',
    ]);
  });
  test('[X-5] of two barriers it climbs the one that is named', () => {
    const hedge = {
      id: 'hedge',
      height: 5000,
      line: [
        [10000, 17500],
        [40000, 17500],
      ],
    };
    const p = on([hedge, fence(4000)], [], 'g1=mt-shield@20000,18750').rolling(3);
    expect(p.orders('g1')).toContain('{"type":"climb","model":"g1","barrier":"hedge"}');
    expect(p.play('g1 climbs hedge').model('g1').at).toEqual([20000, 16250]);
  });
  test('[X-5] it needs that much movement', () => {
    expect(beside(7621).why('g1 climbs fence')).toMatchObject({ code: 'too-far', case: 'X-5' });
    expect(beside(7620).why('g1 climbs fence')).toBeNull();
  });
  test('[X-5] Cavalry does not climb, and nobody climbs what he can jump', () => {
    expect(beside(5000, 'g1=mt-knight@20000,18000').why('g1 climbs fence')).toMatchObject({
      code: 'mounted',
      case: 'X-5',
    });
    expect(beside(3000).why('g1 climbs fence')).toMatchObject({ code: 'not-high', case: 'X-4' });
  });
});

describe('A leap', () => {
  const beside = (model = 'g1=mt-shield@20000,18750') => on([], [DITCH], model);

  test('[X-6] a gap is entered in no other way', () => {
    expect(beside().why('g1 to 20000,19000')).toMatchObject({ code: 'barred' });
  });
  test('[X-6, M-24] 2 to 5: across, and the move is over; 6: and it may go on', () => {
    const p = beside().rolling(5).play('g1 leaps ditch');
    expect(p.model('g1')).toMatchObject({ at: [20000, 24250], spent: 0 });
    expect(beside().rolling(6).play('g1 leaps ditch').asked).toBe('activation');
  });
  test('[X-6, X-7] 1: it falls and is pulled back, Prone where it leapt from', () => {
    const p = beside().rolling(1, 6).play('g1 leaps ditch');
    expect(p.at('g1')).toBe('slain');
    const q = beside().rolling(1, 1).play('g1 leaps ditch');
    expect(q.model('g1')).toMatchObject({ at: [20000, 18750], prone: true });
  });
  test('[X-6] no wider than twice its own height', () => {
    expect(on([], [{ ...DITCH, width: 6001 }], 'g1=mt-shield@20000,18750').why('g1 leaps ditch')).toMatchObject({
      code: 'too-wide',
      case: 'X-6',
    });
    expect(on([], [{ ...DITCH, width: 6000 }], 'g1=mt-shield@20000,18750').why('g1 leaps ditch')).not.toMatchObject({
      code: 'too-wide',
    });
    expect(beside().why('g1 leaps moat')).toMatchObject({ code: 'no-such-ground' });
    // Neither is a fence leapt over, nor a ditch climbed.
    expect(beside().why('g1 climbs ditch')).toMatchObject({ code: 'no-such-ground' });
    expect(on([fence(2000)], [], 'g1=mt-shield@20000,18750').why('g1 leaps fence')).toMatchObject({
      code: 'no-such-ground',
    });
  });
  test('[X-6] the menu has it, and of other ground nothing of the kind', () => {
    const marsh = { ...DITCH, id: 'marsh', kind: 'slow', width: undefined, depth: undefined };
    const p = on([], [DITCH, marsh], 'g1=mt-shield@20000,18750');
    expect(p.orders('g1').filter((order) => order.includes('leap'))).toEqual([
      '{"type":"leap","model":"g1","area":"ditch"}',
    ]);
  });
});

describe('A fall', () => {
  test('[X-7] one hit, and one for each full inch beyond the model’s height', () => {
    expect([1000, 3000, 5539, 5540, 8080].map((height) => hitsOfFall(height, 3000))).toEqual([1, 1, 1, 2, 3]);
  });
  test('[X-7] a Hero may spend Fate on it', () => {
    const p = on([fence(4000)], [], 'g1=mt-captain@20000,18750 fate:1 might:0')
      .rolling(1, 6)
      .play('g1 climbs fence');
    expect(p.asked).toBe('fate');
    expect(p.rolling(4).play('fate').model('g1').wounds).toBe(2);
  });
});
