/** A piece's facts in words: what it is, what it is worth, what has become of it. */
import type { View } from '@warbeacon/siege';
import { describeHex, placeName } from '../../games/helms-deep/gazetteer.ts';
import { formationName, nationName } from '../../games/helms-deep/names.ts';
import {
  leaderSpec,
  pieceName,
  pieceSpec,
  pieceState,
  nightBonusOf,
  rallyRating,
  strengthsNow,
  unitSpec,
} from '../../games/helms-deep/pieces.ts';

export interface Fact {
  readonly term: string;
  readonly value: string;
  /** A value that no printed sheet gives and the house decided. */
  readonly house?: boolean;
}

export interface PieceFacts {
  readonly kind: string;
  readonly facts: readonly Fact[];
  /** What has become of it. */
  readonly states: readonly string[];
  readonly where: string;
}

export function factsOf(view: View, id: string): PieceFacts | undefined {
  const state = pieceState(view, id);
  if (!state) return undefined;
  const where = state.at.hex === 'due' ? dueInWords(id, view.turn) : whereInWords(state.at.hex, state.at.place);
  if (state.type === 'unit') {
    const spec = unitSpec(id);
    if (!spec) return undefined;
    const { reduced, disrupted, moved, fired, attacked, used } = state.at;
    const { attack, armour, morale } = strengthsNow(spec, reduced, view.options);
    return {
      kind: `${spec.cavalry ? 'Cavalry' : 'Infantry'} of ${nationName(spec.nation)}`,
      facts: [
        { term: 'Melee', value: attack ?? 'none', house: reduced && attack !== undefined },
        ...(spec.missile ? [{ term: 'Missiles', value: 'e' }] : []),
        { term: 'Armour', value: String(armour), house: reduced },
        { term: 'Morale', value: morale, house: morale !== spec.full.morale },
      ],
      states: words([
        [reduced, 'half strength'],
        [disrupted, 'disrupted: may not move or attack until rallied'],
        [moved, 'has moved'],
        [fired, 'has shot'],
        [attacked, 'has attacked'],
        [used === true, 'has done its work this turn and may not move'],
        ...equipmentOf(view, id),
      ]),
      where,
    };
  }
  const spec = leaderSpec(id);
  if (!spec) return undefined;
  const { reduced, moved, fought, rallies, used } = state.at;
  const nightBonus = nightBonusOf(spec, view.options);
  return {
    kind: spec.leads.length === 0 ? 'Leader' : `Leader of ${spec.leads.map(nationName).join(' and ')}`,
    facts: [
      { term: 'Rally', value: String(rallyRating(spec, reduced, view.options)), house: reduced },
      ...(nightBonus > 0 ? [{ term: 'At night', value: `+${nightBonus}` }] : []),
    ],
    states: words([
      [reduced, 'wounded'],
      [moved, 'has moved'],
      [fought, 'has fought a duel'],
      [rallies > 0, `has tried to rally ${rallies} of 3`],
      [used === true, 'has blown the horn and may not move'],
      [view.sortie.includes(id), 'is outside by the sally port'],
      ...view.formations.flatMap((each) =>
        each.leader === id ? [[true, `leads a ${formationName(each.kind)}`] as const] : [],
      ),
    ]),
    where,
  };
}

/** What it carries, whom it fights beside, and where it is by an ability. */
function equipmentOf(view: View, id: string): readonly (readonly [boolean, string])[] {
  const carried = Object.values(view.markers).find((marker) => marker.with === id);
  const formation = view.formations.find(({ units }) => units.includes(id));
  const partner = formation?.units.find((other) => other !== id);
  return [
    [carried?.kind === 'ram', 'carries the ram: one movement point less'],
    [carried?.kind === 'blasting-fire', fireInWords(carried?.dummy)],
    [
      formation !== undefined,
      `in a ${formationName(formation?.kind ?? 'wedge')} with ${pieceName(partner ?? '')}${formation?.fresh ? ', formed this turn: it may not move yet' : ''}`,
    ],
    [view.sortie.includes(id), 'is outside by the sally port'],
  ];
}

function fireInWords(dummy: boolean | undefined): string {
  if (dummy === undefined) return 'carries a Blasting Fire counter, real or a dummy';
  return dummy ? 'carries a dummy' : 'carries Blasting Fire';
}

const OFF_MAP: Readonly<Record<string, string>> = {
  reserve: 'not yet placed',
  due: 'off the map, still to come',
  caves: 'in the caves',
  away: 'gone from the battle for good',
  lost: 'lost',
};

function dueInWords(id: string, turn: number): string {
  const arrives = pieceSpec(id)?.arrives;
  if (arrives?.at !== 'turn') return whereInWords('due');
  return arrives.turn <= turn ? 'off the map, may enter' : `off the map, due on turn ${arrives.turn}`;
}

export function whereInWords(hex: string, place?: 'culvert'): string {
  return OFF_MAP[hex] ?? (place ? placeName(place) : describeHex(hex));
}

function words(list: readonly (readonly [boolean, string])[]): readonly string[] {
  return list.filter(([is]) => is).map(([, word]) => word);
}
