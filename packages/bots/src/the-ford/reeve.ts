/** A computer player of the Ford: each order by itself, by the odds offered and by how near it leads to the far bank. */
import type { Offered } from '@warbeacon/kernel';
import { type Command, UNITS, type View } from '@warbeacon/siege/the-ford';
import type { Bot } from '../bot.ts';

/** Columns of the eastern bank, and the last two digits of a hex are its column. */
const EAST = 3;
const columnOf = (hex: string): number => Number(hex.slice(2));

/** Orders worth less are not given. */
const LEAST = 0.05;

export const fordReeve: Bot<Command, View, 'raiders' | 'wardens'> = {
  name: 'The reeve',
  choose({ view, side, options }) {
    const offers = options();
    let best: Offered<Command> | undefined;
    let most = LEAST;
    for (const offer of offers) {
      const worth = worthOf(view, side, offer);
      if (worth <= most) continue;
      most = worth;
      best = offer;
    }
    const choice =
      best ??
      offers.find(({ command }) => ENDS.has(command.type)) ??
      offers.find(({ command }) => command.type !== 'callOff');
    if (choice === undefined) throw new Error('a bot was asked to choose and nothing is legal');
    return choice.command;
  },
};

const ENDS: ReadonlySet<string> = new Set(['done', 'hold', 'stand', 'stay', 'pass']);

function worthOf(view: View, side: 'raiders' | 'wardens', { command, odds }: Offered<Command>): number {
  switch (command.type) {
    case 'setUp':
      return UNITS.some((unit) => unit.side === side && view.units[unit.id]?.hex === 'reserve') ? 1 : 0;
    case 'fire':
    case 'attack':
    case 'rally':
      return (odds?.outcomes ?? []).reduce(
        (sum, { kind, chance }) => sum + ((WORTH[kind] ?? HARM) * chance.n) / chance.d,
        0,
      );
    case 'digIn':
      return 1;
    case 'move': {
      const from = view.units[command.piece]?.hex ?? '';
      const to = command.path.at(-1) ?? '';
      // Raiders go east; wardens who were driven off the bank go back to it.
      const gain = columnOf(to) - columnOf(from);
      return side === 'raiders' || columnOf(from) < EAST ? gain : 0;
    }
    case 'advance': {
      const from = view.units[command.unit]?.hex ?? '';
      return side === 'raiders' || columnOf(from) < EAST ? 1 : 0;
    }
    case 'retreat': {
      const to = command.path.at(-1) ?? '';
      return 1 + columnOf(to);
    }
    default:
      return 0;
  }
}

/** Of results; every other one does some harm. */
const HARM = 0.5;
const WORTH: Readonly<Record<string, number>> = { none: 0, rallied: 1, eliminated: 1 };
