/** [16.7] Boiling oil: taken from a cauldron, carried, poured. */
import type { DecisionWords } from '../../../face/words.ts';
import { line } from '../../../text/log-line.ts';
import { type CommandsOf, type EventsOf, pieceOrMarker } from './chapter.ts';

export const commands: CommandsOf<'takeOil' | 'dropOil' | 'pourOil' | 'pass'> = {
  takeOil: { actor: 'unit', label: () => 'Take oil from the cauldron' },
  dropOil: { actor: 'unit', label: () => 'Put the oil down: it is lost' },
  pourOil: {
    actor: 'unit',
    target: 'target',
    aims: 'oil',
    label: ({ unit, target }, say) => say.does(unit, `{pours} oil on ${pieceOrMarker(target, say)}`),
    tell: ({ unit, target }) => `${unit}-${target}`,
  },
  pass: { label: () => 'Pour no oil now' },
};

export const events: EventsOf<'oilTaken' | 'oilLost' | 'oilPoured'> = {
  oilTaken: {
    line: ({ unit }, { does }) => line(does(unit, '{takes} oil from a cauldron'), { case: '16.72', piece: unit }),
  },
  oilLost: { line: ({ unit }, { piece }) => line(`The oil of ${piece(unit)} is lost`, { case: '16.75', piece: unit }) },
  oilPoured: {
    line: ({ unit, target, hex }, say) =>
      line(say.does(unit, `{pours} oil on ${pieceOrMarker(target, say)} in ${say.place(hex)}`), {
        case: '16.74',
        hex,
        piece: unit,
        tone: 'bad',
      }),
    show({ unit, hex }, { at, shown, word }) {
      const from = at(unit);
      if (from !== undefined) shown.push({ type: 'effect', effect: 'oil', from, to: hex });
      word(hex, 'oil', 'bad');
    },
  },
};

export const decisions = {
  oil: {
    task({ piece, many, commands }) {
      const who = piece ? `${piece} ${many ? 'are' : 'is'}` : 'The enemy is';
      // Asked all the same, so that the question betrays nothing.
      if (commands.length > 0 && commands.every(({ command }) => command.type === 'pass'))
        return `${who} below a pot without oil: nothing can be poured. The enemy waits for you as if it were real.`;
      return `${who} below your oil. Pour it? No die: a unit is lost, and a siege tower with it.`;
    },
    waiting: (side) => `${side} decides about its oil.`,
  },
} satisfies Readonly<Record<string, DecisionWords>>;
