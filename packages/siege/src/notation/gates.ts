/** Who controls each gate, and who was last in its two hexes, as a position writes them. */
import type { Game } from '../engine/game.ts';
import { makePlaceId } from '../engine/terrain.ts';
import type { State } from '../engine/state.ts';
import type { Side } from '../engine/vocabulary.ts';
import type { Fault } from './fault.ts';

interface WrittenGates {
  readonly gates: Readonly<Record<string, Side>>;
  readonly holders: Readonly<Record<string, readonly [lower: Side, upper: Side]>>;
}

/**
 * Gates as written, and what follows from who stands where: [W-9] whoever stands in a hex of a gate was there last, and
 * who was last in both controls it. `ruleCase`: where the game says so.
 */
export function putGates(game: Game, s: State, written: WrittenGates, ruleCase: string, faults: Fault[]): void {
  const gateOf = (id: string, at: string) => {
    const index = game.terrain.gates.findIndex((gate) => gate.id === id);
    if (index < 0) faults.push({ at, message: `There is no gate ${id}.` });
    return s.gates[index];
  };
  for (const [id, control] of Object.entries(written.gates)) {
    const gate = gateOf(id, `gates.${id}`);
    if (gate) Object.assign(gate, { control, holders: [control, control] });
  }
  for (const [index, { lower, upper }] of game.terrain.gates.entries()) {
    const gate = s.gates[index];
    if (gate === undefined) continue;
    for (const [which, place] of [lower, upper].entries()) {
      const unit = game.units[s.units.findIndex(({ at }) => at === place)];
      if (unit) gate.holders[which] = unit.side;
    }
  }
  for (const [id, holders] of Object.entries(written.holders)) {
    const gate = gateOf(id, `holders.${id}`);
    if (gate === undefined) continue;
    // Whoever stands there has been written over what was silent; who is written must be the same.
    const { lower, upper } = game.terrain.gates[s.gates.indexOf(gate)] ?? { lower: -1, upper: -1 };
    for (const [which, place] of [lower, upper].entries()) {
      if (gate.holders[which] !== holders[which] && s.units.some(({ at }) => at === place)) {
        const where = makePlaceId(game.terrain, place);
        faults.push({ at: `holders.${id}`, case: ruleCase, message: `Who stands in ${where} was there last.` });
      }
    }
    gate.holders = [...holders];
  }
  for (const [index, { id }] of game.terrain.gates.entries()) {
    const gate = s.gates[index];
    if (gate === undefined) continue;
    const [one, other] = gate.holders;
    if (one !== other || one === gate.control) continue;
    gate.control = one;
    if (written.gates[id] !== undefined)
      faults.push({
        at: `gates.${id}`,
        case: ruleCase,
        message: `The side of ${one} held both hexes of ${id} last, and so controls it.`,
      });
  }
}

/** Holders are written where they are not both who controls it. */
export function writeGates({ terrain }: Game, s: State): { gates: object; holders: object } {
  const gates = terrain.gates.flatMap(({ id }, i) => {
    const gate = s.gates[i];
    return gate === undefined ? [] : [{ id, gate }];
  });
  return {
    gates: Object.fromEntries(gates.map(({ id, gate }) => [id, gate.control])),
    holders: Object.fromEntries(
      gates.flatMap(({ id, gate: { holders, control } }) =>
        holders.some((side) => side !== control) ? [[id, holders]] : [],
      ),
    ),
  };
}
