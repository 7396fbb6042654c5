/** [13.1] [13.2] [16.71] Setting up: engines and cauldrons. */
import { MARKERS, type View } from '@warbeacon/siege/gondor';
import { line } from '../../../text/log-line.ts';
import { type CommandsOf, type EventsOf, markerInWords } from './chapter.ts';
import { setupWords } from '../words.ts';

export const commands: CommandsOf<'setEngine' | 'setCauldron' | 'liftCauldron'> = {
  setEngine: {
    place: 'hex',
    lights: 'area',
    label: ({ hex }, { place }) => `Set it up on ${place(hex)}`,
    list: ({ engine }) => `Set up ${markerInWords(engine)}`,
    tell: ({ engine, hex }) => `${engine}-${hex}`,
  },
  setCauldron: {
    place: 'hex',
    lights: 'area',
    label: ({ hex }, { place }) => `Set it up on ${place(hex)}`,
    list: ({ dummy }) => (dummy ? 'Set up a dummy cauldron' : 'Set up a cauldron'),
    tell: ({ hex }) => hex,
  },
  liftCauldron: {
    label: ({ hex }, { place }) => `Take it back from ${place(hex)}`,
    list: () => 'Take a cauldron back',
    tell: ({ hex }) => hex,
  },
};

export const events: EventsOf<'engineSet' | 'cauldronSet' | 'cauldronLifted'> = {
  engineSet: {
    line: ({ engine, hex }, { place }) => line(`${markerInWords(engine)} set up on ${place(hex)}`, { hex }),
    silent: true,
  },
  cauldronSet: {
    line({ hex, dummy }, { place }) {
      const what = dummy === undefined ? 'A cauldron, or a dummy of one,' : dummy ? 'A dummy cauldron' : 'A cauldron';
      return line(`${what} set up on ${place(hex)}`, { case: '16.71', hex });
    },
    silent: true,
  },
  cauldronLifted: {
    line: ({ hex }, { place }) => line(`The cauldron on ${place(hex)} is taken back`, { hex }),
    silent: true,
  },
};

/** [16.71] Cauldrons are set up before the battle or never. */
export function forfeits({ decision, markers }: View): readonly string[] {
  if (decision?.kind !== 'deployment' || decision.side !== 'westernesse') return [];
  const laid = Object.values(markers).filter(({ kind }) => kind === 'cauldron');
  const dummies = laid.filter(({ dummy }) => dummy === true).length;
  const { real, dummy } = MARKERS.cauldron;
  return setupWords.forfeits(real - (laid.length - dummies), dummy - dummies);
}
