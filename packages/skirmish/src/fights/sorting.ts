/** [S-40 … S-43, M-18] When both Move halves are over, models in contact are sorted into Fights. */
import { push } from '@warbeacon/kernel';
import { type Battle, byPlace, type Chance, idOf, sideOf } from '../engine/battle.ts';
import type { Frame } from '../engine/frames.ts';
import { freshFight } from '../engine/state.ts';
import { canonicalFights, choices, type Contact } from '../geometry/pairing.ts';

/** The contacts, Good's model first. */
export const contactsOf = (b: Battle): Contact[] =>
  b.s.contacts.map(([one, other]) => (sideOf(b, one) === 'good' ? [one, other] : [other, one]));

export function sortIntoFights(b: Battle, ctx: Chance): void {
  const contacts = contactsOf(b);
  const fights = canonicalFights(contacts);
  b.s.fights = fights.map(({ good, evil }) => freshFight(good.toSorted(byPlace), evil.toSorted(byPlace)));
  if (fights.length === 0) return;
  // [S-43] The Priority player chooses, where there is a choice.
  if (b.s.phase === 'pairing' && choices(fights, contacts).length > 0) push<Frame>(b.s, { kind: 'pairing' });
  else tellPairs(b, ctx);
}

export function tellPairs(b: Battle, ctx: Chance): void {
  const ids = (models: readonly number[]): string[] => models.map((model) => idOf(b, model));
  ctx.emit({ type: 'paired', fights: b.s.fights.map(({ good, evil }) => ({ good: ids(good), evil: ids(evil) })) });
}
