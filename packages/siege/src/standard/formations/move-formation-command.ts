/** [8.45] A formation moves as one. */
import { push, type Refusal } from '@warbeacon/kernel';
import { costOfFormationPath, formationDestinations } from './formation-movement.ts';
import { countEntry } from '../reinforcements/coming-on.ts';
import { formationOf, whyNotAlone } from './formations.ts';
import { pathOf } from '../movement/paths.ts';
import type { CommandOf, FrameOf } from '../../engine/vocabulary.ts';
import { unitSpec } from '../../engine/game.ts';
import { no } from '../../engine/refusals.ts';
import type { Turn } from '../../engine/situation.ts';
import { placeOf } from '../../engine/state.ts';
import { type CommandSpec, ownUnit, parsePath, unitIndex } from '../../engine/command-spec.ts';
import { z } from 'zod';
import { pathSchema, pieceSchema } from '../../engine/ids.ts';

export const moveFormationSchema = z.strictObject({
  type: z.literal('moveFormation'),
  unit: pieceSchema,
  path: pathSchema,
});

declare module '../../engine/vocabulary.ts' {
  interface Commands {
    /** Movement: a formation, named by the first of its units. */
    moveFormation: z.infer<typeof moveFormationSchema>;
  }
}

export const moveFormation: CommandSpec<FrameOf<'movement'>, 'moveFormation'> = {
  type: 'moveFormation',
  schema: moveFormationSchema,
  frames: ['movement'],
  legal(turn, _frame, actor) {
    const { game, s, side } = turn;
    const own = s.formations.filter(({ units: [speaker] }) => {
      const spec = unitSpec(game, speaker);
      return spec.side === side && (actor === undefined || actor === spec.id);
    });
    if (own.length === 0) return [];
    return own.flatMap((formation) =>
      formationDestinations(turn, formation).map(
        (destination): CommandOf<'moveFormation'> => ({
          type: 'moveFormation',
          unit: unitSpec(game, formation.units[0]).id,
          path: pathOf(game, destination),
        }),
      ),
    );
  },
  check(turn, _frame, { unit, path }) {
    const cost = costOfMarch(turn, unit, path);
    return typeof cost === 'number' ? null : cost;
  },
  apply(turn, _frame, { unit, path: ids }) {
    const { game, s } = turn;
    const speaker = unitIndex(game, unit);
    const path = parsePath(game, ids);
    const formation = formationOf(s, speaker);
    if (!Array.isArray(path) || !formation) throw new Error('march of no formation');
    const from = placeOf(s, speaker);
    for (const member of formation.units) {
      if (s.units[member]) s.units[member].moved = true;
      // [W-40] Both its units count for who comes behind it.
      if (from < 0) countEntry(s, path[0] ?? -1);
    }
    push(s, { kind: 'march', piece: 'unit', index: speaker, path, done: 0, from, partner: formation.units[1] });
    game.hooks.unitPasses?.(turn, speaker);
  },
  offer(turn, { unit, path }) {
    const cost = costOfMarch(turn, unit, path);
    return typeof cost === 'number' ? { cost } : {};
  },
  actor: (command) => command.unit,
};

/** Half points a legal move of a formation costs, or why it is not legal. */
export function costOfMarch(turn: Turn, id: string, ids: readonly string[]): number | Refusal {
  const { game, s } = turn;
  const unit = ownUnit(turn, id);
  if (typeof unit !== 'number') return unit;
  const formation = formationOf(s, unit);
  if (!formation) return no(game, 'no-formation');
  const second = whyNotAlone(turn, unit);
  if (second) return second;
  const path = parsePath(game, ids);
  if (!Array.isArray(path)) return path;
  return costOfFormationPath(turn, formation, path);
}
