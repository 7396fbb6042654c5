/** Which decisions of Helm's Deep are one question, and which go on until `done`. */
import * as decision from '../engine/decision.ts';
import type { Command } from './command.schema.ts';
import { DECISIONS } from './decisions.ts';
import type { View } from './view.ts';

export function isOneQuestion(view: Pick<View, 'decision'>): boolean {
  return decision.isOneQuestion(DECISIONS, view);
}

export function endingOf(view: Pick<View, 'decision'>): Command | null {
  return decision.endingOf(DECISIONS, view);
}
