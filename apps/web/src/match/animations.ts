/** What happened, as something to be seen on the board. */
import type { SiegeEvent, View } from '@warbeacon/siege';
import { MAP } from '@warbeacon/siege/helms-deep';
import type { BoardAnimation } from '../board/model.ts';
import { gateName, sideName } from '../text/helms-deep.ts';
import { casualtyInWords } from '../text/log.ts';
import { hexOf } from './pieces.ts';
import { boardHex } from './places.ts';

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
      default:
        break;
    }
  }
  return shown;
}

function gateWord(gate: string, holder: string): readonly BoardAnimation[] {
  const hex = GATE_HEX.get(gate);
  return hex ? [{ type: 'word', hex, text: `${gateName(gate)}: ${holder}`, tone: 'plain' }] : [];
}

const GATE_HEX: ReadonlyMap<string, string> = new Map(
  MAP.sides.flatMap((side) => (side.id ? [[side.id, side.upper ?? side.hexes[0]] as const] : [])),
);
