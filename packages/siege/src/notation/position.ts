/**
 * Positions between text and state. Reading lists every fault at once; what has been written reads back as the same
 * state, at every decision of a game.
 */
import { err, ok, type Result, settle, stateHash } from '@warbeacon/kernel';
import type { Game } from '../game.ts';
import { emptyState, makeRules } from '../rules.ts';
import { beginPhase } from '../sequence.ts';
import { hexOfPlace, makePlaceId, parsePlaceId } from '../standard/terrain.ts';
import { ABSENT, type Breach, type Marker, type State } from '../state.ts';
import { SEGMENTS } from '../words.ts';
import type { Fault } from './fault.ts';
import { faultsOf } from './faults.ts';
import { makeFrame, parseFrame } from './frames.ts';
import { type Position, positionSchema, type ReadPosition } from './position.schema.ts';
import { makeWhere, parseWhere } from './where.ts';

export interface LoadedPosition {
  readonly state: State;
  /** Dice to come; `undefined` when they are to be thrown. */
  readonly dice: readonly number[] | undefined;
}

/** Dice before the first command would be a position in the midst of a roll, which is nobody's decision. */
const NO_DICE = {
  d6(): number {
    throw new RangeError('a die is due');
  },
  emit(): void {},
};

/** A position as somebody wrote it, settled to its decision; or everything that is wrong with it. */
export function parsePosition(game: Game, json: unknown): Result<LoadedPosition, readonly Fault[]> {
  const parsed = positionSchema.safeParse(json);
  if (!parsed.success) {
    return err(parsed.error.issues.map(({ path, message }) => ({ at: path.map(String).join('.'), message })));
  }
  const position = parsed.data;
  if (position.game !== game.id) return err([{ at: 'game', message: `This is a position of ${position.game}.` }]);

  const faults: Fault[] = [];
  const state = emptyState(game, position.options ?? {});
  putPieces(game, state, position, faults);
  putMarkers(game, state, position, faults);
  putSides(game, state, position, faults);
  putMoment(game, state, position, faults);
  faults.push(...faultsOf(game, state, position.frames !== undefined));
  if (faults.length > 0) return err(faults);
  try {
    settle(makeRules(game), state, NO_DICE);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return err([{ at: 'frames', message: 'A die is due here; a position is written where somebody decides.' }]);
  }
  return ok({ state, dice: position.dice });
}

function putPieces(game: Game, s: State, position: ReadPosition, faults: Fault[]): void {
  const put = (list: 'units' | 'leaders', index: ReadonlyMap<string, number>) => {
    for (const [i, written] of position[list].entries()) {
      const at = `${list}.${i}`;
      const piece = s[list][index.get(written.id) ?? -1];
      const place = parsePlaced(game, written.hex, written.place);
      if (piece === undefined)
        faults.push({ at: `${at}.id`, message: `The counter mix has no ${written.id} among its ${list}.` });
      if (place === undefined) faults.push({ at: `${at}.hex`, message: `${nameOf(written)} is no place on the map.` });
      if (piece === undefined || place === undefined) continue;
      if (piece.at !== ABSENT) faults.push({ at, message: `${written.id} is named twice.` });
      const { id: _id, hex: _hex, place: _place, ...marks } = written;
      Object.assign(piece, { at: place }, marks);
    }
  };
  put('units', game.unitIndex);
  put('leaders', game.leaderIndex);
}

function parsePlaced(game: Game, hex: string, place: 'culvert' | undefined): number | undefined {
  const at = parseWhere(game, hex);
  if (place === undefined) return at;
  return at === game.terrain.culvert && at >= 0 ? game.terrain.passage : undefined;
}

const nameOf = ({ hex, place }: { hex: string; place?: string | undefined }) => (place ? `${hex} (${place})` : hex);

function putMarkers(game: Game, s: State, position: ReadPosition, faults: Fault[]): void {
  const counts = new Map<string, number>();
  for (const [i, written] of position.markers.entries()) {
    const at = `markers.${i}`;
    const count = (counts.get(written.kind) ?? 0) + 1;
    counts.set(written.kind, count);
    const carrier = written.with === undefined ? -1 : game.unitIndex.get(written.with);
    const horn = written.kind === 'horn' ? game.terrain.zone('horn').values().next().value : undefined;
    const carried = carrier === undefined || carrier < 0 ? undefined : s.units[carrier]?.at;
    const place = written.hex === undefined ? (carried ?? horn) : parsePlaced(game, written.hex, written.place);
    const against = written.against === undefined ? -1 : parsePlaceId(game.terrain, written.against);
    if (carrier === undefined) faults.push({ at: `${at}.with`, message: `There is no unit ${written.with ?? ''}.` });
    if (place === undefined)
      faults.push({ at: `${at}.hex`, message: 'A marker is on a hex of the map or with a unit.' });
    if (against === undefined)
      faults.push({ at: `${at}.against`, message: `${written.against ?? ''} is no hex of the map.` });
    if (carrier === undefined || place === undefined || against === undefined) continue;
    if (against >= 0 && !game.terrain.links[place]?.some((link) => link.to === against)) {
      faults.push({ at: `${at}.against`, message: `No hexside of ${makePlaceId(game.terrain, place)} leads there.` });
    }
    const side = written.kind === 'rocks' || written.kind === 'horn' ? 'westernesse' : 'isengard';
    const id = written.id ?? `${written.kind}-${count}`;
    if (s.markers.some((marker) => marker.id === id)) faults.push({ at, message: `${id} is named twice.` });
    s.markers.push({ id, kind: written.kind, side, at: place, against, carrier, dummy: written.dummy ?? false });
  }
}

function putSides(game: Game, s: State, position: ReadPosition, faults: Fault[]): void {
  const gateOf = (id: string, at: string) => {
    const index = game.terrain.gates.findIndex((gate) => gate.id === id);
    if (index < 0) faults.push({ at, message: `There is no gate ${id}.` });
    return s.gates[index];
  };
  for (const [id, control] of Object.entries(position.gates)) {
    const gate = gateOf(id, `gates.${id}`);
    if (gate) Object.assign(gate, { control, holders: [control, control] });
  }
  // [15.15] [W-9] Whoever stands in a hex of a gate was there last.
  for (const [index, { id, lower, upper }] of game.terrain.gates.entries()) {
    const gate = s.gates[index];
    if (gate === undefined) continue;
    for (const [which, place] of [lower, upper].entries()) {
      const unit = game.units[s.units.findIndex(({ at }) => at === place)];
      if (unit) gate.holders[which] = unit.side;
    }
    const [one, other] = gate.holders;
    if (one === other && position.gates[id] === undefined) gate.control = one;
  }
  for (const [id, holders] of Object.entries(position.holders)) {
    const gate = gateOf(id, `holders.${id}`);
    if (gate === undefined) continue;
    // Whoever stands there has been written over what was silent; who is written must be the same.
    const { lower, upper } = game.terrain.gates[s.gates.indexOf(gate)] ?? { lower: -1, upper: -1 };
    for (const [which, place] of [lower, upper].entries()) {
      if (gate.holders[which] !== holders[which] && s.units.some(({ at }) => at === place)) {
        const where = makePlaceId(game.terrain, place);
        faults.push({ at: `holders.${id}`, case: '15.15', message: `Who stands in ${where} was there last.` });
      }
    }
    gate.holders = [...holders];
  }
  for (const [list, condition] of [
    ['breached', 'breached'],
    ['collapsed', 'collapsed'],
  ] as const) {
    for (const [i, name] of position[list].entries()) {
      const side = game.terrain.map.sides.find(({ id, hexes }) =>
        typeof name === 'string' ? id === name : name.every((hex) => hexes.includes(hex)) && name[0] !== name[1],
      );
      const gate = game.terrain.gates.findIndex(({ id }) => id === side?.id);
      const both = (before: Breach | State['culvert']) => {
        if (condition === 'collapsed' && before === 'breached')
          faults.push({ at: `${list}.${i}`, case: '20.35', message: 'What is breached can no longer collapse.' });
      };
      if (gate >= 0 && s.gates[gate]) {
        both(s.gates[gate].state);
        s.gates[gate].state = condition satisfies Breach;
      } else if (side?.kind === 'culvert') {
        both(s.culvert);
        s.culvert = condition;
      } else
        faults.push({
          at: `${list}.${i}`,
          case: '20.34',
          message: 'Only gates and the Culvert can be breached or collapse.',
        });
    }
  }
}

function putMoment(game: Game, s: State, position: ReadPosition, faults: Fault[]): void {
  s.turn = position.turn;
  s.losses = { isengard: position.demoralization.isengard ?? 0, westernesse: position.demoralization.westernesse ?? 0 };
  s.deployed = position.deployed ?? (position.phase === 'deployment' ? [] : ['isengard', 'westernesse']);
  s.outcome = position.outcome ?? null;
  const combat = position.phase.endsWith('-combat');
  if (position.segment !== undefined && !combat) {
    faults.push({ at: 'segment', case: '7.0', message: 'Only a combat phase has segments.' });
  }
  if ((position.turn === 0) !== (position.phase === 'deployment')) {
    faults.push({ at: 'turn', message: 'The deployment, and nothing else, is turn 0.' });
  }
  if (position.turn > game.cases.lastTurn) {
    faults.push({ at: 'turn', case: '12.0', message: `The game ends with turn ${game.cases.lastTurn}.` });
  }
  beginPhase(s, position.phase, NO_DICE);
  s.phase = position.phase;
  const skipped = combat
    ? SEGMENTS.indexOf(position.segment ?? 'missile')
    : position.phase === 'deployment'
      ? s.deployed.length
      : 0;
  s.frames.splice(s.frames.length - skipped, skipped);
  for (const [i, { unit, target, hex, place }] of position.attacks.entries()) {
    const pairing = {
      unit: game.unitIndex.get(unit),
      target: game.unitIndex.get(target),
      at: parsePlaced(game, hex, place),
    };
    if (pairing.unit === undefined || pairing.target === undefined || pairing.at === undefined) {
      faults.push({ at: `attacks.${i}`, message: 'A pairing is of two units of the game, at a hex of the map.' });
    } else s.attacks.push({ unit: pairing.unit, target: pairing.target, at: pairing.at });
  }
  for (const [i, { hex, count }] of position.entries.entries()) {
    const at = parsePlaceId(game.terrain, hex);
    if (at === undefined) faults.push({ at: `entries.${i}`, message: `${hex} is no place on the map.` });
    else s.entries.push({ at, count });
  }
  if (position.outcome !== undefined) s.frames = [];
  if (position.frames === undefined) return;
  s.frames = [];
  for (const [i, written] of position.frames.entries()) {
    const frame = parseFrame(game, written);
    if ('unknown' in frame) faults.push({ at: `frames.${i}`, message: `The game has no ${frame.unknown}.` });
    else s.frames.push(frame);
  }
}

/** The position of a state, complete: `parsePosition` of it gives the same state. */
export function makePosition(game: Game, s: State, dice?: readonly number[]): Position {
  const position: Position = {
    game: game.id,
    options: s.options,
    turn: s.turn,
    phase: s.phase,
    units: game.units.flatMap(({ id }, i) => {
      const { at = ABSENT, ...marks } = s.units[i] ?? {};
      return at === ABSENT ? [] : [{ id, ...placed(game, at), ...setMarks(marks) }];
    }),
    leaders: game.leaders.flatMap(({ id }, i) => {
      const { at = ABSENT, ...marks } = s.leaders[i] ?? {};
      return at === ABSENT ? [] : [{ id, ...placed(game, at), ...setMarks(marks) }];
    }),
    markers: s.markers.map((marker) => makeMarker(game, marker)),
    breached: sidesThatAre(game, s, 'breached'),
    collapsed: sidesThatAre(game, s, 'collapsed'),
    gates: Object.fromEntries(game.terrain.gates.map(({ id }, i) => [id, s.gates[i]?.control ?? 'westernesse'])),
    holders: Object.fromEntries(
      game.terrain.gates.flatMap(({ id }, i) => {
        const gate = s.gates[i];
        return gate?.holders.some((side) => side !== gate.control) ? [[id, gate.holders]] : [];
      }),
    ),
    demoralization: { westernesse: s.losses.westernesse, isengard: s.losses.isengard },
    attacks: s.attacks.map(({ unit, target, at }) => ({
      unit: game.units[unit]?.id ?? '',
      target: game.units[target]?.id ?? '',
      ...placed(game, at),
    })),
    entries: s.entries.map(({ at, count }) => ({ hex: makePlaceId(game.terrain, at), count })),
    deployed: s.deployed,
    ...(s.outcome === null ? {} : { outcome: s.outcome }),
    ...(dice === undefined ? {} : { dice: [...dice] }),
  };
  const segment = s.frames.filter((frame) => frame.kind === 'combat').pop();
  const short = segment?.kind === 'combat' ? { ...position, segment: segment.segment } : position;
  // The stack is written only where phase and segment do not say it all.
  const back = parsePosition(game, short);
  if (back.ok && stateHash(back.value.state) === stateHash(s)) return short;
  return { ...position, frames: s.frames.map((frame) => makeFrame(game, frame)) };
}

function placed(game: Game, at: number): { hex: string; place?: 'culvert' } {
  if (at === game.terrain.passage && at >= 0) {
    return { hex: makePlaceId(game.terrain, hexOfPlace(game.terrain, at)), place: 'culvert' };
  }
  return { hex: makeWhere(game, at) };
}

/** Marks that are on a counter; what is not so is not written. */
function setMarks<T extends object>(marks: T): Partial<T> {
  return Object.fromEntries(Object.entries(marks).filter(([, value]) => value !== false && value !== 0)) as Partial<T>;
}

function makeMarker(game: Game, marker: Marker): NonNullable<Position['markers']>[number] {
  const carrier = game.units[marker.carrier];
  return {
    kind: marker.kind,
    id: marker.id,
    // Off the map it is with who carries it.
    ...(marker.at < 0 ? {} : placed(game, marker.at)),
    ...(marker.against >= 0 ? { against: makePlaceId(game.terrain, marker.against) } : {}),
    ...(carrier ? { with: carrier.id } : {}),
    ...(marker.dummy ? { dummy: true } : {}),
  };
}

function sidesThatAre(game: Game, s: State, condition: 'breached' | 'collapsed'): string[] {
  const gates = game.terrain.gates.filter((_, i) => s.gates[i]?.state === condition).map(({ id }) => id);
  const culvert = game.terrain.map.sides.find(({ kind, id }) => kind === 'culvert' && id !== undefined)?.id;
  return s.culvert === condition && culvert !== undefined ? [...gates, culvert] : gates;
}
