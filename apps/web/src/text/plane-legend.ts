/** What the signs on a table in inches mean. */
export const planeLegend = {
  bases: 'On a base',
  rims: (smooth: string, toothed: string) =>
    `A smooth rim and a light face is ${smooth}; a toothed rim and a dark face is ${toothed}, whatever the colours.`,
  hero: 'A golden ring: a Hero, who has Might, Will and Fate.',
  prone: 'Lying, with a broken ring: Prone. It has no zone, and may crawl or stand up.',
  banner: 'A flag: it bears the banner of its side.',
  spent: 'Pale: it has moved or shot this turn.',
  plates: 'Small plates at the rim',
  lights: 'What lights up',
  ring: 'A thin white ring: as far as the model in hand can still go.',
  zone: 'A red disc about an enemy: his Control Zone, which nobody enters but to charge him.',
  target: 'Marks about an enemy, with a number: what can be done to him, and the chance that it succeeds.',
  spot: 'A disc on the ground: a place that an answer, or a way, would lead to.',
  way: 'A line: the way that is led or marked, with how long it is. Red, where it cannot be gone.',
  tape: 'A tape or a circle: measured by you, seen by nobody else.',
  marks: {
    engaged: 'Engaged: in contact with an enemy since a charge.',
    moved: 'It has moved or shot.',
    held: 'Held by a power.',
    wounded: 'Wounded.',
    carries: 'It carries something.',
    rider: 'Somebody rides with it.',
    trapped: 'Trapped: it could not back away, and is struck twice.',
    sentry: 'A Sentry, before the alarm.',
    bound: 'Bound: it does nothing.',
  },
} as const;
