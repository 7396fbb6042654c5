/**
 * What the pages say and show of one subject of Gondor's rules: its commands, its events, its decisions. A file for each,
 * put together in `plain-face.ts`; whoever adds a subject adds a file, and the compiler names what is in none.
 */
import { type Command, type GondorEvent, MAP } from '@warbeacon/siege/gondor';
import type { OwnCommands, OwnEvents, Say } from '../../siege/face.ts';
import { gateName, markerName } from '../display-names.ts';

export type CommandsOf<T extends Command['type']> = OwnCommands<Command, T>;
export type EventsOf<T extends GondorEvent['type']> = OwnEvents<GondorEvent, T>;

/** `Siege tower 2`; there is one Grond, and it has no number. */
export function markerInWords(id: string): string {
  const number = /-(\d+)$/.exec(id)?.[1];
  return number === undefined ? markerName(id) : `${markerName(id.slice(0, -number.length - 1))} ${number}`;
}

/** A kind of marker within a sentence. */
export const aMarker = (kind: string): string => (kind === 'grond' ? markerName(kind) : markerName(kind).toLowerCase());

/** Somebody, or an engine by itself. */
export function pieceOrMarker(id: string, { piece }: Say): string {
  const name = piece(id);
  return name === id ? markerInWords(id) : name;
}

/** A gate by its name, and any other side by its hexes. */
export function sideInWords(below: string, above: string): string {
  const side = MAP.sides.find(({ hexes }) => hexes.includes(below) && hexes.includes(above));
  if (side?.id !== undefined) return `the ${gateName(side.id)}`;
  return `the ${side?.kind === 'tower' ? 'tower' : 'wall'} between ${below} and ${above}`;
}
