/** Pieces looked up in the lists of units and leaders of a siege game. */
import type { Counters, LeaderFace, UnitFace } from '../../face/pieces.ts';
import { hexOf, type SiegeView } from '../../face/view.ts';
import { agreeing } from '../../text/agree.ts';

/** Plurals of English, and of tongues of the story. */
const MANY = /(?:s|men|-hai|il)(?: of .*)?$/;

/** The part that needs no view. */
export type PieceNames = Omit<Counters, 'strengths' | 'rally' | 'facts'>;

/** `units` in the order of the cases, and so are `leaders`. */
export function makePieceNames(units: readonly UnitFace[], leaders: readonly LeaderFace[]): PieceNames {
  const unitById: ReadonlyMap<string, UnitFace> = new Map(units.map((unit) => [unit.id, unit]));
  const leaderById: ReadonlyMap<string, LeaderFace> = new Map(leaders.map((leader) => [leader.id, leader]));
  const order: ReadonlyMap<string, number> = new Map([...leaders, ...units].map(({ id }, i) => [id, i]));

  const byOrder = (a: string, b: string): number => (order.get(a) ?? 0) - (order.get(b) ?? 0);
  const side = (id: string): string | undefined => (unitById.get(id) ?? leaderById.get(id))?.side;

  const name = (id: string): string => {
    const leader = leaderById.get(id);
    if (leader) return leader.name;
    const unit = unitById.get(id);
    if (!unit) return id;
    const number = id.slice(unit.kind.length + 1);
    const alone = units.filter((other) => other.kind === unit.kind).length === 1;
    return alone ? unit.name : `${unit.name} ${number}`;
  };

  const isMany = (id: string): boolean => MANY.test(unitById.get(id)?.name ?? '');

  return {
    isMany,
    does: (id, what) => agreeing(isMany(id), `${name(id)} ${what}`),
    unit: (id) => unitById.get(id),
    leader: (id) => leaderById.get(id),
    side,
    name,
    byOrder,
    about: (view: SiegeView) => view.decision?.piece,
    placeOf: (view: SiegeView, id) => hexOf(view, id),
    on(view: SiegeView, hex) {
      const here = (pieces: Readonly<Record<string, { readonly hex: string }>>): string[] =>
        Object.keys(pieces).filter((id) => pieces[id]?.hex === hex);
      return [...here(view.leaders).sort(byOrder), ...here(view.units).sort(byOrder)];
    },
    withNames: (sentence) =>
      sentence.replace(/[a-z]+(?:-[a-z]+)*(?:-\d+)?/g, (word) =>
        side(word) !== undefined && /-|^[a-z]{6,}$/.test(word) ? name(word) : word,
      ),
  };
}
