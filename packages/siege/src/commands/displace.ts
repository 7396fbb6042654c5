/** [7.6] [A7.64] A unit pushed out of its hex by a retreating friend, or by an arriving enemy (D-15). */
import { pop, push, refuse } from '@warbeacon/kernel';
import { leaveRam } from '../cases/equipment.ts';
import { askToFollow, disrupt, enterPlace } from '../cases/losses.ts';
import { displacements } from '../cases/retreat.ts';
import { leadersAt, situate, unitIn } from '../cases/situation.ts';
import { unitSpec } from '../game.ts';
import { makePlaceId, parsePlaceId } from '../standard/terrain.ts';
import { type CommandSpec, type FrameOf, ownUnit } from './spec.ts';

export const displace: CommandSpec<FrameOf<'displace'>, 'displace'> = {
  type: 'displace',
  frames: ['displace'],
  *legal({ game, s }, frame) {
    const { id } = unitSpec(game, frame.unit);
    for (const place of displacements(game, s, situate(game, s), frame.unit, [], frame.disrupts)) {
      yield { type: 'displace', unit: id, hex: makePlaceId(game.terrain, place) };
    }
  },
  check(turn, frame, command) {
    const { game, s } = turn;
    const unit = ownUnit(turn, command.unit);
    if (typeof unit !== 'number') return unit;
    if (unit !== frame.unit)
      return refuse('other-unit', `It is ${unitSpec(game, frame.unit).name} that is displaced.`, '7.61');
    const place = parsePlaceId(game.terrain, command.hex);
    return place !== undefined && displacements(game, s, situate(game, s), unit, [], frame.disrupts).includes(place)
      ? null
      : refuse(
          'no-displacement-there',
          'A displaced unit goes to the nearest hex a retreat could take it to.',
          'A7.64',
        );
  },
  apply({ game, s, side }, frame, command, ctx) {
    const to = parsePlaceId(game.terrain, command.hex) ?? -1;
    const state = s.units[frame.unit];
    if (!state) throw new Error('displacement of nobody');
    const from = state.at;
    const friend = unitIn(game, s, side, to);
    const company = leadersAt(game, s, side, to);
    pop(s);
    leaveRam(game, s, frame.unit, ctx);
    state.at = to;
    ctx.emit({ type: 'displaced', unit: command.unit, from: makePlaceId(game.terrain, from), to: command.hex });
    if (frame.disrupts) disrupt(game, s, frame.unit, ctx);
    askToFollow(s, frame.company, to);
    if (friend >= 0) push(s, { kind: 'displace', unit: friend, company, disrupts: frame.disrupts });
    enterPlace(game, s, side, to, ctx);
  },
  actor: (command) => command.unit,
};
