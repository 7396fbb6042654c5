/** When several pieces can be sent on, or attack, together, and what the hand does with them. */
import type { SiegeView } from '../../face/view.ts';
import { type Face, faceOf, isMine, type MatchActions, type MatchState, type MatchStore } from './own.ts';

/** It is a step in which one piece after another walks. */
export function isMarchStep({ words }: Face, view: SiegeView): boolean {
  return (
    view.decision?.kind === 'movement' && words.phases.some(({ id, does }) => id === view.phase && does === 'movement')
  );
}

/** Pieces can be sent on together now. */
export const canMarch = (state: MatchState): boolean =>
  isMine(state) && state.view !== null && isMarchStep(faceOf(state), state.view);

/** Shows how the group would go to a hex; where that is shown already, sends it. */
export function showOrSendMarch({ march, sendMarch, marchTo }: MatchState & MatchActions, hex: string): void {
  if (march?.goal === hex && march.steps.length > 0) void sendMarch();
  else void marchTo(hex);
}

/** The same by a tap on the board. False when nobody is to be sent there. */
export function marchThere(store: MatchStore, hex: string): boolean {
  const state = store.getState();
  if (state.group.length === 0 || !canMarch(state) || !faceOf(state).gazetteer.isPlayable(hex)) return false;
  showOrSendMarch(state, hex);
  return true;
}

/** All who were sent on before and have not come there. */
export const stillOnTheirWay = ({ offer, goals }: MatchState): readonly string[] =>
  (offer?.actors ?? []).filter((piece) => goals[piece] !== undefined);

/** Where melees are declared, those who have declared none. */
export const canAttack = (state: MatchState): readonly string[] => {
  const { view, offer } = state;
  if (!isMine(state) || view?.decision?.kind !== 'melee') return [];
  return (offer?.actors ?? []).filter((id) => !view.attacks.some(({ unit }) => unit === id));
};
