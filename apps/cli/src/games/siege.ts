/** What the siege games have in common for this program. */
import { top } from '@warbeacon/kernel';
import {
  type Game,
  makePosition,
  parsePosition,
  SEGMENTS,
  type Siege,
  type SiegeView,
  type State,
  type Strengths,
} from '@warbeacon/siege';
import type { Bot } from '@warbeacon/bots';
import type { GameKit } from '../game-kit.ts';
import { type Question, type Sentence, STANDARD_SENTENCES, type StandardQuestion } from './siege-sentences.ts';

export interface Decision<S extends string = string> {
  /** Commands carried out since the game was begun or loaded. */
  readonly ply: number;
  readonly turn: number;
  readonly phase: string;
  readonly segment: SiegeView['segment'];
  /** Who must decide; empty when the game is over. */
  readonly sides: readonly S[];
  /** The frame on top of the stack; `null` when the game is over. */
  readonly frame: string | null;
  /** What the question is, with the piece or hex it is about; `null` when the game is over. */
  readonly question: Question | null;
  readonly outcome: SiegeView['outcome'];
  readonly sentence: string;
}

/** What this program is told of a siege game that the game does not say itself. */
export interface SiegeKitParts<C, V extends SiegeView, S extends string> {
  readonly bots: Readonly<Record<string, Bot<C, V, S>>>;
  /** What sentences call a side; its id with a capital where nothing is said. */
  readonly sideNames?: Readonly<Partial<Record<S, string>>>;
  /** Of all that the Standard Rules do not ask. */
  readonly sentences: Readonly<Record<Exclude<NonNullable<V['decision']>['kind'], StandardQuestion>, Sentence>>;
  /** What `describe` tells of this game beside what it tells of every siege. */
  readonly about?: object;
}

/** The kit of a siege game. Throws when the game asks something for which there is no sentence. */
export function siegeKit<C, E, V extends SiegeView, S extends string, O>(
  siege: Siege<C, E, V, S, O>,
  { bots, sideNames, sentences, about }: SiegeKitParts<C, V, S>,
): GameKit<State, C, E, V, S> {
  const { game, rules, codec } = siege;
  const names = new Map<string, string>(rules.sides.map((side) => [side, sideNames?.[side] ?? withCapital(side)]));
  const sideName = (side: string): string => names.get(side) ?? side;
  const saidOf = sentencesOf(game, { ...STANDARD_SENTENCES, ...sentences });
  const pieceName = (id: string): string => {
    const unit = game.units.find((spec) => spec.id === id);
    if (unit) return `${unit.name} (${id})`;
    return game.leaders.find((spec) => spec.id === id)?.name ?? id;
  };
  const ended = (outcome: SiegeView['outcome']): string => {
    if (!outcome) return 'Nobody can decide.';
    const winner = outcome.winner === null ? 'Nobody' : sideName(outcome.winner);
    return `The game is over: ${winner} wins (${outcome.reason}, ${outcome.case}).`;
  };
  return {
    rules,
    bots,
    schemas: {
      position: game.notation.schema,
      command: codec.command,
      options: siege.optionsSchema,
      event: codec.event,
      view: codec.view,
    },
    parseCommand: (json) => siege.parseCommand(json),
    parsePosition: (json, thrown) => parsePosition(game, json, thrown),
    makePosition: (state, dice) => makePosition(game, state, dice),
    optionsOf: (state) => siege.optionsOf(state),
    hasPiece: (state, id) =>
      game.unitIndex.has(id) || game.leaderIndex.has(id) || state.markers.some((marker) => marker.id === id),
    decisionOf(state): Omit<Decision<S>, 'ply'> {
      const { turn, phase, segment, decision, outcome } = rules.view(state, 'spectator');
      const asked = (question: Question): string =>
        saidOf(question.kind)({
          who: sideName(question.side),
          name: pieceName(question.piece ?? ''),
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
    about: {
      unitKinds: unitKindsOf(game),
      leaders: leadersOf(game),
      plans: game.plans.map(({ id, title, side }) => ({ id, title, side })),
      turns: game.cases.lastTurn,
      phases: game.phases.map(({ id }) => id),
      segments: SEGMENTS,
      ...about,
      markers: markersOf(game),
      sidesOfMap: sidesOfMap(game),
    },
  };
}

const withCapital = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

/** The sentence of each kind of question that the game asks. */
function sentencesOf({ id, decisions }: Game, sentences: Readonly<Record<string, Sentence | undefined>>) {
  const of = (kind: string): Sentence => {
    const sentence = sentences[kind];
    if (sentence === undefined) throw new Error(`${id} has no sentence for the question ${kind}`);
    return sentence;
  };
  for (const kind of Object.keys(decisions)) of(kind);
  return of;
}

/** Kinds of units, each with how many there are and who they are. */
function unitKindsOf({ units }: Game) {
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

function leadersOf({ leaders }: Game) {
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

/** How many markers there are of each kind, and dummies besides; what they are to the rules the rules tell. */
function markersOf({ markers }: Game) {
  return Object.fromEntries(Object.entries(markers).map(([kind, { real, dummy }]) => [kind, { real, dummy }]));
}

/** Sides of the map that have a name. */
function sidesOfMap({ terrain }: Game) {
  return terrain.map.sides.flatMap(({ id, kind, hexes }) => (id === undefined ? [] : [{ id, kind, hexes }]));
}
