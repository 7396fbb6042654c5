/** All commands, by the frames in which they can be given. */
import { refuse, type Refusal, type Ctx } from '@warbeacon/kernel';
import type { Command } from '../commands.schema.ts';
import type { SiegeEvent } from '../events.schema.ts';
import type { Frame, FrameKind } from '../frames.ts';
import { advance, hold } from './advance.ts';
import { attack } from './attack.ts';
import { callOff } from './call-off.ts';
import { deploy } from './deploy.ts';
import { displace } from './displace.ts';
import { done } from './done.ts';
import { duel } from './duel.ts';
import { fire } from './fire.ts';
import { follow, join, stay } from './follow.ts';
import { move } from './move.ts';
import { rally } from './rally.ts';
import { retreat } from './retreat.ts';
import { retreatBefore, stand } from './retreat-before.ts';
import { retreatLeader } from './retreat-leader.ts';
import { setUp } from './set-up.ts';
import type { Turn } from './spec.ts';

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
  actor?(command: never): string;
}

const SPECS: readonly AnySpec[] = [
  setUp,
  deploy,
  move,
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

const byType = new Map(SPECS.map((spec) => [spec.type, spec]));
const byFrame = new Map<FrameKind, AnySpec[]>();
for (const spec of SPECS) for (const kind of spec.frames) byFrame.set(kind, [...(byFrame.get(kind) ?? []), spec]);

/** All legal commands; those of one piece; or, with `null`, those of no piece. */
export function legalCommands(turn: Turn, frame: Frame, actor: string | null | undefined): Command[] {
  const commands: Command[] = [];
  for (const spec of byFrame.get(frame.kind) ?? []) {
    if (actor !== undefined && (spec.actor === undefined) !== (actor === null)) continue;
    for (const command of spec.legal(turn, frame as never, actor ?? undefined)) {
      if (actor === undefined || actor === null || spec.actor?.(command as never) === actor) commands.push(command);
    }
  }
  return commands;
}

/** Ids of the pieces that have a legal command. */
export function actingPieces(turn: Turn, frame: Frame): Set<string> {
  const ids = new Set<string>();
  for (const spec of byFrame.get(frame.kind) ?? []) {
    if (spec.actor === undefined) continue;
    for (const command of spec.legal(turn, frame as never, undefined)) ids.add(spec.actor(command as never));
  }
  return ids;
}

export function checkCommand(turn: Turn, frame: Frame, command: Command): Refusal | null {
  const spec = byType.get(command.type);
  if (!spec?.frames.includes(frame.kind))
    return refuse('wrong-phase', 'That cannot be done at this point of the turn.', '3.0');
  return spec.check(turn, frame as never, command as never);
}

export function applyCommand(turn: Turn, frame: Frame, command: Command, ctx: Ctx<SiegeEvent>): void {
  const spec = byType.get(command.type);
  if (!spec) throw new Error(`no such command: ${command.type}`);
  spec.apply(turn, frame as never, command as never, ctx);
}
