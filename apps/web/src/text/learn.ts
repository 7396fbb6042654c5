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
} as const;

export const lessons = {
  title: 'Short lessons',
  about: 'Each is a real position with one thing to do in it, against the computer, by all the rules.',
  by: 'By mouse or with a finger; by keys as well: press ? in a lesson to see which.',
  one: (title: string) => `Lesson: ${title}`,
  begin: 'Begin',
  repeat: 'Once more',
  again: 'Begin again',
  next: (title: string) => `Next: ${title}`,
  all: 'All lessons',
  stepOf: (n: number, of: number) => `step ${n} of ${of}`,
  over: 'Well done.',
  failed: 'The lessons could not be fetched. Please load the page again.',
} as const;
