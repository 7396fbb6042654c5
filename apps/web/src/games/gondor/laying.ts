/** Engines and cauldrons, laid on hexes one by one while one sets up. Its sort is an engine's id, or what a cauldron is. */
import type { Laying } from '../../face/hex-face.ts';
import { markerInWords } from './chapters/chapter.ts';

/** Sorts of cauldrons. */
export const CAULDRONS = { cauldron: 'Cauldrons', 'dummy-cauldron': 'Dummies' } as const;
type Cauldron = keyof typeof CAULDRONS;

const isCauldron = (sort: string): sort is Cauldron => Object.hasOwn(CAULDRONS, sort);

export const laying: Laying = {
  lays: (command, sort) =>
    isCauldron(sort)
      ? command.type === 'setCauldron' && command['dummy'] === (sort === 'dummy-cauldron')
      : command.type === 'setEngine' && command['engine'] === sort,
  trial: (sort, hex) =>
    isCauldron(sort)
      ? {
          command: { type: 'setCauldron', hex, dummy: sort === 'dummy-cauldron' },
          what: `${sort === 'cauldron' ? 'Cauldron' : 'Dummy cauldron'}: ${hex}`,
        }
      : { command: { type: 'setEngine', engine: sort, hex }, what: `${markerInWords(sort)}: ${hex}` },
};
