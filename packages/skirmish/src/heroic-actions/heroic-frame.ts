/** [X-13 … X-15] A heroic action while it goes on: its members act as in their own half, until all have or their owner ends it. */
import { pop } from '@warbeacon/kernel';
import { type Battle, type Chance, idOf, isOnTable, sideOf } from '../engine/battle.ts';
import type { FrameOf } from '../engine/frames.ts';
import { commandsOf } from '../engine/registry.ts';
import { as, command, frame } from '../engine/spec.ts';
import { knownTo } from '../sentries/hiding.ts';
import { pairAnew } from './new-fights.ts';

type Heroic = FrameOf<'heroic'>;

/** */
function canAnybodyAct(b: Battle, f: Heroic): boolean {
  for (const spec of commandsOf(f)) {
    if (spec.actor === null) continue;
    for (const _ of spec.legal(b, f, sideOf(b, f.hero), f.left)) return true;
  }
  return false;
}

function end(b: Battle, ctx: Chance, { action, hero }: Heroic): void {
  pop(b.s);
  if (action === 'combat') pairAnew(b, ctx, sideOf(b, hero));
}

export const heroicFrame = frame<'heroic'>({
  kind: 'heroic',
  step(b, f, ctx) {
    f.left = f.left.filter((model) => isOnTable(b, model));
    if (canAnybodyAct(knownTo(b, sideOf(b, f.hero)), f)) return false;
    end(b, ctx, f);
    return true;
  },
  decider: (b, { hero }) => sideOf(b, hero),
  asks: (b, { action, hero, left }) => ({
    model: idOf(b, hero),
    why: action,
    models: left.map((model) => idOf(b, model)),
  }),
});

export const heroicDone = command<'done'>({
  type: 'done',
  frames: ['heroic'],
  actor: null,
  legal: () => [{ type: 'done' }],
  check: () => null,
  apply: (b, f, _side, _command, ctx) => end(b, ctx, as('heroic', f)),
});
