/** Gondor: captain against captain, and each side against the dice and the greedy. */
import { gondorSiege } from '@warbeacon/siege';
import type { Bot } from '../../src/gondor/bot.ts';
import { gondorCaptain, gondorGreedy, playGame, randomBot } from '../../src/index.ts';
import type { Bench, Game, Series } from '../record.ts';
import { turns, uses } from '../tables.ts';
import { Counting } from './counting.ts';

/** Games against each of the others from each side, for each hundred between captains. */
const AGAINST_OTHERS = 0.2;

/** The dice, set up by plan: their deployment alone would be longer than a game. */
const dice: Bot = {
  name: randomBot.name,
  choose: (input) => (input.view.phase === 'deployment' ? gondorGreedy.choose(input) : randomBot.choose(input)),
};

export const gondor: Bench = {
  sides: ['Sauron', 'Westernesse'],
  armies: { sauron: 'Sauron', garrison: 'the garrison', relief: 'the relief' },
  series: (games) => [
    seriesOf(gondorCaptain, gondorCaptain, games),
    ...[dice, gondorGreedy].flatMap((other) => [
      seriesOf(gondorCaptain, other, Math.ceil(games * AGAINST_OTHERS)),
      seriesOf(other, gondorCaptain, Math.ceil(games * AGAINST_OTHERS)),
    ]),
  ],
  tables: (played) => [
    ...played.flatMap(({ series, games }) => [
      '',
      `${series.bots.join(' – ')}, of ${games.length} games:`,
      '',
      ...turns(games),
    ]),
    '',
    ...uses(played),
  ],
};

function seriesOf(sauron: Bot, westernesse: Bot, games: number): Series {
  return { bots: [sauron.name, westernesse.name], games, play: (seed) => playOne(sauron, westernesse, seed) };
}

function playOne(sauron: Bot, westernesse: Bot, seed: number): Game {
  const began = performance.now();
  const { rules } = gondorSiege;
  const counting = new Counting(rules.view(rules.create({}), 'spectator'));
  const { outcome, commands, state } = playGame({
    rules,
    bots: { sauron, westernesse },
    seed,
    watch: (side, command, events, after) => counting.note(side, command, events, rules.view(after, 'spectator')),
  });
  const { turn, points, road } = rules.view(state, 'spectator');
  // [20.1] What was wanting to Sauron, alone or with something else.
  if (!points.garrison.demoralized) counting.used.add('wanting: the garrison has heart');
  if (points.sauron.demoralized) counting.used.add('wanting: Sauron has lost heart');
  if (road.some((side) => side !== 'sauron')) counting.used.add('wanting: the road');
  return {
    seed,
    ...outcome,
    turn,
    commands,
    points: { sauron: points.sauron.now, garrison: points.garrison.now, relief: points.relief.now },
    seconds: Math.round(performance.now() - began) / 1000,
    offered: {},
    used: counting.used.toRecord(),
    byTurn: counting.byTurn,
  };
}
