/** What the engine can play, for a program that knows nothing of it. */
import { ABILITIES, optionsSchema, PHASES, SEGMENTS, type Strengths } from '@warbeacon/siege';
import { z } from 'zod';
import { POLICY_NAMES } from '../policies.ts';
import { GAMES } from '../games.ts';
import { NAME, VERSION } from '../version.ts';

export function describeEngine() {
  return {
    name: NAME,
    version: VERSION,
    policies: POLICY_NAMES,
    games: Object.values(GAMES).map(({ game, rules }) => ({
      id: rules.id,
      title: rules.title,
      rulesVersion: rules.version,
      sides: rules.sides,
      options: z.toJSONSchema(optionsSchema, { io: 'input' }),
      unitKinds: [...new Set(game.units.map(({ kind }) => kind))].flatMap((kind) => {
        const units = game.units.filter((unit) => unit.kind === kind);
        return units.slice(0, 1).map(({ name, side, nation, cavalry, missile, full, reduced }) => ({
          kind,
          name,
          side,
          nation,
          cavalry,
          missile,
          count: units.length,
          full: strengths(full),
          reduced: strengths(reduced),
          units: units.map(({ id, arrives }) => ({ id, arrives })),
        }));
      }),
      leaders: game.leaders.map(({ id, name, side, rally, reducedRally, nightBonus, leads, arrives }) => ({
        id,
        name,
        side,
        rally,
        reducedRally,
        nightBonus,
        leads,
        arrives,
      })),
      plans: game.plans.map(({ id, title, side }) => ({ id, title, side })),
      turns: game.cases.lastTurn,
      phases: PHASES,
      segments: SEGMENTS,
      abilities: ABILITIES.map((id) => {
        const { name, side, leader, case: ruleCase } = game.abilities.owners[id];
        return { id, name, side, leader: leader ?? null, case: ruleCase };
      }),
      // How many there are of each kind, and dummies among them.
      markers: game.markers,
      // Sides of the map that have a name.
      sidesOfMap: game.terrain.map.sides.flatMap(({ id, kind, hexes }) =>
        id === undefined ? [] : [{ id, kind, hexes }],
      ),
    })),
  };
}

function strengths({ attack, armour, morale }: Strengths) {
  return { attack: attack ?? null, armour, morale };
}
