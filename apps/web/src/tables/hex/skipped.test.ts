/** What begins of what others did, which is when it is heard: while it is played, and when whoever watches it presses Skip. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BoardAnimation } from '../../board/hex/model.ts';
import type { HistoryEntry } from '../../face/view.ts';
import { Player, usePace } from '../../match/pace/pace.ts';
import { Gate } from '../../match/line/gate.ts';

const DICE: BoardAnimation = { type: 'dice', hex: '0101', dice: [6] };
let begun: number[];
let told: number[];
let gate: Gate;
let player: Player<BoardAnimation>;
let endOne: () => void;

beforeEach(() => {
  [begun, told, endOne] = [[], [], () => undefined];
  gate = new Gate({
    state: () => undefined,
    private: () => undefined,
    happened: ({ ply }) => void told.push(ply),
    begun: ({ ply }) => void begun.push(ply),
  });
  player = new Player(
    {
      animate: async () => await new Promise((resolve) => (endOne = resolve)),
      rushAnimations: () => endOne(),
      setAnimationSpeed: () => undefined,
      pauseAnimations: () => undefined,
    },
    {
      isMarch: () => false,
      together: (animations) => animations,
      speed: () => 1,
      show: () => undefined,
      toNow: () => gate.open(),
      before: () => undefined,
      gathered: () => Promise.resolve(),
      mayGoOn: () => false,
    },
  );
  gate.watch({
    isMarch: () => false,
    play(_entries, since, over) {
      player.play({ animations: [DICE], own: false, since, over });
      return true;
    },
  });
});
afterEach(() => player.stop());

const throwDice = (ply: number): HistoryEntry => ({ ply, side: 'rohan', at: 0, events: [{ type: 'rolled' }] });
/** Until whatever follows from what was done has been done. */
const settled = async () => await new Promise((resolve) => setTimeout(resolve));

test('each throw begins when it is played; of those that are skipped none does, and the next one does again', async () => {
  for (const ply of [1, 2, 3, 4, 5]) gate.happened(throwDice(ply));
  expect(begun).toEqual([1]);
  endOne();
  await settled();
  expect([told, begun]).toEqual([[1], [1, 2]]);
  player.rush();
  await settled();
  expect([told, begun]).toEqual([
    [1, 2, 3, 4, 5],
    [1, 2],
  ]);
  expect(usePace.getState().playing).toBe(false);
  gate.happened(throwDice(6));
  expect(begun).toEqual([1, 2, 6]);
});
