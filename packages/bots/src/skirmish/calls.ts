/** [X-12 … X-16] Whether a heroic action is worth its point of Might: by what it brings about, in points. */
import type { Command, CommandOf } from '@warbeacon/skirmish';
import { type Board, gap, INCH, isHeld, type Unit } from './board.ts';
import { bestOf, type Input, offersOf } from './bot.ts';
import { bandsOf } from './decisions.ts';
import { type Band, outlook } from './melee.ts';
import type { Judge } from './movement.ts';

/** Of a Duel on average, what D6 adds to a Fight value; it is never raised beyond ten. */
const STRIKE = 3.5;
const MOST = 10;
/** What it is worth to charge before one is charged, on foot and on horseback; and to carry a burden on, or to stop it. */
const FIRST = 0.3;
const RIDES_FIRST = 1.5;
const BURDEN = 9;
/** What it is worth to shoot first, for each archer who could be shot before. */
const SHOT = 0.4;
/** Beside the enemy that is next: of its worth. */
const NEXT = 0.3;

export function call(input: Input, judge: Judge): Command | undefined {
  const { board, weights } = judge;
  // One at a time is enough for most phases.
  if (board.view.calls.some(({ hero }) => board.byId.get(hero)?.side === board.side)) return undefined;
  const calls = offersOf(input.options(), 'call');
  return bestOf(calls, weights.call, ({ command }) => worth(judge, command))?.command;
}

function worth(judge: Judge, { model, action }: CommandOf<'call'>): number {
  const hero = judge.board.byId.get(model);
  if (hero === undefined) return 0;
  switch (action) {
    case 'move':
      return movingFirst(judge, hero);
    case 'shoot':
      return shootingFirst(judge, hero);
    case 'combat':
      return fightingFirst(judge, hero);
    case 'strike':
      return striking(judge, hero);
  }
}

const withHim = ({ board }: Judge, hero: Unit): Unit[] =>
  board.own.filter(
    (own) =>
      own.model.engaged.length === 0 &&
      !own.model.prone &&
      !isHeld(own) &&
      own.model.rides === null &&
      gap(own, hero) <= board.view.setup.house.heroicReach * INCH,
  );

/** Nothing is gained where one moves first as it is, or may still do so. */
const goesFirst = ({ view, side }: Board): boolean => view.priority === side;

const reaches = (one: Unit, other: Unit): boolean =>
  one.model.engaged.length === 0 && !one.model.prone && !isHeld(one) && gap(one, other) <= one.model.mv * INCH;

function movingFirst(judge: Judge, hero: Unit): number {
  const { board, plan } = judge;
  if (goesFirst(board)) return 0;
  let gain = 0;
  for (const own of withHim(judge, hero)) {
    const near = board.foes.filter((foe) => reaches(own, foe));
    const threats = board.foes.filter((foe) => reaches(foe, own));
    if (own.model.carries.length > 0 && plan.prize?.by.includes(own.id) === true && threats.length > 0) gain += BURDEN;
    if (near.some(({ model }) => model.carries.length > 0)) gain += BURDEN;
    if (near.length > 0 && threats.length > 0)
      gain += own.cavalry || threats.some(({ cavalry }) => cavalry) ? RIDES_FIRST : FIRST;
  }
  return gain;
}

function shootingFirst(judge: Judge, hero: Unit): number {
  const { board } = judge;
  if (goesFirst(board)) return 0;
  const shoots = (unit: Unit, at: readonly Unit[]): boolean =>
    unit.range > 0 && unit.model.engaged.length === 0 && at.some((each) => gap(each, unit) <= unit.range);
  const own = withHim(judge, hero).filter((unit) => shoots(unit, board.foes)).length;
  const foes = board.foes.filter((foe) => shoots(foe, board.own)).length;
  return SHOT * Math.min(own, foes);
}

const openFight = ({ view }: Board, { id }: Unit) =>
  view.fights.find(({ good, evil, resolved }) => !resolved && (good.includes(id) || evil.includes(id)));

/** Who has slain all whom he fights goes on to the next. */
function fightingFirst({ board }: Judge, hero: Unit): number {
  const fight = openFight(board, hero);
  if (fight === undefined) return 0;
  const { mine, theirs } = bandsOf(board, fight);
  const lives = theirs.fighters.reduce((sum, { unit }) => sum + unit.worth, 0);
  const slays = lives === 0 ? 0 : Math.min(1, outlook(mine, theirs).theirs / lives);
  const next = board.foes
    .filter((foe) => !theirs.fighters.some(({ unit }) => unit.id === foe.id) && gap(foe, hero) <= hero.model.mv * INCH)
    .reduce((most, foe) => Math.max(most, NEXT * foe.worth + (foe.model.carries.length > 0 ? BURDEN : 1)), 0);
  return slays ** theirs.fighters.length * next * mine.fighters.length;
}

/** The better Fight value wins all that is drawn. */
function striking({ board, weights }: Judge, hero: Unit): number {
  const fight = openFight(board, hero);
  if (fight === undefined) return 0;
  const { mine, theirs } = bandsOf(board, fight);
  const raised: Band = {
    ...mine,
    fighters: mine.fighters.map((each) =>
      each.unit.id === hero.id
        ? {
            ...each,
            unit: {
              ...hero,
              model: { ...hero.model, fight: Math.min(MOST, Math.round(hero.model.fight + STRIKE)) },
            },
          }
        : each,
    ),
  };
  const [now, then] = [outlook(mine, theirs), outlook(raised, theirs)];
  return then.theirs - now.theirs + weights.care * (now.mine - then.mine);
}
