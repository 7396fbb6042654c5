/** The product's own picture: a chain of beacons lit along the ridges at nightfall, and hexes in the foreground. */

const WIDTH = 1440;
const HEIGHT = 520;

/** A ridge line by midpoint displacement from a fixed seed: the same mountains on every visit. */
function ridge(seed: number, base: number, roughness: number): readonly (readonly [number, number])[] {
  let state = seed;
  const wobble = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 1_073_741_824 - 1;
  };
  let line = [base, base];
  for (let spread = roughness; line.length < 65; spread *= 0.56) {
    line = line.flatMap((height, i) => {
      const next = line[i + 1];
      return next === undefined ? [height] : [height, (height + next) / 2 + wobble() * spread];
    });
  }
  return line.map((height, i) => [Math.round((i * WIDTH) / (line.length - 1)), Math.round(height)] as const);
}

const outline = (line: readonly (readonly [number, number])[]): string =>
  `M0 ${HEIGHT}L${line.map(([x, y]) => `${x} ${y}`).join('L')}L${WIDTH} ${HEIGHT}Z`;

const FAR = ridge(11, 260, 120);
const MIDDLE = ridge(42, 330, 95);
const NEAR = ridge(7, 410, 70);

/** The highest points of a line within the given stretches of it, where a beacon belongs. */
function peaks(line: readonly (readonly [number, number])[], stretches: readonly (readonly [number, number])[]) {
  return stretches.map(([from, to]) =>
    line.filter(([x]) => x >= from && x <= to).reduce((best, point) => (point[1] < best[1] ? point : best)),
  );
}
const BEACONS = [
  ...peaks(FAR, [
    [760, 900],
    [1010, 1130],
    [1240, 1360],
  ]).map((at) => ({ at, size: 0.5 })),
  ...peaks(MIDDLE, [
    [700, 800],
    [980, 1120],
  ]).map((at) => ({ at, size: 0.8 })),
  ...peaks(NEAR, [[1180, 1330]]).map((at) => ({ at, size: 1.5 })),
];

const STARS = ridge(99, 90, 150).map(([x, y], i) => ({
  x: (x * 7 + i * 31) % WIDTH,
  y: Math.abs(y) % 210,
  r: i % 5 === 0 ? 1.6 : 0.9,
}));

function Flame({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle r="70" cy="-14" fill="url(#glow)" className="flicker" />
      <path d="M-9 3 9 3 5-8-5-8Z" fill="#120d0a" />
      <path d="M0-34c2 9 9 12 9 20 0 5-4 8-9 8s-9-3-9-8c0-8 7-11 9-20z" fill="#f7a63c" className="flicker" />
      <path d="M0-22c1 5 4 6 4 10 0 3-2 4-4 4s-4-1-4-4c0-4 3-5 4-10z" fill="#ffe7a4" />
    </g>
  );
}

export function BeaconScene() {
  return (
    <svg
      className="scene"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#161b29" />
          <stop offset=".42" stopColor="#3a3140" />
          <stop offset=".66" stopColor="#8a4a35" />
          <stop offset=".84" stopColor="#d98c45" />
        </linearGradient>
        <radialGradient id="glow">
          <stop offset="0" stopColor="#ffb64d" stopOpacity=".75" />
          <stop offset=".35" stopColor="#f08a2c" stopOpacity=".28" />
          <stop offset="1" stopColor="#f08a2c" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="mist" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#e8a562" stopOpacity="0" />
          <stop offset="1" stopColor="#e8a562" stopOpacity=".3" />
        </linearGradient>
        <pattern id="hexes" width="62.354" height="108" patternUnits="userSpaceOnUse">
          <path
            d="M31.177 0v18M31.177 18 0 36M31.177 18 62.354 36M0 36v36M62.354 36v36M0 72l31.177 18M62.354 72 31.177 90M31.177 90v18"
            fill="none"
            stroke="#e9c98a"
            strokeWidth="1.2"
          />
        </pattern>
        <linearGradient id="fade" x1="0" y1="0" x2="0" y2="1">
          <stop offset=".68" stopColor="#000" />
          <stop offset="1" stopColor="#fff" />
        </linearGradient>
        <mask id="foreground">
          <rect width={WIDTH} height={HEIGHT} fill="url(#fade)" />
        </mask>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="url(#sky)" />
      {STARS.map((star) => (
        <circle key={`${star.x}-${star.y}`} cx={star.x} cy={star.y} r={star.r} fill="#f6e7c4" opacity=".7" />
      ))}
      <path d={outline(FAR)} fill="#5b3f42" />
      <path d={outline(FAR)} fill="url(#mist)" />
      <path d={outline(MIDDLE)} fill="#3d2b2f" />
      <path d={outline(MIDDLE)} fill="url(#mist)" opacity=".6" />
      <path d={outline(NEAR)} fill="#1f1719" />
      <g mask="url(#foreground)">
        <path d={outline(NEAR)} fill="url(#hexes)" opacity=".5" />
      </g>
      {BEACONS.map(({ at, size }) => (
        <Flame key={at[0]} x={at[0]} y={at[1] - 2} size={size} />
      ))}
    </svg>
  );
}
