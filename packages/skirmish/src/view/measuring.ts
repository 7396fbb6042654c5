/** [S-11, M-26] Measuring is free: how far two models or places are apart, and which ways a loser has. */
import { apart, type Disc, gapOf, INCH, touching } from '@warbeacon/plane';
import { type Battle, battleOf, lookAt, discOf, fightOf, isEngaged, nameOf, sideOf } from '../engine/battle.ts';
import type { At, State } from '../engine/state.ts';
import { makeWays, openDirections, shortestWays } from '../geometry/aside.ts';
import { bodiesAround, moverOf } from '../moving/bodies.ts';
import { groundFor } from '../moving/ground.ts';

export const hasModel = (state: State, id: string): boolean => battleOf(state).field.indexOf(id) >= 0;

/** A name for sentences. Throws where there is no such model. */
export function modelName(state: State, id: string): string {
  const b = lookAt(state);
  return nameOf(b, b.field.indexOf(id));
}

export interface Measure {
  /** From base to base in whole u, rounded down; nothing where they overlap. A place has no base. */
  readonly gap: number;
  /** [M-3] */
  readonly contact: boolean;
  /** [M-4] Whether the gap is less than an inch. */
  readonly inZone: boolean;
}

/** `null` where a model is not on the table. Throws where there is no such model. */
export function measure(state: State, from: string | At, to: string | At): Measure | null {
  const b = lookAt(state);
  const [one, other] = [discAt(b, from), discAt(b, to)];
  if (one === null || other === null) return null;
  return { gap: Math.max(0, gapOf(one, other)), contact: touching(one, other), inZone: !apart(one, other, INCH) };
}

function discAt(b: Battle, of: string | At): Disc | null {
  if (typeof of !== 'string') return { x: of[0], y: of[1], r: 0 };
  const model = b.field.indexOf(of);
  return b.s.models[model]?.at === null ? null : discOf(b, model);
}

export interface Directions {
  /** [M-17] In halves of a degree, from the east counter-clockwise. */
  readonly open: readonly number[];
  /** [M-19] Where none is open: the shortest ways in which a friend makes room. */
  readonly ways: readonly {
    readonly friend: string;
    readonly direction: number;
    readonly to: At;
    readonly shift: number;
  }[];
}

/** Which ways a model could Back Away from those it is in a Fight with, or stands in contact with. `null`: it is not on the table. */
export function directionsOf(state: State, id: string): Directions | null {
  const b = lookAt(state);
  const model = b.field.indexOf(id);
  if (b.s.models[model]?.at === null) return null;
  const room = { bodies: bodiesAround(b, model), table: b.field.table, ground: groundFor(b, model) };
  const foes = foesOf(b, model).map((foe) => discOf(b, foe));
  const open = openDirections(moverOf(b, model), foes, room);
  if (open.length > 0) return { open, ways: [] };
  const friends = room.bodies.filter(({ index, foe, bound }) => !foe && bound !== true && !isEngaged(b, index));
  const ways = shortestWays(
    makeWays(
      moverOf(b, model),
      foes,
      friends.map(({ index }) => index),
      room,
      { groundOf: (friend) => groundFor(b, friend) },
    ),
  );
  return {
    open,
    ways: ways.map(({ friend, direction, to, shift }) => ({
      friend: b.field.models[friend]?.id ?? '',
      direction,
      to: [to.x, to.y],
      shift,
    })),
  };
}

function foesOf(b: Battle, model: number): number[] {
  const fight = fightOf(b, model);
  const foes = fight === undefined ? undefined : sideOf(b, model) === 'good' ? fight.evil : fight.good;
  return (
    foes ?? b.s.contacts.flatMap(([one, other]) => (one === model ? [other] : other === model ? [one] : []))
  ).filter((foe) => b.s.models[foe]?.at !== null);
}
