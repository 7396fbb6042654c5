/** Arms for the two sides, our own: an iron fang for the attacker, a tower for the defender, both quartered for either. */
const FIELD = 'M4 3h32v22c0 10-8 17-16 21C12 42 4 35 4 25z';

/** `of`: a side, or `random` for either. */
export function Shield({ of }: { readonly of: string }) {
  return (
    <svg viewBox="0 0 40 48" aria-hidden="true" focusable="false">
      {of === 'random' ? (
        <>
          <path d={FIELD} fill="#84261a" />
          <path d="M20 3h16v22c0 10-8 17-16 21z" fill="#2c5237" />
          <text
            x="20"
            y="29"
            textAnchor="middle"
            fontFamily="Cinzel, serif"
            fontWeight="700"
            fontSize="18"
            fill="#f3e2b8"
          >
            ?
          </text>
        </>
      ) : (
        <path d={FIELD} fill={of === 'isengard' ? '#84261a' : '#2c5237'} />
      )}
      {of === 'isengard' && <path d="M11 11c7 1 9 6 9 12 0-6 2-11 9-12-1 9-3 15-9 24-6-9-8-15-9-24z" fill="#f3e2b8" />}
      {of === 'westernesse' && (
        <path
          d="M12 12h4v4h2v-4h4v4h2v-4h4v9h-2v13h4v3H10v-3h4V21h-2zm6 22h4v-6a2 2 0 0 0-4 0z"
          fill="#f3e2b8"
          fillRule="evenodd"
        />
      )}
      <path d={FIELD} fill="none" stroke="#b8893b" strokeWidth="2.2" />
    </svg>
  );
}
