/** Before one is forgotten, or a key is changed. */
export const whoSure = {
  forgetTitle: 'Forget you for good?',
  forgetBody:
    'Your name is taken off your matches, those that wait for an opponent are withdrawn, and the key to your seats is thrown away, here and on the server. You cannot get it back. Whoever plays against you would wait in vain: resign first.',
  forgetYes: 'Forget me',
  lockOutTitle: 'Lock everybody else out?',
  lockOutBody:
    'A key in this browser opens your seats. If somebody else may have it, or you have left it in another place, this browser gets a new one, and the old one opens nothing any more.',
  lockOutYes: 'Change the key',
} as const;
