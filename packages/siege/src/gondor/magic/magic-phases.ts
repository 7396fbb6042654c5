/** [3.0] [8.5] The Magic Phases: the first opens the turn, the second comes between the two sides' moves. G-2: who begins. */
import type { PhaseSpec } from '../../engine/phase-spec.ts';
import type { Frame } from '../../engine/vocabulary.ts';
import type { MagicPhase, Side } from '../words.ts';

function magicPhase(id: MagicPhase, first: Side, second: Side): PhaseSpec {
  const half = (side: Side): Frame => ({ kind: 'magic', side, begun: false, acted: [] });
  return { id, side: null, frames: () => [half(second), half(first), { kind: 'magicBegins' }] };
}

export const MAGIC_FIRST = magicPhase('magic-first', 'westernesse', 'sauron');

export const MAGIC_SECOND = magicPhase('magic-second', 'sauron', 'westernesse');
