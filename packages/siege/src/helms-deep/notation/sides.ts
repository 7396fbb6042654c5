/** Hexsides as a position names them, and what has become of them. */
import type { Game } from '../../engine/game.ts';
import type { MapSide } from '../../engine/map.schema.ts';
import { makePlaceId } from '../../engine/terrain.ts';
import type { Breach, State } from '../../engine/state.ts';
import type { Fault } from '../../notation/fault.ts';
import type { ReadPosition } from './position.schema.ts';
import { own } from '../own.ts';

/** A hexside by its name on the map, or by its two hexes; `culvert` is either end of the passage. */
export function findSide(game: Game, name: string | readonly [string, string]): MapSide | undefined {
  return game.terrain.map.sides.find(({ id, kind, hexes }) =>
    typeof name === 'string'
      ? id === name || (name === 'culvert' && kind === 'culvert')
      : name.every((hex) => hexes.includes(hex)) && name[0] !== name[1],
  );
}

/** Gates and Culvert as written, and what follows from who stands where. */
export function putSides(game: Game, s: State, position: ReadPosition, faults: Fault[]): void {
  const gateOf = (id: string, at: string) => {
    const index = game.terrain.gates.findIndex((gate) => gate.id === id);
    if (index < 0) faults.push({ at, message: `There is no gate ${id}.` });
    return s.gates[index];
  };
  for (const [id, control] of Object.entries(position.gates)) {
    const gate = gateOf(id, `gates.${id}`);
    if (gate) Object.assign(gate, { control, holders: [control, control] });
  }
  // [15.15] [W-9] Whoever stands in a hex of a gate was there last.
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
  // [15.15] Who held both hexes last controls the gate, whatever is written.
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
  for (const [list, condition] of [
    ['breached', 'breached'],
    ['collapsed', 'collapsed'],
  ] as const) {
    for (const [i, name] of position[list].entries()) {
      const side = findSide(game, name);
      const gate = game.terrain.gates.findIndex(({ id }) => id === side?.id);
      const both = (before: Breach | 'whole') => {
        if (condition === 'collapsed' && before === 'breached')
          faults.push({ at: `${list}.${i}`, case: '20.35', message: 'What is breached can no longer collapse.' });
      };
      if (gate >= 0 && s.gates[gate]) {
        both(s.gates[gate].state);
        s.gates[gate].state = condition satisfies Breach;
      } else if (side?.kind === 'culvert') {
        both(own(s).culvert);
        own(s).culvert = condition;
      } else
        faults.push({
          at: `${list}.${i}`,
          case: '20.34',
          message: 'Only gates and the Culvert can be breached or collapse.',
        });
    }
  }
}

/** Names of the sides that are so. */
export function sidesThatAre(game: Game, s: State, condition: 'breached' | 'collapsed'): string[] {
  const gates = game.terrain.gates.filter((_, i) => s.gates[i]?.state === condition).map(({ id }) => id);
  const culvert = game.terrain.map.sides.find(({ kind, id }) => kind === 'culvert' && id !== undefined)?.id;
  return own(s).culvert === condition && culvert !== undefined ? [...gates, culvert] : gates;
}
