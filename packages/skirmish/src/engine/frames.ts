/**
 * The frames: what play stands at, from the sequence of phases at the bottom of the stack to whatever interrupts it. Each kind
 * has its file in the folder of its subject; here is what they hold.
 */
import type { Command } from './command-schemas.ts';
import type { At } from './state.ts';
import type { BattleStep, DuelStep, HeroicAction, Power, Side } from './words.ts';

/** One die of a Duel: whose, and what it shows after modifiers, re-roll and Might. */
export interface DuelDie {
  readonly model: number;
  die: number;
  /** Modifiers, such as -1 for two hands [S-132]. */
  readonly mod: number;
  /** Points of Might spent on it. */
  raised: number;
}

/** Why an activation goes as it does: by its own right, or as some rule or power says. */
export type Going = 'own' | 'command' | 'distracted' | 'walks' | 'heroic' | 'combat';

interface Frames {
  /** The bottom of the stack: the next phase begins when everything above it is over. */
  sequence: { step: BattleStep };
  /** [S-177] Both sides' dice for who chooses a half. */
  setUpRoll: object;
  half: { readonly side: Side };
  deployment: { readonly side: Side };
  /** [S-14, S-180] */
  priority: object;
  /** */
  calls: { readonly phase: 'move' | 'shoot' | 'fight'; next: Side; passed: number };
  /** Members who have not acted yet. */
  heroic: { readonly action: HeroicAction; readonly hero: number; left: number[]; readonly reach: At | null };
  /** Calls are carried out one after the other. Of a Heroic Combat that is being fought: its Hero, else -1, and both sides. */
  carryOut: { readonly action: 'move' | 'shoot' | 'combat'; hero: number; members: number[]; foes: number[] };
  /** Swim tests at the start of a Move half. */
  duties: { readonly side: Side; left: number[] };
  /** [S-13] `tests`: its force was broken when the half began, so that its models test their Courage in it. */
  halfMove: { readonly side: Side; readonly tests: boolean };
  /** Those of a broken force who were not activated test at the end of the half. */
  breaking: { readonly side: Side };
  activation: {
    readonly model: number;
    /** Who moves it. */
    readonly by: Side;
    /** The most it may spend in this activation, in 1/256 u, counted from `spent` = 0. */
    budget: number;
    readonly going: Going;
    /** Whether anything has been done in it: the test of Terror comes before all else. */
    begun: boolean;
    /** What it opened with, and is carried out once the tests that this brings are passed [S-168, X-17]; `null`: nothing waits. */
    waits: Command | null;
    /** [S-168] Has passed a test of Terror in it, has failed or has taken none. */
    terror: '' | 'passed' | 'failed';
    /** [S-153] Whom it has thrown at and must go on to charge; -1 for nobody, and the way that is left. */
    mustCharge: number;
    rest: At[];
  };
  /** [S-102] */
  courage: {
    readonly model: number;
    readonly why: 'terror' | 'broken';
    dice: number[];
    total: number;
    step: 'roll' | 'ask';
  };
  /** [S-108] `dice`: the casting dice; `answer`: the Resist dice. */
  cast: {
    readonly caster: number;
    readonly power: Power;
    readonly target: number;
    readonly will: number;
    readonly free: boolean;
    dice: number[];
    answer: number[];
    answerWill: number;
    answerFree: boolean;
    /** [S-118] Points that sixes have given back. */
    back: number;
    step: string;
  };
  /** [S-121, S-125] What a power does once it is cast: whom it knocks down, one after the other, then hit by hit. */
  powerHits: {
    readonly caster: number;
    down: number[];
    left: { readonly model: number; readonly strength: number }[];
  };
  /** [S-96] The one window for Might on dice that are rolled on a Hero's own behalf. */
  might: {
    readonly side: Side;
    readonly model: number;
    dice: number[];
    /** What each die must show; with `any` one of them is enough. */
    readonly needs: number[];
    readonly mode: 'any' | 'each';
    readonly what: MightFor;
  };
  /** [S-40] */
  pairing: object;
  halfShoot: { readonly side: Side };
  /** [S-54 … S-64]; `way`: what is in the way, the nearest first, -1 for the ground. */
  shot: {
    readonly shooter: number;
    target: number;
    readonly weapon: string;
    /** In the Move phase, on a charge [S-151]. */
    readonly onCharge: boolean;
    dice: number[];
    way: number[];
    step: string;
  };
  /** One hit: the roll To Wound with all that follows. */
  wound: {
    readonly victim: number;
    /** Who struck; -1 for a fall. */
    readonly by: number;
    readonly how: 'strike' | 'shot' | 'power' | 'fall' | 'thrown';
    readonly strength: number;
    /** [S-132, S-144] Added to each die. */
    readonly bonus: number;
    dice: number[];
    step: string;
  };
  /** [S-105] */
  fate: { readonly model: number; readonly by: number; readonly how: string; dice: number[]; step: string };
  /** A single test of one die: swim, [A-44] mount, [X-4 … X-6] jump, leap, climb, [A-54] thrown rider. */
  trial: {
    readonly model: number;
    readonly what: 'swim' | 'mount' | 'jump' | 'leap' | 'climb' | 'thrown-rider';
    readonly mod: number;
    /** The barrier or area that is crossed, or the horse that is mounted, as an id; '' for none. */
    readonly over: string;
    dice: number[];
    step: string;
  };
  /** [S-65] */
  /** Of a Heroic Combat: the Fight of this Hero alone; -1 for all. */
  fights: { readonly pool: 'heroic' | 'all'; readonly hero: number };
  declare: { readonly fight: number; readonly side: Side };
  /** A Fight from its first declaration to the parting of the models. */
  duel: { readonly fight: number; dice: DuelDie[]; step: DuelStep };
  /** */
  reroll: { readonly fight: number; readonly side: Side };
  /** [S-99] */
  duelMight: { readonly fight: number; side: Side; passed: number };
  losers: { readonly fight: number; left: number[] };
  makeWay: { readonly fight: number; readonly model: number };
  /** `left`: who has Strikes to make, and how many Attacks. `set`: of the Attack that is being made, victim and Strikes left. */
  strikes: {
    readonly fight: number;
    left: { readonly model: number; attacks: number }[];
    set: { readonly model: number; readonly victim: number; strikes: number } | null;
    /** Who has begun to strike, and whom it struck last; -1 for nobody. */
    striking: number;
    struck: number;
  };
  /** [S-82] */
  rise: { readonly model: number };
  /** */
  putDown: { readonly object: number; readonly by: number[] };
  /** Whom the banner of a slain bearer may go to. */
  take: { readonly side: Side; readonly from: number; readonly takers: number[] };
  /** A die for the task of a side, which it alone sees. */
  drawing: { readonly side: Side };
}

export type MightFor = 'hit' | 'wound' | 'fate' | 'cast' | 'resist' | 'in-the-way' | 'trial';

export type FrameKind = keyof Frames;
export type FrameOf<K extends FrameKind> = { [Kind in K]: { readonly kind: Kind } & Frames[Kind] }[K];
export type Frame = FrameOf<FrameKind>;
