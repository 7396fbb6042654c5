/** Siege engines, stones, horns and what they roll, as something to be seen on the board. */
import type { SiegeEvent, StandardEvent } from '@warbeacon/siege';
import { MAP } from '@warbeacon/siege/helms-deep';
import { makeAnimations, type Stage } from '../siege/animations.ts';
import { acrossGate, boardHex, CULVERT_HEX, gateHexes, gazetteer } from './gazetteer.ts';
import { abilityName, formationName, sideName } from './names.ts';
import { leaderOfAbility } from './pieces.ts';

export const animationsOf = makeAnimations<SiegeEvent>({
  map: MAP,
  gazetteer,
  side: sideName,
  formation: formationName,
  own: show,
});

function show(
  event: SiegeEvent,
  { shown, at, word, dice, travel }: Stage,
  standard: (event: StandardEvent) => void,
): void {
  switch (event.type) {
    case 'arrived':
      return travel('move', event.piece, event.from, [event.to]);
    case 'left':
      if (at(event.piece)) shown.push({ type: 'eliminate', piece: event.piece });
      return;
    case 'blast': {
      const [from, to] = gateHexes(event.site) ?? CULVERT_SIDE;
      const result = BLAST_WORDS[event.result];
      if (event.die !== undefined) dice(from, [event.die], result, event.result !== 'dud');
      shown.push({ type: 'effect', effect: DUDS.has(event.result) ? 'dud' : 'blast', from, to });
      if (event.die === undefined) word(from, result, 'plain');
      return;
    }
    case 'battered': {
      const from = at(event.unit);
      const to = acrossGate(event.gate, from);
      if (!from || !to) return;
      shown.push({ type: 'effect', effect: event.success ? 'breach' : 'batter', from, to });
      return dice(to, event.dice, event.success ? 'breached' : 'it holds', event.success);
    }
    case 'ladderLaid':
      shown.push({ type: 'effect', effect: 'ladder', from: event.hex, to: boardHex(event.against) });
      return;
    case 'ladderDestroyed':
      return word(event.hex, 'ladder thrown down', 'bad');
    case 'rocksDropped': {
      const to = at(event.target);
      if (to) shown.push({ type: 'effect', effect: 'rocks', from: event.hex, to });
      return;
    }
    case 'rocksGone':
      return word(event.hex, 'a dummy', 'plain');
    case 'rocksStand':
      return word(event.hex, 'real rocks', 'plain');
    case 'announced': {
      const piece = event.piece ?? leaderOfAbility(event.ability);
      const hex = piece && at(piece);
      if (hex) shown.push({ type: 'effect', effect: event.side === 'isengard' ? 'war-horn' : 'horn', from: hex });
      return word(hex, abilityName(event.ability), 'good');
    }
    case 'heartened':
      return dice(at(event.unit), event.dice, event.success ? 'rallied' : 'no rally', event.success);
    case 'encouraged':
      return dice(at(event.leader), [event.die], event.success ? 'morale −1' : 'no help', event.success);
    case 'surprised':
      return dice(at(event.unit), [event.die], event.disrupted ? 'disrupted' : 'steady', !event.disrupted);
    case 'rocksPlaced':
    case 'rocksLifted':
    case 'broken':
    case 'ramTaken':
    case 'ramLeft':
    case 'fireGiven':
    case 'fireLaid':
    case 'fireLost':
      return;
    default:
      return standard(event);
  }
}

/** The side of the Culvert at which fires are laid. */
const CULVERT_SIDE: readonly [string, string] = gateHexes('culvert-east') ?? [CULVERT_HEX, CULVERT_HEX];

const DUDS: ReadonlySet<string> = new Set(['dummy', 'dud', 'wasted']);

const BLAST_WORDS = {
  dummy: 'a dummy',
  dud: 'a dud',
  wasted: 'wasted',
  breached: 'breached',
  again: 'once more',
  collapsed: 'collapsed',
} as const;
