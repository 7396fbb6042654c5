/** Which lines of the log a reader wants to see; fetched by whoever wants not all of them. */
import type { Face } from '../../face/face.ts';
import type { LogKind } from '../../face/words.ts';
import type { LogChoice, Shows } from './tell-log.ts';

/** What every siege has. Of any other event its game alone knows: engines, spells, abilities. */
const KINDS: Readonly<Record<string, LogKind>> = {
  moved: 'moves',
  displaced: 'moves',
  advanced: 'moves',
  held: 'moves',
  retreated: 'moves',
  followed: 'moves',
  stayed: 'moves',
  flew: 'moves',
  formed: 'moves',
  disbanded: 'moves',
  arrived: 'moves',
  shot: 'fights',
  struck: 'fights',
  casualty: 'fights',
  dueled: 'fights',
  attackDeclared: 'fights',
  attackCalledOff: 'fights',
  attackLapsed: 'fights',
  reduced: 'fights',
  disrupted: 'fights',
  eliminated: 'fights',
  stood: 'fights',
  steadiness: 'fights',
  leaderRisk: 'fights',
  deployed: 'neither',
  setUp: 'neither',
  deploymentDone: 'neither',
  gate: 'neither',
  rallied: 'neither',
  points: 'neither',
};

/** `side`: the reader's own. `cited`: only what cites that case. The end of a match is told but of another case. */
export function filterOf(
  choice: LogChoice,
  { pieces }: Pick<Face, 'pieces'>,
  side: string | null,
  cited: string | null = null,
  kinds: Readonly<Record<string, LogKind>> = KINDS,
): Shows {
  return ({ type }, line, orderedBy) => {
    if (cited !== null && (line.case === undefined || plain(line.case) !== plain(cited))) return false;
    if (choice === 'all' || type === 'over') return true;
    if (choice !== 'mine') return (kinds[type] ?? 'abilities') === choice;
    const about = [line.by, line.piece].filter((id) => id !== undefined);
    return about.length === 0 ? orderedBy === side : about.some((id) => pieces.side(id) === side);
  };
}

/** An amendment has the number of the case that it changes. */
const plain = (number: string): string => number.replace(/^A/, '');
