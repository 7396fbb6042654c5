/** What happened in any siege game, in words, with the rule case it happened under. */
import type { StandardEvent } from '@warbeacon/siege';
import type { Gazetteer } from '../../../face/pieces.ts';
import type { GameEvent } from '../../../face/view.ts';
import { agreeing } from '../../../text/agree.ts';
import { count } from '../../../text/en.ts';
import { line, type LogLine } from '../../../text/log-line.ts';
import type { PieceNames } from '../pieces.ts';
import { segmentName } from './phases.ts';

export interface LogNames {
  readonly pieces: PieceNames;
  readonly gazetteer: Gazetteer;
  side(id: string): string;
  phase(id: string): string;
  plan(id: string): string;
  formation(kind: string): string;
  reason(reason: string, winner: string | null): string;
  /** How a piece comes that was in a place off the map: `enters the map and goes to`. */
  readonly comesFrom: Readonly<Record<string, string>>;
  /** What becomes of a piece that is lost in a way of the game's own. */
  readonly losses: Readonly<Record<string, string>>;
  /** Names of the forces of a side that lose heart each by itself. */
  readonly pools?: Readonly<Record<string, string>>;
  /** Why points came or went, where it was no gate. */
  readonly points: Readonly<Record<string, string>>;
  /** Cases of the game's own rules. */
  readonly cases: {
    readonly gate?: string;
    readonly points?: string;
    /** By what becomes of a piece in a way of the game's own. */
    readonly losses?: Readonly<Record<string, string>>;
  };
}

/** Types of events that the log tells, but that are not cried out: there are many of them. */
export const STANDARD_SILENT: readonly StandardEvent['type'][] = ['phase', 'segment', 'deployed', 'setUp', 'moved'];

/** `½E r1` in words, told of a unit, with words in braces that agree with it. */
function casualtyOf(result: string): string {
  const half = /½E|1\/2E/i.test(result);
  const back = /r\s*(\d)/i.exec(result)?.[1];
  const retreat = back ? `{is} thrown back ${count(Number(back), 'hex', 'hexes')}` : '';
  if (half) return retreat ? `{loses} half {its} strength and ${retreat}` : '{loses} half {its} strength';
  if (retreat) return retreat;
  return /E/i.test(result) ? '{is} destroyed' : '{is} unharmed';
}

/** The same of nobody who is named. */
export const casualtyInWords = (result: string): string => agreeing(false, casualtyOf(result));

function duelInWords(result: string, leader: string, target: string): string {
  const who = result.startsWith('A') ? leader : result.startsWith('D') ? target : undefined;
  if (!who) return 'Neither gives way.';
  const what = result.slice(1);
  if (/r\s*2/i.test(what)) return `${who} is driven back.`;
  if (/½|1\/2/.test(what)) return `${who} is wounded.`;
  return /e/i.test(what) ? `${who} falls.` : 'Neither gives way.';
}

const ELIMINATED: Readonly<Record<string, string>> = {
  casualty: '{is} destroyed',
  'no-retreat': '{has} nowhere to go and {is} destroyed',
  disrupted: '{is} already in disorder and {breaks} up',
  duel: '{falls} in the duel',
  'leader-risk': '{falls} with the unit',
  alone: '{is} left alone and {is} lost',
};
const ELIMINATED_CASE: Readonly<Record<string, string>> = {
  casualty: '7.42',
  'no-retreat': '7.56',
  disrupted: '7.57',
  duel: '7.26',
};

export function makeLog(names: LogNames) {
  const { name: pieceName, does, isMany } = names.pieces;
  const { whereabouts, gateName } = names.gazetteer;
  const sideName = names.side;
  const losses = { ...ELIMINATED, ...names.losses };
  const lossCases: Readonly<Record<string, string>> = { ...ELIMINATED_CASE, ...names.cases.losses };

  /** `null` for what needs no line of its own. */
  return function standardLine(event: StandardEvent): LogLine | null {
    switch (event.type) {
      case 'turn':
        return line(`Turn ${event.turn}, ${event.night ? 'night' : 'day'}`, { tone: 'turn' });
      case 'phase':
        return line(names.phase(event.phase), { tone: 'phase' });
      case 'segment':
        return line(segmentName(event.segment), { tone: 'segment' });
      case 'deployed':
        return line(`${pieceName(event.piece)} set up on ${whereabouts(event.hex)}`, {
          hex: event.hex,
          piece: event.piece,
        });
      case 'setUp':
        return line(`${sideName(event.side)} sets up: ${names.plan(event.plan)}`);
      case 'deploymentDone':
        return line(`${sideName(event.side)} is in position`);
      case 'moved':
        return movedLine(event.piece, event.from, event.path);
      case 'gate':
        return line(`${gateName(event.gate)} is now held by ${sideName(event.control)}`, {
          ...caseOf(names.cases.gate),
          tone: 'good',
        });
      case 'shot':
      case 'struck': {
        const verb = event.type === 'shot' ? '{shoots} at' : '{strikes} at';
        if (!event.dice) {
          return line(does(event.unit, `${verb} ${pieceName(event.target)} in a frenzy: a hit`), {
            case: '7.37',
            piece: event.target,
            by: event.unit,
            tone: 'bad',
          });
        }
        const sum = event.dice[0] + event.dice[1];
        return line(
          does(
            event.unit,
            `${verb} ${pieceName(event.target)} (${event.strength} against armour ${event.armour}): ${sum}, ${event.hit ? 'a hit' : 'no effect'}`,
          ),
          {
            dice: event.dice,
            case: event.type === 'shot' ? '7.17' : '7.33',
            piece: event.target,
            by: event.unit,
            tone: event.hit ? 'bad' : 'plain',
          },
        );
      }
      case 'casualty':
        return line(
          `${pieceName(event.unit)}, morale ${event.morale}, ${agreeing(isMany(event.unit), casualtyOf(event.result))}`,
          {
            dice: [event.die],
            case: '7.42',
            piece: event.unit,
            tone: 'bad',
          },
        );
      case 'dueled':
        return line(
          `${pieceName(event.leader)} challenges ${pieceName(event.target)} (${signed(event.differential)}). ${duelInWords(event.result, pieceName(event.leader), pieceName(event.target))}`,
          { dice: [event.die], case: '7.22', piece: event.target, by: event.leader },
        );
      case 'attackDeclared':
        return line(`${pieceName(event.unit)} will attack ${pieceName(event.target)}`, {
          case: '7.32',
          piece: event.unit,
        });
      case 'attackCalledOff':
        return line(does(event.unit, '{is} called off'), { piece: event.unit });
      case 'attackLapsed':
        return line(`${does(event.unit, '{finds} nobody left to attack')}: ${does(event.target, '{is} gone')}`, {
          piece: event.unit,
        });
      case 'reduced':
        return line(does(event.piece, '{is} down to half strength'), { piece: event.piece, tone: 'bad' });
      case 'disrupted':
        return line(does(event.unit, '{is} disrupted'), { case: '7.57', piece: event.unit, tone: 'bad' });
      case 'eliminated': {
        const number = lossCases[event.why];
        return line(
          `${does(event.piece, losses[event.why] ?? '{is} lost')}${event.points > 0 ? ` (${count(event.points, 'point')})` : ''}`,
          { piece: event.piece, tone: 'bad', ...caseOf(number) },
        );
      }
      case 'retreated':
        return line(
          does(
            event.piece,
            `${event.before ? '{withdraws}' : '{falls} back'} from ${event.from} to ${whereabouts(event.path[event.path.length - 1] ?? event.from)}`,
          ),
          {
            case: event.before ? '7.7' : '7.55',
            hex: event.path[event.path.length - 1] ?? event.from,
            piece: event.piece,
          },
        );
      case 'stood':
        return line(does(event.unit, '{stands}'), { case: '7.7', piece: event.unit });
      case 'steadiness':
        return line(
          does(event.unit, event.disrupted ? '{loses} {its} order as {it} {withdraws}' : '{withdraws} in good order'),
          {
            dice: [event.die],
            case: '7.7',
            piece: event.unit,
            tone: event.disrupted ? 'bad' : 'plain',
          },
        );
      case 'displaced':
        return line(does(event.unit, `{makes} room and {goes} to ${whereabouts(event.to)}`), {
          case: '7.61',
          hex: event.to,
          piece: event.unit,
        });
      case 'advanced':
        return line(does(event.unit, `{advances} into ${whereabouts(event.to)}`), {
          case: '7.51',
          hex: event.to,
          piece: event.unit,
          tone: 'good',
        });
      case 'held':
        return line(`Nobody advances into ${whereabouts(event.hex)}`, { case: '7.51', hex: event.hex });
      case 'leaderRisk':
        return line(`${pieceName(event.leader)} ${event.struck ? 'is struck with the unit' : 'is unhurt'}`, {
          dice: [event.die],
          case: '8.24',
          piece: event.leader,
          tone: event.struck ? 'bad' : 'plain',
        });
      case 'followed':
        return line(`${pieceName(event.leader)} goes along to ${whereabouts(event.to)}`, {
          hex: event.to,
          piece: event.leader,
        });
      case 'stayed':
        return line(`${pieceName(event.leader)} stays behind`, { piece: event.leader });
      case 'flew':
        return line(`${pieceName(event.leader)} escapes from ${event.from} to ${whereabouts(event.to)}`, {
          case: '8.1',
          hex: event.to,
          piece: event.leader,
        });
      case 'rallied':
        return line(
          `${pieceName(event.leader)} (${event.rating}) ${event.success ? 'rallies' : 'fails to rally'} ${pieceName(event.unit)}: ${event.dice[0] + event.dice[1]}`,
          { dice: event.dice, case: '8.34', piece: event.unit, tone: event.success ? 'good' : 'plain' },
        );
      case 'formed':
        return line(
          `${event.units.map(pieceName).join(' and ')} form a ${names.formation(event.formation)} with ${pieceName(event.leader)}`,
          { case: '8.41', piece: event.leader },
        );
      case 'disbanded':
        return line(`The formation of ${event.units.map(pieceName).join(' and ')} is broken up`, {
          case: '8.47',
          ...(event.units[0] === undefined ? {} : { piece: event.units[0] }),
        });
      case 'points':
        return line(
          `${names.pools?.[event.pool ?? ''] ?? sideName(event.side)} ${event.points < 0 ? 'takes heart' : 'loses heart'}: ${signed(event.points)} (${names.points[event.why] ?? gateName(event.why)})`,
          {
            ...caseOf(names.cases.points),
            tone: event.points < 0 ? 'good' : 'bad',
          },
        );
      case 'over':
        return line(
          `${event.winner ? `${sideName(event.winner)} wins. ` : 'A draw. '}${names.reason(event.reason, event.winner)}`,
          {
            case: event.case,
            tone: 'turn',
          },
        );
    }
  };

  function movedLine(piece: string, from: string, path: readonly string[]): LogLine {
    const to = path.at(-1) ?? from;
    return {
      text: does(piece, `${names.comesFrom[from] ?? `{goes} from ${from} to`} ${whereabouts(to)}`),
      tone: 'plain',
      hex: to,
      piece,
    };
  }
}

/** Losses of one kind that one order brought about, in one line. */
export function makeLossesLine({ pieces, losses, cases }: Pick<LogNames, 'pieces' | 'losses' | 'cases'>) {
  const words = { ...ELIMINATED, ...losses };
  const lossCases: Readonly<Record<string, string>> = { ...ELIMINATED_CASE, ...cases.losses };
  return (events: readonly GameEvent[]): LogLine | undefined => {
    const why = String(events[0]?.['why']);
    if (events.some((event) => event['why'] !== why)) return undefined;
    const ids = events.map((event) => String(event['piece']));
    const points = events.reduce((sum, event) => sum + Number(event['points']), 0);
    const who = new Intl.ListFormat('en').format(ids.map(pieces.name));
    return line(
      `${agreeing(true, `${who} ${words[why] ?? '{is} lost'}`)}${points > 0 ? ` (${count(points, 'point')})` : ''}`,
      { piece: ids[0] ?? '', tone: 'bad', ...caseOf(lossCases[why]) },
    );
  };
}

const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');
const caseOf = (number: string | undefined): { readonly case?: string } => (number ? { case: number } : {});
