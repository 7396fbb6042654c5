/** [8.5] [17.0] Spells. */
import { BANNER_TURNS, SPELL_DATA, type View } from '@warbeacon/siege/gondor';
import type { DecisionWords } from '../../../face/words.ts';
import { count } from '../../../text/en.ts';
import { line } from '../../../text/log-line.ts';
import type { Say } from '../../siege/face.ts';
import { spellName } from '../display-names.ts';
import { title } from '../title.ts';
import type { CommandsOf, EventsOf } from './chapter.ts';

/** Spells in force, and the Banner, each with the phase that ends it. */
export function inForceInWords({ magic, banner }: View, { piece }: Say): readonly string[] {
  const until = (turn: number, phase: string): string => `until ${title.phaseName(phase)} of turn ${turn}`;
  return [
    ...magic.inForce.map(({ spell, turn, phase, frozen }) => {
      const on = frozen.length > 0 ? ` on ${frozen.map(piece).join(', ')}` : '';
      return `${spellName(spell)}${on}, ${until(turn + (SPELL_DATA[spell].lasts ?? 0), phase)}`;
    }),
    ...(banner
      ? [`The Banner of the King, with ${piece(banner.leader)}, ${until(banner.turn + BANNER_TURNS, banner.phase)}`]
      : []),
  ];
}

export const commands: CommandsOf<'cast' | 'driveAway'> = {
  cast: {
    actor: 'leader',
    card: true,
    meant: { kind: 'cast', word: 'it works' },
    label: ({ spell, points }) => `${spellName(spell)}, for ${count(points, 'point')}`,
    tell: ({ spell, points }) => `${spell}-${points}`,
  },
  driveAway: { place: 'hex', label: ({ hex }, { place }) => `Put him on ${place(hex)}` },
};

export const events: EventsOf<'spellTried' | 'spellEnded' | 'frozen' | 'drivenAway'> = {
  spellTried: {
    line: ({ leader, spell, points, dice, success }, { piece }) =>
      line(
        `${piece(leader)} casts ${spellName(spell)}, for ${count(points, 'point')}: ${success ? 'it works' : 'it fails'}`,
        { ...(dice ? { dice } : {}), case: '8.54', piece: leader, tone: success ? 'good' : 'plain' },
      ),
    show({ leader, spell, dice, success }, { at, shown, dice: thrown, word }) {
      const hex = at(leader);
      if (hex === undefined) return;
      if (success) shown.push({ type: 'effect', effect: leader === 'nazgul' ? 'dark-spell' : 'spell', from: hex });
      if (dice) thrown(hex, dice, success ? spellName(spell) : 'it fails', success);
      else word(hex, spellName(spell), success ? 'good' : 'plain');
    },
  },
  spellEnded: { line: ({ spell }) => line(`${spellName(spell)} is over`, { case: '17.0' }) },
  frozen: {
    line: ({ leaders }, { piece }) =>
      line(`${leaders.map(piece).join(' and ')} ${leaders.length === 1 ? 'is' : 'are'} frozen`, {
        case: '17.12',
        tone: 'bad',
        ...(leaders[0] === undefined ? {} : { piece: leaders[0] }),
      }),
    show({ leaders }, { at, word }) {
      for (const leader of leaders) word(at(leader), 'frozen', 'bad');
    },
  },
  drivenAway: {
    line: ({ leader, from, to }, { piece, place }) =>
      line(`${piece(leader)} is driven from ${from} to ${place(to)}`, { case: '17.22', hex: to, piece: leader }),
    show: ({ leader, from, to }, { travel }) => travel('retreat', leader, from, [to]),
  },
};

export const decisions = {
  magic: {
    task: () => 'Magic: your leader may move, or try a spell.',
    waiting: (side) => `${side} may move its magic leader, or try a spell.`,
    step: { end: () => 'End magic', left: (n) => `${count(n, 'leader')} can still move or try a spell.`, aims: true },
  },
  stalemate: {
    task: ({ piece }) => `${piece ?? 'The enemy'} is driven away. Where to?`,
    waiting: (side) => `${side} decides where the Lord of the Nazgûl is driven.`,
  },
} satisfies Readonly<Record<string, DecisionWords>>;
