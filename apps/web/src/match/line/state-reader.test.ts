import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { StateReader } from './state-reader.ts';

interface Written {
  ply: number;
  watchers: number;
  cells: Map<string, string>;
}
interface Writer {
  encodeAll(at: { offset: number }): Uint8Array;
  encode(): Uint8Array;
  discardChanges(): void;
}
/** The server's framework, as the page's SDK brings it along. */
const framework = createRequire(createRequire(import.meta.url).resolve('@colyseus/sdk'))('@colyseus/schema') as {
  readonly Encoder: new (state: Written) => Writer;
  readonly Reflection: { encode(writer: Writer): Uint8Array };
  schema(fields: object, name: string): new () => Written;
  readonly t: { uint32(): unknown; map(of: string): unknown };
};
const { Encoder, Reflection, schema, t } = framework;

/** As the server declares it. */
const RoomState = schema({ ply: t.uint32(), cells: t.map('string'), watchers: t.uint32() }, 'RoomState');

/** A server's state, and the reader of somebody who has just come in. */
function room(cells: Readonly<Record<string, string>> = {}) {
  const state = new RoomState();
  Object.assign(state, { ply: 0, watchers: 0 });
  for (const [name, text] of Object.entries(cells)) state.cells.set(name, text);
  const writer = new Encoder(state);
  const enter = () => {
    const reader = new StateReader();
    reader.handshake(new Uint8Array(Reflection.encode(writer)), { offset: 0 });
    reader.setState(Uint8Array.from([0, ...writer.encodeAll({ offset: 0 })]), { offset: 1 });
    return reader;
  };
  return {
    state,
    enter,
    whole: () => Uint8Array.from(writer.encodeAll({ offset: 0 })),
    /** What has changed since the last time. */
    change() {
      const bytes = Uint8Array.from([0, ...writer.encode()]);
      writer.discardChanges();
      return bytes;
    },
  };
}

const shown = (state: Written) => ({ ply: state.ply, watchers: state.watchers, cells: new Map(state.cells) });

describe('the state of a room', () => {
  test('is read whole', () => {
    const { state, enter } = room({ 'view/turn': '3', seats: '[{"name":"Éomer 🏰"}]', long: 'x'.repeat(300) });
    Object.assign(state, { ply: 70_000, watchers: 2 });
    expect(enter().getState()).toEqual(shown(state));
  });

  test('follows every change: new cells, other texts, cells that go and come back', () => {
    const { state, enter, change } = room({ a: '1', b: '2', c: '3' });
    state.ply = 1;
    change();
    const reader = enter();
    const steps: readonly (() => void)[] = [
      () => (state.ply = 2),
      () => state.cells.set('b', 'two'),
      () => state.cells.delete('a'),
      () => {
        state.cells.set('d', '4');
        state.cells.delete('c');
        state.watchers = 300;
      },
      () => state.cells.set('a', 'again'),
      () => {
        state.cells.delete('b');
        state.cells.set('b', 'anew');
      },
      () => state.cells.clear(),
      () => state.cells.set('z', '26'),
    ];
    for (const step of steps) {
      step();
      reader.patch(change(), { offset: 1 });
      expect(reader.getState()).toEqual(shown(state));
    }
  });

  test('follows a long row of changes by chance, and is the same to whoever comes in later', () => {
    const { state, enter, change } = room();
    change();
    const reader = enter();
    let seed = 7;
    const chance = (n: number) => (seed = (seed * 48_271) % 2_147_483_647) % n;
    for (let step = 0; step < 400; step++) {
      for (let i = chance(5); i >= 0; i--) {
        const name = `view/units/orc-${chance(150)}`;
        if (chance(3) === 0) state.cells.delete(name);
        else state.cells.set(name, String(chance(1000)));
      }
      state.ply = step;
      reader.patch(change(), { offset: 1 });
      if (step % 20 === 0) expect(enter().getState()).toEqual(shown(state));
      expect(reader.getState()).toEqual(shown(state));
    }
  });

  test('is read anew by whoever was cut off: what has gone meanwhile is gone', () => {
    const { state, enter, change, whole } = room({ a: '1', b: '2' });
    change();
    const reader = enter();
    state.cells.delete('a');
    state.cells.set('c', '3');
    change();
    reader.setState(whole(), { offset: 0 });
    expect(reader.getState()).toEqual(shown(state));
    state.cells.set('c', 'three');
    reader.patch(change(), { offset: 1 });
    expect(reader.getState()).toEqual(shown(state));
  });
});

test('of a state of another make nothing is read', () => {
  const Other = schema({ turn: t.uint32(), cells: t.map('string') }, 'Other');
  const writer = new Encoder(new Other());
  const reader = new StateReader();
  reader.handshake(new Uint8Array(Reflection.encode(writer)), { offset: 0 });
  reader.setState(writer.encodeAll({ offset: 0 }), { offset: 0 });
  expect(reader.getState()).toBeUndefined();
});

test.each([
  ['a text cut short', [255, 1, 128, 0, 0xa5, 0x61]],
  ['a number cut short', [128, 1]],
  ['a field that there is not', [128 | 9, 0]],
])('what makes no sense is refused: %s', (_, bytes) => {
  const reader = new StateReader();
  reader.patch(Uint8Array.from([129, 1]), { offset: 0 });
  expect(() => reader.patch(Uint8Array.from(bytes), { offset: 0 })).toThrow(RangeError);
});
