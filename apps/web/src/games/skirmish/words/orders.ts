/** What a player may say beforehand, so that nobody is asked what he would always answer alike. */
import type { Orders } from '@warbeacon/skirmish';

export const ordersWords = {
  title: 'Never ask me',
  asItComes: 'ask as it comes',
  some: (n: number) => (n === 1 ? 'one thing' : `${n} things`),
  noMight: 'No Might on',
} as const;

export const ORDERS = {
  noCalls: { name: 'for heroic actions', told: 'My Heroes call none.' },
  neverFate: { name: 'for Fate', told: 'Every wound is suffered.' },
  strikeOn: { name: 'whom to strike next', told: 'On at the same enemy, while he stands.' },
} as const satisfies Partial<Record<keyof Orders, { readonly name: string; readonly told: string }>>;

export const MIGHT_ON: Readonly<Record<Orders['noMight'][number], string>> = {
  hit: 'hitting',
  wound: 'wounding',
  'in-the-way': 'what is in the way',
  duel: 'a duel',
  cast: 'casting',
  resist: 'resisting',
  fate: 'Fate',
  trial: 'tests of courage and skill',
};
