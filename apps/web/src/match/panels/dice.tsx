/** Dice as they fell. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[12, 12]],
  2: [
    [7, 7],
    [17, 17],
  ],
  3: [
    [6, 6],
    [12, 12],
    [18, 18],
  ],
  4: [
    [7, 7],
    [17, 7],
    [7, 17],
    [17, 17],
  ],
  5: [
    [6, 6],
    [18, 6],
    [12, 12],
    [6, 18],
    [18, 18],
  ],
  6: [
    [7, 6],
    [17, 6],
    [7, 12],
    [17, 12],
    [7, 18],
    [17, 18],
  ],
};

export function Dice({ dice }: { readonly dice: readonly number[] }) {
  return (
    <span className="dice" role="img" aria-label={`dice: ${dice.join(', ')}`}>
      {dice.map((die, i) => (
        // The same number may fall twice: only its place tells one die from the other.
        <svg key={`${i}-${die}`} viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <rect x="1" y="1" width="22" height="22" rx="4" fill="#f7efd9" stroke="#5b4630" strokeWidth="1.5" />
          {(PIPS[die] ?? []).map(([x, y]) => (
            <circle key={`${x}-${y}`} cx={x} cy={y} r="2.3" fill="#2a2018" />
          ))}
        </svg>
      ))}
    </span>
  );
}
