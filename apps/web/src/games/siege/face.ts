/**
 * The face of a siege game, made of its data, of names, and of what it adds to the standard rules. What a game has of its
 * own the compiler asks for: one entry for each command, event and decision that is not standard.
 */
import type { StandardCommand, StandardEvent } from '@warbeacon/siege';
import type { SiegeMap } from '@warbeacon/siege/map';
import type { CommandShape, Wire } from '../../face/face.ts';
import type { BoardPart, Hauling, HexFace, Laying, PlainHexFace } from '../../face/hex-face.ts';
import type { Fact, LeaderFace, UnitFace } from '../../face/pieces.ts';
import type { GameTitle } from '../../face/title.ts';
import { sideName } from '../../face/title.ts';
import type { GameCommand, GameEvent, SiegeView } from '../../face/view.ts';
import type { DecisionWords, PhaseWords, Words } from '../../face/words.ts';
import type { LogLine } from '../../text/log-line.ts';
import { play } from '../../text/play.ts';
import { makeAnimations, type Stage } from './animations.ts';
import { formationStates, makeFacts, type State } from './facts.ts';
import { makeGazetteer } from './gazetteer.ts';
import { GROUNDS, type Names, naming, reasonsOf, spaced } from './names.ts';
import { makePieceNames } from './pieces.ts';
import { LIT, makeCommandLabels, STANDARD_SHAPES, standardPlaces } from './words/commands.ts';
import { STANDARD_DECISIONS } from './words/decisions.ts';
import { type LogNames, makeLog, makeLossesLine, STANDARD_SILENT } from './words/log.ts';
import { SEGMENTS } from './words/phases.ts';
import { makeToll } from './toll.ts';
import { isSetUp, makeQuestion, makeUntouched } from './words/question.ts';
import { type InForce, strengthsCode, type UnitWorth, unitValues } from './worth.ts';

/** A view of a game whose counters are worth what the standard rules say. */
interface StandardView extends SiegeView {
  readonly options: InForce;
}

/** For sentences: a piece by its name, a place as players know it. */
export interface Say {
  piece(id: string): string;
  /** With what it does, and words in braces that agree with it: `{is} thrown back`. */
  does(id: string, what: string): string;
  place(id: string): string;
}

/** How a command shows on the board, and the label of its button. */
interface OwnCommand<C> extends CommandShape {
  label(command: C, say: Say): string;
  /** What lights up for a piece in hand, where this can be done. */
  lit?(n: number): string;
  /** Of a command of no piece: the list that it is chosen from, if it has one for itself, by its heading. */
  list?(command: C): string;
  /** What tells it from others of its type, for the names that tests know buttons by. */
  tell?(command: C): string;
}
/** Its line in the log, if it has one, and what is to be seen on the board. */
interface OwnEvent<E> {
  line(event: E, say: Say): LogLine | null;
  show?(event: E, stage: Stage): void;
  /** Not cried out to those who do not see the board: there are many of it. */
  readonly silent?: true;
}
/** Some of them, where a game keeps those of one subject together. */
export type OwnCommands<C extends GameCommand, T extends C['type']> = {
  readonly [K in T]: OwnCommand<Extract<C, { type: K }>>;
};
export type OwnEvents<E extends GameEvent, T extends E['type']> = {
  readonly [K in T]: OwnEvent<Extract<E, { type: K }>>;
};
type OwnDecisions<V extends SiegeView> = Exclude<NonNullable<V['decision']>['kind'], keyof typeof STANDARD_DECISIONS>;

interface UnitSpec extends UnitFace, UnitWorth {
  readonly arrives: Arrival;
}
interface LeaderSpec extends LeaderFace {
  readonly rally: number;
  readonly reducedRally: number;
  readonly nightBonus?: number;
  readonly arrives: Arrival;
}
type Arrival = { readonly at: 'turn'; readonly turn: number } | { readonly at: 'deployment' | 'apart' };

export interface FaceParts<V extends StandardView, C extends GameCommand, E extends GameEvent> {
  readonly title: GameTitle;
  readonly wire: Wire;
  readonly map: SiegeMap;
  readonly units: readonly UnitSpec[];
  readonly leaders?: readonly LeaderSpec[];
  readonly lastTurn: number;
  isNight?(turn: number): boolean;
  /** Of a turn, in order. */
  readonly phases: readonly PhaseWords[];
  /** By their ids; what has none is called by its id. Zones are told in their order. */
  readonly names: {
    readonly zones?: Names;
    readonly grounds?: Names;
    readonly levels?: Names;
    readonly gates?: Names;
    readonly nations?: Names;
    readonly plans?: Names;
    /** Why a game ends. */
    readonly reasons?: Names;
    /** Where pieces are that are not on the map, besides where they are in every game; */
    readonly offMap?: Names;
    /** how they come from there: `enters the map and goes to`; */
    readonly comesFrom?: Names;
    /** and what becomes of a piece that is lost in a way of the game's own. */
    readonly losses?: Names;
    /** By hex, what stands out of the open country: hexes round it are told by it. */
    readonly landmarks?: Names;
    /** Why points come and go, where it is no gate. */
    readonly points?: Names;
  };
  /** Zones so wide that a level within them tells more, and the level of open country; `ground` when absent. */
  readonly wideZones?: readonly string[];
  readonly openLevel?: string;
  readonly commands: OwnCommands<C, Exclude<C['type'], StandardCommand['type']>>;
  readonly events: OwnEvents<E, Exclude<E['type'], StandardEvent['type']>>;
  /** Of its rules: by which gates change hands, and points come and go. */
  readonly cases?: LogNames['cases'];
  readonly decisions: Readonly<Record<OwnDecisions<V>, DecisionWords>>;
  /** What has become of a unit besides what can become of one in every siege game. */
  unitStates?(view: V, unit: string): readonly State[];
  /** The same of a leader. */
  leaderStates?(view: V, leader: string): readonly State[];
  /** A leader's rally rating, where it is not what the counter mix says. */
  rally?(view: V, leader: string): number | undefined;
  /** Leaders whose rating no printed sheet tells: it is the house's. */
  isRatedByHouse?(leader: string): boolean;
  /** What is still to be done in a step, where the game can say it better. */
  left?: Words['left'];
  /** What would be given up for ever. */
  forfeits?: Words['forfeits'];
  /** Counters that are laid on hexes while one sets up. */
  readonly laying?: Laying;
  readonly hauling?: Hauling;
  /** What is asked about by tapping, in the game's own steps. */
  readonly trials?: HexFace['trials'];
  /** What lies on everybody for some turns, with when it ends. */
  inForce?(view: V, say: Say): readonly string[];
  /** Markers and works on the map, for whoever does not see them. */
  works?(view: V, say: Say): ReturnType<Words['works']>;
  readonly board: Pick<BoardPart, 'load'> & Partial<BoardPart>;
  readonly course: NonNullable<HexFace['course']>;
}

export function makeFace<V extends StandardView, C extends GameCommand, E extends GameEvent>(
  parts: FaceParts<V, C, E>,
): PlainHexFace {
  const { title, map, units, leaders = [], names } = parts;
  const side = (id: string): string => sideName(title, id);
  const plan = naming(names.plans ?? {});
  const nation = naming(names.nations ?? {});
  const formation = (kind: string): string => spaced(kind).toLowerCase();
  const reason = reasonsOf(title.sides, names.reasons ?? {});
  const pieces = makePieceNames(units, leaders);
  const gazetteer = makeGazetteer(map, {
    gate: naming(names.gates ?? {}),
    level: naming(names.levels ?? {}),
    terrain: naming({ ...GROUNDS, ...names.grounds }),
    zone: naming(names.zones ?? {}),
    toldZones: Object.keys(names.zones ?? {}),
    wideZones: parts.wideZones ?? [],
    openLevel: parts.openLevel ?? 'ground',
    places: {},
    landmarks: names.landmarks ?? {},
    gateOfSide: (id) => id,
  });
  const say: Say = { piece: pieces.name, does: pieces.does, place: gazetteer.placeWithLandmark };

  const unitOf = new Map(units.map((unit) => [unit.id, unit]));
  const leaderOf = new Map(leaders.map((leader) => [leader.id, leader]));
  const strengths = (view: V, id: string): string => {
    const spec = unitOf.get(id);
    return spec ? strengthsCode(spec, view.units[id]?.reduced ?? false, view.options) : '';
  };
  const rally = (view: V, id: string): number => {
    const spec = leaderOf.get(id);
    return parts.rally?.(view, id) ?? (view.leaders[id]?.reduced ? spec?.reducedRally : spec?.rally) ?? 0;
  };
  const facts = makeFacts<V>({
    pieces,
    gazetteer,
    nation,
    formation,
    dueTurn(id) {
      const arrives = (unitOf.get(id) ?? leaderOf.get(id))?.arrives;
      return arrives?.at === 'turn' ? arrives.turn : undefined;
    },
    offMap: { reserve: 'not yet placed', due: 'off the map, still to come', lost: 'lost', ...names.offMap },
    unitValues(view, id) {
      const spec = unitOf.get(id);
      return spec ? unitValues(spec, view.units[id]?.reduced ?? false, view.options) : [];
    },
    // Of a reduced leader half the rating is rounded as the house does.
    leaderValues: (view, id) => [
      {
        term: 'Rally',
        value: String(rally(view, id)),
        house: (view.leaders[id]?.reduced ?? false) || (parts.isRatedByHouse?.(id) ?? false),
      },
      ...nightValues(leaderOf.get(id)?.nightBonus ?? 0),
    ],
    unitStates: (view, id) => [
      ...formationStates(view, id, { pieces, formation }),
      ...(parts.unitStates?.(view, id) ?? []),
    ],
    leaderStates: (view, id) => parts.leaderStates?.(view, id) ?? [],
  });

  const decisions = { ...STANDARD_DECISIONS, ...parts.decisions };
  const commands: Readonly<Record<string, OwnCommand<C> | undefined>> = parts.commands;
  const events: Readonly<Record<string, OwnEvent<E> | undefined>> = parts.events;
  const standardLabel = makeCommandLabels({ pieces, gazetteer, plan });
  const label = (command: C): string =>
    commands[command.type]?.label(command, say) ?? standardLabel(standardCommand(command));
  const logNames: LogNames = {
    pieces,
    gazetteer,
    side,
    phase: title.phaseName,
    plan,
    formation,
    reason,
    comesFrom: { due: '{enters} the map and {goes} to', ...names.comesFrom },
    losses: names.losses ?? {},
    pools: Object.assign({}, ...title.sides.map(({ pools }) => pools)) as Names,
    points: names.points ?? {},
    cases: parts.cases ?? {},
  };
  const standardLine = makeLog(logNames);
  const told: Say = { ...say, place: gazetteer.whereabouts };

  return {
    title,
    wire: parts.wire,
    turns: { last: () => parts.lastTurn, isNight: (turn) => parts.isNight?.(turn) ?? false },
    pieces: { ...pieces, strengths, rally, facts },
    gazetteer,
    words: {
      phases: parts.phases,
      segments: SEGMENTS,
      decisions,
      question: makeQuestion({ pieces, gazetteer, decisions }),
      place: gazetteer.placeWithLandmark,
      isSetUp,
      command: label,
      commandIn: (view: SiegeView, command: C) =>
        // A unit of a formation that goes by itself breaks it up.
        command.type === 'move' && view.formations.some(({ units }) => units.includes(String(command['piece'])))
          ? play.aloneSuffix(label(command))
          : label(command),
      answer: label,
      places: ({ type }) => standardPlaces(type),
      tell: (command: C) =>
        command.type === 'form' ? String(command['units']) : commands[command.type]?.tell?.(command),
      list(command: C) {
        const { type } = command;
        if (type === 'form') return { key: type, title: 'Formations' };
        const own = commands[type]?.list?.(command);
        return own === undefined ? { key: type } : { key: `${type} ${own}`, title: own };
      },
      lit: [
        ...Object.entries(commands).flatMap(([type, own]) => (own?.lit ? [{ types: [type], say: own.lit }] : [])),
        LIT.formation,
        LIT.moves,
      ],
      logLine(event: E) {
        const own = events[event.type];
        return own ? own.line(event, told) : standardLine(standardEvent(event));
      },
      together: { eliminated: { ofSeveralOrders: false, line: makeLossesLine(logNames) } },
      silent: new Set<string>([
        ...STANDARD_SILENT,
        ...Object.entries(events).flatMap(([type, event]) => (event?.silent ? [type] : [])),
      ]),
      reason,
      formation,
      plan,
      works: (view: V) => parts.works?.(view, say) ?? [],
      ...(parts.left ? { left: parts.left } : {}),
      ...(parts.forfeits ? { forfeits: parts.forfeits } : {}),
      ...(parts.inForce ? { inForce: (view: V) => parts.inForce?.(view, say) ?? [] } : {}),
    },
    ...(parts.laying ? { laying: parts.laying } : {}),
    ...(parts.hauling ? { hauling: parts.hauling } : {}),
    commands: { ...STANDARD_SHAPES, ...parts.commands },
    toll: makeToll(pieces),
    untouched: makeUntouched(pieces.side),
    trials: { movement: 'movement', ...parts.trials },
    animationsOf: makeAnimations<E>({
      map,
      gazetteer,
      side,
      formation,
      own(event, stage, show) {
        const own = events[event.type];
        if (own) own.show?.(event, stage);
        else show(standardEvent(event));
      },
    }),
    board: { breaches: () => [], out: () => [], dummies: new Set(), ...parts.board },
    course: parts.course,
  };
}

const nightValues = (bonus: number): readonly Fact[] => (bonus === 0 ? [] : [{ term: 'At night', value: `+${bonus}` }]);

/** What has no entry among a game's own is standard: `FaceParts` sees to that, and the game's schemas have read it. */
const standardCommand = (other: GameCommand): StandardCommand => other as unknown as StandardCommand;
const standardEvent = (other: GameEvent): StandardEvent => other as unknown as StandardEvent;
