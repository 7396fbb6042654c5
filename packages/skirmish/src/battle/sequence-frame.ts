/** [S-12, S-13] The order of play: what comes next when everything above it on the stack is over. */
import { push } from '@warbeacon/kernel';
import type { Battle, Chance } from '../engine/battle.ts';
import { frame } from '../engine/spec.ts';
import { BATTLE_STEPS, type BattleStep, otherSide, type Phase, type Side } from '../engine/words.ts';
import { beginHalfMove } from '../moving/half-move-frame.ts';
import { closeFights } from '../fights/closing.ts';
import { sortIntoFights } from '../fights/sorting.ts';
import { beginCalls } from '../heroic-actions/calls.ts';
import { beginHeroicActions } from '../heroic-actions/carrying-out.ts';
import { sendBack } from '../scenario/arriving.ts';
import { beginDrawing } from '../scenario/tasks.ts';
import { beginSettingUp } from '../setting-up/beginning.ts';
import { beginDuties } from '../water/duties.ts';
import { endTurn } from './end-of-turn.ts';

/** What is done at each step, before the next; most put a frame on the stack. */
const STEPS: Readonly<Record<BattleStep, (b: Battle, ctx: Chance) => void>> = {
  'set-up': (b) => beginSettingUp(b),
  tasks: (b) => beginDrawing(b),
  turn(b, ctx) {
    b.s.turn += 1;
    ctx.emit({ type: 'turn', turn: b.s.turn });
    enter(b, ctx, 'priority', null);
    beginPriority(b, ctx);
  },
  move(b, ctx) {
    enter(b, ctx, 'move', null);
    beginCalls(b, 'move');
  },
  'move-heroic': (b, ctx) => beginHeroicActions(b, ctx, 'move'),
  'duties-1': (b, ctx) => beginDuties(b, ctx, first(b)),
  'half-1': (b, ctx) => beginHalf(b, ctx, first(b)),
  'duties-2'(b, ctx) {
    sendBack(b);
    beginDuties(b, ctx, second(b));
  },
  'half-2': (b, ctx) => beginHalf(b, ctx, second(b)),
  pairing(b, ctx) {
    sendBack(b);
    enter(b, ctx, 'pairing', first(b));
    sortIntoFights(b, ctx);
  },
  shoot(b, ctx) {
    enter(b, ctx, 'shoot', null);
    beginCalls(b, 'shoot');
  },
  'shoot-heroic': (b, ctx) => beginHeroicActions(b, ctx, 'shoot'),
  'shoot-1': (b, ctx) => beginShots(b, ctx, first(b)),
  'shoot-2': (b, ctx) => beginShots(b, ctx, second(b)),
  fight(b, ctx) {
    enter(b, ctx, 'fight', first(b));
    beginCalls(b, 'fight');
  },
  'fight-heroic': (b, ctx) => beginHeroicActions(b, ctx, 'combat'),
  fights: ({ s }) => push(s, { kind: 'fights', pool: 'all', hero: -1 }),
  'fight-end': (b, ctx) => closeFights(b, ctx),
  end(b, ctx) {
    enter(b, ctx, 'end', null);
    endTurn(b, ctx);
  },
};

/** After the End phase another turn begins. */
const after = (step: BattleStep): BattleStep => BATTLE_STEPS[BATTLE_STEPS.indexOf(step) + 1] ?? 'turn';

export const sequenceFrame = frame<'sequence'>({
  kind: 'sequence',
  step(b, f, ctx) {
    const { step } = f;
    f.step = after(step);
    STEPS[step](b, ctx);
    return true;
  },
});

/** [S-13] The Priority player's half comes first. */
export const first = ({ s }: Battle): Side => s.priority ?? 'good';
export const second = (b: Battle): Side => otherSide(first(b));

function enter({ s }: Battle, ctx: Chance, phase: Phase, side: Side | null): void {
  const began = s.phase !== phase;
  s.phase = phase;
  s.active = side;
  if (began || side !== null) ctx.emit({ type: 'phase', phase, side });
}

/** [S-14, S-180] In the first turn as the scenario says. */
function beginPriority(b: Battle, _ctx: Chance): void {
  const { scenario } = b.field;
  if (b.s.turn === 1 && scenario !== null && scenario.firstPriority !== 'roll') b.s.priority = scenario.firstPriority;
  else push(b.s, { kind: 'priority' });
}

function beginHalf(b: Battle, ctx: Chance, side: Side): void {
  enter(b, ctx, 'move', side);
  beginHalfMove(b, side);
}

function beginShots(b: Battle, ctx: Chance, side: Side): void {
  enter(b, ctx, 'shoot', side);
  push(b.s, { kind: 'halfShoot', side });
}
