/** A siege game as the kernel knows games. */
import { err, ok, type Offered, type Result, refuse, type Rules, settle, top } from '@warbeacon/kernel';
import { canLeaderMove, canUnitMove } from './cases/movement.ts';
import { inSituation } from './cases/situation.ts';
import { costOf } from './commands/move.ts';
import { actingPieces, applyCommand, checkCommand, legalCommands } from './commands/index.ts';
import { leaderIndex, type Turn, unitIndex } from './commands/spec.ts';
import { type Command, commandSchema } from './commands.schema.ts';
import { deciderOf } from './deciders.ts';
import type { SiegeEvent } from './events.schema.ts';
import type { Frame } from './frames.ts';
import { type Game, leaderSpec, unitSpec } from './game.ts';
import { blowOdds, duelOdds, rallyOdds, withdrawalOdds } from './odds.ts';
import { parseOptions } from './options.ts';
import { beginPhase, step } from './sequence.ts';
import { ABSENT, CAVES, cloneState, DUE, RESERVE, type State } from './state.ts';
import { redactEvent, viewFor } from './view.ts';
import type { View } from './view.schema.ts';
import { SIDES, type Side } from './words.ts';

export type SiegeRules = Rules<State, Command, SiegeEvent, View, Side>;

/** Events that tell of dice. */
const REVEALING: ReadonlySet<SiegeEvent['type']> = new Set([
  'shot',
  'struck',
  'casualty',
  'dueled',
  'leaderRisk',
  'steadiness',
  'rallied',
]);

const SILENT = {
  d6(): number {
    throw new Error('dice before the first command');
  },
  emit(): void {},
};

export function makeRules(game: Game): SiegeRules {
  const turnOf = (s: State, side: Side): Turn => ({ game, s, side });
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
      beginPhase(s, 'deployment', SILENT);
      settle(this, s, SILENT);
      return s;
    },
    deciders(s) {
      const side = deciderOf(game, s);
      return side === undefined ? [] : [side];
    },
    actors(s, side) {
      const frame = top(s);
      if (frame === undefined || deciderOf(game, s) !== side) return [];
      return actorsOf(turnOf(s, side), frame);
    },
    legal(s, side, actor) {
      const frame = top(s);
      if (frame === undefined || deciderOf(game, s) !== side) return [];
      return legalCommands(turnOf(s, side), frame, actor);
    },
    check(s, side, command) {
      const frame = top(s);
      if (frame === undefined) return refuse('game-over', 'The game is over.');
      if (deciderOf(game, s) !== side) return refuse('not-your-decision', 'The other side must decide now.');
      return checkCommand(turnOf(s, side), frame, command);
    },
    apply(s, side, command, ctx) {
      const frame = top(s);
      if (frame !== undefined) applyCommand(turnOf(s, side), frame, command, ctx);
    },
    step: (s, ctx) => step(game, s, ctx),
    clone: cloneState,
    outcome: (s) => s.outcome,
    view: (s, viewer) => viewFor(game, s, viewer),
    redact: (event) => redactEvent(event),
    reveals: (event) => REVEALING.has(event.type),
    offer: (s, side, command) => offer(turnOf(s, side), command),
  };
}

/** Nobody on the map, nothing due, no frame but the bottom one. */
export function emptyState(game: Game, options: Readonly<Record<string, unknown>>): State {
  return {
    game: game.id,
    options: parseOptions(options),
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
    })),
    leaders: game.leaders.map(() => ({ at: ABSENT, reduced: false, moved: false, fought: false, rallies: 0 })),
    // [15.16] Westernesse controls all gates at the beginning.
    gates: game.terrain.gates.map(() => ({
      state: 'shut',
      holders: ['westernesse', 'westernesse'],
      control: 'westernesse',
    })),
    culvert: 'whole',
    markers: [],
    attacks: [],
    losses: { isengard: 0, westernesse: 0 },
    entries: [],
    deployed: [],
    outcome: null,
  };
}

/** Ids of pieces that have something to do, found without listing all they can do where that is long. */
function actorsOf(turn: Turn, frame: Frame): string[] {
  const { game, s, side } = turn;
  switch (frame.kind) {
    case 'deployment':
      return [
        ...game.unitsOf[side].map((unit) => unitSpec(game, unit)),
        ...game.leadersOf[side].map((leader) => leaderSpec(game, leader)),
      ].flatMap(({ id, arrives }) => (arrives.at === 'deployment' ? [id] : []));
    case 'makeRoom':
      return inSituation(game, s, (situation) =>
        canUnitMove(game, s, situation, frame.unit) ? [unitSpec(game, frame.unit).id] : [],
      );
    case 'movement':
      return inSituation(game, s, (situation) => [
        ...game.unitsOf[side]
          .filter((unit) => canUnitMove(game, s, situation, unit))
          .map((unit) => unitSpec(game, unit).id),
        ...game.leadersOf[side]
          .filter((leader) => canLeaderMove(game, s, situation, leader))
          .map((leader) => leaderSpec(game, leader).id),
      ]);
    default:
      return [...actingPieces(turn, frame)];
  }
}

function offer(turn: Turn, command: Command): Offered<Command> {
  const { game, s } = turn;
  const frame = top(s);
  switch (command.type) {
    case 'move': {
      if (frame?.kind !== 'movement' && frame?.kind !== 'makeRoom') return { command };
      const cost = costOf(turn, frame, command.piece, command.path);
      return typeof cost === 'number' ? { command, cost } : { command };
    }
    case 'fire':
    case 'attack':
      return {
        command,
        odds: blowOdds(
          game,
          s,
          unitIndex(game, command.unit),
          unitIndex(game, command.target),
          command.type === 'fire',
        ),
      };
    case 'duel':
      return { command, odds: duelOdds(game, s, leaderIndex(game, command.leader), leaderIndex(game, command.target)) };
    case 'rally':
      return { command, odds: rallyOdds(game, s, leaderIndex(game, command.leader)) };
    case 'retreatBefore':
      return { command, odds: withdrawalOdds() };
    default:
      return { command };
  }
}

/** A command from outside, or a refusal that names what is wrong with it. */
export function parseCommand(json: unknown): Result<Command> {
  const parsed = commandSchema.safeParse(json);
  if (parsed.success) return ok(parsed.data);
  const issue = parsed.error.issues[0];
  const path = issue?.path.join('.') ?? '';
  return err(refuse('bad-command', `Not a command: ${path === '' ? '' : `${path}: `}${issue?.message ?? 'malformed'}`));
}
