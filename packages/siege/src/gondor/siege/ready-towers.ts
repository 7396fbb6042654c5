/** [16.41] G-142: siege towers that can be climbed this turn: those that stand where they are as the Siege Phase begins. */
import type { State } from '../../engine/state.ts';
import { own } from '../own.ts';

export function noteTowers(s: State): void {
  own(s).engines.ready = s.markers.flatMap(({ id, kind, at }) => (kind === 'siege-tower' && at >= 0 ? [id] : []));
}
