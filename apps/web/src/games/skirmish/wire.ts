/** The messages of a match of the skirmish. */
import { wireOf } from '@warbeacon/protocol';
import { skirmishCodec } from '@warbeacon/skirmish';
import type { Wire } from '../../face/face.ts';
import { remember } from './cast.ts';

const messages = wireOf(skirmishCodec);

export const wire: Wire = {
  ...messages,
  parseCells(cells) {
    const view = messages.parseCells(cells);
    remember(view);
    return view;
  },
};
