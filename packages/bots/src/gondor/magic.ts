/** [17.0] The Magic Phases: a spell when it is worth its points, or the magic leader where he is wanted. */
import type { GondorCommand } from '@warbeacon/siege';
import { type Board, hexesBetween, isFit, RING } from './board.ts';
import type { BotInput } from './bot.ts';
import { DONE } from './choices.ts';
import { moveLeader } from './leaders.ts';
import { spareOfGandalf } from './magic-points.ts';
import { TERRAIN } from './ways.ts';

type Cast = Extract<GondorCommand, { type: 'cast' }>;

export function chooseMagic(input: BotInput, board: Board): GondorCommand {
  const casts = input.options().flatMap(({ command }): Cast[] => (command.type === 'cast' ? [command] : []));
  for (const { spell, stake } of wanted(board)) {
    const fitting = casts.filter((cast) => cast.spell === spell && cast.points <= stake);
    const cast = fitting.toSorted((a, b) => b.points - a.points)[0];
    if (cast !== undefined && cast.points >= Math.min(stake, 2)) return cast;
    if (cast !== undefined && spell === 'operate-grond') return cast;
  }
  return moveLeader(input, board) ?? DONE;
}

/** Spells that are worth trying now, the first of them first, and the points for each. */
function wanted(board: Board): { spell: Cast['spell']; stake: number }[] {
  return board.side === 'sauron' ? ofTheNazgul(board) : ofGandalf(board);
}

function ofTheNazgul(board: Board): { spell: Cast['spell']; stake: number }[] {
  const { magic } = board.weights;
  const { view } = board;
  const spells: { spell: Cast['spell']; stake: number }[] = [];
  if (view.turn >= magic.grondFrom) spells.push({ spell: 'operate-grond', stake: 1 });
  const feared = view.magic.inForce.some(({ spell }) => spell === 'fear');
  const kept = view.magic.grondAwake ? 0 : magic.fearLeft;
  if (!feared && view.turn >= magic.fearFrom && inTouch(board) >= magic.fearStrikers)
    spells.push({ spell: 'fear', stake: Math.min(magic.fearStake, view.magic.points.nazgul - kept) });
  const nazgul = board.leaders.find(({ id }) => id === 'nazgul');
  const near = board.leaders.filter(
    ({ at, side }) => side === 'westernesse' && at >= 0 && nazgul !== undefined && hexesBetween(at, nazgul.at) <= 3,
  );
  const rating = near.reduce((sum, { spec }) => sum + spec.rally, 0);
  if (rating >= magic.freezeRating && view.magic.points.nazgul - kept >= magic.freezeStake)
    spells.push({ spell: 'freeze-leader', stake: magic.freezeStake });
  return spells;
}

function ofGandalf(board: Board): { spell: Cast['spell']; stake: number }[] {
  const { magic } = board.weights;
  const { view } = board;
  const spells: { spell: Cast['spell']; stake: number }[] = [];
  if (view.turn >= magic.revealFrom && view.turn <= magic.revealTo)
    spells.push({ spell: 'reveal-aragorn', stake: magic.revealStake });
  const spare = spareOfGandalf(board);
  const dark = view.magic.inForce.some(({ spell }) => spell === 'break-darkness');
  if (!dark && spare >= magic.darknessStake && inTouch(board) >= magic.darknessStrikers)
    spells.push({ spell: 'break-darkness', stake: magic.darknessStake });
  if (spare >= magic.stalemateStake)
    spells.push({ spell: 'stalemate-nazgul', stake: Math.min(spare, magic.stalemateStake + (view.night ? 1 : 0)) });
  return spells;
}

/** Besiegers fit to fight next to an enemy, or within the city. */
function inTouch(board: Board): number {
  const besiegers = board.side === 'sauron' ? board.own : board.enemies;
  return besiegers.filter(
    (unit) =>
      isFit(unit) &&
      ((RING[unit.at] ?? 0) > 0 ||
        (TERRAIN.links[unit.at] ?? []).some(({ to }) => {
          const other = board.unitAt.get(to);
          return other !== undefined && other.side === 'westernesse';
        })),
  ).length;
}
