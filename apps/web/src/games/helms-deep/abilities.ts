/** Special abilities, by what the view shows of them. */
import { type Ability, type Command, type Orders, type Side, type View } from '@warbeacon/siege';
import { MAP } from '@warbeacon/siege/helms-deep';
import type { PrivateMessage } from './wire.ts';
import { leaderOfAbility, pieceSide, unitSpec } from './pieces.ts';

/** The ability that a command uses. */
export function abilityOf(command: Command): Ability | undefined {
  switch (command.type) {
    case 'announce':
      return command.ability;
    case 'blowHorn':
      return 'horn';
    case 'sortie':
      return 'sortie';
    case 'deathAndGlory':
      return 'for-death-and-glory';
    case 'orcCunning':
      return command.leader === leaderOfAbility('orc-cunning-1') ? 'orc-cunning-1' : 'orc-cunning-2';
    default:
      return undefined;
  }
}

export function sideOfAbility(ability: Ability): Side {
  const leader = leaderOfAbility(ability);
  return (leader && pieceSide(leader)) || 'westernesse';
}

/** Who ends the step keeps back what was offered, and is not asked about it again, unless that is wanted each time. */
export function ordersOnEnding({ decision }: View, { commands, standing }: PrivateMessage): Orders | undefined {
  if (decision?.kind !== 'abilities' || standing.kept === null) return undefined;
  const kept = new Set([...standing.kept, ...commands.flatMap(({ command }) => abilityOf(command) ?? [])]);
  return kept.size > standing.kept.length ? { ...standing, kept: [...kept] } : undefined;
}

/** A command that would use the ability, for asking why it cannot be used. */
export function trialOf(ability: Ability, view: View): Command | undefined {
  const nearest = (wanted: (id: string) => boolean, hexes: readonly string[]): string[] => {
    const fit = Object.keys(view.units).filter(wanted);
    const near = fit.filter((id) => hexes.includes(view.units[id]?.hex ?? ''));
    return [...near, ...fit.filter((id) => !near.includes(id))];
  };
  switch (ability) {
    case 'sortie':
      return { type: 'sortie' };
    case 'horn': {
      const [piece] = nearest((id) => pieceSide(id) === 'westernesse', MAP.zones['horn'] ?? []);
      return piece ? { type: 'blowHorn', piece } : undefined;
    }
    case 'for-death-and-glory': {
      const theoden = view.leaders['theoden']?.hex ?? '';
      const [a, b] = nearest((id) => pieceSide(id) === 'westernesse' && unitSpec(id)?.cavalry === true, [theoden]);
      return a && b ? { type: 'deathAndGlory', units: [a, b] } : undefined;
    }
    case 'orc-cunning-1':
    case 'orc-cunning-2': {
      const [unit] = nearest((id) => unitSpec(id)?.nation === 'orc', MAP.zones['orc-cunning'] ?? []);
      const leader = leaderOfAbility(ability);
      return unit && leader ? { type: 'orcCunning', leader, unit, along: false } : undefined;
    }
    default:
      return { type: 'announce', ability };
  }
}
