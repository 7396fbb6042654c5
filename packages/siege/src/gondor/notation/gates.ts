/** Gates and breaches as a position writes them. */
import type { Game } from '../../engine/game.ts';
import type { MapSide } from '../../engine/map.schema.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import type { State } from '../../engine/state.ts';
import type { Fault } from '../../notation/fault.ts';
import { hexesOfSide, own } from '../own.ts';
import type { ReadPosition } from './position.schema.ts';

/** Gates and breaches as written, and what follows from who stands where. */
export function putGates(game: Game, s: State, position: ReadPosition, faults: Fault[]): void {
  const gateOf = (id: string, at: string) => {
    const index = game.terrain.gates.findIndex((gate) => gate.id === id);
    if (index < 0) faults.push({ at, message: `There is no gate ${id}.` });
    return s.gates[index];
  };
  for (const [id, control] of Object.entries(position.gates)) {
    const gate = gateOf(id, `gates.${id}`);
    if (gate) Object.assign(gate, { control, holders: [control, control] });
  }
  // [15.15] Whoever stands in a hex of a gate was there last.
  for (const [index, { lower, upper }] of game.terrain.gates.entries()) {
    const gate = s.gates[index];
    if (gate === undefined) continue;
    for (const [which, place] of [lower, upper].entries()) {
      const unit = game.units[s.units.findIndex(({ at }) => at === place)];
      if (unit) gate.holders[which] = unit.side;
    }
  }
  for (const [id, holders] of Object.entries(position.holders)) {
    const gate = gateOf(id, `holders.${id}`);
    if (gate === undefined) continue;
    // Whoever stands there has been written over what was silent; who is written must be the same.
    const { lower, upper } = game.terrain.gates[s.gates.indexOf(gate)] ?? { lower: -1, upper: -1 };
    for (const [which, place] of [lower, upper].entries()) {
      if (gate.holders[which] !== holders[which] && s.units.some(({ at }) => at === place)) {
        const where = makePlaceId(game.terrain, place);
        faults.push({ at: `holders.${id}`, case: '15.15', message: `Who stands in ${where} was there last.` });
      }
    }
    gate.holders = [...holders];
  }
  // [15.15] G-163: who held both hexes last controls the gate, whatever is written.
  for (const [index, { id }] of game.terrain.gates.entries()) {
    const gate = s.gates[index];
    if (gate === undefined) continue;
    const [one, other] = gate.holders;
    if (one !== other || one === gate.control) continue;
    gate.control = one;
    if (position.gates[id] !== undefined)
      faults.push({
        at: `gates.${id}`,
        case: '15.15',
        message: `The side of ${one} held both hexes of ${id} last, and so controls it.`,
      });
  }
  putBreaches(game, s, position, faults);
}

function putBreaches(game: Game, s: State, { breached }: ReadPosition, faults: Fault[]): void {
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

export function writeGates(game: Game, s: State): object {
  const { gates } = game.terrain;
  return {
    breached: [
      ...gates.filter((_, i) => s.gates[i]?.state === 'breached').map(({ id }) => id),
      ...own(s).breaches.map((side) => hexesOfSide(game, side)),
    ],
    gates: Object.fromEntries(gates.map(({ id }, i) => [id, s.gates[i]?.control ?? 'westernesse'])),
    holders: Object.fromEntries(
      gates.flatMap(({ id }, i) => {
        const gate = s.gates[i];
        return gate?.holders.some((side) => side !== gate.control) ? [[id, gate.holders]] : [];
      }),
    ),
  };
}
