/** One thing that is wrong with a position, and where: the path of the field, such as `units.3.hex`. */
export interface Fault {
  readonly at: string;
  readonly case?: string;
  /** Where it is a refusal of its own: `dice-exhausted`. */
  readonly code?: string;
  readonly message: string;
}
