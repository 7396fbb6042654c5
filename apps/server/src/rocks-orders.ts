/** [20.8] Standing orders for rocks: what a player of Westernesse may say beforehand of every window. */
import { type Offered, refuse } from '@warbeacon/kernel';
import type { StandingOrders } from '@warbeacon/protocol';
import type { Command, Side, View } from '@warbeacon/siege';
import { UNITS } from '@warbeacon/siege/helms-deep';
import type { Standing } from './match/game.ts';

const TARGET_KINDS: ReadonlySet<string> = new Set(
  UNITS.filter(({ side }) => side === 'isengard').map(({ kind }) => kind),
);
const kindOf = (unit: string): string => unit.replace(/-\d+$/, '');

export const rocksOrders: Standing<Command, View, Side> = {
  check(side, { rocks }) {
    if (side !== 'westernesse' && rocks !== 'ask')
      return refuse('no-such-question', 'Only Westernesse is asked about rocks.', '20.8');
    const unknown = typeof rocks === 'string' ? undefined : rocks.find((kind) => !TARGET_KINDS.has(kind));
    if (unknown !== undefined) return refuse('unknown-kind', `Isengard has no units of the kind ${unknown}.`);
    return null;
  },

  answer({ decision }, { rocks }, offers) {
    if (decision?.kind !== 'rocks' || rocks === 'ask') return null;
    if (rocks === 'never') return { type: 'pass' };
    return bestDrop(rocks, offers()) ?? { type: 'pass' };
  },
};

/** The drop with the greatest chance to eliminate; the first of those that are equal. */
function bestDrop(rocks: StandingOrders['rocks'], offers: readonly Offered<Command>[]): Command | undefined {
  let best: Command | undefined;
  let most = -1;
  for (const { command, odds } of offers) {
    if (command.type !== 'dropRocks') continue;
    if (typeof rocks !== 'string' && !rocks.includes(kindOf(command.target))) continue;
    const chance = (odds?.outcomes ?? []).reduce(
      (sum, outcome) => (outcome.kind === 'eliminated' ? sum + outcome.chance.n / outcome.chance.d : sum),
      0,
    );
    if (chance <= most) continue;
    best = command;
    most = chance;
  }
  return best;
}
