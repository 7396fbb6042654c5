/** A battle on a board that is turned by a quarter, or over its middle, with everything on it. */
import { DIRECTIONS } from '@warbeacon/plane';
import type { Turn } from '@warbeacon/testkit';
import type { Table } from '../data/scenario.schema.ts';
import { battleOf } from '../engine/battle.ts';
import { type Command, commandSchema } from '../engine/command-schemas.ts';
import type { Frame } from '../engine/frames.ts';
import { skirmish } from '../engine/rules.ts';
import type { At, State } from '../engine/state.ts';

type Place = readonly [number, number];

/** Where a place comes to, on a table `w` wide and `h` high. */
function turner({ w, h }: Pick<Table, 'w' | 'h'>, turn: Turn): <P extends Place>(place: P) => P {
  // A pair stays a pair of its kind: only its numbers change.
  return <P extends Place>([x, y]: P) => (turn === 'mirror' ? [w - x, y] : [h - y, x]) as unknown as P;
}

const directionTurned = (direction: number, turn: Turn): number =>
  turn === 'mirror'
    ? (DIRECTIONS.length * 3 - DIRECTIONS.length / 2 - direction) % DIRECTIONS.length
    : (direction + DIRECTIONS.length / 4) % DIRECTIONS.length;

function tableTurned(table: Table, turn: Turn): Table {
  const to = turner(table, turn);
  const { w, h } = turn === 'mirror' ? table : { w: table.h, h: table.w };
  return {
    w,
    h,
    areas: table.areas.map((area) => ({ ...area, polygon: area.polygon.map((corner) => to(corner)) })),
    barriers: table.barriers.map((barrier) => ({ ...barrier, line: barrier.line.map((corner) => to(corner)) })),
    places: table.places.map((place) =>
      'at' in place && place.at !== undefined ? { ...place, at: to(place.at) } : place,
    ),
  };
}

/** Exits, zones and edges belong to the scenario and are not turned: who asks about these must not turn the board. */
export function stateTurned(s: State, turn: Turn): State {
  const { table } = battleOf(s).field;
  const to = turner(table, turn);
  const state = { ...skirmish.clone(s), setup: { ...s.setup, table: tableTurned(table, turn) } };
  for (const model of state.models) {
    model.at &&= to(model.at);
    model.from &&= to(model.from);
  }
  for (const object of state.objects) object.at &&= to(object.at);
  state.frames = state.frames.map((frame) => frameTurned(frame, to, turn));
  return state;
}

function frameTurned(frame: Frame, to: (at: At) => At, turn: Turn): Frame {
  if (frame.kind === 'heroic') return { ...frame, reach: frame.reach && to(frame.reach) };
  if (frame.kind !== 'activation') return frame;
  const { waits } = frame;
  return { ...frame, rest: frame.rest.map(to), waits: waits && turnedBy(waits, to, turn) };
}

function turnedBy(command: Command, to: (at: At) => At, turn: Turn): Command {
  return commandSchema.parse({
    ...command,
    ...('path' in command && { path: command.path.map(to) }),
    ...('at' in command && command.at !== undefined && { at: to(command.at) }),
    ...('to' in command && typeof command.to !== 'string' && { to: to(command.to) }),
    ...('direction' in command && { direction: directionTurned(command.direction, turn) }),
  });
}

export const commandTurned = (s: State, command: Command, turn: Turn): Command =>
  turnedBy(command, turner(battleOf(s).field.table, turn), turn);
