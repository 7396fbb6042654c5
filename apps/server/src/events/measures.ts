/** What the game of an event tells besides who has won: by how much, and with what sides are made even. */
import type { Refusal } from '@warbeacon/kernel';
import type { EventView, Terms } from '@warbeacon/protocol/events';
import type { Pairing, Settings } from '@warbeacon/tournament';
import type { AnyGame } from '../match/game.ts';
import { serverRefusal } from '../refusals.ts';

/** Why matches of this game cannot be counted by these settings. */
export function notMeasured(game: AnyGame, settings: Settings): Refusal | undefined {
  const { rules, handicap } = game;
  if (game.margin === undefined && settings.tieBreaks.includes('margin'))
    return serverRefusal('no-margin', `Nothing tells by how much ${rules.title} is won: leave the margin out.`);
  if (handicap === undefined && settings.sides === 'bids' && settings.legs === 1)
    return serverRefusal('no-handicap', `${rules.title} has nothing that can be given for a side: choose another way.`);
  return undefined;
}

/** What bids are made in, of which so many at most. */
export function handicapOf(game: AnyGame | undefined, { options }: Terms): EventView['handicap'] {
  const handicap = game?.handicap;
  return handicap === undefined ? null : { option: handicap.option, most: handicap.most(options) };
}

/** Whether what was bid for a side changes the options of that leg. Deciders are played as every match. */
export const isPaidFor = ({ price }: Pairing, leg: number): boolean => leg === 0 && price !== null && price.points > 0;

/** The options of a leg: the event's, and whoever has bought a side has given for it what they bid. */
export function optionsOfLeg(
  { handicap, rules }: AnyGame,
  { options }: Terms,
  pairing: Pairing,
  leg: number,
): Readonly<Record<string, unknown>> {
  const { price, legs } = pairing;
  if (handicap === undefined || price === null || !isPaidFor(pairing, leg)) return options;
  const side = rules.sides[legs[leg]?.sides.indexOf(price.entrant) ?? -1];
  return side === undefined ? options : handicap.give(options, side, price.points);
}
