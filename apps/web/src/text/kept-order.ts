/** What is said of an order in a match with strict dice that waits for the opponent's browser. */
export const keptText = {
  opponent: 'your opponent',
  away: (name: string) => `Waiting for ${name} to come back; your order is kept.`,
  silent: (name: string) => `Waiting for the browser of ${name} to answer; your order is kept.`,
  goesByItself: 'Strict dice need both browsers. The order goes by itself, once, as soon as theirs is there.',
  onlyHere: 'It is kept in this page alone: whoever reloads or leaves it gives the order again.',
  callOff: 'Call it off',
  callingOff: 'Being called off: it goes no more. If it had just gone, it shows what came of it.',
} as const;
