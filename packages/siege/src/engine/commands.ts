/** All commands, by the frames in which they can be given. */
import type { Ctx, Offered, Refusal } from '@warbeacon/kernel';
import type { Command } from './commands.schema.ts';
import type { SiegeEvent } from './events.schema.ts';
import type { Frame, FrameKind } from './frames.ts';
import { no } from './refusals.ts';
import type { Turn } from './situation.ts';
import type { Price } from './command-spec.ts';
import { advance, hold } from '../standard/commands/advance.ts';
import { announce } from '../helms-deep/abilities/announce.ts';
import { arrive } from '../helms-deep/caves/arrive.ts';
import { attack } from '../standard/commands/attack.ts';
import { batter } from '../helms-deep/breaches/batter.ts';
import { blowHorn } from '../helms-deep/horn/blow-horn.ts';
import { callOff } from '../standard/commands/call-off.ts';
import { comeBack } from '../helms-deep/sortie/come-back.ts';
import { deathAndGlory } from '../helms-deep/glory/death-and-glory.ts';
import { deploy } from '../standard/commands/deploy.ts';
import { detonate } from '../helms-deep/fires/detonate.ts';
import { displace } from '../standard/commands/displace.ts';
import { done } from '../standard/commands/done.ts';
import { dropRocks, pass } from '../helms-deep/rocks/drop-rocks.ts';
import { duel } from '../standard/commands/duel.ts';
import { fire } from '../standard/commands/fire.ts';
import { follow, join, stay } from '../standard/commands/follow.ts';
import { form } from '../standard/commands/form.ts';
import { giveFire } from '../helms-deep/fires/give-fire.ts';
import { layFire } from '../helms-deep/fires/lay-fire.ts';
import { layLadder } from '../helms-deep/ladders/lay-ladder.ts';
import { leave } from '../helms-deep/caves/leave.ts';
import { move } from '../standard/commands/move.ts';
import { moveFormation } from '../standard/commands/move-formation.ts';
import { orcCunning } from '../helms-deep/cunning/orc-cunning.ts';
import { liftRocks, placeRocks } from '../helms-deep/rocks/place-rocks.ts';
import { rally } from '../standard/commands/rally.ts';
import { ram } from '../helms-deep/breaches/ram.ts';
import { retreat } from '../standard/commands/retreat.ts';
import { retreatBefore, stand } from '../standard/commands/retreat-before.ts';
import { retreatLeader } from '../standard/commands/retreat-leader.ts';
import { setUp } from '../standard/commands/set-up.ts';
import { sortie } from '../helms-deep/sortie/make-sortie.ts';
import { dropRam, takeRam } from '../helms-deep/loads/take-ram.ts';

/**
 * A spec whose frame and command types have been forgotten. `byType` restores both: it hands a spec only commands of
 * its own type and frames of the kinds it names.
 */
interface AnySpec {
  readonly type: Command['type'];
  readonly frames: readonly FrameKind[];
  legal(turn: Turn, frame: never, actor: string | undefined): Iterable<Command>;
  check(turn: Turn, frame: never, command: never): Refusal | null;
  apply(turn: Turn, frame: never, command: never, ctx: Ctx<SiegeEvent>): void;
  /** Only of what was asked for. */
  offers?(turn: Turn, frame: never, actor: string | undefined): Iterable<Offered<Command>>;
  offer?(turn: Turn, command: never): Price;
  readonly exact?: true;
  actor?(command: never): string;
}

const SPECS: readonly AnySpec[] = [
  setUp,
  deploy,
  announce,
  blowHorn,
  sortie,
  orcCunning,
  arrive,
  placeRocks,
  liftRocks,
  detonate,
  ram,
  batter,
  layLadder,
  takeRam,
  dropRam,
  giveFire,
  layFire,
  dropRocks,
  pass,
  move,
  leave,
  comeBack,
  form,
  moveFormation,
  deathAndGlory,
  fire,
  duel,
  attack,
  callOff,
  retreat,
  retreatLeader,
  retreatBefore,
  stand,
  displace,
  advance,
  hold,
  follow,
  join,
  stay,
  rally,
  done,
];

/** The frames in which each command can be given. */
export const COMMAND_FRAMES: readonly Pick<AnySpec, 'type' | 'frames'>[] = SPECS;

const byType = new Map(SPECS.map((spec) => [spec.type, spec]));

/** The specs of one kind of frame. */
interface Specs {
  readonly all: readonly AnySpec[];
  /** Those in which a piece acts, and those in which none does. */
  readonly ofPieces: readonly AnySpec[];
  readonly ofNone: readonly AnySpec[];
}

const byFrame = new Map<FrameKind, Specs>();
for (const kind of new Set(SPECS.flatMap(({ frames }) => frames))) {
  const all = SPECS.filter(({ frames }) => frames.includes(kind));
  byFrame.set(kind, {
    all,
    ofPieces: all.filter(({ actor }) => actor !== undefined),
    ofNone: all.filter(({ actor }) => actor === undefined),
  });
}

/** All legal commands; those of one piece; or, with `null`, those of no piece. */
export function legalCommands(turn: Turn, frame: Frame, actor: string | null | undefined): Command[] {
  const commands: Command[] = [];
  const piece = actor ?? undefined;
  for (const spec of specsFor(frame, actor)) {
    for (const command of spec.legal(turn, frame as never, piece)) {
      if (isOf(spec, command, piece)) commands.push(command);
    }
  }
  return commands;
}

/** A command with its cost and odds. */
export function offer(turn: Turn, command: Command): Offered<Command> {
  const price = byType.get(command.type)?.offer?.(turn, command as never);
  if (price === undefined) return { command };
  const { cost, odds } = price;
  if (cost !== undefined) return odds === undefined ? { command, cost } : { command, cost, odds };
  return odds === undefined ? { command } : { command, odds };
}

/** The same of all legal ones: as the search has found them, or as `offer` finds them afterwards. */
export function offeredCommands(turn: Turn, frame: Frame, actor: string | null | undefined): Offered<Command>[] {
  const offers: Offered<Command>[] = [];
  const piece = actor ?? undefined;
  for (const spec of specsFor(frame, actor)) {
    if (spec.offers === undefined) {
      for (const command of spec.legal(turn, frame as never, piece)) {
        if (isOf(spec, command, piece)) offers.push(offer(turn, command));
      }
    } else for (const offered of spec.offers(turn, frame as never, piece)) offers.push(offered);
  }
  return offers;
}

function specsFor({ kind }: Frame, actor: string | null | undefined): readonly AnySpec[] {
  const specs = byFrame.get(kind);
  if (specs === undefined) return [];
  if (actor === undefined) return specs.all;
  return actor === null ? specs.ofNone : specs.ofPieces;
}

/** Whether it is one that was asked for: those of `piece` alone, where one is named. */
function isOf(spec: AnySpec, command: Command, piece: string | undefined): boolean {
  return piece === undefined || spec.exact === true || spec.actor?.(command as never) === piece;
}

/** Ids of the pieces that have a legal command. */
export function actingPieces(turn: Turn, frame: Frame): Set<string> {
  const ids = new Set<string>();
  for (const spec of byFrame.get(frame.kind)?.ofPieces ?? []) {
    for (const command of spec.legal(turn, frame as never, undefined)) ids.add(spec.actor?.(command as never) ?? '');
  }
  return ids;
}

export function checkCommand(turn: Turn, frame: Frame, command: Command): Refusal | null {
  const spec = byType.get(command.type);
  if (!spec?.frames.includes(frame.kind)) return no(turn.game, 'wrong-phase');
  return spec.check(turn, frame as never, command as never);
}

/**
 * What bars a command at any time: a special ability that is spent or whose precondition fails [21.0], and in the phase
 * in which both sides rally [3.0] what bars a rally of the side that does not decide just now.
 */
export function barsCommand(turn: Turn, command: Command): Refusal | null {
  const { s, side } = turn;
  const spec = byType.get(command.type);
  const frame: Frame | undefined = spec?.frames.includes('abilities')
    ? { kind: 'abilities', side }
    : command.type === 'rally' && s.phase === 'rally'
      ? { kind: 'rally', side }
      : undefined;
  return frame === undefined || command.type === 'done'
    ? null
    : (spec?.check(turn, frame as never, command as never) ?? null);
}

export function applyCommand(turn: Turn, frame: Frame, command: Command, ctx: Ctx<SiegeEvent>): void {
  const spec = byType.get(command.type);
  if (!spec) throw new Error(`no such command: ${command.type}`);
  if (frame.kind === 'movement' || frame.kind === 'siege') frame.begun = true;
  spec.apply(turn, frame as never, command as never, ctx);
}
