import { type Client, ClientState } from '@colyseus/core';
import { describe, expect, test } from 'vitest';
import { RoomState, showMove } from './room-state.ts';
import { Deliveries, StateSender } from './state-sender.ts';

/** As much of a socket as a sender knows; it keeps the very bytes that it is given, as a line does that has no room. */
function slowLine(joined = true) {
  const frames: Uint8Array[] = [];
  const client = {
    state: joined ? ClientState.JOINED : ClientState.JOINING,
    raw: (frame: Uint8Array) => void frames.push(frame),
  };
  return { frames, client: client as unknown as Client };
}

const moveTo = (state: RoomState, ply: number, hex: string) =>
  showMove(state, { ply, set: new Map([['view/units/orc-1', hex.repeat(20)]]), gone: [] });

describe('the state of a room', () => {
  const made = () => {
    const state = new RoomState();
    const sender = new StateSender(new Deliveries());
    sender.reset(state);
    return { state, sender };
  };

  test('does not change under a line that has not taken it yet', () => {
    const { state, sender } = made();
    const { frames, client } = slowLine();
    moveTo(state, 1, '1310');
    const whole = sender.getFullState();
    const first = Uint8Array.from(whole);
    sender.applyPatches([client]);
    const patch = Uint8Array.from(frames[0] ?? []);
    moveTo(state, 2, '0912');
    sender.applyPatches([client]);
    sender.getFullState();
    expect(frames).toHaveLength(2);
    expect(frames[0]).toEqual(patch);
    expect(frames[1]).not.toEqual(patch);
    expect(whole).toEqual(first);
  });

  test('is encoded once for all who come while nothing happens, and anew when something has', () => {
    const { state, sender } = made();
    moveTo(state, 1, '1310');
    sender.applyPatches([]);
    const whole = sender.getFullState();
    expect(sender.getFullState()).toBe(whole);
    moveTo(state, 2, '0912');
    expect(sender.getFullState()).not.toEqual(whole);
  });

  test('goes only to those who have been let in', () => {
    const { state, sender } = made();
    const [here, coming] = [slowLine(), slowLine(false)];
    moveTo(state, 1, '1310');
    expect(sender.applyPatches([here.client, coming.client])).toBe(true);
    expect([here.frames.length, coming.frames.length]).toEqual([1, 0]);
  });
});

describe('frames to many', () => {
  const FRAMES = [1, 2, 3].map((n) => Uint8Array.of(n));

  test('reach all of them, each in order, and let others have a turn in between', async () => {
    const deliveries = new Deliveries();
    const lines = Array.from({ length: 180 }, () => slowLine());
    const clients = lines.map(({ client }) => client);
    for (const frame of FRAMES) deliveries.send(frame, clients);
    const reached = () => lines.filter(({ frames }) => frames.length > 0).length;
    expect(reached()).toBeGreaterThan(0);
    expect(reached()).toBeLessThan(lines.length);
    await expect.poll(() => lines.every(({ frames }) => frames.length === FRAMES.length)).toBe(true);
    for (const { frames } of lines) expect(frames).toEqual(FRAMES);
  });

  test('do not reach who comes later: that one has been shown all of it', async () => {
    const deliveries = new Deliveries();
    const clients = Array.from({ length: 120 }, () => slowLine().client);
    deliveries.send(Uint8Array.of(1), clients);
    const late = slowLine();
    clients.push(late.client);
    deliveries.send(Uint8Array.of(2), clients);
    await expect.poll(() => late.frames.length).toBe(1);
    expect(late.frames).toEqual([Uint8Array.of(2)]);
  });
});
