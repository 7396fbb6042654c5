/** Abilities, formations, the sortie and the supply as a position writes them. */
import type { Game } from '../../engine/game.ts';
import { mixOf } from '../house-values.ts';
import { makePlaceId, parsePlaceId } from '../../engine/terrain.ts';
import type { State } from '../../engine/state.ts';
import { ABILITIES, type Ability, type MarkerKind } from '../words.ts';
import { pieceOf } from '../../notation/formations.ts';
import type { Fault } from '../../notation/fault.ts';
import type { Position, ReadPosition } from './position.schema.ts';
import { own } from '../own.ts';

/** [21.81] H-72: both Captains', where nothing says whose. */
const CUNNING = 'orc-cunning';
const CUNNINGS = ['orc-cunning-1', 'orc-cunning-2'] as const;

/** Markers have been put: what they leave is the supply. */
export function putSpecials(game: Game, s: State, position: ReadPosition, faults: Fault[]): void {
  own(s).spent = parseAbilities(position.used, 'used', faults);
  own(s).active = parseActive(position.active, s, faults);
  const unitOf = (id: string, at: string): number => pieceOf(game.unitIndex, id, 'unit', at, faults);
  const leaderOf = (id: string, at: string): number => pieceOf(game.leaderIndex, id, 'leader', at, faults);
  if (position.sortie) {
    const unit = unitOf(position.sortie.unit, 'sortie.unit');
    const leaders = position.sortie.leaders.map((id, i) => leaderOf(id, `sortie.leaders.${i}`));
    const home = parsePlaceId(game.terrain, position.sortie.home);
    if (home === undefined)
      faults.push({ at: 'sortie.home', message: `${position.sortie.home} is no place on the map.` });
    if (unit >= 0 && home !== undefined && !leaders.includes(-1)) own(s).sortie = { unit, leaders, home };
  }
  own(s).crept = position.crept.map((id, i) => unitOf(id, `crept.${i}`)).filter((unit) => unit >= 0);
  const left = (kind: MarkerKind, dummy: boolean): number => {
    const here = s.markers.filter((marker) => marker.kind === kind && marker.dummy === dummy).length;
    return Math.max(0, mixOf(s, kind)[dummy ? 'dummy' : 'real'] - here);
  };
  own(s).supply = {
    ladders: position.supply.ladders ?? left('ladder', false),
    fires: {
      real: position.supply.fires?.real ?? left('blasting-fire', false),
      dummy: position.supply.fires?.dummy ?? left('blasting-fire', true),
    },
  };
}

function parseAbilities(written: readonly string[], list: 'used' | 'active', faults: Fault[]): Ability[] {
  const abilities: Ability[] = [];
  for (const [i, word] of written.entries()) {
    const ability = ABILITIES.find((known) => known === word);
    const meant: readonly Ability[] = word === CUNNING ? CUNNINGS : ability === undefined ? [] : [ability];
    if (meant.length === 0) faults.push({ at: `${list}.${i}`, message: `There is no special ability ${word}.` });
    // [21.0] Once a game.
    if (meant.some((each) => abilities.includes(each)))
      faults.push({ at: `${list}.${i}`, case: '21.0', message: `${word} is named twice, and can be used once.` });
    abilities.push(...meant);
  }
  return abilities;
}

/** [21.81] One Captain a turn: where nothing says whose cunning is in force, it is that of the one who has used it. */
function parseActive(written: readonly string[], s: State, faults: Fault[]): Ability[] {
  const spent = CUNNINGS.filter((each) => own(s).spent.includes(each));
  const [only] = spent;
  const words = written.map((word) => (word === CUNNING && spent.length === 1 && only !== undefined ? only : word));
  const active = parseAbilities(words, 'active', faults);
  const fault = (ruleCase: string, message: string) => faults.push({ at: 'active', case: ruleCase, message });
  for (const ability of active) {
    if (!own(s).spent.includes(ability)) fault('21.0', `${ability} is in force and is not among those used.`);
  }
  if (CUNNINGS.every((each) => active.includes(each)))
    fault('21.81', 'One Captain uses his cunning in a turn, not both.');
  return active;
}

export function writeSpecials(game: Game, s: State): Pick<Position, 'used' | 'active' | 'sortie' | 'crept' | 'supply'> {
  const unitId = (unit: number) => game.units[unit]?.id ?? '';
  const leaderId = (leader: number) => game.leaders[leader]?.id ?? '';
  const { sortie } = own(s);
  return {
    used: [...own(s).spent],
    active: [...own(s).active],
    ...(sortie === null
      ? {}
      : {
          sortie: {
            unit: unitId(sortie.unit),
            leaders: sortie.leaders.map(leaderId),
            home: makePlaceId(game.terrain, sortie.home),
          },
        }),
    crept: own(s).crept.map(unitId),
    supply: { ladders: own(s).supply.ladders, fires: { ...own(s).supply.fires } },
  };
}
