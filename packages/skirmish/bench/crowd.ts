/** Crowds to measure in: sixty-four models close together. */
import { parsePosition, type Position, type State } from '@warbeacon/skirmish';

/** A lattice of models so near to each other that hardly anybody passes: `apart` u from centre to centre. */
function lattice(prefix: string, profile: string, count: number, [x, y]: readonly [number, number], apart: number) {
  return Array.from({ length: count }, (_, i) => ({
    id: `${prefix}${i + 1}`,
    profile,
    at: [x + (i % 8) * apart, y + Math.trunc(i / 8) * apart] as [number, number],
  }));
}

function stateOf(position: Position): State {
  const read = parsePosition(position);
  if (!read.ok) throw new Error(read.error.map(({ message }) => message).join(' '));
  return read.value.state;
}

/** Two loose crowds face to face, Good to move; whoever is in front has everybody within reach. */
export const facing = (): State =>
  stateOf({
    turn: 2,
    phase: 'move',
    side: 'good',
    priority: 'good',
    models: [
      ...lattice('g', 'mt-shield', 31, [40000, 40000], 3400),
      { id: 'hero', profile: 'ro-king-mounted', at: [50000, 36000] },
      ...lattice('e', 'mo-shield', 32, [41000, 60000], 3400),
    ],
  });

/** The same so near that the lines stand in each other's zones. */
export const pressed = (): State =>
  stateOf({
    turn: 2,
    phase: 'move',
    side: 'good',
    priority: 'good',
    models: [
      ...lattice('g', 'mt-shield', 32, [40000, 40000], 2600),
      ...lattice('e', 'mo-shield', 32, [40000, 52000], 2600),
    ],
  });

/** A loser in the midst of friends who stand base to base, with winners before it. */
export const ringed = (gap: number): State => {
  const friends = lattice('e', 'mo-shield', 32, [40000, 40000], 2500 + gap);
  return stateOf({
    turn: 2,
    phase: 'fight',
    side: 'good',
    priority: 'good',
    models: [
      ...friends,
      { id: 'w1', profile: 'mt-shield', at: [40000 + 3 * (2500 + gap), 40000 - 2510] },
      { id: 'w2', profile: 'mt-shield', at: [40000 + 4 * (2500 + gap), 40000 - 2510] },
      { id: 'w3', profile: 'mt-shield', at: [40000 + 5 * (2500 + gap), 40000 - 2510] },
      ...lattice('g', 'mt-shield', 29, [40000, 20000], 2600),
    ],
  });
};
