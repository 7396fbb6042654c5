/** What a side is asked: kinds of decision, and how each ends. */

/** Of a kind of decision. */
export interface DecisionSpec {
  /** It goes on, piece after piece, until the player says `done`. */
  readonly untilDone: boolean;
  /** It is put as one question with few answers to choose among, though it goes on until `done`. */
  readonly oneQuestion?: true;
}

/** Kinds of decision by their names. */
export type DecisionTable = Readonly<Record<string, DecisionSpec>>;

/** What a frame asks. */
export interface Asked {
  readonly kind: string;
  /** The piece the question is about. */
  readonly piece?: string;
  /** Pieces about which the same will be asked next, one after the other. */
  readonly others?: string[];
  /** For a retreat: how many hexes. */
  readonly hexes?: number;
  /** For an advance: the hex that is free. */
  readonly hex?: string;
  /** Where a game asks for several reasons: for which. */
  readonly reason?: string;
}

/** The kinds of a table, as a schema wants them. */
export function kindsOf<T extends DecisionTable>(table: T): [keyof T & string, ...(keyof T & string)[]] {
  const [first, ...others] = Object.keys(table);
  if (first === undefined) throw new Error('a game that asks nothing');
  return [first, ...others];
}

type Decided = { readonly decision: { readonly kind: string } | null };

/** Whether the decision is one question with few answers, and not a step in which piece after piece may act. */
export function isOneQuestion(table: DecisionTable, { decision }: Decided): boolean {
  const spec = decision === null ? undefined : table[decision.kind];
  return spec !== undefined && (!spec.untilDone || spec.oneQuestion === true);
}

/** The command that ends one's part of the present step, where there is such a step. */
export function endingOf(table: DecisionTable, { decision }: Decided): { type: 'done' } | null {
  return decision !== null && table[decision.kind]?.untilDone === true ? { type: 'done' } : null;
}
