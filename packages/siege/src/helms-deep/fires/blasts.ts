/** [20.33] [20.34] [20.35] What Blasting Fire does when it goes off. */
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { type Ctx, type Refusal, push } from '@warbeacon/kernel';
import type { Game } from '../../engine/game.ts';
import { houseOf } from '../house-values.ts';
import { no } from '../refusals.ts';
import type { Situation } from '../../engine/situation.ts';
import { hexOfPlace } from '../../engine/terrain.ts';
import type { Marker, State } from '../../engine/state.ts';
import { blastResult } from '../breaches/breach-table.ts';
import { removeMarker } from '../markers.ts';
import { CULVERT, passageOf } from '../culvert/culvert.ts';
import { endFormation, formationOf, isSecond } from '../../standard/formations/formations.ts';
import { eliminate, isBuried } from '../../standard/losses/losses.ts';
import { own } from '../own.ts';
import { breakGate, isMainGate } from '../breaches/breaches.ts';
import { rollLoss } from '../siege/roll-loss.ts';

/** The gate a fire is laid at, by index; -1 for the Culvert. */
export function gateOfFire(game: Game, fire: Pick<Marker, 'at' | 'against'>): number {
  return game.terrain.links[fire.at]?.find(({ to }) => to === fire.against)?.gate ?? -1;
}

/** [20.33] [20.35] What a fire is laid at is whole. */
export function isWhole({ game, s }: Situation, fire: Pick<Marker, 'at' | 'against'>): boolean {
  const gate = gateOfFire(game, fire);
  return gate < 0 ? own(s).culvert === 'whole' : s.gates[gate]?.state === 'shut';
}

/** [20.33] A fire that has been laid and is still to be lit; the phase does not end before. */
export function unlitFire(s: State): Marker | undefined {
  return s.markers.find((marker) => marker.kind === 'blasting-fire' && marker.against >= 0);
}

/** [20.33] Why the Siege Phase is not over, or `null`. */
export function whyNotLit(s: State): Refusal | null {
  return unlitFire(s) ? no('fires-unlit') : null;
}

/** [20.34] [20.35] H-50: a fire goes off, or does not, and is gone. */
export function blast(situation: Situation, fire: Marker, ctx: Ctx<SiegeEvent>): void {
  const { game, s } = situation;
  const gate = gateOfFire(game, fire);
  const of = game.terrain.gates[gate];
  const told = { type: 'blast', fire: fire.id, site: of?.id ?? CULVERT } as const;
  removeMarker(s, fire);
  if (fire.dummy) {
    ctx.emit({ ...told, result: 'dummy' });
    return;
  }
  const whole = isWhole(situation, fire);
  if (of !== undefined && !isMainGate(of)) {
    // [W-58] Only the Main Gate and the Culvert, once broken, are safe from fire.
    ctx.emit({ ...told, result: whole ? 'breached' : 'again' });
    if (whole) breakGate(situation, gate, 'breached', ctx);
  } else if (!whole) {
    ctx.emit({ ...told, result: 'wasted' });
    return;
  } else {
    const die = ctx.d6();
    const result = blastResult(houseOf(s), die);
    ctx.emit({ ...told, die, result });
    if (result === 'dud') return;
    if (of !== undefined) breakGate(situation, gate, result, ctx);
    else {
      own(s).culvert = result;
      ctx.emit({ type: 'broken', site: CULVERT, state: result });
    }
  }
  leaveBuried(situation);
  strikeAround(situation, fire, ctx);
}

/** [18.13] [W-56] Leaders who are alone in the passage when it comes down fly; those with a unit do when it is gone. */
function leaveBuried(situation: Situation): void {
  const { game, s } = situation;
  const passage = passageOf(game.terrain);
  if (!isBuried(situation, passage) || s.units.some(({ at }) => at === passage)) return;
  for (const [leader, { at }] of [...s.leaders.entries()].reverse()) {
    if (at === passage) push(s, { kind: 'join', leader, must: true });
  }
}

/**
 * [20.33] [20.34] D-14: who is in the hex of the fire is gone, and at the Culvert who is in the passage (W-13); who is
 * on the other side of the gate, or on the wall above, rolls once for this fire (H-51), its leaders never (G-56).
 * [8.46] Of a formation the first unit rolls for both: who rolls is settled before a result ends the formation.
 */
function strikeAround(situation: Situation, { at, against }: Marker, ctx: Ctx<SiegeEvent>): void {
  const { game, s } = situation;
  const doomed = against === passageOf(game.terrain) ? [at, against] : [at];
  const opposite = hexOfPlace(game.terrain, against);
  const rolling = s.units.flatMap((state, unit) => (state.at === opposite && !isSecond(s, unit) ? [unit] : []));
  for (const [unit, state] of s.units.entries()) {
    if (!doomed.includes(state.at)) continue;
    const formation = formationOf(s, unit);
    if (formation) endFormation(situation, formation, ctx);
    eliminate(situation, unit, 'blast', ctx);
  }
  for (const unit of rolling) rollLoss(situation, unit, ctx);
}
