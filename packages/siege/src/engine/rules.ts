/** A siege game as the kernel knows games. */
import { type Rules, settle, top, type Viewer } from '@warbeacon/kernel';
import type { AnyEventSpec } from './event-spec.ts';
import { deciderOf } from './deciders.ts';
import type { Game } from './game.ts';
import { no } from './refusals.ts';
import { specOf } from './frame-spec.ts';
import type { Options } from './options.ts';
import { beginGame } from './sequence.ts';
import { shareState } from './share.ts';
import { Situations, turnOf } from './situation.ts';
import { byPool } from './pools.ts';
import { ABSENT, cloneState, DUE, RESERVE, type State } from './state.ts';
import { step } from './automatic-step.ts';
import type { Command, Side, SiegeEvent } from './vocabulary.ts';
import { type SiegeView, viewFor } from './view.ts';

/** With the words of any siege game. */
export type SiegeRules = Rules<State, Command, SiegeEvent, SiegeView, Side>;

const SILENT = {
  d6(): number {
    throw new Error('dice before the first command');
  },
  emit(): void {},
};

export function makeRules(game: Game): SiegeRules {
  const situations = new Situations(game);
  const eventSpec = ({ type }: SiegeEvent): AnyEventSpec | undefined => game.events[type] as AnyEventSpec | undefined;
  return {
    id: game.id,
    version: game.version,
    title: game.title,
    sides: game.sides,
    create(options) {
      const s = emptyState(game, game.options.schema.parse(options));
      game.units.forEach((spec, unit) => {
        const state = s.units[unit];
        if (state) state.at = startOf(game, spec.arrives);
      });
      game.leaders.forEach((spec, leader) => {
        const state = s.leaders[leader];
        if (state) state.at = startOf(game, spec.arrives);
      });
      game.hooks.begin?.(s);
      beginGame(game, s);
      settle(this, s, SILENT);
      return s;
    },
    deciders(s) {
      const side = deciderOf(situations.of(s));
      return side === undefined ? [] : [side];
    },
    actors(s, side) {
      const situation = situations.of(s);
      const frame = top(s);
      if (frame === undefined || deciderOf(situation) !== side) return [];
      const turn = turnOf(situation, side);
      return specOf(game, frame).actors?.(turn, frame) ?? [...game.commands.acting(turn, frame)];
    },
    legal(s, side, actor) {
      const situation = situations.of(s);
      const frame = top(s);
      if (frame === undefined || deciderOf(situation) !== side) return [];
      return game.commands.legal(turnOf(situation, side), frame, actor);
    },
    check(s, side, command) {
      const situation = situations.of(s);
      const frame = top(s);
      if (frame === undefined) return no(game, 'game-over');
      if (deciderOf(situation) !== side) return no(game, 'not-your-decision');
      return game.commands.check(turnOf(situation, side), frame, command);
    },
    bars: (s, side, command) => game.commands.bars(turnOf(situations.of(s), side), command),
    apply(s, side, command, ctx) {
      const frame = top(s);
      if (frame === undefined) return;
      const turn = turnOf(situations.of(s), side);
      try {
        game.commands.apply(turn, frame, command, ctx);
      } finally {
        turn.changed();
      }
    },
    step(s, ctx) {
      const situation = situations.of(s);
      const stepped = step(situation, ctx);
      if (stepped) situation.changed();
      return stepped;
    },
    clone: (s) => cloneState(game, s),
    outcome: (s) => s.outcome,
    share: shareState,
    view: (s, viewer, common, earlier) => viewFor(situations.of(s), viewer, common, earlier),
    redact: (event, viewer: Viewer<Side>) => eventSpec(event)?.redact?.(event, viewer) ?? event,
    reveals: (event, side) =>
      eventSpec(event)?.reveals?.(event, { side, sideOf: (piece) => sideOf(game, piece) }) ?? false,
    offer: (s, side, command) => game.commands.offer(turnOf(situations.of(s), side), top(s), command),
    offers(s, side, actor) {
      const situation = situations.of(s);
      const frame = top(s);
      if (frame === undefined || deciderOf(situation) !== side) return [];
      return game.commands.offers(turnOf(situation, side), frame, actor);
    },
  };
}

/** Where a piece is when a game begins: in the reserve to be deployed, due on a turn, or in a box of the game's own. */
function startOf({ offMap }: Game, arrives: Game['units'][number]['arrives']): number {
  switch (arrives.at) {
    case 'deployment':
      return RESERVE;
    case 'turn':
      return DUE;
    case 'apart':
      return offMap[arrives.box] ?? ABSENT;
  }
}

/** Nobody on the map, nothing due, no frame but the bottom one. */
export function emptyState(game: Game, options: Options): State {
  const [, defender] = game.sides;
  return {
    game: game.id,
    options,
    turn: 0,
    phase: game.phases[0].id,
    frames: [{ kind: 'sequence' }],
    units: game.units.map(() => ({
      at: ABSENT,
      reduced: false,
      disrupted: false,
      moved: false,
      fired: false,
      attacked: false,
      used: false,
      tried: false,
      spent: 0,
    })),
    leaders: game.leaders.map(() => ({
      at: ABSENT,
      reduced: false,
      moved: false,
      fought: false,
      rallies: 0,
      used: false,
    })),
    // The defender controls all gates at the beginning; from then on they change hands by standard/walls/gates.
    gates: game.terrain.gates.map(() => ({ state: 'shut', holders: [defender, defender], control: defender })),
    markers: [],
    attacks: [],
    losses: byPool(game.pools, () => 0),
    entries: [],
    deployed: [],
    formations: [],
    own: game.own.empty(game, options),
    outcome: null,
  };
}

function sideOf(game: Game, piece: string): Side | undefined {
  const unit = game.units[game.unitIndex.get(piece) ?? -1];
  return unit?.side ?? game.leaders[game.leaderIndex.get(piece) ?? -1]?.side;
}
