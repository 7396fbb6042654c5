/** The log's lines for siege equipment and special abilities. */
import type { EventOf, SiegeEvent, StandardEvent } from '@warbeacon/siege';
import { line, type LogLine } from '../../../text/log-line.ts';
import { whereabouts } from '../gazetteer.ts';
import { abilityCase, abilityName, gateName, sideName } from '../names.ts';
import { pieceName, pieceNames } from '../pieces.ts';

const { does } = pieceNames;

const BLASTS: Readonly<Record<EventOf<'blast'>['result'], string>> = {
  dummy: 'was a dummy',
  dud: 'does not go off',
  wasted: 'is wasted on what is broken already',
  breached: 'goes off: a breach',
  again: 'goes off in a gate that is broken already',
  collapsed: 'goes off, and everything comes down',
};
const BLAST_CASES: Readonly<Record<EventOf<'blast'>['result'], string>> = {
  dummy: '20.33',
  dud: '20.5',
  wasted: '20.35',
  breached: '20.5',
  again: '20.34',
  collapsed: '20.5',
};

/** `null` for what needs no line of its own; what comes in every siege game is told by `standardLine`. */
export function siegeLine(event: SiegeEvent, standardLine: (event: StandardEvent) => LogLine | null): LogLine | null {
  switch (event.type) {
    case 'rocksPlaced':
      return line(
        `${event.dummy === undefined ? 'A rocks counter' : event.dummy ? 'A dummy' : 'Rocks'} laid ready on ${whereabouts(event.hex)}`,
        { case: '20.81', hex: event.hex },
      );
    case 'rocksLifted':
      return line(`The rocks counter on ${whereabouts(event.hex)} is taken back`, { hex: event.hex });
    case 'rocksDropped':
      return line(`Rocks fall from ${whereabouts(event.hex)} on ${pieceName(event.target)}`, {
        case: '20.85',
        hex: event.hex,
        piece: event.target,
        tone: 'bad',
      });
    case 'rocksGone':
      return line(`The rocks on ${whereabouts(event.hex)} were a dummy`, { case: '20.83', hex: event.hex });
    case 'rocksStand':
      return line(`The rocks on ${whereabouts(event.hex)} are real, and stay`, {
        case: '20.82',
        hex: event.hex,
      });
    case 'announced':
      return announcedLine(event);
    case 'heartened':
      return line(
        does(
          event.unit,
          `{hears} the horn and ${event.success ? '{is} rallied' : '{stays} in disorder'}: ${event.dice[0] + event.dice[1]}`,
        ),
        { dice: event.dice, case: '21.51', piece: event.unit, tone: event.success ? 'good' : 'plain' },
      );
    case 'arrived':
      return line(
        does(
          event.piece,
          `${event.from === 'caves' ? '{comes} out of the caves to' : `{passes} from ${event.from} to`} ${whereabouts(event.to)}`,
        ),
        { hex: event.to, piece: event.piece },
      );
    case 'encouraged':
      return line(
        `${pieceName(event.leader)} ${event.success ? 'lends weight to the blow' : 'can do nothing for the blow'}`,
        { dice: [event.die], case: '21.41', piece: event.leader, tone: event.success ? 'good' : 'plain' },
      );
    case 'surprised':
      return line(
        does(event.unit, `{is} taken by surprise ${event.disrupted ? 'and {loses}' : 'but {keeps}'} {its} order`),
        { dice: [event.die], case: '21.81', piece: event.unit, tone: event.disrupted ? 'bad' : 'plain' },
      );
    case 'blast':
      return line(`The Blasting Fire at the ${gateName(event.site)} ${BLASTS[event.result]}`, {
        case: BLAST_CASES[event.result],
        ...(event.die === undefined ? {} : { dice: [event.die] }),
        ...(event.result === 'breached' || event.result === 'collapsed' ? { tone: 'bad' as const } : {}),
      });
    case 'battered': {
      const sum = event.dice ? `: ${event.dice[0] + event.dice[1]}` : '';
      return line(
        does(
          event.unit,
          `${event.ram ? '{swings} the ram at' : '{batters}'} the ${gateName(event.gate)}${sum}, ${event.success ? 'and {breaks} it' : 'and it holds'}`,
        ),
        {
          ...(event.dice ? { dice: event.dice } : {}),
          case: event.ram ? '20.23' : '15.32',
          piece: event.unit,
          tone: event.success ? 'good' : 'plain',
        },
      );
    }
    case 'broken':
      return line(
        `The ${gateName(event.site)} ${event.state === 'breached' ? 'is breached' : 'has collapsed: nobody passes there again'}`,
        { case: '20.35', tone: 'bad' },
      );
    case 'ladderLaid':
      return line(does(event.unit, `{lays} a ladder from ${event.hex} against ${whereabouts(event.against)}`), {
        case: '20.61',
        hex: event.hex,
        piece: event.unit,
      });
    case 'ladderDestroyed':
      return line(`The ladder in ${whereabouts(event.hex)} is thrown down`, {
        case: '20.67',
        hex: event.hex,
        tone: 'bad',
      });
    case 'ramTaken':
      return line(does(event.unit, '{takes} up the ram'), { case: '20.21', piece: event.unit });
    case 'ramLeft':
      return line(`The ram is left in ${whereabouts(event.hex)}`, { case: '20.22', hex: event.hex });
    case 'fireGiven':
      return line(
        does(
          event.unit,
          `{is} given ${event.dummy === undefined ? 'a Blasting Fire counter' : event.dummy ? 'a dummy' : 'Blasting Fire'}`,
        ),
        { case: '20.31', piece: event.unit },
      );
    case 'fireLaid':
      return line(
        does(
          event.unit,
          `{lays} Blasting Fire ${event.against === 'culvert' ? 'in the Culvert' : `at the side to ${whereabouts(event.against)}`}`,
        ),
        { case: '20.33', hex: event.hex, piece: event.unit },
      );
    case 'fireLost':
      return line('A Blasting Fire counter is lost with the unit that carried it', { case: '20.32' });
    case 'left':
      return line(
        does(
          event.piece,
          `{leaves} the map from ${event.from}${event.back ? ', to come back when the horn is blown' : ' for good'}`,
        ),
        { case: '14.22', piece: event.piece },
      );
    default:
      return standardLine(event);
  }
}

/** Several counters of rocks laid ready one after another. */
export const rocksLine = (counters: readonly unknown[]): LogLine =>
  line(`${counters.length} counters of rocks are laid ready on the walls`, { case: '20.81' });

function announcedLine({ side, ability, piece }: EventOf<'announced'>): LogLine {
  const who = piece === undefined ? sideName(side) : pieceName(piece);
  return line(
    ability === 'horn'
      ? `${piece === undefined ? `${who} blows` : does(piece, '{blows}')} ${abilityName(ability).replace(/^The/, 'the')}`
      : `${who}: ${abilityName(ability)}`,
    {
      case: abilityCase(ability),
      tone: 'good',
      ...(piece === undefined ? {} : { piece }),
    },
  );
}
