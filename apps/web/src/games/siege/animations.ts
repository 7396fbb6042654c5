/** What happened in any siege game, as something to be seen on the board. */
import type { BoardAnimation } from '../../board/hex/model.ts';
import type { Gazetteer } from '../../face/pieces.ts';
import { hexOf, type SiegeView } from '../../face/view.ts';
import type { SiegeMap } from '@warbeacon/siege/map';
import type { StandardEvent } from '@warbeacon/siege';
import { casualtyInWords } from './words/log.ts';

/** What is to be seen so far, and where everybody is by now. */
export interface Stage {
  /** The view that the board still shows. */
  readonly before: SiegeView;
  readonly shown: BoardAnimation[];
  /** The hex of a piece by now. */
  at(piece: string): string | undefined;
  word(hex: string | undefined, text: string, tone: 'good' | 'bad' | 'plain'): void;
  dice(hex: string | undefined, dice: readonly number[] | undefined, caption: string, good: boolean): void;
  travel(type: 'move' | 'retreat', piece: string, from: string, path: readonly string[]): void;
}

interface Sources<E> {
  readonly map: SiegeMap;
  readonly gazetteer: Gazetteer;
  side(id: string): string;
  formation(kind: string): string;
  /** Shows an event of the game's own; hands every other to `standard`. */
  own(event: E, stage: Stage, standard: (event: StandardEvent) => void): void;
}

export function makeAnimations<E>({ map, gazetteer, side, formation, own }: Sources<E>) {
  const { boardHex, gateName } = gazetteer;
  const gateHex: ReadonlyMap<string, string> = new Map(
    map.sides.flatMap((each) => (each.id ? [[each.id, each.upper ?? each.hexes[0]] as const] : [])),
  );

  /** `before` is the view the board still shows; where pieces go is followed from there. */
  return function animationsOf(events: readonly E[], before: SiegeView): readonly BoardAnimation[] {
    const moved = new Map<string, string>();
    const shown: BoardAnimation[] = [];
    const stage: Stage = {
      before,
      shown,
      at: (piece) => moved.get(piece) ?? hexOf(before, piece),
      word(hex, text, tone) {
        if (hex) shown.push({ type: 'word', hex, text, tone });
      },
      dice(hex, dice, caption, good) {
        if (hex && dice) shown.push({ type: 'dice', hex, dice, caption, good });
      },
      travel(type, piece, from, path) {
        const way = path.map(boardHex);
        const end = way.at(-1);
        if (!end) return;
        // Who was not on the map has no counter to move: it simply appears.
        if (stage.at(piece)) shown.push({ type, piece, path: [boardHex(from), ...way] });
        moved.set(piece, end);
      },
    };
    for (const event of events) own(event, stage, (standard) => show(standard, stage));
    return shown;
  };

  function show(event: StandardEvent, { shown, at, word, dice, travel }: Stage): void {
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
        // [7.37] A fanatic throws none.
        if (event.dice) dice(to, event.dice, event.hit ? 'hit' : 'no effect', event.hit);
        break;
      }
      case 'casualty':
        dice(at(event.unit), [event.die], casualtyInWords(event.result), false);
        break;
      case 'dueled': {
        const from = at(event.leader);
        const to = at(event.target);
        if (!from || !to) break;
        shown.push({ type: 'clash', from, to, hit: event.result !== '-' });
        shown.push({ type: 'dice', hex: to, dice: [event.die] });
        break;
      }
      case 'rallied':
        dice(at(event.unit), event.dice, event.success ? 'rallied' : 'no rally', event.success);
        break;
      case 'eliminated':
        if (at(event.piece)) shown.push({ type: 'eliminate', piece: event.piece });
        break;
      case 'reduced':
        word(at(event.piece), 'half strength', 'bad');
        break;
      case 'disrupted':
        word(at(event.unit), 'disrupted', 'bad');
        break;
      case 'stood':
        word(at(event.unit), 'stands', 'plain');
        break;
      case 'gate':
        word(gateHex.get(event.gate), `${gateName(event.gate)}: ${side(event.control)}`, 'plain');
        break;
      case 'steadiness':
        dice(at(event.unit), [event.die], event.disrupted ? 'disrupted' : 'in good order', !event.disrupted);
        break;
      case 'formed':
        word(at(event.leader), formation(event.formation), 'good');
        break;
      default:
        break;
    }
  }
}
