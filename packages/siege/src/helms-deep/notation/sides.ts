/** Hexsides as a position names them, and what has become of them. */
import type { Game } from '../../engine/game.ts';
import type { MapSide } from '../../engine/map.schema.ts';
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

/** Gates and Culvert as written: broken, or fallen in. */
export function putSides(game: Game, s: State, position: ReadPosition, faults: Fault[]): void {
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
