/** What happened, as something to be seen on the board. */
import type { SiegeEvent, View } from '@warbeacon/siege';
import { MAP } from '@warbeacon/siege/helms-deep';
import type { BoardAnimation } from '../../board/hex/model.ts';
import { acrossGate, boardHex, CULVERT_HEX, gateHexes } from '../../games/helms-deep/gazetteer.ts';
import { abilityName, formationName, gateName, sideName } from '../../games/helms-deep/names.ts';
import { hexOf, leaderOfAbility } from '../../games/helms-deep/pieces.ts';
import { casualtyInWords } from '../../games/helms-deep/words/log.ts';

/** `before` is the view the board still shows; where pieces go is followed from there. */
export function animationsOf(events: readonly SiegeEvent[], before: View): readonly BoardAnimation[] {
  const moved = new Map<string, string>();
  const at = (piece: string): string | undefined => moved.get(piece) ?? hexOf(before, piece);
  const shown: BoardAnimation[] = [];
  const word = (piece: string, text: string, tone: 'good' | 'bad' | 'plain') => {
    const hex = at(piece);
    if (hex) shown.push({ type: 'word', hex, text, tone });
  };
  const travel = (type: 'move' | 'retreat', piece: string, from: string, path: readonly string[]) => {
    const way = path.map(boardHex);
    const end = way[way.length - 1];
    if (!end) return;
    // Who was not on the map has no counter to move: it simply appears.
    if (at(piece)) shown.push({ type, piece, path: [boardHex(from), ...way] });
    moved.set(piece, end);
  };

  for (const event of events) {
    switch (event.type) {
      case 'moved':
        travel('move', event.piece, event.from, event.path);
        break;
      case 'advanced':
        travel('move', event.unit, event.from, [event.to]);
        break;
      case 'followed':
        travel('move', event.leader, at(event.leader) ?? event.to, [event.to]);
        break;
      case 'flew':
        travel('retreat', event.leader, event.from, [event.to]);
        break;
      case 'retreated':
        travel('retreat', event.piece, event.from, event.path);
        break;
      case 'displaced':
        travel('retreat', event.unit, event.from, [event.to]);
        break;
      case 'shot':
      case 'struck': {
        const from = at(event.unit);
        const to = at(event.target);
        if (!from || !to) break;
        shown.push({ type: event.type === 'shot' ? 'volley' : 'clash', from, to, hit: event.hit });
        shown.push({
          type: 'dice',
          hex: to,
          dice: event.dice,
          caption: event.hit ? 'hit' : 'no effect',
          good: event.hit,
        });
        break;
      }
      case 'casualty': {
        const hex = at(event.unit);
        if (hex)
          shown.push({ type: 'dice', hex, dice: [event.die], caption: casualtyInWords(event.result), good: false });
        break;
      }
      case 'dueled': {
        const from = at(event.leader);
        const to = at(event.target);
        if (!from || !to) break;
        shown.push({ type: 'clash', from, to, hit: event.result !== '-' });
        shown.push({ type: 'dice', hex: to, dice: [event.die] });
        break;
      }
      case 'rallied': {
        const hex = at(event.unit);
        if (hex)
          shown.push({
            type: 'dice',
            hex,
            dice: event.dice,
            caption: event.success ? 'rallied' : 'no rally',
            good: event.success,
          });
        break;
      }
      case 'eliminated':
        if (at(event.piece)) shown.push({ type: 'eliminate', piece: event.piece });
        break;
      case 'reduced':
        word(event.piece, 'half strength', 'bad');
        break;
      case 'disrupted':
        word(event.unit, 'disrupted', 'bad');
        break;
      case 'stood':
        word(event.unit, 'stands', 'plain');
        break;
      case 'gate':
        shown.push(...gateWord(event.gate, sideName(event.control)));
        break;
      case 'arrived':
        travel('move', event.piece, event.from, [event.to]);
        break;
      case 'left':
        if (at(event.piece)) shown.push({ type: 'eliminate', piece: event.piece });
        break;
      default:
        shown.push(...engineAnimations(event, before, at));
    }
  }
  return shown;
}

/** Siege engines, stones, horns and what they roll. */
function engineAnimations(
  event: SiegeEvent,
  before: View,
  at: (piece: string) => string | undefined,
): readonly BoardAnimation[] {
  const dice = (hex: string | undefined, thrown: readonly number[] | undefined, caption: string, good: boolean) =>
    hex && thrown ? [{ type: 'dice' as const, hex, dice: thrown, caption, good }] : [];
  switch (event.type) {
    case 'blast': {
      const [from, to] = gateHexes(event.site) ?? CULVERT_SIDE;
      const result = BLAST_WORDS[event.result];
      return [
        ...dice(from, event.die === undefined ? undefined : [event.die], result, event.result !== 'dud'),
        { type: 'effect', effect: BLAST_DUDS.has(event.result) ? 'dud' : 'blast', from, to },
        ...(event.die === undefined
          ? [{ type: 'word' as const, hex: from, text: result, tone: 'plain' as const }]
          : []),
      ];
    }
    case 'battered': {
      const from = at(event.unit);
      const to = acrossGate(event.gate, from);
      if (!from || !to) return [];
      return [
        { type: 'effect', effect: event.success ? 'breach' : 'batter', from, to },
        ...dice(to, event.dice, event.success ? 'breached' : 'it holds', event.success),
      ];
    }
    case 'ladderLaid':
      return [{ type: 'effect', effect: 'ladder', from: event.hex, to: boardHex(event.against) }];
    case 'ladderDestroyed':
      return [{ type: 'word', hex: event.hex, text: 'ladder thrown down', tone: 'bad' }];
    case 'rocksDropped': {
      const to = at(event.target);
      return to ? [{ type: 'effect', effect: 'rocks', from: event.hex, to }] : [];
    }
    case 'rocksGone':
      return [{ type: 'word', hex: event.hex, text: 'a dummy', tone: 'plain' }];
    case 'rocksStand':
      return [{ type: 'word', hex: event.hex, text: 'real rocks', tone: 'plain' }];
    case 'announced': {
      const piece = event.piece ?? leaderOfAbility(event.ability);
      const hex = piece && (at(piece) ?? hexOf(before, piece));
      if (!hex) return [];
      return [
        { type: 'effect', effect: event.side === 'isengard' ? 'war-horn' : 'horn', from: hex },
        { type: 'word', hex, text: abilityName(event.ability), tone: 'good' },
      ];
    }
    case 'heartened':
      return dice(at(event.unit), event.dice, event.success ? 'rallied' : 'no rally', event.success);
    case 'encouraged':
      return dice(at(event.leader), [event.die], event.success ? 'morale −1' : 'no help', event.success);
    case 'surprised':
      return dice(at(event.unit), [event.die], event.disrupted ? 'disrupted' : 'steady', !event.disrupted);
    case 'steadiness':
      return dice(at(event.unit), [event.die], event.disrupted ? 'disrupted' : 'in good order', !event.disrupted);
    case 'formed': {
      const hex = at(event.leader);
      return hex ? [{ type: 'word', hex, text: formationName(event.formation), tone: 'good' }] : [];
    }
    default:
      return [];
  }
}

/** The side of the Culvert at which fires are laid. */
const CULVERT_SIDE: readonly [string, string] = gateHexes('culvert-east') ?? [CULVERT_HEX, CULVERT_HEX];

const BLAST_DUDS: ReadonlySet<string> = new Set(['dummy', 'dud', 'wasted']);

const BLAST_WORDS = {
  dummy: 'a dummy',
  dud: 'a dud',
  wasted: 'wasted',
  breached: 'breached',
  again: 'once more',
  collapsed: 'collapsed',
} as const;

function gateWord(gate: string, holder: string): readonly BoardAnimation[] {
  const hex = GATE_HEX.get(gate);
  return hex ? [{ type: 'word', hex, text: `${gateName(gate)}: ${holder}`, tone: 'plain' }] : [];
}

const GATE_HEX: ReadonlyMap<string, string> = new Map(
  MAP.sides.flatMap((side) => (side.id ? [[side.id, side.upper ?? side.hexes[0]] as const] : [])),
);
