/** Breaches as a position writes them. */
import type { Game } from '../../engine/game.ts';
import type { MapSide } from '../../engine/map.schema.ts';
import type { State } from '../../engine/state.ts';
import type { Fault } from '../../notation/fault.ts';
import { hexesOfSide, own } from '../own.ts';
import type { ReadPosition } from './position.schema.ts';

/** [15.23] [16.27] Gates, walls and towers as written. */
export function putBreaches(game: Game, s: State, { breached }: ReadPosition, faults: Fault[]): void {
  const { sides } = game.terrain.map;
  for (const [i, name] of breached.entries()) {
    const fault = (ruleCase: string, message: string) => faults.push({ at: `breached.${i}`, case: ruleCase, message });
    const number = sides.findIndex((side) => isNamed(side, name));
    const side = sides[number];
    const gate = s.gates[game.terrain.gates.findIndex(({ id }) => id === side?.id)];
    if (gate) gate.state = 'breached';
    else if (typeof name === 'string') faults.push({ at: `breached.${i}`, message: `There is no gate ${name}.` });
    else if (side?.unbreachable) fault('15.23', 'The Outer Wall is never breached.');
    else if (side?.kind !== 'wall' && side?.kind !== 'tower')
      fault('16.2', 'Only walls, towers and gates can be breached.');
    else if (own(s).breaches.includes(number)) fault('16.27', `${name.toString()} is named twice.`);
    else own(s).breaches.push(number);
  }
  own(s).breaches.sort((a, b) => a - b);
}

function isNamed({ id, hexes }: MapSide, name: string | readonly [string, string]): boolean {
  if (typeof name === 'string') return id === name;
  return name[0] !== name[1] && name.every((hex) => hexes.includes(hex));
}

export function writeBreaches(game: Game, s: State): ReadPosition['breached'] {
  return [
    ...game.terrain.gates.filter((_, i) => s.gates[i]?.state === 'breached').map(({ id }) => id),
    ...own(s).breaches.map((side) => hexesOfSide(game, side)),
  ];
}
