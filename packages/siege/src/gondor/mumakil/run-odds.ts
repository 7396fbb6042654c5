/** [14.32] Where a mûmak may run, told before the blow that may set it off. */
import { DIRECTIONS, neighbour } from '@warbeacon/hexgrid';
import type { OddsOutcome, OddsNext } from '@warbeacon/kernel';
import { unitSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { placeOf } from '../../engine/state.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import { reduce } from '../../standard/combat/odds.ts';
import { HEXES, isMumak, stopsIt, unitIn } from './run.ts';

/** In the order of the rose. */
const ROSE = ['west', 'north-west', 'north-east', 'east', 'south-east', 'south-west'] as const;

/** [14.32] For a retreat of any kind; `undefined` for all who retreat as others do. */
export function thrownBack(
  situation: Situation,
  unit: number,
): { readonly does: string; readonly next: OddsNext } | undefined {
  if (!isMumak(situation, unit) || placeOf(situation.s, unit) < 0) return undefined;
  return {
    does: 'runs wild',
    next: {
      roll: 'it runs by one die of the rose, as everybody stands now',
      outcomes: ROSE.flatMap((way, i) => runTo(situation, unit, way, i)),
    },
  };
}

/** All that one face of the die can lead to: of several who are beside it at its end, each as likely. */
function runTo(situation: Situation, unit: number, way: string, face: number): OddsOutcome[] {
  const { game, s } = situation;
  const { terrain } = game;
  const direction = DIRECTIONS[face];
  if (direction === undefined) throw new Error('no such face of the rose');
  // It is no longer where it set out.
  const standing = (place: number): number => {
    const there = unitIn(situation, place);
    return there === unit ? -1 : there;
  };
  const end = (kind: string, what: string, at: number, of = 1): OddsOutcome => ({
    kind,
    label: `${way}: ${what}`,
    chance: reduce(1, ROSE.length * of),
    hex: makePlaceId(terrain, at),
  });
  const attacks = (target: number, of = 1): OddsOutcome =>
    end('attack', `attacks ${unitSpec(game, target).id}`, placeOf(s, target), of);
  let at = placeOf(s, unit);
  for (let hexes = 0; hexes < HEXES; hexes++) {
    const next = neighbour(terrain.grid, at, direction);
    const link = terrain.links[at]?.find(({ to }) => to === next);
    if (link === undefined || stopsIt(s, link))
      return [end('eliminated', `lost beyond ${makePlaceId(terrain, at)}`, at)];
    const ahead = standing(next);
    if (ahead >= 0) return [attacks(ahead)];
    at = next;
    const beside = (terrain.links[at] ?? [])
      .filter((each) => !stopsIt(s, each))
      .map(({ to }) => standing(to))
      .filter((other) => other >= 0);
    if (beside.length > 0) return beside.map((target) => attacks(target, beside.length));
  }
  return [end('run', `as far as ${makePlaceId(terrain, at)}`, at)];
}
