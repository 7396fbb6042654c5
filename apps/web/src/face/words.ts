/** What a game says of what happens in it. */
import type { LogLine } from '../text/log-line.ts';
import type { DecisionView, GameCommand, GameEvent, OfferedCommand, PrivateMessage, MatchView } from './view.ts';

export interface PhaseWords {
  readonly id: string;
  readonly name: string;
  /** Beside the arms of the side whose phase it is. */
  readonly short: string;
  /** Whose phase it is; both sides' when absent. */
  readonly side?: string;
  /** Of one in which both decide, one after the other: who begins. */
  readonly first?: string;
  /** What is done in it: pieces that have done that are shown as spent. */
  readonly does?: 'movement' | 'combat' | 'siege';
}

/** What is asked about, for a sentence. */
export interface Asked {
  /** Name of the piece the question is about. */
  readonly piece: string | undefined;
  /** That is a name of many, such as `Orcs 3`. */
  readonly many: boolean;
  /** Where that piece stands: `on 0810, behind the Main Gate`. */
  readonly at: string | undefined;
  /** Units that stand there with it. */
  readonly beside: readonly string[];
  /** The place that the question is about: `0810, behind the Main Gate`. */
  readonly place: string | undefined;
  /** Units of its side that stand at that place. */
  readonly there: readonly string[];
  readonly decision: DecisionView;
  /** The answers. */
  readonly commands: readonly OfferedCommand[];
}

/** A decision in words. */
export interface DecisionWords {
  /** What the one who must decide is asked. */
  task(asked: Asked): string;
  /** The same, told to everybody else; `side` is the name of who decides. */
  waiting(side: string): string;
  /**
   * Where it is one question with one answer, that a piece goes to a place, it is answered for whoever is asked, and this is
   * said. Only of what everybody knows to be the only answer, so that no haste betrays anything.
   */
  alone?(piece: string, place: string): string;
  /** A step in which one piece after another may act, until one ends it; absent where it is one question. */
  readonly step?: {
    /** The button that ends it. */
    end(view: MatchView): string;
    /** What still could be done by so many, and is given up by ending the step. */
    left(actors: number): string;
    /** Pieces choose whom to act on. */
    readonly aims?: true;
  };
}

export interface Together {
  readonly ofSeveralOrders: boolean;
  line(events: readonly GameEvent[]): LogLine | undefined;
}

/** What a line of the log tells of, for readers who want to see one kind alone. */
export type LogKind = 'fights' | 'moves' | 'abilities' | 'neither';

export interface Words {
  /** Of a turn, in order. */
  readonly phases: readonly PhaseWords[];
  /** Of a combat phase, in order. */
  readonly segments: readonly { readonly id: string; readonly name: string }[];
  readonly decisions: Readonly<Record<string, DecisionWords>>;
  /** What one is asked now, in a sentence. */
  question(view: MatchView, commands: readonly OfferedCommand[]): string;
  /** A place that has a name, as players know it. */
  place(place: string): string;
  /** Whether a side has finished setting up, where sides do that one after the other. */
  isSetUp?(view: MatchView, side: string): boolean;
  /** In place of what a step says is left, where the game can say it better. */
  left?(view: MatchView, offer: PrivateMessage): string | undefined;
  /** What is given up for ever by ending the step now, in words; nothing where it is only put off. */
  forfeits?(view: MatchView, offer: PrivateMessage): readonly string[];
  /** A command as a button's label. */
  command(command: GameCommand): string;
  /** The same where what it is about can only be told from the position. */
  commandIn(view: MatchView, command: GameCommand): string;
  /** The same as an answer to a question. */
  answer(command: GameCommand, decision: DecisionView): string;
  /** What an answer spends for ever and what for, in words: who goes on is not led to it. Nothing where it spends nothing. */
  price?(view: MatchView, command: GameCommand): string | undefined;
  /** Above several places where a piece could go: what it would do there. */
  places(command: GameCommand): string;
  /** What tells a command from others of its type, such as ids of pieces; for the names that tests know buttons by. */
  tell(command: GameCommand): string | undefined;
  /** Commands of no piece that are chosen from one list: its key, and its heading if it has one. */
  list(command: GameCommand): { readonly key: string; readonly title?: string | undefined };
  /** What lights up for a piece in hand, told by what can be done there. */
  readonly lit: readonly { readonly types: readonly string[]; say(n: number): string }[];
  /** Something to be known beside the commands of the piece in hand. */
  note?(view: MatchView, commands: readonly OfferedCommand[]): string | undefined;
  /** `null` for what needs no line of its own. */
  logLine(event: GameEvent): LogLine | null;
  /** Events of a type that follow one another, told in one line, where that can be; of one order, or of several. */
  readonly together: Readonly<Record<string, Together | undefined>>;
  /** By the type of an event; of a game that has none of its own, those of every siege. Fetched by whoever wants not all of the log. */
  logKinds?(): Promise<Readonly<Record<string, LogKind>>>;
  /** Types of events that are not cried out to those who do not see the board. */
  readonly silent: ReadonlySet<string>;
  /** Why the game ended. */
  reason(reason: string, winner: string | null): string;
  formation(kind: string): string;
  plan(id: string): string;
  /** What lies on everybody for some turns, with when it ends. */
  inForce?(view: MatchView): readonly string[];
  /** Markers and works on the map, for whoever does not see them. */
  works(view: MatchView): readonly { readonly id: string; readonly words: string }[];
}
