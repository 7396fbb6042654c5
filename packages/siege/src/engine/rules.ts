/** A siege game as the kernel knows games. */
import { err, ok, type Result, refuse, type Rules, settle, top } from '@warbeacon/kernel';
import { canForm } from '../standard/cases/forming.ts';
import { canGoAside } from '../helms-deep/caves/leaving.ts';
import { canLeaderMove, canUnitMove } from '../standard/cases/movement.ts';
import { canHandle, whyCannotDropRam } from '../helms-deep/loads/porters.ts';
import {
  actingPieces,
  applyCommand,
  barsCommand,
  checkCommand,
  legalCommands,
  offer,
  offeredCommands,
} from './commands.ts';
import { type Command, commandSchema } from './commands.schema.ts';
import { deciderOf } from './deciders.ts';
import type { SiegeEvent } from './events.schema.ts';
import type { Frame } from './frames.ts';
import { type Game, leaderSpec, unitSpec } from './game.ts';
import { mixOf } from './house.ts';
import { parseOptions } from './options.ts';
import { beginPhase } from './sequence.ts';
import { step } from './step.ts';
import { no } from './refusals.ts';
import { Situations, type Turn, turnOf } from './situation.ts';
import { ABSENT, CAVES, cloneState, DUE, type Marker, type MarkerKind, RESERVE, type State } from './state.ts';
import { shareState } from './share.ts';
import { redactEvent, viewFor } from './view.ts';
import type { View } from './view.schema.ts';
import { SIDES, type Side } from './words.ts';
import type { Situation } from './situation.ts';

export type SiegeRules = Rules<State, Command, SiegeEvent, View, Side>;

/** Events that tell of dice, or of what a counter is. */
const REVEALING: ReadonlySet<SiegeEvent['type']> = new Set([
  'shot',
  'struck',
  'casualty',
  'dueled',
  'leaderRisk',
  'steadiness',
  'rallied',
  'heartened',
  'encouraged',
  'surprised',
  'blast',
  'rocksDropped',
  'rocksGone',
  'rocksStand',
]);

const SILENT = {
  d6(): number {
    throw new Error('dice before the first command');
  },
  emit(): void {},
};

export function makeRules(game: Game): SiegeRules {
  const situations = new Situations(game);
  return {
    id: game.id,
    version: game.version,
    title: game.title,
    sides: SIDES,
    create(options) {
      const s = emptyState(game, options);
      game.units.forEach((spec, unit) => {
        const state = s.units[unit];
        if (state) state.at = spec.arrives.at === 'deployment' ? RESERVE : spec.arrives.at === 'turn' ? DUE : CAVES;
      });
      game.leaders.forEach((spec, leader) => {
        const state = s.leaders[leader];
        if (state) state.at = spec.arrives.at === 'deployment' ? RESERVE : DUE;
      });
      // [14.1] The ram waits with the reinforcements of turn two.
      s.markers.push(makeMarker('ram', 'isengard', DUE));
      beginPhase(s, 'deployment', SILENT);
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
      return actorsOf(turnOf(situation, side), frame);
    },
    legal(s, side, actor) {
      const situation = situations.of(s);
      const frame = top(s);
      if (frame === undefined || deciderOf(situation) !== side) return [];
      return legalCommands(turnOf(situation, side), frame, actor);
    },
    check(s, side, command) {
      const situation = situations.of(s);
      const frame = top(s);
      if (frame === undefined) return no(game, 'game-over');
      if (deciderOf(situation) !== side) return no(game, 'not-your-decision');
      return checkCommand(turnOf(situation, side), frame, command);
    },
    bars: (s, side, command) => barsCommand(turnOf(situations.of(s), side), command),
    apply(s, side, command, ctx) {
      const frame = top(s);
      if (frame === undefined) return;
      const turn = turnOf(situations.of(s), side);
      try {
        applyCommand(turn, frame, command, ctx);
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
    clone: cloneState,
    outcome: (s) => s.outcome,
    share: shareState,
    view: (s, viewer, common, earlier) => viewFor(situations.of(s), viewer, common, earlier),
    redact: (event, viewer) => redactEvent(event, viewer),
    // [20.85] Whoever lets an enemy pass, and sees where it goes on to, cannot have it stopped after all.
    reveals: (event, side) =>
      REVEALING.has(event.type) ||
      // [15.32] The ram breaks most gates without a die.
      (event.type === 'battered' && event.dice !== undefined) ||
      (event.type === 'moved' && sideOf(game, event.piece) !== side),
    offer: (s, side, command) => offer(turnOf(situations.of(s), side), command),
    offers(s, side, actor) {
      const situation = situations.of(s);
      const frame = top(s);
      if (frame === undefined || deciderOf(situation) !== side) return [];
      const turn = turnOf(situation, side);
      return offeredCommands(turn, frame, actor);
    },
  };
}

/** Nobody on the map, nothing due, no frame but the bottom one. */
export function emptyState(game: Game, options: Readonly<Record<string, unknown>>): State {
  const agreed = parseOptions(options);
  return {
    game: game.id,
    options: agreed,
    turn: 0,
    phase: 'deployment',
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
    // [15.16] Westernesse controls all gates at the beginning.
    gates: game.terrain.gates.map(() => ({
      state: 'shut',
      holders: ['westernesse', 'westernesse'],
      control: 'westernesse',
    })),
    culvert: 'whole',
    // [21.51] The horn never leaves its place.
    markers: game.terrain.zoneList('horn').map((at) => ({
      id: 'horn-1',
      kind: 'horn',
      side: 'westernesse',
      at,
      against: -1,
      carrier: -1,
      dummy: false,
      known: false,
    })),
    attacks: [],
    losses: { isengard: 0, westernesse: 0 },
    entries: [],
    deployed: [],
    spent: [],
    active: [],
    formations: [],
    sortie: null,
    crept: [],
    supply: {
      ladders: mixOf(game, { options: agreed }, 'ladder').real,
      fires: { real: game.markers['blasting-fire'].real, dummy: game.markers['blasting-fire'].dummy },
    },
    outcome: null,
  };
}

/** The one marker of its kind. */
function makeMarker(kind: MarkerKind, side: Side, at: number): Marker {
  return { id: `${kind}-1`, kind, side, at, against: -1, carrier: -1, dummy: false, known: false };
}

/** Ids of pieces that have something to do, found without listing all they can do where that is long. */
function actorsOf(turn: Turn, frame: Frame): readonly string[] {
  const { game, side } = turn;
  switch (frame.kind) {
    case 'deployment':
      return game.deployed[side];
    case 'makeRoom':
      return canUnitMove(turn, frame.unit) ? [unitSpec(game, frame.unit).id] : [];
    case 'movement':
      return [
        ...game.unitsOf[side]
          .filter(
            (unit) =>
              canUnitMove(turn, unit) || canHandleAnything(turn, unit) || canGoAside(turn, unitSpec(game, unit).id),
          )
          .map((unit) => unitSpec(game, unit).id),
        ...game.leadersOf[side]
          .filter(
            (leader) =>
              canLeaderMove(turn, leader) || canForm(turn, leader) || canGoAside(turn, leaderSpec(game, leader).id),
          )
          .map((leader) => leaderSpec(game, leader).id),
      ];
    default:
      return [...actingPieces(turn, frame)];
  }
}

/** [20.2] [20.3] In a Movement Phase, putting down the ram included. */
function canHandleAnything(situation: Situation, unit: number): boolean {
  const { game, s } = situation;
  if (unitSpec(game, unit).side !== 'isengard') return false;
  return canHandle(situation, unit) || whyCannotDropRam(s, unit) === null;
}

function sideOf(game: Game, piece: string): Side | undefined {
  const unit = game.units[game.unitIndex.get(piece) ?? -1];
  return unit?.side ?? game.leaders[game.leaderIndex.get(piece) ?? -1]?.side;
}

/** A command from outside, or a refusal that names what is wrong with it. */
export function parseCommand(json: unknown): Result<Command> {
  const parsed = commandSchema.safeParse(json);
  if (parsed.success) return ok(parsed.data);
  const issue = parsed.error.issues[0];
  const path = issue?.path.join('.') ?? '';
  return err(refuse('bad-command', `Not a command: ${path === '' ? '' : `${path}: `}${issue?.message ?? 'malformed'}`));
}
