/** A position that is set up and names no models: the forces of its options stand ready, as in a new battle. */
import { err, ok, type PositionFault, type Result } from '@warbeacon/kernel';
import type { State } from '../engine/state.ts';
import { stateFor } from '../setting-up/new-battle.ts';
import { makeOptions, wishesSchema } from '../setting-up/wishes.ts';
import type { Position } from './position.schema.ts';

export const isReady = ({ phase, models = [], frames, table }: Position): boolean =>
  phase === 'set-up' && models.length === 0 && frames === undefined && table === undefined;

export function readyState({ scenario, forces, options }: Position): Result<State, readonly PositionFault[]> {
  const { preset, uses: _, ...house } = options ?? {};
  const wishes = wishesSchema.safeParse({ scenario, forces, preset, house });
  return wishes.success
    ? ok(stateFor(makeOptions(wishes.data)))
    : err(wishes.error.issues.map(({ path, message }) => ({ at: path.join('.'), message })));
}
