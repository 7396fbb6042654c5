/**
 * Positions between text and state. Reading lists every fault at once; what has been written reads back as the same
 * state, at every decision of a game.
 */
import { type Dice, DiceExhausted, err, ok, type Result, scriptedDice, settle, textAt } from '@warbeacon/kernel';
import type { SiegeEvent } from '../engine/vocabulary.ts';
import type { Game } from '../engine/game.ts';
import { emptyState, makeRules } from '../engine/rules.ts';
import { frameOf, lastFrame } from '../engine/frame-spec.ts';
import { beginPhase, isDeployment, phaseOf } from '../engine/sequence.ts';
import { situate } from '../engine/situation.ts';
import { parsePlaceId } from '../engine/terrain.ts';
import { byPool } from '../engine/pools.ts';
import { ABSENT, cloneState, type LeaderState, type State, type UnitState } from '../engine/state.ts';
import { SEGMENTS } from '../engine/words.ts';
import type { Fault } from './fault.ts';
import { faultsOf } from './faults.ts';
import { putFormations } from './formations.ts';
import { parseFrame } from './frames.ts';
import { type ReadSiegePosition } from './position.schema.ts';
import { parsePlaced } from './where.ts';

export interface LoadedPosition {
  readonly state: State;
  /** Dice to come; `undefined` when they are to be thrown. */
  readonly dice: readonly number[] | undefined;
  /** What happened on the way to the first decision. */
  readonly events: readonly SiegeEvent[];
}

/** Where a die is due and there is none to be had. */
class DieDue extends Error {}

const NO_DICE: Pick<Dice, 'd6'> = {
  d6() {
    throw new DieDue();
  },
};

/**
 * A position as somebody wrote it, settled to its first decision; or everything that is wrong with it. Dice that fall
 * on the way are those that are written, and else `thrown`.
 */
export function parsePosition(
  game: Game,
  json: unknown,
  thrown: Pick<Dice, 'd6'> = NO_DICE,
): Result<LoadedPosition, readonly Fault[]> {
  const { notation } = game;
  const parsed = notation.schema.safeParse(json);
  if (!parsed.success) {
    return err(
      parsed.error.issues.map(({ path, message }) => ({
        at: path.map(String).join('.'),
        message: `${textAt(json, path)}${message}`,
      })),
    );
  }
  const position = parsed.data;
  if (position.game !== game.id) return err([{ at: 'game', message: `This is a position of ${position.game}.` }]);

  const faults: Fault[] = [];
  const state = emptyState(game, position.options ?? game.options.schema.parse({}));
  putPieces(game, state, position, faults);
  putFormations(game, state, position, faults);
  // What a game puts may follow from the points.
  state.losses = byPool(game.pools, ({ id }) => position.demoralization[id] ?? 0);
  notation.put(game, state, position, faults);
  putMoment(game, state, position, faults);
  faults.push(...faultsOf(situate(game, state), position.frames !== undefined));
  if (faults.length > 0) return err(faults);

  const events: SiegeEvent[] = [];
  const waiting = cloneState(game, state);
  const written = position.dice === undefined ? undefined : scriptedDice(position.dice);
  const dice = written ?? thrown;
  try {
    settle(makeRules(game), state, { d6: () => dice.d6(), emit: (event) => void events.push(event) });
  } catch (error) {
    if (error instanceof DieDue)
      return err([{ at: 'dice', message: 'A die is due before anybody can decide: write it among the dice.' }]);
    if (error instanceof DiceExhausted)
      return err([{ at: 'dice', code: 'dice-exhausted', message: 'The written dice run out before anybody decides.' }]);
    throw error;
  }
  if (position.frames === undefined && isPast(state, position)) {
    // Whoever writes a moment wants to be there, if only to hear why nothing can be done in it.
    return ok({ state: firstDecision(game, waiting), dice: position.dice, events: [] });
  }
  return ok({ state, dice: position.dice?.slice(written?.drawn.length), events });
}

/** The game goes on, and has left the phase or the segment that was written since nobody can do anything there. */
function isPast(s: State, { turn, phase, segment }: ReadSiegePosition): boolean {
  if (s.turn !== turn || s.phase !== phase) return true;
  // H-74, H-79: what is decided is so in any segment, and no frame is left to stand in one.
  if (segment === undefined || s.outcome !== null) return false;
  return lastFrame('combat', s)?.segment !== segment;
}

/** The state at the first decision of its phase or segment, though there is nothing to decide. */
function firstDecision(game: Game, s: State): State {
  game.notation.skipQuestion?.(s);
  const frame = frameOf('combat', s.frames.at(-1));
  if (frame !== undefined) frame.step = 'declare';
  return s;
}

function putPieces(game: Game, s: State, position: ReadSiegePosition, faults: Fault[]): void {
  const put = (list: 'units' | 'leaders', index: ReadonlyMap<string, number>) => {
    for (const [i, written] of position[list].entries()) {
      const at = `${list}.${i}`;
      const piece = s[list][index.get(written.id) ?? -1];
      const place = parsePlaced(game, written.hex, written.place);
      if (piece === undefined) faults.push({ at: `${at}.id`, message: `There is no ${written.id} among the ${list}.` });
      if (place === undefined) faults.push({ at: `${at}.hex`, message: `${nameOf(written)} is no place on the map.` });
      if (piece === undefined || place === undefined) continue;
      if (piece.at !== ABSENT) faults.push({ at, message: `${written.id} is named twice.` });
      const { id: _id, hex: _hex, place: _place, ...marks } = written;
      putMarks(piece, place, marks);
    }
  };
  put('units', game.unitIndex);
  put('leaders', game.leaderIndex);
}

/** The marks of a piece, by the names that its state has for them. */
function putMarks(piece: UnitState | LeaderState, at: number, marks: Readonly<Record<string, unknown>>): void {
  const state = piece as unknown as Record<string, unknown>;
  for (const name of Object.keys(piece)) if (marks[name] !== undefined) state[name] = marks[name];
  piece.at = at;
}

const nameOf = ({ hex, place }: { hex: string; place?: string | undefined }) => (place ? `${hex} (${place})` : hex);

function putMoment(game: Game, s: State, position: ReadSiegePosition, faults: Fault[]): void {
  const phase = phaseOf(game, position);
  const deployment = isDeployment(game, position);
  s.turn = position.turn;
  s.deployed = position.deployed ?? (deployment ? [] : [...game.sides]);
  s.outcome = position.outcome ?? null;
  const combat = phase.does === 'fight';
  if (position.segment !== undefined && !combat) {
    faults.push({ at: 'segment', case: '7.0', message: 'Only a combat phase has segments.' });
  }
  if ((position.turn === 0) !== deployment) {
    faults.push({ at: 'turn', message: 'The deployment, and nothing else, is turn 0.' });
  }
  if (position.turn > game.cases.lastTurn) {
    faults.push({
      at: 'turn',
      case: game.chapters.lastTurn,
      message: `The game ends with turn ${game.cases.lastTurn}.`,
    });
  }
  beginPhase(s, phase, { d6: NO_DICE.d6, emit: () => undefined });
  const skipped = combat ? SEGMENTS.indexOf(position.segment ?? 'missile') : deployment ? s.deployed.length : 0;
  s.frames.splice(s.frames.length - skipped, skipped);
  for (const [i, { unit, target, hex, place }] of position.attacks.entries()) {
    const pairing = {
      unit: game.unitIndex.get(unit),
      target: game.unitIndex.get(target),
      at: parsePlaced(game, hex, place),
    };
    if (pairing.unit === undefined) faults.push({ at: `attacks.${i}.unit`, message: `There is no unit ${unit}.` });
    if (pairing.target === undefined)
      faults.push({ at: `attacks.${i}.target`, message: `There is no unit ${target}.` });
    if (pairing.at === undefined) faults.push({ at: `attacks.${i}.hex`, message: `${hex} is no place on the map.` });
    if (pairing.unit !== undefined && pairing.target !== undefined && pairing.at !== undefined)
      s.attacks.push({ unit: pairing.unit, target: pairing.target, at: pairing.at });
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
