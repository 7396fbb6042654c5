/** [18.1] The Banner of the King: how it comes, how far it is felt, and how it goes. */
import { distance } from '@warbeacon/hexgrid';
import type { Ctx } from '@warbeacon/kernel';
import { leaderSpec } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import { placeOfLeader, type State } from '../../engine/state.ts';
import { hexOfPlace, makePlaceId } from '../../engine/terrain.ts';
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { BANNER_TURNS } from '../magic/spells.ts';
import { own } from '../own.ts';
import type { MagicPhase } from '../words.ts';

/** [18.21] [18.22] Hexes, counted straight. */
const FELT = 6;

/** [18.12] It is put with Aragorn. */
export function raiseBanner({ game, s }: Situation, phase: MagicPhase, ctx: Ctx<SiegeEvent>): void {
  const leader = game.leaderIndex.get('aragorn') ?? -1;
  own(s).banner = { leader, turn: s.turn, phase, moved: false, rallies: 0 };
  const hex = makePlaceId(game.terrain, placeOfLeader(s, leader));
  ctx.emit({ type: 'bannerRaised', leader: leaderSpec(game, leader).id, hex });
}

/** [18.21] [18.22] A place is within six hexes of the Banner, whatever walls are between (G-171): [18.14] [W-241] it is where its leader is. */
export function isNearBanner({ game, s }: Situation, place: number): boolean {
  const { banner } = own(s);
  if (banner === null) return false;
  const { terrain } = game;
  const at = placeOfLeader(s, banner.leader);
  return distance(terrain.grid, hexOfPlace(terrain, at), hexOfPlace(terrain, place)) <= FELT;
}

/** G-116, G-150: as the phase comes round in which it was brought forth, its time is over. */
export function endBanner(s: State, phase: MagicPhase, ctx: Ctx<SiegeEvent>): void {
  const { banner } = own(s);
  if (banner === null || banner.phase !== phase || s.turn < banner.turn + BANNER_TURNS) return;
  own(s).banner = null;
  ctx.emit({ type: 'bannerGone', why: 'time' });
}

/** [18.14] It is lost with its leader. */
export function loseBanner({ s }: Situation, leader: number, ctx: Ctx<SiegeEvent>): void {
  if (own(s).banner?.leader !== leader) return;
  own(s).banner = null;
  ctx.emit({ type: 'bannerGone', why: 'leader-lost' });
}
