import { describe, expect, test } from 'vitest';
import { parseIdList } from './id-list.ts';
import { privateUpdateSchema, type WirePrivate } from './socket.ts';
import { applyUpdate, makeUpdate, type Told } from './update.ts';

const FIRST: WirePrivate = {
  ply: 7,
  side: 'isengard',
  actors: 'orc-1..6,captain-1,warg-2',
  commands: [{ command: { type: 'done' } }],
  doneRefusal: null,
  canTakeBack: false,
  cells: { 'view/dummies': '{"real":"","dummy":"rocks-1"}' },
};

const toldOf = (message: WirePrivate): Told => ({ message, actors: parseIdList(message.actors) ?? [] });

describe('an update of what a seat is told', () => {
  test.each<[string, Partial<WirePrivate>, object]>([
    ['nothing but the ply', {}, {}],
    ['a piece that has nothing to do any more', { actors: 'orc-1,orc-3..6,captain-1,warg-2' }, { idle: 'orc-2' }],
    ['several of them', { actors: 'orc-1..5,warg-2' }, { actors: 'orc-1..5,warg-2' }],
    ['the shorter of the two', { actors: 'orc-1..2,orc-4..6,captain-1' }, { idle: 'orc-3,warg-2' }],
    ['all of them', { actors: '' }, { actors: '' }],
    ['others that have come', { actors: 'infantry-1,orc-1' }, { actors: 'infantry-1,orc-1' }],
    ['one that has gone and one that has come', { actors: 'orc-1..6,warg-3' }, { actors: 'orc-1..6,warg-3' }],
    ['another order', { actors: 'warg-2,orc-1' }, { actors: 'warg-2,orc-1' }],
    ['commands', { commands: [] }, { commands: [] }],
    ['a member that was not there', { standing: { rocks: 'never' } }, { standing: { rocks: 'never' } }],
    ['its own cells', { cells: {} }, { cells: {} }],
  ])('says %s, and nothing else', (_, change, told) => {
    const next: WirePrivate = { ...FIRST, ply: 8, ...change };
    const update = makeUpdate(toldOf(FIRST), toldOf(next));
    expect(update).toEqual({ ply: 8, ...told });
    expect(privateUpdateSchema.parse(update)).toEqual(update);
    expect(applyUpdate(FIRST, update)).toEqual(next);
  });
});
