/** Hints for who plays on a table in inches for the first time. */
export function Hints() {
  return null;
}
