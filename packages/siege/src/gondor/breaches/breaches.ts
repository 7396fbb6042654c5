/** [16.27] [15.23] What can be broken, what is, and what comes of it: a breach belongs to a hexside, not to a hex. */
import type { Ctx, Refusal } from '@warbeacon/kernel';
import type { Game } from '../../engine/game.ts';
import type { Situation } from '../../engine/situation.ts';
import type { State } from '../../engine/state.ts';
import { type Link, makePlaceId } from '../../engine/terrain.ts';
import type { SiegeEvent } from '../../engine/vocabulary.ts';
import { own } from '../own.ts';
import { no } from '../refusals.ts';
import type { Rampart } from './breach-table.ts';
import { isBroken } from './walls.ts';

/** A wall, tower or gate side that something might break. */
export interface Breakable {
  readonly below: number;
  readonly above: number;
  readonly link: Link;
  readonly rampart: Rampart;
}

const RAMPARTS: readonly string[] = ['tower', 'wall', 'gate', 'main-gate'] satisfies Rampart[];

const isRampart = (kind: string): kind is Rampart => RAMPARTS.includes(kind);

/** The map never changes, so they are looked for once. */
const known = new WeakMap<Game, readonly Breakable[]>();

/** [15.23] G-140: every side that can be broken at all, from its lower hex: the Outer Wall cannot. */
export function breakables(game: Game): readonly Breakable[] {
  let found = known.get(game);
  if (found === undefined) known.set(game, (found = findBreakables(game)));
  return found;
}

function findBreakables({ terrain }: Game): Breakable[] {
  return terrain.links.flatMap((links, below) =>
    links.flatMap((link) => {
      const { kind, to: above, up, side = -1 } = link;
      if (up !== 1 || !isRampart(kind) || terrain.map.sides[side]?.unbreachable) return [];
      return [{ below, above, link, rampart: kind }];
    }),
  );
}

/** What could be broken between two hexes, the second of them the higher; or why there is nothing. */
export function breakableBetween({ game, s }: Situation, below: string, above: string): Breakable | Refusal {
  const { terrain } = game;
  const [from, to] = [terrain.placeOf.get(below) ?? -1, terrain.placeOf.get(above) ?? -1];
  const found = breakables(game).find((each) => each.below === from && each.above === to);
  if (found !== undefined) return whyNotWhole(s, found.link) ?? found;
  const link = terrain.links[from]?.find((each) => each.to === to);
  return link?.up === 1 && isRampart(link.kind) ? no('outer-wall-stands') : no('nothing-to-break', { below, above });
}

/** [16.22] What is broken is so for good. */
export function whyNotWhole(s: State, link: Link): Refusal | null {
  const broken = link.gate < 0 ? isBroken(s, link) : s.gates[link.gate]?.state === 'breached';
  return broken ? no('side-is-broken') : null;
}

/** [16.22] [16.27] It is broken for the rest of the game. */
export function breakDown({ game, s }: Situation, { below, above, link }: Breakable, ctx: Ctx<SiegeEvent>): void {
  const gate = s.gates[link.gate];
  if (gate !== undefined) gate.state = 'breached';
  else {
    const { breaches } = own(s);
    breaches.push(link.side ?? -1);
    breaches.sort((a, b) => a - b);
  }
  const id = game.terrain.gates[link.gate]?.id;
  ctx.emit({
    type: 'sideBroken',
    below: makePlaceId(game.terrain, below),
    above: makePlaceId(game.terrain, above),
    ...(id === undefined ? {} : { gate: id }),
  });
}
