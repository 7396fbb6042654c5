/** The commands of a game, by the frames in which they can be given. */
import { type Ctx, err, type Offered, ok, refuse, type Refusal, type Result } from '@warbeacon/kernel';
import { no } from './refusals.ts';
import type { z } from 'zod';
import { type UnionSchema, unionOf } from './union-schema.ts';
import type { Price } from './command-spec.ts';
import type { Turn } from './situation.ts';
import type { Command, CommandType, Frame, FrameKind, SiegeEvent } from './vocabulary.ts';

/**
 * A spec whose frame and command types have been forgotten. `CommandTable` restores both: it hands a spec only commands
 * of its own type and frames of the kinds it names.
 */
export interface AnyCommandSpec {
  readonly type: CommandType;
  readonly schema: z.ZodType<Command>;
  readonly frames: readonly FrameKind[];
  legal(turn: Turn, frame: never, actor: string | undefined): Iterable<Command>;
  check(turn: Turn, frame: never, command: never): Refusal | null;
  apply(turn: Turn, frame: never, command: never, ctx: Ctx<SiegeEvent>): void;
  /** Only of what was asked for. */
  offers?(turn: Turn, frame: never, actor: string | undefined): Iterable<Offered<Command>>;
  offer?(turn: Turn, command: never, frame: never): Price;
  anytime?(turn: Turn): Frame | undefined;
  readonly exact?: true;
  actor?(command: never): string;
  marker?(turn: Turn, command: never): string | undefined;
}

/** The specs of one kind of frame. */
interface Specs {
  readonly all: readonly AnyCommandSpec[];
  /** Those in which a piece acts, and those in which none does. */
  readonly ofPieces: readonly AnyCommandSpec[];
  readonly ofNone: readonly AnyCommandSpec[];
  readonly byType: ReadonlyMap<string, AnyCommandSpec>;
}

const NONE: Specs = { all: [], ofPieces: [], ofNone: [], byType: new Map() };

/**
 * All commands of a game. A command may have several specs, each for frames of its own: so a game says what a command of
 * the standard rules means in a frame that only it knows.
 */
export class CommandTable {
  readonly specs: readonly AnyCommandSpec[];
  /** What parses any of them. */
  readonly schema: UnionSchema<Command>;
  readonly #byFrame: ReadonlyMap<string, Specs>;

  /** Throws when two specs of one command share a frame. */
  constructor(specs: readonly AnyCommandSpec[]) {
    this.specs = specs;
    this.schema = unionOf([...new Map(specs.map(({ type, schema }) => [type, schema])).values()]);
    const byFrame = new Map<string, Specs>();
    for (const kind of new Set(specs.flatMap(({ frames }) => frames))) {
      const all = specs.filter(({ frames }) => frames.includes(kind));
      const byType = new Map(all.map((spec) => [spec.type, spec]));
      if (byType.size < all.length) throw new Error(`a command has two meanings in the frame ${kind}`);
      byFrame.set(kind, {
        all,
        ofPieces: all.filter(({ actor }) => actor !== undefined),
        ofNone: all.filter(({ actor }) => actor === undefined),
        byType,
      });
    }
    this.#byFrame = byFrame;
  }

  /** A command from outside, or a refusal that names what is wrong with it. */
  parse(json: unknown): Result<Command> {
    const parsed = this.schema.safeParse(json);
    if (parsed.success) return ok(parsed.data);
    const issue = parsed.error.issues[0];
    const path = issue?.path.join('.') ?? '';
    return err(
      refuse('bad-command', `Not a command: ${path === '' ? '' : `${path}: `}${issue?.message ?? 'malformed'}`),
    );
  }

  /** All legal commands; those of one piece, or with one marker; or, with `null`, those of no piece. */
  legal(turn: Turn, frame: Frame, actor: string | null | undefined): Command[] {
    if (isMarker(turn, actor)) return [...this.#withMarker(turn, frame, actor)].map(([, command]) => command);
    const commands: Command[] = [];
    const piece = actor ?? undefined;
    for (const spec of this.#specsFor(frame, actor)) {
      const found = spec.legal(turn, frame as never, piece);
      if (piece === undefined || spec.exact === true) for (const command of found) commands.push(command);
      else for (const command of found) if (spec.actor?.(command as never) === piece) commands.push(command);
    }
    return commands;
  }

  /** A command that `frame` allows, with its cost and odds. */
  offer(turn: Turn, frame: Frame | undefined, command: Command): Offered<Command> {
    const spec = frame === undefined ? undefined : this.#of(frame).byType.get(command.type);
    return priced(command, spec?.offer?.(turn, command as never, frame as never));
  }

  /** The same of all legal ones: as the search has found them, or as `offer` finds them afterwards. */
  offers(turn: Turn, frame: Frame, actor: string | null | undefined): Offered<Command>[] {
    if (isMarker(turn, actor)) {
      return Array.from(this.#withMarker(turn, frame, actor), ([spec, command]) =>
        priced(command, spec.offer?.(turn, command as never, frame as never)),
      );
    }
    const offers: Offered<Command>[] = [];
    const piece = actor ?? undefined;
    for (const spec of this.#specsFor(frame, actor)) {
      if (spec.offers === undefined) {
        for (const command of spec.legal(turn, frame as never, piece)) {
          if (isOf(spec, command, piece))
            offers.push(priced(command, spec.offer?.(turn, command as never, frame as never)));
        }
      } else for (const offered of spec.offers(turn, frame as never, piece)) offers.push(offered);
    }
    return offers;
  }

  /** Ids of the pieces that have a legal command. */
  acting(turn: Turn, frame: Frame): Set<string> {
    const ids = new Set<string>();
    for (const spec of this.#of(frame).ofPieces) {
      for (const command of spec.legal(turn, frame as never, undefined)) ids.add(spec.actor?.(command as never) ?? '');
    }
    return ids;
  }

  check(turn: Turn, frame: Frame, command: Command): Refusal | null {
    const spec = this.#of(frame).byType.get(command.type);
    if (spec === undefined) return no(turn.game, 'wrong-phase');
    return spec.check(turn, frame as never, command as never);
  }

  /** What bars a command at any time, judged as in the frame in which it could be given. */
  bars(turn: Turn, command: Command): Refusal | null {
    for (const spec of this.specs) {
      if (spec.type !== command.type) continue;
      const frame = spec.anytime?.(turn);
      if (frame !== undefined) return spec.check(turn, frame as never, command as never);
    }
    return null;
  }

  apply(turn: Turn, frame: Frame, command: Command, ctx: Ctx<SiegeEvent>): void {
    const spec = this.#of(frame).byType.get(command.type);
    if (spec === undefined) throw new Error(`no ${command.type} in ${frame.kind}`);
    // A frame that tells whether anything has been done in it.
    if ('begun' in frame) frame.begun = true;
    spec.apply(turn, frame as never, command as never, ctx);
  }

  *#withMarker(turn: Turn, frame: Frame, marker: string): Iterable<readonly [AnyCommandSpec, Command]> {
    for (const spec of this.#of(frame).all) {
      if (spec.marker === undefined) continue;
      for (const command of spec.legal(turn, frame as never, undefined))
        if (spec.marker(turn, command as never) === marker) yield [spec, command];
    }
  }

  #of({ kind }: Frame): Specs {
    return this.#byFrame.get(kind) ?? NONE;
  }

  #specsFor(frame: Frame, actor: string | null | undefined): readonly AnyCommandSpec[] {
    const specs = this.#of(frame);
    if (actor === undefined) return specs.all;
    return actor === null ? specs.ofNone : specs.ofPieces;
  }
}

/** Whether it can be the id of a marker only. */
function isMarker({ game }: Turn, id: string | null | undefined): id is string {
  return id !== null && id !== undefined && !game.unitIndex.has(id) && !game.leaderIndex.has(id);
}

function priced(command: Command, price: Price | undefined): Offered<Command> {
  if (price === undefined) return { command };
  const { cost, odds } = price;
  if (cost !== undefined) return odds === undefined ? { command, cost } : { command, cost, odds };
  return odds === undefined ? { command } : { command, odds };
}

/** Whether it is one that was asked for: those of `piece` alone, where one is named. */
function isOf(spec: AnyCommandSpec, command: Command, piece: string | undefined): boolean {
  return piece === undefined || spec.exact === true || spec.actor?.(command as never) === piece;
}
