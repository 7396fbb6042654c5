/** Abilities, formations, the sortie and the supply as a position writes them. */
import type { Game } from '../../engine/game.ts';
import { mixOf } from '../../engine/house.ts';
import { makePlaceId, parsePlaceId } from '../../standard/terrain.ts';
import type { MarkerKind, State } from '../../engine/state.ts';
import { ABILITIES, type Ability } from '../../engine/words.ts';
import type { Fault } from '../../notation/fault.ts';
import type { Position, ReadPosition } from '../../notation/position.schema.ts';

/** [21.81] H-72: both Captains', where nothing says whose. */
const CUNNING = 'orc-cunning';
const CUNNINGS = ['orc-cunning-1', 'orc-cunning-2'] as const;

/** Markers have been put: what they leave is the supply. */
export function putSpecials(game: Game, s: State, position: ReadPosition, faults: Fault[]): void {
  s.spent = parseAbilities(position.used, 'used', faults);
  s.active = parseActive(position.active, s, faults);
  const unitOf = (id: string, at: string): number => pieceOf(game.unitIndex, id, 'unit', at, faults);
  const leaderOf = (id: string, at: string): number => pieceOf(game.leaderIndex, id, 'leader', at, faults);
  for (const [i, { kind, units, leader, fresh, glory }] of position.formations.entries()) {
    const at = `formations.${i}`;
    const pair = units.map((id, which) => unitOf(id, `${at}.units.${which}`));
    const [low = -1, high = -1] = [...pair].sort((a, b) => a - b);
    const by = leaderOf(leader, `${at}.leader`);
    if (low < 0 || high < 0 || by < 0) continue;
    if (low === high) faults.push({ at, case: '8.42', message: `${units[0]} is named twice.` });
    s.formations.push({ kind, units: [low, high], leader: by, fresh: fresh ?? false, glory: glory ?? false });
  }
  if (position.sortie) {
    const unit = unitOf(position.sortie.unit, 'sortie.unit');
    const leaders = position.sortie.leaders.map((id, i) => leaderOf(id, `sortie.leaders.${i}`));
    const home = parsePlaceId(game.terrain, position.sortie.home);
    if (home === undefined)
      faults.push({ at: 'sortie.home', message: `${position.sortie.home} is no place on the map.` });
    if (unit >= 0 && home !== undefined && !leaders.includes(-1)) s.sortie = { unit, leaders, home };
  }
  s.crept = position.crept.map((id, i) => unitOf(id, `crept.${i}`)).filter((unit) => unit >= 0);
  const left = (kind: MarkerKind, dummy: boolean): number => {
    const here = s.markers.filter((marker) => marker.kind === kind && marker.dummy === dummy).length;
    return Math.max(0, mixOf(game, s, kind)[dummy ? 'dummy' : 'real'] - here);
  };
  s.supply = {
    ladders: position.supply.ladders ?? left('ladder', false),
    fires: {
      real: position.supply.fires?.real ?? left('blasting-fire', false),
      dummy: position.supply.fires?.dummy ?? left('blasting-fire', true),
    },
  };
}

function pieceOf(
  index: ReadonlyMap<string, number>,
  id: string,
  what: 'unit' | 'leader',
  at: string,
  faults: Fault[],
): number {
  const found = index.get(id);
  if (found === undefined) faults.push({ at, message: `There is no ${what} ${id}.` });
  return found ?? -1;
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
  const spent = CUNNINGS.filter((each) => s.spent.includes(each));
  const [only] = spent;
  const words = written.map((word) => (word === CUNNING && spent.length === 1 && only !== undefined ? only : word));
  const active = parseAbilities(words, 'active', faults);
  const fault = (ruleCase: string, message: string) => faults.push({ at: 'active', case: ruleCase, message });
  for (const ability of active) {
    if (!s.spent.includes(ability)) fault('21.0', `${ability} is in force and is not among those used.`);
  }
  if (CUNNINGS.every((each) => active.includes(each)))
    fault('21.81', 'One Captain uses his cunning in a turn, not both.');
  return active;
}

export function writeSpecials(
  game: Game,
  s: State,
): Pick<Position, 'used' | 'active' | 'formations' | 'sortie' | 'crept' | 'supply'> {
  const unitId = (unit: number) => game.units[unit]?.id ?? '';
  const leaderId = (leader: number) => game.leaders[leader]?.id ?? '';
  return {
    used: [...s.spent],
    active: [...s.active],
    formations: s.formations.map(({ kind, units, leader, fresh, glory }) => ({
      kind,
      units: [unitId(units[0]), unitId(units[1])],
      leader: leaderId(leader),
      ...(fresh ? { fresh } : {}),
      ...(glory ? { glory } : {}),
    })),
    ...(s.sortie === null
      ? {}
      : {
          sortie: {
            unit: unitId(s.sortie.unit),
            leaders: s.sortie.leaders.map(leaderId),
            home: makePlaceId(game.terrain, s.sortie.home),
          },
        }),
    crept: s.crept.map(unitId),
    supply: { ladders: s.supply.ladders, fires: { ...s.supply.fires } },
  };
}
