/** The rider is gone: the passenger is thrown at once. */
import type { Battle, Chance } from '../engine/battle.ts';
import type { At } from '../engine/state.ts';

export function throwPassengerOf(_b: Battle, _ctx: Chance, _model: number, _at: At | null): void {}
