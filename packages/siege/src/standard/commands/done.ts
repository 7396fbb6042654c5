/** [3.0] Ends one's part of the present step. */
import { pop } from '@warbeacon/kernel';
import { whyNotLit } from '../../helms-deep/breaches/breaches.ts';
import { obligedTargets } from '../cases/melee.ts';
import { unitSpec } from '../../engine/game.ts';
import { no } from '../../engine/refusals.ts';
import type { Turn } from '../../engine/situation.ts';
import { RESERVE } from '../../engine/state.ts';
import { type CommandSpec, type FrameOf, leadersOf, unitsOf } from '../../engine/command-spec.ts';

type DoneFrame =
  | FrameOf<'abilities'>
  | FrameOf<'rearGuard'>
  | FrameOf<'arrivals'>
  | FrameOf<'deployment'>
  | FrameOf<'siege'>
  | FrameOf<'movement'>
  | FrameOf<'combat'>
  | FrameOf<'rally'>;

export const done: CommandSpec<DoneFrame, 'done'> = {
  type: 'done',
  frames: ['abilities', 'rearGuard', 'arrivals', 'deployment', 'siege', 'movement', 'combat', 'rally'],
  *legal(turn, frame) {
    if (done.check(turn, frame, { type: 'done' }) === null) yield { type: 'done' };
  },
  check(turn, frame) {
    const { game, s } = turn;
    if (frame.kind === 'deployment') {
      const left =
        unitsOf(turn).filter((unit) => s.units[unit]?.at === RESERVE).length +
        leadersOf(turn).filter((leader) => s.leaders[leader]?.at === RESERVE).length;
      if (left === 0) return null;
      return left === 1 ? no(game, 'one-to-deploy') : no(game, 'some-to-deploy', { count: left });
    }
    if (frame.kind === 'siege') return whyNotLit(s);
    if (frame.kind === 'combat' && frame.segment === 'melee') {
      const idle = unitsOf(turn).filter((unit) => mustStillAttack(turn, unit));
      if (idle.length > 0) {
        const names = idle.map((unit) => unitSpec(game, unit).id).join(', ');
        return no(game, 'must-attack', { units: names });
      }
    }
    return null;
  },
  apply({ s, side }, frame, _command, ctx) {
    if (frame.kind === 'combat' && frame.segment === 'melee') {
      frame.step = 'resolve';
      return;
    }
    pop(s);
    if (frame.kind === 'deployment') {
      s.deployed.push(side);
      ctx.emit({ type: 'deploymentDone', side });
    }
  },
};

/** [7.31] */
function mustStillAttack(turn: Turn, unit: number): boolean {
  const { s } = turn;
  return !s.attacks.some((pairing) => pairing.unit === unit) && obligedTargets(turn, unit).length > 0;
}
