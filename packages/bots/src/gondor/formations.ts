/** [8.4] Wedges and shield walls: where two who strike as one, and are struck as one, do better than each by himself. */
import { type Attack, hitRange, type Strengths, waysOf36, type GondorCommand } from '@warbeacon/siege';
import { type Board, strikeGain, type Unit } from './board.ts';
import type { BotInput } from './bot.ts';
import { blowsOf } from './blows.ts';
import { bestOf } from './choices.ts';
import { answersTo } from './threats.ts';

/** [8.44] */
const TOGETHER: { readonly attack: Attack; readonly armour: Strengths['armour'] } = { attack: 'A', armour: 4 };

/** Is the unit in a formation, and an enemy so near that it does not fall out? */
export function staysFormed(board: Board, { id, at }: Unit): boolean {
  return board.view.formations.some(({ units }) => units.includes(id)) && answersTo(board, at).length > 0;
}

/** Where it pays most; before anybody else moves, since who has moved forms nothing. */
export function chooseFormation(input: BotInput, board: Board): GondorCommand | undefined {
  if (board.side !== 'westernesse') return undefined;
  let apart: ReadonlyMap<string, number> | undefined;
  for (const { id, side, at } of board.leaders) {
    if (side !== board.side || at < 0 || board.view.leaders[id]?.moved === true) continue;
    const forms = input.optionsOf(id).filter(({ command }) => command.type === 'form');
    if (forms.length === 0) continue;
    apart ??= new Map(blowsOf(board, board.own).map(({ unit, gain }) => [unit.id, gain]));
    const by = apart;
    const command = bestOf(forms, board.weights.formations.leastGain, ({ command: form }) =>
      form.type === 'form' ? gainOf(board, at, form.units, by) : 0,
    );
    if (command !== undefined) return command;
  }
  return undefined;
}

/** Points by which two in formation at a place do better than each with the best blow of his own. */
export function gainOf(board: Board, at: number, pair: readonly string[], apart: ReadonlyMap<string, number>): number {
  const { hurtWhenHit, halved } = board.weights.worth;
  const units = board.own.filter(({ id }) => pair.includes(id));
  const [one] = units;
  if (one === undefined) return 0;
  const formed: Unit = { ...one, strengths: { ...one.strengths, ...TOGETHER } };
  let spared = 0;
  for (const enemy of answersTo(board, at)) {
    const { attack } = enemy.strengths;
    if (attack === undefined) continue;
    const chance = (armour: Strengths['armour']): number => waysOf36(...hitRange(attack, armour)) / 36;
    spared += (chance(one.strengths.armour) - chance(TOGETHER.armour)) * hurtWhenHit * halved * one.worth;
  }
  const alone = units.reduce((sum, { id }) => sum + (apart.get(id) ?? 0), 0);
  return strikeGain(board, formed, at) + board.weights.formations.spared * spared - alone;
}
