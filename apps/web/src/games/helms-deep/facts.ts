/** A piece's facts in words. */
import type { View } from '@warbeacon/siege';
import { formationStates, makeFacts } from '../siege/facts.ts';
import { unitValues } from '../siege/worth.ts';
import { gazetteer } from './gazetteer.ts';
import { formationName, nationName } from './names.ts';
import { leaderSpec, nightBonusOf, pieceNames, pieceSpec, rallyRating, unitSpec } from './pieces.ts';

const words = { pieces: pieceNames, formation: formationName };

export const factsOf = makeFacts<View>({
  ...words,
  gazetteer,
  nation: nationName,
  dueTurn(id) {
    const arrives = pieceSpec(id)?.arrives;
    return arrives?.at === 'turn' ? arrives.turn : undefined;
  },
  offMap: {
    reserve: 'not yet placed',
    due: 'off the map, still to come',
    caves: 'in the caves',
    away: 'gone from the battle for good',
    lost: 'lost',
  },
  unitValues(view, id) {
    const spec = unitSpec(id);
    return spec ? unitValues(spec, view.units[id]?.reduced ?? false, view.options) : [];
  },
  leaderValues(view, id) {
    const spec = leaderSpec(id);
    if (!spec) return [];
    const reduced = view.leaders[id]?.reduced ?? false;
    const nightBonus = nightBonusOf(spec, view.options);
    return [
      { term: 'Rally', value: String(rallyRating(spec, reduced, view.options)), house: reduced },
      ...(nightBonus > 0 ? [{ term: 'At night', value: `+${nightBonus}` }] : []),
    ];
  },
  unitStates(view, id) {
    const carried = Object.values(view.markers).find((marker) => marker.with === id);
    return [
      [carried?.kind === 'ram', 'carries the ram: one movement point less'],
      [carried?.kind === 'blasting-fire', fireInWords(carried?.dummy)],
      ...formationStates(view, id, words),
      [view.sortie.includes(id), 'is outside by the sally port'],
    ];
  },
  leaderStates: (view, id) => [
    [view.leaders[id]?.used === true, 'has blown the horn and may not move'],
    [view.sortie.includes(id), 'is outside by the sally port'],
  ],
});

function fireInWords(dummy: boolean | undefined): string {
  if (dummy === undefined) return 'carries a Blasting Fire counter, real or a dummy';
  return dummy ? 'carries a dummy' : 'carries Blasting Fire';
}
