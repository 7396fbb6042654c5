/** A state as a position. */
import { stateHash } from '@warbeacon/kernel';
import type { Game } from '../engine/game.ts';
import { makePlaceId } from '../engine/terrain.ts';
import { lastFrame } from '../engine/frame-spec.ts';
import { byPool } from '../engine/pools.ts';
import { ABSENT, type State } from '../engine/state.ts';
import { writeFormations } from './formations.ts';
import { makeFrame } from './frames.ts';
import { parsePosition } from './position.ts';
import type { SiegePosition } from './position.schema.ts';
import { placed } from './where.ts';

/** The position of a state, complete: `parsePosition` of it gives the same state. */
export function makePosition(game: Game, s: State, dice?: readonly number[]): SiegePosition {
  const position = {
    game: game.id,
    options: s.options,
    turn: s.turn,
    phase: s.phase,
    units: game.units.flatMap(({ id }, i) => {
      const { at = ABSENT, ...marks } = s.units[i] ?? {};
      return at === ABSENT ? [] : [{ id, ...placed(game, at), ...setMarks(marks) }];
    }),
    leaders: game.leaders.flatMap(({ id }, i) => {
      const { at = ABSENT, ...marks } = s.leaders[i] ?? {};
      return at === ABSENT ? [] : [{ id, ...placed(game, at), ...setMarks(marks) }];
    }),
    demoralization: byPool(game.pools, ({ id }) => s.losses[id]),
    attacks: s.attacks.map(({ unit, target, at }) => ({
      unit: game.units[unit]?.id ?? '',
      target: game.units[target]?.id ?? '',
      ...placed(game, at),
    })),
    ...game.notation.write(game, s),
    formations: writeFormations(game, s),
    entries: s.entries.map(({ at, count }) => ({ hex: makePlaceId(game.terrain, at), count })),
    deployed: s.deployed,
    ...(s.outcome === null ? {} : { outcome: s.outcome }),
    ...(dice === undefined ? {} : { dice: [...dice] }),
  };
  const segment = lastFrame('combat', s);
  const short = segment !== undefined ? { ...position, segment: segment.segment } : position;
  // The stack is written only where phase and segment do not say it all.
  const back = parsePosition(game, short);
  if (back.ok && stateHash(back.value.state) === stateHash(s)) return short;
  return { ...position, frames: s.frames.map((frame) => makeFrame(game, frame)) };
}

/** Marks that are on a counter; what is not so is not written. */
function setMarks<T extends object>(marks: T): Partial<T> {
  return Object.fromEntries(Object.entries(marks).filter(([, value]) => value !== false && value !== 0)) as Partial<T>;
}
