/** What the lobby tells of a siege game, with the arms of its two sides. */
import type { GameCard, GameName, SideTitle } from '../../face/title.ts';

interface ArmedSide extends SideTitle {
  /** Its arms: an outline on a shield 40 wide and 48 high, within 10 and 30 each way or a little more. */
  readonly charge: string;
}
type ArmedSides = readonly [ArmedSide, ArmedSide];

interface CardParts extends Omit<GameCard, 'sides' | 'Arms'> {
  readonly sides: ArmedSides;
}

export const makeCard = (parts: CardParts): GameCard => ({ ...parts, Arms: armsOf(parts.sides) });

const FIELD = 'M4 3h32v22c0 10-8 17-16 21C12 42 4 35 4 25z';
const RIGHT_HALF = 'M20 3h16v22c0 10-8 17-16 21z';
const GOLD = '#f3e2b8';
const RIM = '#b8893b';

/** Each side's charge on its own colour, by day and at dusk; both colours and a question for either. */
function armsOf(sides: ArmedSides): GameName['Arms'] {
  const [left, right] = sides.map(({ colour }) => colour.day.field);
  return function Arms({ of }) {
    const side = sides.find(({ id }) => id === of);
    return (
      <svg viewBox="0 0 40 48" aria-hidden="true" focusable="false">
        <path d={FIELD} fill={side?.colour.day.field ?? left} />
        {side ? (
          <path d={side.charge} fill={GOLD} fillRule="evenodd" />
        ) : (
          <>
            <path d={RIGHT_HALF} fill={right} />
            <text
              x="20"
              y="29"
              textAnchor="middle"
              fontFamily="Cinzel, serif"
              fontWeight="700"
              fontSize="18"
              fill={GOLD}
            >
              ?
            </text>
          </>
        )}
        <path d={FIELD} fill="none" stroke={RIM} strokeWidth="2.2" />
      </svg>
    );
  };
}
