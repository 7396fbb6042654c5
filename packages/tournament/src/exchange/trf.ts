/**
 * Reports that chess tools read (FIDE Tournament Report File, 2016: Handbook C.04, annex 2). It knows players and one game a round, so
 * it fits a Swiss event or a round robin with one leg. The first side is white.
 */
import { err, ok, type Result, refuse } from '@warbeacon/kernel';
import { fieldOf } from '../field.ts';
import { historyOf, type RoundOf, scoreOf } from '../history.ts';
import { standings } from '../standings-pages.ts';
import type { EventState, Pairing } from '../state.ts';

const NAMES: Readonly<Record<string, string>> = {
  swiss: 'Individual: Swiss-System',
  'round-robin': 'Individual: Round-Robin',
};

const right = (value: string | number, width: number): string => String(value).slice(0, width).padStart(width);
/** One line each, in letters that any of the tools has. */
const letters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '?');

export function toTrf(state: EventState): Result<string> {
  const { format, legs } = state.settings;
  const name = NAMES[format.kind];
  if (name === undefined || legs !== 1)
    return err(refuse('trf-does-not-fit', 'That file knows Swiss events and round robins with one leg alone.'));
  const field = fieldOf(state);
  const histories = historyOf(state);
  const places = new Map(standings(state).map(({ entrant, place }) => [entrant, place]));
  const seeds = new Map(field.map(({ id, seed }) => [id, seed]));
  const pairings = new Map(state.rounds.flatMap(({ pairings }) => pairings.map((pairing) => [pairing.id, pairing])));
  const rounds = state.rounds.filter((round) => round.state !== 'proposed').length;
  const head = [
    `012 ${letters(state.title)}`,
    `062 ${field.length}`,
    `072 ${field.filter(({ rating }) => rating !== null).length}`,
    `092 ${name}`,
    `XXR ${format.kind === 'swiss' ? format.rounds : rounds}`,
  ];
  const lines = field.map(({ id, seed, name, rating }) => {
    const history = histories.get(id) ?? [];
    const own = `001 ${right(seed, 4)}      ${letters(name).slice(0, 33).padEnd(33)} ${right(Math.round(rating ?? 0) || '', 4)}`;
    const score = (scoreOf(history) / 2).toFixed(1);
    // Federation, number and date of birth: nobody is asked for them.
    const middle = `${own.padEnd(80)}${right(score, 4)} ${right(places.get(id) ?? '', 4)}`;
    return history.reduce((line, round) => `${line}  ${cellOf(round, id, seeds, pairings)}`, middle).trimEnd();
  });
  return ok(`${[...head, ...lines].join('\r\n')}\r\n`);
}

const UNPAIRED: Readonly<Record<number, string>> = { 0: 'Z', 1: 'H', 2: 'F' };

/** Of one round: opponent, colour, result, in eight characters. */
function cellOf(
  { kind, opponent, pairing, points }: RoundOf,
  own: string,
  seeds: ReadonlyMap<string, number>,
  pairings: ReadonlyMap<string, Pairing>,
): string {
  if (opponent === null || kind === 'absent') return `0000 - ${kind === 'bye' ? 'U' : (UNPAIRED[points] ?? 'F')}`;
  const sides = pairings.get(pairing ?? '')?.legs[0]?.sides;
  const colour = sides === undefined ? '-' : sides[0] === own ? 'w' : 'b';
  return `${right(seeds.get(opponent) ?? 0, 4)} ${colour} ${RESULTS[kind] ?? ' '}`;
}

const RESULTS: Readonly<Partial<Record<RoundOf['kind'], string>>> = {
  win: '1',
  draw: '=',
  loss: '0',
  'walkover-win': '+',
  'walkover-loss': '-',
  'double-loss': '-',
};
