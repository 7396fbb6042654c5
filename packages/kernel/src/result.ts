/**
 * Results and refusals. A refusal that can be expected is a value; a bug throws.
 */

/** Why something that was asked is not done. `case` is the number of the rule case that forbids it. */
export interface Refusal {
  /** Stable, kebab-case, for programs. */
  readonly code: string;
  /** Rule case, such as `6.11` or `A7.55`; absent where no rule but the protocol says no. */
  readonly case?: string;
  /** One plain sentence, for people. */
  readonly message: string;
}

export type Result<T, E = Refusal> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export function ok<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function err<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error };
}

export function refuse(code: string, message: string, ruleCase?: string): Refusal {
  return ruleCase === undefined ? { code, message } : { code, case: ruleCase, message };
}

/** For the `default` of a switch that must be exhaustive. */
export function assertNever(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
