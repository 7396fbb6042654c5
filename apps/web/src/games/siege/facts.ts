/** A piece's facts in words: what it is, what has become of it, where it is. */
import type { Fact, Gazetteer, PieceFacts } from '../../face/pieces.ts';
import { pieceState, type SiegeView } from '../../face/view.ts';
import type { PieceNames } from './pieces.ts';

/** Whether something holds, and how that is said. */
export type State = readonly [boolean, string];

export interface FactSources<V extends SiegeView> {
  readonly pieces: PieceNames;
  readonly gazetteer: Gazetteer;
  nation(id: string): string;
  formation(kind: string): string;
  /** The turn from which on a piece may enter that is still to come. */
  dueTurn(id: string): number | undefined;
  /** Places off the map. */
  readonly offMap: Readonly<Record<string, string>>;
  /** What a unit and a leader are worth. */
  unitValues(view: V, id: string): readonly Fact[];
  leaderValues(view: V, id: string): readonly Fact[];
  /** What the game says besides of what has become of a piece. */
  unitStates(view: V, id: string): readonly State[];
  leaderStates(view: V, id: string): readonly State[];
}

export function makeFacts<V extends SiegeView>(sources: FactSources<V>) {
  const { pieces, gazetteer, offMap } = sources;

  const whereInWords = (hex: string, place?: string): string =>
    offMap[hex] ?? (place ? gazetteer.placeName(place) : gazetteer.describeHex(hex));

  const dueInWords = (id: string, turn: number): string => {
    const due = sources.dueTurn(id);
    if (due === undefined) return whereInWords('due');
    return due <= turn ? 'off the map, may enter' : `off the map, due on turn ${due}`;
  };

  return function factsOf(view: V, id: string): PieceFacts | undefined {
    const state = pieceState(view, id);
    if (!state) return undefined;
    const { hex, place } = state.at;
    const where = hex === 'due' ? dueInWords(id, view.turn) : whereInWords(hex, place);
    if (state.type === 'unit') {
      const unit = pieces.unit(id);
      if (!unit) return undefined;
      const { reduced, disrupted, moved, fired, attacked, used } = state.at;
      return {
        kind: `${unit.cavalry ? 'Cavalry' : 'Infantry'} of ${sources.nation(unit.nation)}`,
        facts: sources.unitValues(view, id),
        states: those([
          [reduced, 'half strength'],
          [disrupted, 'disrupted: may not move or attack until rallied'],
          [moved, 'has moved'],
          [fired, 'has shot'],
          [attacked, 'has attacked'],
          [used === true, 'has done its work this turn and may not move'],
          ...sources.unitStates(view, id),
        ]),
        where,
      };
    }
    const leader = pieces.leader(id);
    if (!leader) return undefined;
    const { reduced, moved, fought, rallies } = state.at;
    return {
      kind: leader.leads.length === 0 ? 'Leader' : `Leader of ${leader.leads.map(sources.nation).join(' and ')}`,
      facts: sources.leaderValues(view, id),
      states: those([
        [reduced, 'wounded'],
        [moved, 'has moved'],
        [fought, 'has fought a duel'],
        [rallies > 0, `has tried to rally ${rallies} of 3`],
        ...sources.leaderStates(view, id),
        ...view.formations.flatMap((each): State[] =>
          each.leader === id ? [[true, `leads a ${sources.formation(each.kind)}`]] : [],
        ),
      ]),
      where,
    };
  };
}

/** The formation that a unit fights in. */
export function formationStates(
  view: SiegeView,
  id: string,
  { pieces, formation }: Pick<FactSources<never>, 'pieces' | 'formation'>,
): readonly State[] {
  const own = view.formations.find(({ units }) => units.includes(id));
  if (!own) return [];
  const partner = own.units.find((other) => other !== id) ?? '';
  const fresh = own.fresh ? ', formed this turn: it may not move yet' : '';
  return [[true, `in a ${formation(own.kind)} with ${pieces.name(partner)}${fresh}`]];
}

const those = (states: readonly State[]): readonly string[] => states.filter(([is]) => is).map(([, word]) => word);
