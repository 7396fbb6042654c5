/** What is asked about when something was tapped that is not lit. */
import type { Trial } from '../../face/hex-face.ts';
import { type GameCommand, hexOf, type SiegeView } from '../../face/view.ts';
import { isQuestion } from '../../match/parts/questions.ts';
import type { Face } from './own.ts';

/** Hexes of the longest way that is asked about. */
const FARTHEST = 40;

/** The way by which the piece that a question is about would go to a hex, where it is asked which way it goes. */
export function answerTried(face: Face, view: SiegeView, hex: string): Trial | undefined {
  const own = isQuestion(face, view) ? face.trials[view.decision?.kind ?? ''] : undefined;
  if (typeof own === 'function') return face.gazetteer.isPlayable(hex) ? own(view, '', hex) : undefined;
  const piece = view.decision?.piece;
  const from = piece && hexOf(view, piece);
  if (!piece || !from || from === hex || !face.gazetteer.isPlayable(hex)) return undefined;
  const path = face.gazetteer.straightWay(from, hex);
  const command = path.length > FARTHEST ? undefined : wayOf(view, piece, path, hex);
  return command && { command, what: `${face.pieces.name(piece)} to ${hex}` };
}

function wayOf(view: SiegeView, piece: string, path: readonly string[], hex: string): GameCommand | undefined {
  switch (view.decision?.kind) {
    case 'retreat':
      return { type: 'retreat', unit: piece, path };
    case 'retreat-leader':
      return { type: 'retreatLeader', leader: piece, path };
    case 'retreat-before':
      return { type: 'retreatBefore', unit: piece, path };
    case 'make-room':
      return { type: 'move', piece, path };
    case 'displace':
      return { type: 'displace', unit: piece, hex };
    default:
      return undefined;
  }
}

/** What the piece in hand would do at a hex in a step in which pieces act; `tapped` is whoever was tapped there. */
export function tried(face: Face, view: SiegeView, piece: string, hex: string, tapped?: string): Trial | undefined {
  const { pieces, gazetteer } = face;
  const kind = view.decision?.kind ?? '';
  const isUnit = pieces.unit(piece) !== undefined;
  const target = foeOf(face, view, piece, hex, tapped);
  const name = pieces.name(piece);
  const against = (verb: string, command: GameCommand): Trial | undefined =>
    target === undefined
      ? undefined
      : { command: { ...command, target }, what: `${name} ${verb} ${pieces.name(target)}` };
  const own = face.trials[kind];
  const trial = typeof own === 'function' ? own(view, piece, hex) : undefined;
  if (trial) return trial;
  switch (kind) {
    case 'deployment':
      return gazetteer.isPlayable(hex)
        ? { command: { type: 'deploy', piece, hex }, what: `${name} on ${hex}` }
        : undefined;
    case 'movement':
      return walked(face, view, piece, hex);
    case 'missile':
      return isUnit ? against('at', { type: 'fire', unit: piece }) : undefined;
    case 'duel':
      return isUnit ? undefined : against('against', { type: 'duel', leader: piece });
    case 'melee':
      return isUnit ? against('against', { type: 'attack', unit: piece }) : undefined;
    default:
      return own === 'movement' ? walked(face, view, piece, hex) : undefined;
  }
}

/** The straight way: the first hexside or zone that stops it is the answer. */
function walked(face: Face, view: SiegeView, piece: string, hex: string): Trial | undefined {
  const path = straightTo(face, view, piece, hex);
  return path && { command: { type: 'move', piece, path }, what: `${face.pieces.name(piece)} to ${hex}` };
}

/** The same with a marker that it takes along. */
export function hauled(face: Face, view: SiegeView, piece: string, marker: string, hex: string): Trial | undefined {
  const path = straightTo(face, view, piece, hex);
  return path && face.hauling?.trial(piece, marker, path);
}

function straightTo({ gazetteer }: Face, view: SiegeView, piece: string, hex: string): readonly string[] | undefined {
  const from = hexOf(view, piece);
  if (!from || from === hex || !gazetteer.isPlayable(hex)) return undefined;
  const path = gazetteer.straightWay(from, hex);
  return path.length === 0 || path.length > FARTHEST ? undefined : path;
}

/** Whom a piece would strike in a hex: units strike at units, leaders at leaders, whichever of a stack was tapped. */
export function foeOf(
  { pieces }: Face,
  view: SiegeView,
  piece: string,
  hex: string,
  tapped: string | undefined,
): string | undefined {
  const isUnit = pieces.unit(piece) !== undefined;
  return [...(tapped ? [tapped] : []), ...pieces.on(view, hex)].find(
    (id) => pieces.side(id) !== pieces.side(piece) && (pieces.unit(id) !== undefined) === isUnit,
  );
}
