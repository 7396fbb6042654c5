/** Sentries are rolled for before each of their moves, until the alarm. */
import type { Refusal } from '@warbeacon/kernel';
import { type Battle, specOf, uses } from '../engine/battle.ts';
import type { Side } from '../engine/words.ts';

/** Why the side may not end its Move half yet. */
export const whyHalfCannotEnd = (_b: Battle, _side: Side): Refusal | null => null;

/** Why a model may not be activated by its owner yet. */
export const whyMustRoll = (_b: Battle, _model: number): Refusal | null => null;

/** Before the alarm Sentries shoot at nobody and cast nothing. */
export const holdsStill = (b: Battle, model: number): boolean =>
  uses(b, 'sentries') && specOf(b, model).sentry === true && !b.s.alarm && !b.field.house.sentryShoot;
