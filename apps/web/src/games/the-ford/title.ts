/** What the lobby shows of the Ford. */
import type { GameTitle } from '../../face/title.ts';
import { type ArmedSide, makeTitle } from '../siege/title.tsx';
import { phaseOf, RALLY } from '../siege/words/phases.ts';

const RAIDERS: ArmedSide = {
  id: 'raiders',
  name: 'The Raid',
  story: 'Axemen from the hills. Be over the water, with one unit at least, when the sixth turn is out.',
  task: 'attacks',
  colour: { day: { field: '#7a4a1c', text: '#fbeedd' }, dusk: { field: '#8f5a26', text: '#fff3e2' } },
  // An axe with two blades.
  charge: 'M18.5 9h3v29h-3zM22.5 12c6-3 9 2 9 7s-3 10-9 7zM17.5 12c-6-3-9 2-9 7s3 10 9 7z',
};
const WARDENS: ArmedSide = {
  id: 'wardens',
  name: 'The Watch',
  story: 'A spearman and a bowman who know the river. Dig in on the eastern bank, and hold it.',
  task: 'defends',
  colour: { day: { field: '#1f4a6b', text: '#eef5fa' }, dusk: { field: '#356a92', text: '#f1f8fd' } },
  // Three waves.
  charge: [12, 20, 28].map((y) => `M9 ${y}c4-4 7-4 11 0s7 4 11 0v4c-4 4-7 4-11 0s-7-4-11 0z`).join(''),
};

/** Of a turn, in order. */
export const PHASES = [
  phaseOf(RAIDERS, 'movement'),
  phaseOf(RAIDERS, 'combat'),
  phaseOf(WARDENS, 'movement'),
  phaseOf(WARDENS, 'combat'),
  RALLY,
];

export const title: GameTitle = makeTitle({
  id: 'the-ford',
  title: 'The Ford',
  sides: [RAIDERS, WARDENS],
  phases: PHASES,
});
