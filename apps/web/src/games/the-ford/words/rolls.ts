/** What dice fell on in the Ford, by command. */
import type { Command } from '@warbeacon/siege/the-ford';
import { STANDARD_ROLLS } from '../../siege/words/rolls.ts';

export const ROLLS: Readonly<Record<Command['type'], string>> = { ...STANDARD_ROLLS, digIn: 'Digging in' };
