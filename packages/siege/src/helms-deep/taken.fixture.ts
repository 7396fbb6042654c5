/** Isengard controls every gate. */
export const GATES_TAKEN = `
  main-gate isengard
  wall-gate isengard
  rear-gate isengard
  inner-gate-north isengard
  inner-gate-south isengard
  tower-gate isengard
`;

/** A diary in which Isengard is in every level of the Hornburg, and nobody of Westernesse who matters is in the Deep. */
export const TAKEN = `
  0810: orc-1
  0709: orc-2
  0808: orc-3
  1310: orc-4
  ${GATES_TAKEN}
`;
