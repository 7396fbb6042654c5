/** What is in hand: several pieces, a piece, or a hex. */
import { late } from '../../shell/parts/late.tsx';
import { GroupButtons } from './group-buttons.tsx';
import { HexCard } from './hex-card.tsx';
import { useMatch } from './own.ts';
import { PieceCard } from './piece-card.tsx';

const GroupCard = late(async () => (await import('./group-card.tsx')).GroupCard);

export function Hand({ question }: { readonly question: boolean }) {
  const { piece, hex, several } = useMatch((state) => ({
    piece: state.piece,
    hex: state.hex,
    several: state.group.length > 0,
  }));
  return (
    <>
      {several && <GroupCard />}
      {!question && <GroupButtons />}
      {piece ? <PieceCard piece={piece} /> : hex && <HexCard hex={hex} />}
    </>
  );
}
