/** What the engine can play, for a program that knows nothing of it. */
import { z } from 'zod';
import { type Kits, policiesOf } from '../game-kit.ts';
import { NAME, VERSION } from '../version.ts';

export function describeEngine(games: Kits) {
  return {
    name: NAME,
    version: VERSION,
    policies: [...new Set(games.all.flatMap(policiesOf))],
    games: games.all.map(({ rules, schemas, about }) => ({
      id: rules.id,
      title: rules.title,
      rulesVersion: rules.version,
      sides: rules.sides,
      options: z.toJSONSchema(schemas.options, { io: 'input' }),
      ...about,
    })),
  };
}
