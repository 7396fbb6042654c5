/** Words for whoever is new to the game: what the signs mean, lessons, and hints. */

/** What stands on a counter, in the order in which it is read. */
export const legend = {
  title: 'What the signs mean',
  counters: 'On a counter',
  example: (name: string, strengths: string) => `${name}: ${strengths}, read from the left.`,
  melee: ['A to E', 'Melee: how hard it strikes. A is best, E is worst. Without this letter it does not strike.'],
  missile: ['e', 'It shoots. All shoot alike.'],
  armour: ['0 to 4', 'Armour: how hard it is to hurt. 4 is best.'],
  morale: ['W to Z', 'Morale: how well it stands when it is hurt. W is best, Z is worst.'],
  states: 'And around them',
  reduced: 'Hatched, with a broken line: at half strength.',
  disrupted: 'D: disrupted by a retreat. It neither moves nor attacks until a leader rallies it.',
  cavalry: 'A horseshoe: cavalry. It goes farther, but not over walls or rough ground.',
  leader: (name: string) => `A framed head is a leader, such as ${name}. The number tells how well he rallies.`,
  corners: (cut: string, round: string) =>
    `Counters of ${cut} have cut corners, those of ${round} round ones, whatever the colours.`,
  house: 'A number with an asterisk',
  rules: 'The rules in full',
  aims: 'Who wins',
} as const;
