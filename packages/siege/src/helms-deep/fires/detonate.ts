/** [20.33] [20.35] Siege: a fire that was laid is lit. */
import { refuse } from '@warbeacon/kernel';
import { blast } from '../breaches/breaches.ts';
import type { CommandSpec, FrameOf } from '../../engine/command-spec.ts';
import { blastOdds } from '../odds.ts';

export const detonate: CommandSpec<FrameOf<'siege'>, 'detonate'> = {
  type: 'detonate',
  frames: ['siege'],
  *legal({ s }) {
    for (const { kind, against, id } of s.markers) {
      if (kind === 'blasting-fire' && against >= 0) yield { type: 'detonate', fire: id };
    }
  },
  check({ s }, _frame, { fire: id }) {
    const fire = s.markers.find((marker) => marker.kind === 'blasting-fire' && marker.id === id);
    if (!fire) return refuse('unknown-fire', 'There is no such Blasting Fire on the map.', '20.33');
    return fire.against >= 0
      ? null
      : refuse('not-laid', 'Blasting Fire is laid first, and lit in the Siege Phase after.', '20.33');
  },
  apply(turn, _frame, { fire: id }, ctx) {
    const { s } = turn;
    const fire = s.markers.find((marker) => marker.id === id);
    if (!fire) throw new Error(`no fire ${id}`);
    blast(turn, fire, ctx);
  },
  offer: (turn, { fire }) => ({ odds: blastOdds(turn, fire) }),
};
