/** The words of a message that the browser shows when no page of ours is open. They go into the file that shows it, and no other. */
export const waiting = {
  title: 'Warbeacon',
  body: 'A match waits for you: it is for you to decide.',
  challenged: 'Somebody challenges you to a match. You may accept or decline.',
  event: 'A tournament asks something of you.',
} as const;
