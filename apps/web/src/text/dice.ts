/** What is said of the players' part in the dice before a match. */
export const diceText = {
  title: 'Dice',
  choice: {
    shared: 'Each player’s browser has a part in their own dice',
    strict: 'Strict: both browsers have a part in all dice',
  },
  note: 'Strict dice cannot be foreseen by anybody, not even by the server and one player together. Both must be there all the time, so a clock of days cannot be chosen with them, nor the computer.',
  agreed: 'Strict dice: both browsers have a part in all of them, and must be there all the time.',
} as const;
