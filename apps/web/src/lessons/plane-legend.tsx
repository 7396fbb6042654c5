/** What bases, marks and lights mean, on a table in inches. */
export function Legend(_: { onClose(): void }) {
  return null;
}
