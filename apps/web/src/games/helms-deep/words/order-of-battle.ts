/** The pieces of a side by where they are. */
import type { View } from '@warbeacon/siege';
import { isHex } from '../../../face/view.ts';
import { play } from '../../../text/play.ts';
import { byOrder, leaderSpec, pieceSide, pieceSpec } from '../pieces.ts';
import { forceWords } from './siege.ts';

/** Where everybody is: leaders first, then those on the map, due by turn, elsewhere, lost. */
export function orderOfBattle(
  view: View,
  side: string,
): readonly { readonly title: string; readonly ids: readonly string[] }[] {
  const all = [...Object.entries(view.leaders), ...Object.entries(view.units)].filter(([id]) => pieceSide(id) === side);
  const groups = new Map<string, string[]>();
  for (const [id, { hex }] of all.toSorted(([a], [b]) => rank(view, a) - rank(view, b) || byOrder(a, b))) {
    const title = titleOf(view, id, hex);
    const list = groups.get(title);
    if (list) list.push(id);
    else groups.set(title, [id]);
  }
  return [...groups].map(([title, ids]) => ({ title, ids }));
}

function titleOf(view: View, id: string, hex: string): string {
  if (isHex(hex)) return leaderSpec(id) ? play.leaders : play.onMap;
  if (hex === 'reserve') return play.reserve;
  if (hex === 'caves') return forceWords.caves;
  if (hex === 'lost') return play.lost;
  if (hex === 'away') return play.away;
  const turn = dueTurn(id);
  return turn <= view.turn ? play.dueNow : play.dueOn(turn);
}

function dueTurn(id: string): number {
  const arrives = pieceSpec(id)?.arrives;
  return arrives?.at === 'turn' ? arrives.turn : 0;
}

function rank(view: View, id: string): number {
  const hex = view.units[id]?.hex ?? view.leaders[id]?.hex ?? 'lost';
  if (isHex(hex)) return leaderSpec(id) ? 0 : 1;
  if (hex === 'reserve') return 2;
  if (hex === 'due') return 3 + dueTurn(id);
  return hex === 'caves' ? 90 : hex === 'away' ? 95 : 99;
}
