/** Scenarios and forces that come from outside: read whole, or refused with all that is wrong with them. */
import { err, ok, type Result } from '@warbeacon/kernel';
import { checkForce } from '../forces/build.ts';
import { pointsOf } from '../forces/points.ts';
import { type Fault, fault, faultsOfForm } from './fault.ts';
import { faultsOfScenario } from './scenario-faults.ts';
import { type Scenario, scenarioSchema } from './scenario.schema.ts';
import { type Force, forceSchema } from './schemas.ts';
import { FORCES, PROFILES } from './values.ts';

/** A scenario, or all its faults: those of its form, or, where its form is right, those of its content. */
export function parseScenario(json: unknown): Result<Scenario, readonly Fault[]> {
  const parsed = scenarioSchema.safeParse(json);
  if (!parsed.success) return err(faultsOfForm(parsed.error));
  const faults = faultsOfScenario(parsed.data, { profiles: PROFILES, forces: FORCES });
  return faults.length > 0 ? err(faults) : ok(parsed.data);
}

/** A force, or all its faults. Its points are what its models cost; `limit`, in points, is what they may. */
export function parseForce(json: unknown, limit?: number): Result<Force, readonly Fault[]> {
  const parsed = forceSchema.safeParse(json);
  if (!parsed.success) return err(faultsOfForm(parsed.error));
  const force = parsed.data;
  const faults = [...checkForce(force.side, force.models, limit)];
  const sum = pointsOf(force.models);
  if (sum !== undefined && sum !== force.points) {
    faults.push(fault('points', 'wrong-points', `The models of this force cost ${sum} points.`, 'X-40'));
  }
  return faults.length > 0 ? err(faults) : ok(force);
}
