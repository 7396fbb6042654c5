/** The words for two who play at one screen. */
export const sameScreen = {
  title: 'Two at one screen',
  body: 'You play both sides in turns, with somebody beside you. Between turns the board is hidden until the other one sits down.',
  go: 'Set it up here',
  pass: (side: string) => `Pass the screen: ${side} decides`,
  why: 'The board is hidden, so that neither of you sees what the other one keeps secret.',
  lift: (side: string) => `I play ${side}: show the board`,
  failed: 'The board could not be fetched. Try again in a moment.',
} as const;
