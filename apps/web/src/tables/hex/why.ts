/** What is asked about when something was tapped that is not lit. */
import type { Command, View } from '@warbeacon/siege';
import { isPlayable, straightWay } from '../../games/helms-deep/gazetteer.ts';
import { hexOf, pieceName, piecesOn, pieceSide, unitSpec } from '../../games/helms-deep/pieces.ts';

/** Hexes of the longest way that is asked about. */
const FARTHEST = 40;

/** The way by which the piece that a question is about would go to a hex, where it is asked which way it goes. */
export function answerTried(view: View, hex: string): { readonly command: Command; readonly what: string } | undefined {
  const piece = view.decision?.piece;
  const from = piece && hexOf(view, piece);
  if (!piece || !from || from === hex || !isPlayable(hex)) return undefined;
  const path = [...straightWay(from, hex)];
  const command = path.length > FARTHEST ? undefined : wayOf(view, piece, path, hex);
  return command && { command, what: `${pieceName(piece)} to ${hex}` };
}

function wayOf(view: View, piece: string, path: string[], hex: string): Command | undefined {
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

/** Whom a piece would strike in a hex: units strike at units, leaders at leaders, whichever of a stack was tapped. */
export function foeOf(view: View, piece: string, hex: string, tapped: string | undefined): string | undefined {
  const isUnit = unitSpec(piece) !== undefined;
  return [...(tapped ? [tapped] : []), ...piecesOn(view, hex)].find(
    (id) => pieceSide(id) !== pieceSide(piece) && (unitSpec(id) !== undefined) === isUnit,
  );
}
