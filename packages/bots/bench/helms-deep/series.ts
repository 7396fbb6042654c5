/** Helm's Deep: captain against captain and against the dice, and what is counted of their commands. */
import { type Command, HELMS_DEEP, helmsDeep as rules, type Side } from '@warbeacon/siege';
import type { Bot } from '../../src/helms-deep/bot.ts';
import { captain, playGame, randomBot } from '../../src/index.ts';
import { type Bench, type Game, type Series, Tally } from '../record.ts';
import { choices } from '../tables.ts';

/** Games against the dice, for each hundred between captains. */
const AGAINST_DICE = 0.2;

export const helmsDeep: Bench = {
  sides: ['Isengard', 'Westernesse'],
  armies: { isengard: 'Isengard', westernesse: 'Westernesse' },
  series: (games) => [
    seriesOf(captain, captain, games),
    seriesOf(captain, randomBot, Math.ceil(games * AGAINST_DICE)),
    seriesOf(randomBot, captain, Math.ceil(games * AGAINST_DICE)),
  ],
  tables([between]) {
    const games = between?.games ?? [];
    return ['', `Of ${games.length} games between captains:`, '', ...choices(games)];
  },
};

function seriesOf(isengard: Bot, westernesse: Bot, games: number): Series {
  return {
    bots: [isengard.name, westernesse.name],
    games,
    play: (seed) => playOne(isengard, westernesse, seed),
  };
}

/** What is counted of a side's commands, under the name of the second table; `undefined` for all others. */
function countedAs(side: Side, command: Command): string | undefined {
  switch (command.type) {
    case 'announce':
      return command.ability;
    case 'form':
      return `${HORSE.has(command.units[0]) ? 'wedge' : 'shield wall'} of ${side}`;
    case 'rally':
      return `rally of ${side}`;
    default:
      return COUNTED[command.type];
  }
}

const HORSE: ReadonlySet<string> = new Set(HELMS_DEEP.units.flatMap(({ id, cavalry }) => (cavalry ? [id] : [])));
const COUNTED: Readonly<Partial<Record<Command['type'], string>>> = {
  blowHorn: 'horn',
  orcCunning: 'orc-cunning',
  sortie: 'sortie',
  deathAndGlory: 'for-death-and-glory',
  layLadder: 'ladder',
  ram: 'ram',
  detonate: 'fire',
  dropRocks: 'rocks',
};
/** Decisions in which abilities and formations are chosen, looked at once a turn: what else there is, is chosen often. */
const LOOKED_AT: ReadonlySet<string> = new Set(['abilities', 'movement']);

function playOne(isengard: Bot, westernesse: Bot, seed: number): Game {
  const began = performance.now();
  const offered = new Tally();
  const used = new Tally();
  const seen = new Set<string>();
  const watched = (bot: Bot): Bot => ({
    name: bot.name,
    choose(input) {
      const { turn, decision } = input.view;
      const moment = `${turn} ${input.side} ${decision?.kind}`;
      if (LOOKED_AT.has(decision?.kind ?? '') && !seen.has(moment)) {
        seen.add(moment);
        const counted = input.options().map(({ command }) => countedAs(input.side, command) ?? '');
        for (const name of new Set(counted)) offered.add(name);
      }
      return bot.choose(input);
    },
  });
  const { outcome, commands, state } = playGame({
    rules,
    bots: { isengard: watched(isengard), westernesse: watched(westernesse) },
    seed,
    watch: (side, command) => {
      const name = countedAs(side, command);
      if (name !== undefined) used.add(name);
    },
  });
  const { turn, points } = rules.view(state, 'spectator');
  return {
    seed,
    ...outcome,
    turn,
    commands,
    points: { isengard: points.isengard.now, westernesse: points.westernesse.now },
    seconds: Math.round(performance.now() - began) / 1000,
    offered: offered.toRecord(),
    used: used.toRecord(),
    byTurn: {},
  };
}
