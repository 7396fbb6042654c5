/**
 * The words of the siege games. They are open: the standard rules and each game add their own, each beside what it
 * means, by declaring them once more (`declare module '…/engine/vocabulary.ts' { interface Frames { … } }`). So a rule is
 * checked against every word there is, and no list of them stands anywhere. What a game has of them at run time is in
 * its value (`game.ts`). The names of the members are labels: two games that spell different frames alike give them
 * different labels.
 */

/** Sides, by name. */
export interface Sides {}
/** [9.0] Forces that lose heart as one (`pools.ts`): a side as a whole, or a part of it by a name of its own. */
export interface Pools extends Sides {}
/** What frames hold. */
export interface Frames {}
/** What a player may ask for, as it crosses the wire and stands in a record. */
export interface Commands {}
/** What happened. */
export interface Events {}

export type Side = keyof Sides;

export type PoolName = keyof Pools;

export type Frame = Frames[keyof Frames];
export type FrameKind = Frame['kind'];
export type FrameOf<K extends FrameKind> = Extract<Frame, { kind: K }>;

export type Command = Commands[keyof Commands];
export type CommandType = Command['type'];
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>;

export type SiegeEvent = Events[keyof Events];
