/** Words of the cards for rocks, fires and ladders. */
import { count } from '../../../text/en.ts';

export const rocksWords = {
  title: 'Rocks on the walls',
  laid: (n: number, of: number) => `${n} of ${of} laid ready`,
  setUpHint:
    'Counters lie face down on walls, towers and gates: only you know which are dummies. You need not lay all.',
  unlaid: (n: number) => `${count(n, 'counter')} of rocks not laid: later they cannot be.`,
  forfeits: (real: number, dummies: number) => [
    ...(real > 0 ? [`${count(real, 'counter')} of rocks not laid`] : []),
    ...(dummies > 0 ? [`${count(dummies, 'dummy counter')} not laid`] : []),
  ],
  placeAll: 'Lay all that are left, dummies by lot',
  placing: 'Laying them…',
  real: 'Rocks',
  dummy: 'Dummies',
  aReal: 'Rocks',
  aDummy: 'Dummy',
  tapHex: 'Now choose a lit hex for each.',
  laidList: 'Laid ready',
  lift: (hex: string) => `Take the counter on ${hex} back`,
  destroyed: 'destroyed',
  from: (label: string, hex: string) => `${label}, from ${hex}`,
  standing: 'When rocks could fall',
  choices: { ask: 'ask me', never: 'never drop any', any: 'on anybody', kinds: 'on some kinds only' },
  choicesAre: {
    ask: 'each time, with the odds',
    never: 'the attacker is not kept waiting',
    any: 'the best chance first',
    kinds: 'the others pass unharmed',
  },
} as const;

export const siegeWords = {
  title: 'Siege',
  noStrike: 'Do not strike',
  fires: 'Fires to be lit',
  firesHint: 'Each that was laid must be lit before the phase can end.',
  lightAt: (site: string) => `Light the fire at the ${site}`,
  dummy: 'a dummy',
  laddersLeft: (n: number) => (n === 0 ? 'No ladders are left.' : `${count(n, 'ladder')} left to lay.`),
  firesLeft: (real: number, dummies: number) =>
    `Left to give out: ${real} real, ${dummies === 1 ? '1 dummy' : `${dummies} dummies`}.`,
} as const;

/** What the besieger has, what is broken, and where pieces are that are off the map. */
export const forceWords = {
  caves: 'In the caves',
  supply: 'Siege gear',
  ladders: 'Ladders left',
  fires: 'Blasting Fire to give out',
  firesOwn: (left: number, real: number) => `${left}, of them ${real} real`,
  rocks: 'Rocks on the walls',
  ram: 'The ram',
  ramDue: 'still to come, with the Dunlendings',
  ramWith: (who: string) => `carried by ${who}`,
  ramAt: (hex: string) => `lies in ${hex}`,
  culvert: { whole: 'whole', breached: 'breached', collapsed: 'collapsed' },
} as const;
