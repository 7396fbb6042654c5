/** [16.1] Engines: how they are pushed, and how they are lost. */
import { line } from '../../../text/log-line.ts';
import { aMarker, type CommandsOf, type EventsOf, markerInWords } from './chapter.ts';

export const commands: CommandsOf<'push'> = {
  push: {
    actor: 'unit',
    place: 'path',
    marker: 'engine',
    lights: 'reach',
    label: ({ engine, path }, { place }) => `Push ${markerInWords(engine)} to ${place(path.at(-1) ?? '')}`,
    lit: (n) => `It can push its engine to ${n === 1 ? '1 hex' : `${n} hexes`}.`,
  },
};

export const events: EventsOf<'enginePushed' | 'engineDestroyed'> = {
  enginePushed: {
    line: ({ engine, unit, hex }, { does, place }) =>
      line(does(unit, `{pushes} ${markerInWords(engine)} to ${place(hex)}`), { case: '16.11', hex, piece: unit }),
    silent: true,
  },
  engineDestroyed: {
    line: ({ engine, hex }, { place }) =>
      line(`${markerInWords(engine)} is destroyed on ${place(hex)}`, { case: '16.12', hex, tone: 'bad' }),
    show({ kind, hex }, { shown, word }) {
      shown.push({ type: 'effect', effect: 'wreck', from: hex });
      word(hex, `${aMarker(kind)} destroyed`, 'bad');
    },
  },
};
