/** The skirmish, for this program. */
import { top } from '@warbeacon/kernel';
import { randomBot } from '@warbeacon/bots';
import {
  battlehost,
  type Command,
  DECISIONS,
  hasModel,
  makePosition,
  modelName,
  parsePosition,
  positionSchema,
  type Side,
  skirmish,
  type SkirmishEvent,
  type State,
  type View,
} from '@warbeacon/skirmish';
import { FORCES, POWERS, PROFILES, SCENARIOS, WARGEAR } from '@warbeacon/skirmish/data';
import type { GameKit } from '../game-kit.ts';
import { type Question, SENTENCES } from './skirmish-sentences.ts';
import { SKIRMISH_QUESTIONS } from './skirmish-table.ts';

const SIDE_NAMES: Readonly<Record<Side, string>> = { good: 'Good', evil: 'Evil' };

export interface SkirmishDecision {
  /** Commands carried out since the game was begun or loaded. */
  readonly ply: number;
  readonly turn: number;
  readonly phase: View['phase'];
  readonly priority: Side | null;
  /** Who must decide; empty when the battle is over. */
  readonly sides: readonly Side[];
  /** The frame on top of the stack; `null` when the battle is over. */
  readonly frame: string | null;
  readonly question: Question | null;
  readonly outcome: View['outcome'];
  readonly sentence: string;
}

const isAsked = (kind: string): kind is keyof typeof DECISIONS => kind in DECISIONS;

function sentenceOf(state: State, question: Question): string {
  if (!isAsked(question.kind)) throw new Error(`there is no sentence for the question ${question.kind}`);
  const name = (id: string | undefined): string => (id === undefined ? '' : modelName(state, id));
  return SENTENCES[question.kind]({
    who: SIDE_NAMES[question.side],
    name: name(question.model),
    other: name(question.other),
    question,
  });
}

function ended(outcome: View['outcome']): string {
  if (outcome === null) return 'Nobody can decide.';
  const winner = outcome.winner === null ? 'Nobody' : SIDE_NAMES[outcome.winner];
  return `The battle is over: ${winner} wins (${outcome.reason}, ${outcome.case}).`;
}

export const skirmishKit: GameKit<State, Command, SkirmishEvent, View, Side> = {
  rules: skirmish,
  bots: { dice: randomBot },
  schemas: {
    position: positionSchema,
    command: battlehost.codec.command,
    options: battlehost.optionsSchema,
    event: battlehost.codec.event,
    view: battlehost.codec.view,
  },
  parseCommand: (json) => battlehost.parseCommand(json),
  parsePosition,
  makePosition,
  optionsOf: battlehost.optionsOf,
  hasPiece: hasModel,
  decisionOf(state): Omit<SkirmishDecision, 'ply'> {
    const { turn, phase, priority, decision, outcome } = skirmish.view(state, 'spectator');
    return {
      turn,
      phase,
      priority,
      sides: skirmish.deciders(state),
      frame: top(state)?.kind ?? null,
      question: decision,
      outcome,
      sentence: decision === null ? ended(outcome) : sentenceOf(state, decision),
    };
  },
  questions: SKIRMISH_QUESTIONS,
  scenarios: battlehost.scenarios,
  about: {
    scenarios: [...SCENARIOS.values()],
    forces: [...FORCES.values()],
    profiles: [...PROFILES.values()],
    wargear: [...WARGEAR.values()],
    powers: [...POWERS.values()],
    phases: positionSchema.shape.phase.unwrap().options,
    questions: Object.keys(DECISIONS),
    sampled: [...(skirmish.sampled ?? [])],
  },
};
