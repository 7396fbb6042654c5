/** [S-177 … S-179, M-29] Both sides set up before the first turn. */
import { push } from '@warbeacon/kernel';
import type { Battle } from '../engine/battle.ts';

export function beginSettingUp({ s }: Battle): void {
  push(s, { kind: 'setUpRoll' });
}
