/** Everything that is not moving: each kind of question with the principle by which it is answered. */
import type { Offered } from '@warbeacon/kernel';
import type { Command, CommandOf } from '@warbeacon/skirmish';
import { type Board, distance, gap, INCH, isHeld, type Unit } from './board.ts';
import { bestOf, chanceOf, type Input, offersOf } from './bot.ts';
import { type Band, isShutIn, outlook, spearsFor } from './melee.ts';
import type { Judge } from './movement.ts';

export type Fight = Board['view']['fights'][number];

export function orderInShooting(input: Input, { board }: Judge): Command | undefined {
  for (const unit of board.own) {
    if (!canShoot(board, unit)) continue;
    const shots = offersOf(input.optionsOf(unit.id), 'shoot');
    const best = bestOf(shots, 0, (shot) => shotWorth(board, shot));
    if (best !== undefined) return best.command;
  }
  return undefined;
}

function canShoot(board: Board, unit: Unit): boolean {
  const { model } = unit;
  if (unit.range === 0 || model.engaged.length > 0 || model.marks.includes('shot') || isHeld(unit)) return false;
  if (model.sentry && !board.view.alarm && board.view.setup.uses.includes('sentries')) return false;
  return board.foes.some((foe) => gap(foe, unit) <= unit.range);
}

function shotWorth(board: Board, offer: Offered<CommandOf<'shoot'>>): number {
  const victim = board.byId.get(offer.command.target);
  if (victim === undefined) return 0;
  const slain = chanceOf(offer, 'slain');
  const wounded = Math.max(0, chanceOf(offer, 'wounded') - slain);
  const held = victim.model.carries.length > 0 ? 1.5 : 1;
  return (
    held * (slain * victim.worth + (wounded * victim.worth) / Math.max(1, victim.model.wounds + victim.model.fate / 2))
  );
}

const unitsOf = (board: Board, ids: readonly string[]): Unit[] => ids.flatMap((id) => board.byId.get(id) ?? []);

const bonusIn = (unit: Unit, foes: readonly Unit[]): boolean =>
  unit.cavalry && unit.model.charged.length > 0 && foes.every(({ cavalry }) => !cavalry);

/** Both sides of a Fight as they stand. */
export function bandsOf(board: Board, fight: Fight): { mine: Band; theirs: Band } {
  const [own, foes] = board.side === 'good' ? [fight.good, fight.evil] : [fight.evil, fight.good];
  const [mine, theirs] = [unitsOf(board, own), unitsOf(board, foes)];
  const band = (units: readonly Unit[], against: readonly Unit[]): Band => {
    const [first] = units;
    return {
      fighters: units.map((unit) => ({ unit, charges: bonusIn(unit, against) })),
      spears: first === undefined ? 0 : spearsFor(board, units, first.side),
      trapped: first !== undefined && isShutIn(board, first, against),
    };
  };
  return { mine: band(mine, theirs), theirs: band(theirs, mine) };
}

const fightOf = ({ view }: Board, ids: readonly string[]): Fight | undefined =>
  view.fights.find((fight) => !fight.resolved && ids.every((id) => fight.good.includes(id) || fight.evil.includes(id)));

/** What is sure to go well comes first: it makes room for the losers of the others, or takes it from them. */
export function whichFight(input: Input, { board }: Judge): Command | undefined {
  return bestOf(offersOf(input.optionsOf(null), 'fight'), -Infinity, ({ command }) => {
    const fight = fightOf(board, command.fight);
    if (fight === undefined) return 0;
    const { mine, theirs } = bandsOf(board, fight);
    const seen = outlook(mine, theirs);
    return seen.theirs - seen.mine;
  })?.command;
}

export function declaration(input: Input, { board, weights }: Judge): Command | undefined {
  const models = board.view.decision?.models ?? [];
  const fight = fightOf(board, models);
  const offers = offersOf(input.optionsOf(null), 'declare');
  if (fight === undefined) return offers[0]?.command;
  const bands = bandsOf(board, fight);
  return bestOf(offers, -Infinity, (offer) => {
    const wins = chanceOf(offer, board.side === 'good' ? 'good-wins' : 'evil-wins');
    const { twoHanded = [], shielding = [], supports = [] } = offer.command;
    const strikers: Band = {
      ...bands.mine,
      spears: supports.length,
      fighters: bands.mine.fighters
        .filter(({ unit }) => !shielding.includes(unit.id))
        .map((each) => (twoHanded.includes(each.unit.id) ? { ...each, unit: { ...each.unit, heavy: true } } : each)),
    };
    // Who wins surely does all the harm that it can do.
    const gain = strikers.fighters.length === 0 ? 0 : sure(strikers, bands.theirs);
    return wins * gain - weights.care * (1 - wins) * sure(bands.theirs, bands.mine);
  })?.command;
}

/** Points that one side takes of the other when it has won. */
function sure(winners: Band, losers: Band): number {
  const { theirs, wins } = outlook(winners, losers);
  return wins === 0 ? 0 : theirs / wins;
}

export function whomToStrike(input: Input, { board }: Judge): Command | undefined {
  const offers = board.own.flatMap(({ id }) => strikesOf(input, board, id));
  return bestOf(offers, -Infinity, (offer) => {
    const victim = board.byId.get(offer.command.target);
    if (victim === undefined) return 0;
    return (
      Math.max(chanceOf(offer, 'wounded'), chanceOf(offer, 'slain'), 0.01) *
      (victim.worth / Math.max(1, victim.model.wounds))
    );
  })?.command;
}

const strikesOf = (input: Input, { view }: Board, id: string) =>
  view.fights.some(
    (fight) =>
      !fight.resolved &&
      (fight.good.includes(id) || fight.evil.includes(id) || fight.supports.some(([each]) => each === id)),
  )
    ? offersOf(input.optionsOf(id), 'strike')
    : [];

/** Away from other enemies, towards friends. */
export function whereToGo(input: Input, { board }: Judge): Command | undefined {
  const who =
    board.view.decision?.models ?? board.own.filter(({ model }) => model.engaged.length > 0).map(({ id }) => id);
  for (const id of who) {
    const unit = board.byId.get(id);
    const ways = offersOf(input.optionsOf(id), 'backAway');
    if (unit === undefined || ways.length === 0) continue;
    const best = bestOf(ways, -Infinity, ({ command }) => {
      const angle = (command.direction * Math.PI) / 360;
      const at = { x: unit.x + Math.cos(angle) * INCH, y: unit.y + Math.sin(angle) * INCH };
      const foes = board.foes.reduce((sum, foe) => sum + 1 / (INCH + distance(foe, at)), 0);
      const friends = board.own.reduce((sum, own) => (own.id === id ? sum : sum + 1 / (INCH + distance(own, at))), 0);
      return friends - 2 * foes;
    });
    if (best !== undefined) return best.command;
  }
  return undefined;
}

/** The fewest points that change who wins, if so much hangs on it. */
export function mightInDuel(input: Input, { board, weights }: Judge): Command | undefined {
  const spends = input
    .options()
    .filter((offer): offer is Offered<CommandOf<'spend'>> => offer.command.type === 'spend');
  const cheapest = bestOf(spends, -Infinity, ({ command }) => -command.points);
  if (cheapest === undefined) return undefined;
  const fight = board.view.fights.find(
    (each) =>
      !each.resolved && each.winner === null && mine(board, each).some((id) => (board.view.models[id]?.might ?? 0) > 0),
  );
  if (fight === undefined) return undefined;
  const bands = bandsOf(board, fight);
  const swing = sure(bands.mine, bands.theirs) + sure(bands.theirs, bands.mine);
  return swing >= weights.might * cheapest.command.points ? cheapest.command : undefined;
}

export const mine = (board: Board, fight: Fight): readonly string[] =>
  board.side === 'good' ? fight.good : fight.evil;

export function mightOnDie(input: Input, { board, weights }: Judge): Command | undefined {
  const { model: id = '', why = '' } = board.view.decision ?? {};
  const spends = input
    .options()
    .filter((offer): offer is Offered<CommandOf<'spend'>> => offer.command.type === 'spend');
  const cheapest = bestOf(spends, -Infinity, ({ command }) => -command.points);
  if (cheapest === undefined) return undefined;
  return stakes(board, id, why) >= weights.might * cheapest.command.points ? cheapest.command : undefined;
}

function stakes(board: Board, id: string, why: string): number {
  const hero = board.byId.get(id);
  switch (why) {
    case 'fate':
      return hero === undefined ? 0 : hero.worth / Math.max(1, hero.model.wounds);
    case 'wound': {
      const fight = board.view.fights.find(
        (each) => !each.resolved && (each.good.includes(id) || each.evil.includes(id)),
      );
      const foes = fight === undefined ? [] : unitsOf(board, board.side === 'good' ? fight.evil : fight.good);
      return Math.max(0, ...foes.map((foe) => foe.worth / Math.max(1, foe.model.wounds)));
    }
    case 'cast':
    case 'resist':
      return 8;
    case 'trial':
      return 4;
    default:
      return 1;
  }
}

/** [S-114] As much Will as brings the best of what is at stake. */
export function resistance(input: Input, { board, weights }: Judge): Command | undefined {
  const { model: id = '', why = '' } = board.view.decision ?? {};
  const target = board.byId.get(id);
  if (target === undefined) return undefined;
  const danger = why === 'black-dart' ? (0.6 * target.worth) / Math.max(1, target.model.wounds) : target.hero ? 9 : 2;
  const offers = offersOf(input.optionsOf(id), 'resist');
  const least = target.willed && target.model.will <= 1 ? Infinity : 0.5;
  return bestOf(offers, least, (offer) => chanceOf(offer, 'resisted') * danger - weights.will * offer.command.will)
    ?.command;
}
