/** [8.53] [8.54] [8.55] [8.56] [17.3] Casting: who may try which spell for how many points, and what comes of it. */
import { areAdjacent, distance } from '@warbeacon/hexgrid';
import { type Ctx, push, type Refusal } from '@warbeacon/kernel';
import { leaderSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { placeOf, placeOfLeader } from '../../engine/state.ts';
import { hexOfPlace } from '../../engine/terrain.ts';
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { raiseBanner } from '../banner/banner.ts';
import { bearsGrond } from '../grond/grond.ts';
import { own } from '../own.ts';
import { no } from '../refusals.ts';
import { isNight } from '../turns.ts';
import { MAGIC_PHASES, type Magician, SPELLS, type Spell } from '../words.ts';
import { surePoints, totalsFor } from './magic-chart.ts';
import { indexOf, magicianOf } from './magicians.ts';
import { SPELL_DATA } from './spells.ts';
import { isFrozen } from './spells-in-force.ts';
import { landings } from './stalemate.ts';

/** [17.12] [17.13] Hexes, counted straight. */
const REACH_OF_THE_NAZGUL = 3;

/** [8.52] [17.12] [18.23] Why a magic leader can try no spell at all now, or `null`. */
function whyNoSpell({ s }: Situation, leader: number, magician: Magician): Refusal | null {
  if (placeOfLeader(s, leader) < 0) return no('caster-off-map');
  // G-1
  if (s.phase === 'magic-second' && own(s).magic.tried.includes(magician)) return no('has-tried');
  if (isFrozen(s, leader)) return no('frozen');
  // G-171
  if (magician === 'nazgul' && own(s).banner !== null) return no('banner-silences');
  return null;
}

/** [17.1] [17.2] Why this spell cannot be tried now, whatever is staked, or `null`. */
function whyNotThisSpell(situation: Situation, magician: Magician, spell: Spell): Refusal | null {
  const { s } = situation;
  const { by, name, case: ruleCase, times } = SPELL_DATA[spell];
  if (by !== magician) return { ...no('not-his-spell', { spell: name }), case: ruleCase };
  const successes = own(s).magic.successes[spell] ?? 0;
  if (times !== undefined && successes >= times)
    return { ...no('spell-spent', { spell: name, times: times === 1 ? 'once' : `${times} times` }), case: ruleCase };
  switch (spell) {
    case 'break-darkness':
      return isNight(s.turn) ? no('only-by-day') : null;
    case 'stalemate-nazgul':
      return whyNoStalemate(situation);
    case 'reveal-aragorn':
      // [17.23] [18.11]
      return aragornAt(situation) >= 0 ? null : no('aragorn-not-here');
    case 'freeze-leader':
      // [W-238]
      return leadersInReach(situation).length > 0 ? null : no('nobody-to-freeze');
    case 'operate-grond':
      return whyNoGrond(situation);
    case 'fear':
      return null;
  }
}

/** [17.22] [W-235] Gandalf is next to the Lord of the Nazgûl, whatever lies between them, and there is somewhere to put him. */
function whyNoStalemate(situation: Situation): Refusal | null {
  const { terrain } = situation.game;
  const [gandalf, nazgul] = [hexOf(situation, 'gandalf'), hexOf(situation, 'nazgul')];
  if (nazgul < 0 || !areAdjacent(terrain.grid, gandalf, nazgul)) return no('not-beside-the-nazgul');
  return landings(situation).length > 0 ? null : no('nowhere-to-drive');
}

/** [17.13] G-94, G-115, G-172: it sleeps, he is near enough, and somebody who can carry it is with it. */
function whyNoGrond(situation: Situation): Refusal | null {
  const { game, s } = situation;
  if (own(s).magic.grondAwake) return no('grond-awake');
  const at = s.markers.find(({ kind }) => kind === 'grond')?.at ?? -1;
  if (at < 0) return no('grond-not-here');
  const { grid } = game.terrain;
  if (distance(grid, hexOf(situation, 'nazgul'), at) > REACH_OF_THE_NAZGUL) return no('too-far-from-grond');
  const isBorne = game.units.some((spec, unit) => bearsGrond(spec) && placeOf(s, unit) === at);
  return isBorne ? null : no('grond-without-bearer');
}

function hexOf({ game, s }: Situation, magician: Magician): number {
  const at = placeOfLeader(s, indexOf(magician));
  return at < 0 ? -1 : hexOfPlace(game.terrain, at);
}

const aragornAt = ({ game, s }: Situation): number => placeOfLeader(s, game.leaderIndex.get('aragorn') ?? -1);

/** [17.12] G-152: leaders of Westernesse on the map, near enough to be frozen. */
function leadersInReach(situation: Situation): number[] {
  const { game, s } = situation;
  const from = hexOf(situation, 'nazgul');
  return game.leadersOf.westernesse.filter((leader) => {
    const at = placeOfLeader(s, leader);
    return at >= 0 && distance(game.terrain.grid, from, hexOfPlace(game.terrain, at)) <= REACH_OF_THE_NAZGUL;
  });
}

/** [8.55] [17.3] G-149: from one point up to the first that is certain, and no more than are left. */
function mostPoints({ s }: Situation, magician: Magician, spell: Spell): number {
  return Math.min(own(s).magic.points[magician], surePoints(s, spell));
}

/** [8.54] Why a leader cannot try this spell for so many points now, or `null`. */
export function whyCannotCast(situation: Situation, leader: number, spell: Spell, points: number): Refusal | null {
  const { s } = situation;
  const magician = magicianOf(leader);
  if (magician === undefined) return no('no-magic');
  const cannot = whyNoSpell(situation, leader, magician) ?? whyNotThisSpell(situation, magician, spell);
  if (cannot) return cannot;
  const left = own(s).magic.points[magician];
  if (points > left) return no('too-few-magic-points', { left });
  const sure = surePoints(s, spell);
  return points > sure ? no('staked-too-many', { sure }) : null;
}

/** The spells that a leader can try now, each with the most points that can be staked on it. */
export function* spellsOf(situation: Situation, leader: number): Generator<readonly [spell: Spell, most: number]> {
  const magician = magicianOf(leader);
  if (magician === undefined || whyNoSpell(situation, leader, magician)) return;
  for (const spell of SPELLS) {
    if (SPELL_DATA[spell].by !== magician || whyNotThisSpell(situation, magician, spell)) continue;
    const most = mostPoints(situation, magician, spell);
    if (most > 0) yield [spell, most];
  }
}

export function canCast(situation: Situation, leader: number): boolean {
  return !spellsOf(situation, leader).next().done;
}

/** [8.54] [8.56] The spell is tried: two dice, unless it is certain; only success takes the points. */
export function cast(situation: Situation, leader: number, spell: Spell, points: number, ctx: Ctx<SiegeEvent>): void {
  const { game, s } = situation;
  const magician = magicianOf(leader);
  if (magician === undefined) throw new Error('a spell of somebody without magic');
  const { magic } = own(s);
  if (s.phase === 'magic-first') magic.tried.push(magician);
  const range = totalsFor(s, spell, points);
  const told = { type: 'spellTried', leader: leaderSpec(game, leader).id, spell, points } as const;
  if (range !== undefined) {
    const dice: [number, number] = [ctx.d6(), ctx.d6()];
    const total = dice[0] + dice[1];
    const success = total >= range[0] && total <= range[1];
    ctx.emit({ ...told, dice, success });
    if (!success) return;
  } else ctx.emit({ ...told, success: true });
  magic.points[magician] -= points;
  magic.successes[spell] = (magic.successes[spell] ?? 0) + 1;
  work(situation, spell, ctx);
}

/** [17.1] [17.2] What a spell does that has succeeded. */
function work(situation: Situation, spell: Spell, ctx: Ctx<SiegeEvent>): void {
  const { game, s } = situation;
  const { magic } = own(s);
  const phase = MAGIC_PHASES.find((each) => each === s.phase);
  if (phase === undefined) throw new Error(`a spell in the phase ${s.phase}`);
  switch (spell) {
    case 'fear':
    case 'break-darkness':
      magic.inForce.push({ spell, turn: s.turn, phase, frozen: [] });
      return;
    case 'freeze-leader': {
      const frozen = leadersInReach(situation);
      magic.inForce.push({ spell, turn: s.turn, phase, frozen });
      ctx.emit({ type: 'frozen', leaders: frozen.map((each) => leaderSpec(game, each).id) });
      return;
    }
    case 'operate-grond':
      magic.grondAwake = true;
      return;
    case 'stalemate-nazgul':
      push(s, { kind: 'stalemate' });
      return;
    case 'reveal-aragorn':
      raiseBanner(situation, phase, ctx);
  }
}
