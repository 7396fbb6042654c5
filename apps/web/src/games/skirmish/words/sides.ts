/** The sides by their names. */
import { card } from '../card.ts';

export const sideName = (id: string): string => card.sides.find((side) => side.id === id)?.name ?? id;
