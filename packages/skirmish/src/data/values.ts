/** The data of the game, read once and found by id. */
import { z } from 'zod';
import type { Power as PowerName } from '../engine/words.ts';
import chartsJson from './charts.json' with { type: 'json' };
import forcesJson from './forces.json' with { type: 'json' };
import profilesJson from './profiles.json' with { type: 'json' };
import clashJson from './scenarios/forces-clash.json' with { type: 'json' };
import fordJson from './scenarios/the-ford.json' with { type: 'json' };
import watchJson from './scenarios/the-watch.json' with { type: 'json' };
import { scenarioSchema, type Scenario } from './scenario.schema.ts';
import {
  armourySchema,
  type Charts,
  chartsSchema,
  type Force,
  forceSchema,
  type GearId,
  type Power,
  type Profile,
  profileSchema,
  type Wargear,
} from './schemas.ts';
import armouryJson from './wargear.json' with { type: 'json' };

function byId<Id extends string, T extends { readonly id: Id }>(list: readonly T[]): ReadonlyMap<Id, T> {
  const map = new Map(list.map((each) => [each.id, each]));
  if (map.size !== list.length) throw new Error('two of one id in the data');
  return map;
}

const armoury = armourySchema.parse(armouryJson);

export const PROFILES: ReadonlyMap<string, Profile> = byId(z.array(profileSchema).parse(profilesJson));
export const WARGEAR: ReadonlyMap<GearId, Wargear> = byId(armoury.wargear);
export const POWERS: ReadonlyMap<PowerName, Power> = byId(armoury.powers);
export const FORCES: ReadonlyMap<string, Force> = byId(z.array(forceSchema).parse(forcesJson));
export const SCENARIOS: ReadonlyMap<string, Scenario> = byId(
  z.array(scenarioSchema).parse([clashJson, fordJson, watchJson]),
);
export const CHARTS: Charts = chartsSchema.parse(chartsJson);
