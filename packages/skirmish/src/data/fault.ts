/** What is wrong with data that came from outside. Every fault is told, not the first alone. */
import type { Refusal } from '@warbeacon/kernel';
import type { z } from 'zod';

export interface Fault extends Refusal {
  /** Where in the data, such as `table.areas.2.polygon`; empty for the whole. */
  readonly at: string;
}

/** A sentence is shown to people: what somebody wrote into the data is not repeated at any length. */
const LONGEST = 240;

export function fault(at: string, code: string, message: string, ruleCase?: string): Fault {
  const short = message.length > LONGEST ? `${message.slice(0, LONGEST)}…` : message;
  return ruleCase === undefined ? { at, code, message: short } : { at, code, case: ruleCase, message: short };
}

/** The faults of a form: members that are missing, unknown, of another kind, too many or too great. */
export function faultsOfForm(error: z.ZodError): Fault[] {
  return error.issues.map(({ path, message }) => fault(path.map(String).join('.'), 'bad-form', `${message}.`));
}
