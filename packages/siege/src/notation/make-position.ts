/** A state as a position. */
import { stateHash } from '@warbeacon/kernel';
import type { Game } from '../engine/game.ts';
import { makePlaceId } from '../standard/terrain.ts';
import { ABSENT, type State } from '../engine/state.ts';
import { makeFrame } from './frames.ts';
import { writeMarker } from '../helms-deep/notation/markers.ts';
import { parsePosition } from './position.ts';
import type { Position } from './position.schema.ts';
import { sidesThatAre } from '../helms-deep/notation/sides.ts';
import { writeSpecials } from '../helms-deep/notation/specials.ts';
import { placed } from './where.ts';

/** The position of a state, complete: `parsePosition` of it gives the same state. */
export function makePosition(game: Game, s: State, dice?: readonly number[]): Position {
  const position: Position = {
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
    markers: s.markers.map((marker) => writeMarker(game, marker)),
    breached: sidesThatAre(game, s, 'breached'),
    collapsed: sidesThatAre(game, s, 'collapsed'),
    gates: Object.fromEntries(game.terrain.gates.map(({ id }, i) => [id, s.gates[i]?.control ?? 'westernesse'])),
    holders: Object.fromEntries(
      game.terrain.gates.flatMap(({ id }, i) => {
        const gate = s.gates[i];
        return gate?.holders.some((side) => side !== gate.control) ? [[id, gate.holders]] : [];
      }),
    ),
    demoralization: { westernesse: s.losses.westernesse, isengard: s.losses.isengard },
    attacks: s.attacks.map(({ unit, target, at }) => ({
      unit: game.units[unit]?.id ?? '',
      target: game.units[target]?.id ?? '',
      ...placed(game, at),
    })),
    ...writeSpecials(game, s),
    entries: s.entries.map(({ at, count }) => ({ hex: makePlaceId(game.terrain, at), count })),
    deployed: s.deployed,
    ...(s.outcome === null ? {} : { outcome: s.outcome }),
    ...(dice === undefined ? {} : { dice: [...dice] }),
  };
  const segment = s.frames.filter((frame) => frame.kind === 'combat').pop();
  const short = segment?.kind === 'combat' ? { ...position, segment: segment.segment } : position;
  // The stack is written only where phase and segment do not say it all.
  const back = parsePosition(game, short);
  if (back.ok && stateHash(back.value.state) === stateHash(s)) return short;
  return { ...position, frames: s.frames.map((frame) => makeFrame(game, frame)) };
}

/** Marks that are on a counter; what is not so is not written. */
function setMarks<T extends object>(marks: T): Partial<T> {
  return Object.fromEntries(Object.entries(marks).filter(([, value]) => value !== false && value !== 0)) as Partial<T>;
}
