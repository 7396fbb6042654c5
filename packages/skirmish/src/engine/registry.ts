/** All frames and commands of the game, chapter by chapter. */
import { CHAPTERS } from '../chapters.ts';
import type { Command, CommandType } from './command-schemas.ts';
import type { Frame, FrameKind } from './frames.ts';
import type { AnyCommandSpec, AnyFrameSpec } from './spec.ts';

interface Registry {
  readonly frames: ReadonlyMap<FrameKind, AnyFrameSpec>;
  /** Of one type there may be several, each for frames of its own: to decline is something else in each. */
  readonly commands: ReadonlyMap<CommandType, readonly AnyCommandSpec[]>;
  readonly byFrame: ReadonlyMap<FrameKind, readonly AnyCommandSpec[]>;
}

let made: Registry | undefined;

/** Made when it is first asked for: chapters and engine lean on each other. */
function registry(): Registry {
  made ??= makeRegistry();
  return made;
}

function makeRegistry(): Registry {
  const frames = new Map<FrameKind, AnyFrameSpec>();
  const commands = new Map<CommandType, AnyCommandSpec[]>();
  const byFrame = new Map<FrameKind, AnyCommandSpec[]>();
  for (const chapter of CHAPTERS) {
    for (const spec of chapter.frames) {
      if (frames.has(spec.kind)) throw new Error(`two frames are called ${spec.kind}`);
      frames.set(spec.kind, spec);
    }
    for (const spec of chapter.commands) {
      commands.set(spec.type, [...(commands.get(spec.type) ?? []), spec]);
      for (const kind of spec.frames) {
        const others = byFrame.get(kind) ?? [];
        if (others.some(({ type }) => type === spec.type)) throw new Error(`two commands ${spec.type} in ${kind}`);
        byFrame.set(kind, [...others, spec]);
      }
    }
  }
  return { frames, commands, byFrame };
}

export function frameSpec({ kind }: Frame): AnyFrameSpec {
  const spec = registry().frames.get(kind);
  if (spec === undefined) throw new Error(`no frame ${kind}`);
  return spec;
}

/** The commands that a frame takes. */
export const commandsOf = ({ kind }: Frame): readonly AnyCommandSpec[] => registry().byFrame.get(kind) ?? [];

/** The types of commands that a question takes. */
export const commandTypesAt = (kind: FrameKind): readonly CommandType[] =>
  (registry().byFrame.get(kind) ?? []).map(({ type }) => type);

/** The spec of a command in a frame; `undefined` where the frame does not take it. */
export const commandSpec = (frame: Frame, { type }: Pick<Command, 'type'>): AnyCommandSpec | undefined =>
  commandsOf(frame).find((spec) => spec.type === type);

/** The model that acts in a command, by its id; `null` where none does. */
export function actorOf(command: Command): string | null {
  const actor = registry().commands.get(command.type)?.[0]?.actor ?? null;
  return actor === null ? null : actor(command as never);
}

/** Kinds of which `legal` lists good candidates alone. */
export const sampledKinds = (): ReadonlySet<CommandType> =>
  new Set(
    [...registry().commands.values()]
      .flat()
      .filter(({ sampled }) => sampled)
      .map(({ type }) => type),
  );
