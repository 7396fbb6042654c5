/** [3.0] Ends one's part of the present step. */
import { pop, refuse } from '@warbeacon/kernel';
import { unlitFire } from '../../helms-deep/breaches/breaches.ts';
import { obligedTargets } from '../cases/melee.ts';
import { unitSpec } from '../../engine/game.ts';
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
      return left === 0
        ? null
        : refuse('not-all-deployed', `${left} ${left === 1 ? 'piece is' : 'pieces are'} still to be placed.`, '13.0');
    }
    if (frame.kind === 'siege' && unlitFire(s)) {
      return refuse('fires-unlit', 'Every fire that was laid must be lit first.', '20.33');
    }
    if (frame.kind === 'combat' && frame.segment === 'melee') {
      const idle = unitsOf(turn).filter((unit) => mustStillAttack(turn, unit));
      if (idle.length > 0) {
        const names = idle.map((unit) => unitSpec(game, unit).id).join(', ');
        return refuse('must-attack', `Units in enemy zones of control must attack: ${names}.`, '7.31');
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
