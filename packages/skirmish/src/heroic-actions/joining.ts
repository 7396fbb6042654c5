/** Whom who moves again after a Heroic Combat may touch. */
import type { Refusal } from '@warbeacon/kernel';
import type { Battle } from '../engine/battle.ts';

/** Why a model may not charge this enemy after a Heroic Combat. */
export const whyCannotJoin = (_b: Battle, _model: number, _target: number): Refusal | null => null;
