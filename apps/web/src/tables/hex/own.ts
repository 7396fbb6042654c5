/**
 * What the match page knows, as it is on a table with hexes: the one place where a siege's view and face are taken up again.
 * Only siege games have this table, and what came of one was read by its wire.
 */
import type { StoreApi } from 'zustand';
import { useFace as useAnyFace } from '../../face/face.ts';
import { asHexFace, type HexFace } from '../../face/hex-face.ts';
import type { SiegeView } from '../../face/view.ts';
import { useMatch as useAnyMatch, useMatchStore as useAnyStore } from '../../match/line/context.ts';
import {
  faceOf as anyFaceOf,
  type MatchActions as Actions,
  type MatchState as State,
  type MatchStore as Store,
} from '../../match/line/store.ts';

export { isMine } from '../../match/line/context.ts';
export type Face = HexFace;
export type MatchActions = Actions;
export interface MatchState extends Omit<State, 'view' | 'face'> {
  readonly view: SiegeView | null;
  readonly face: HexFace | null;
}
export type MatchStore = StoreApi<MatchState & MatchActions>;

export const useFace = (): HexFace => asHexFace(useAnyFace());
export const useMatch = <T>(select: (state: MatchState & MatchActions) => T): T =>
  useAnyMatch((state) => select(state as MatchState & MatchActions));
export const useMatchStore = (): MatchStore => onHexes(useAnyStore());
export const onHexes = (store: Store): MatchStore => store as unknown as MatchStore;
export const faceOf = (state: Pick<MatchState, 'face'>): HexFace => asHexFace(anyFaceOf(state));
