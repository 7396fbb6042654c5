/** [20.21] [20.31] Who may carry what. */
import type { Cases } from '../../engine/game.ts';

/** [20.21] Dunland infantry the ram; [20.31] Orcs and Uruks on foot the Blasting Fire. */
export const mayCarry: Cases['mayCarry'] = (kind, spec) =>
  (kind === 'ram' && spec.kind === 'dunland-infantry') ||
  (kind === 'blasting-fire' && (spec.kind === 'orc' || spec.kind === 'orc-archer' || spec.kind.startsWith('uruk-')));
