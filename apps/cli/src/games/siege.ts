/** What the siege games have in common for this program. */
import { top } from '@warbeacon/kernel';
import {
  commandSchema,
  type DecisionKind,
  type DecisionView,
  eventSchema,
  type Game,
  makePosition,
  optionsSchema,
  parseCommand,
  parsePosition,
  positionSchema,
  type Side,
  type SiegeRules,
  type State,
  type Strengths,
  type View,
  viewSchema,
} from '@warbeacon/siege';
import type { Bot } from '@warbeacon/bots';
import type { Sentence } from './siege-sentences.ts';

export interface Decision {
  /** Commands carried out since the game was begun or loaded. */
  readonly ply: number;
  readonly turn: number;
  readonly phase: View['phase'];
  readonly segment: View['segment'];
  /** Who must decide; empty when the game is over. */
  readonly sides: readonly Side[];
  /** The frame on top of the stack; `null` when the game is over. */
  readonly frame: string | null;
  /** What the question is, with the piece or hex it is about; `null` when the game is over. */
  readonly question: DecisionView | null;
  readonly outcome: View['outcome'];
  readonly sentence: string;
}

export interface SiegeParts {
  readonly game: Game;
  readonly rules: SiegeRules;
  readonly bots: Readonly<Record<string, Bot<Parameters<SiegeRules['offer']>[2], View, Side>>>;
  readonly sideNames: Readonly<Record<Side, string>>;
  readonly sentences: Readonly<Record<DecisionKind, Sentence>>;
  readonly about: object;
}

/** The kit of a siege game, of what is its own. */
export function siegeKit({ game, rules, bots, sideNames, sentences, about }: SiegeParts) {
  const nameOf = (id: string): string => {
    const unit = game.units.find((spec) => spec.id === id);
    if (unit) return `${unit.name} (${id})`;
    return game.leaders.find((spec) => spec.id === id)?.name ?? id;
  };
  const ended = (outcome: View['outcome']): string => {
    if (!outcome) return 'Nobody can decide.';
    const winner = outcome.winner === null ? 'Nobody' : sideNames[outcome.winner];
    return `The game is over: ${winner} wins (${outcome.reason}, ${outcome.case}).`;
  };
  return {
    rules,
    bots,
    schemas: {
      position: positionSchema,
      command: commandSchema,
      options: optionsSchema,
      event: eventSchema,
      view: viewSchema,
    },
    parseCommand,
    parsePosition: (json: unknown, thrown?: { d6(): number }) => parsePosition(game, json, thrown),
    makePosition: (state: State, dice?: readonly number[]) => makePosition(game, state, dice),
    optionsOf: ({ options }: State) => ({ ...options }),
    hasPiece: (id: string) => game.unitIndex.has(id) || game.leaderIndex.has(id),
    decisionOf(state: State): Omit<Decision, 'ply'> {
      const { turn, phase, segment, decision, outcome } = rules.view(state, 'spectator');
      const asked = (question: DecisionView): string =>
        sentences[question.kind]({
          who: sideNames[question.side],
          name: nameOf(question.piece ?? ''),
          question,
          frames: state.frames.map(({ kind }) => kind),
        });
      return {
        turn,
        phase,
        segment,
        sides: rules.deciders(state),
        frame: top(state)?.kind ?? null,
        question: decision,
        outcome,
        sentence: decision ? asked(decision) : ended(outcome),
      };
    },
    about,
  };
}

/** Kinds of units, each with how many there are and who they are. */
export function unitKindsOf({ units }: Game) {
  return [...new Set(units.map(({ kind }) => kind))].flatMap((kind) => {
    const alike = units.filter((unit) => unit.kind === kind);
    return alike.slice(0, 1).map(({ name, side, nation, cavalry, missile, full, reduced }) => ({
      kind,
      name,
      side,
      nation,
      cavalry,
      missile,
      count: alike.length,
      full: strengths(full),
      reduced: strengths(reduced),
      units: alike.map(({ id, arrives }) => ({ id, arrives })),
    }));
  });
}

function strengths({ attack, armour, morale }: Strengths) {
  return { attack: attack ?? null, armour, morale };
}

export function leadersOf({ leaders }: Game) {
  return leaders.map(({ id, name, side, rally, reducedRally, nightBonus, leads, arrives }) => ({
    id,
    name,
    side,
    rally,
    reducedRally,
    nightBonus,
    leads,
    arrives,
  }));
}

export function plansOf({ plans }: Game) {
  return plans.map(({ id, title, side }) => ({ id, title, side }));
}

/** Sides of the map that have a name. */
export function sidesOfMap({ terrain }: Game) {
  return terrain.map.sides.flatMap(({ id, kind, hexes }) => (id === undefined ? [] : [{ id, kind, hexes }]));
}
