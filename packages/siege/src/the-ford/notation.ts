/** What is the Ford's own in a position. */
import { z } from 'zod';
import { unitSpec } from '../engine/game.ts';
import { pieceSchema } from '../engine/ids.ts';
import type { NotationSpec } from '../notation/notation-spec.ts';
import { pieceOf } from '../notation/formations.ts';
import { positionShape } from '../notation/position.schema.ts';
import { standardOptionsSchema } from '../standard/options.ts';
import { FRAMES } from './frames.ts';
import { own } from './own.ts';
import { PHASES, SIDES } from './words.ts';

export const positionSchema = z.strictObject({
  ...positionShape({
    sides: SIDES,
    pools: SIDES,
    phases: PHASES,
    boxes: ['reserve', 'lost'],
    passages: [],
    options: standardOptionsSchema,
    frames: FRAMES,
  }),
  /** [F5] Units that have dug in. */
  dugIn: z.array(pieceSchema).max(4).default([]),
});

export const NOTATION: NotationSpec<z.output<typeof positionSchema>> = {
  schema: positionSchema,
  put(game, s, { dugIn }, faults) {
    const units = dugIn.map((id, i) => pieceOf(game.unitIndex, id, 'unit', `dugIn.${i}`, faults));
    own(s).dugIn = units.filter((unit) => unit >= 0);
  },
  write: (game, s) => ({ dugIn: own(s).dugIn.map((unit) => unitSpec(game, unit).id) }),
  faults: ({ game, s }) =>
    own(s).dugIn.flatMap((unit) => {
      const there = game.terrain.zone('east-bank').has(s.units[unit]?.at ?? -1);
      return there ? [] : [{ at: 'dugIn', case: 'F5', message: `${unitSpec(game, unit).id} digs in on no bank.` }];
    }),
};
