/** Spells in words, and what is known of each in a Magic Phase. */
import type { View } from '@warbeacon/siege/gondor';
import type { OfferedCommand } from '../../../face/view.ts';

export type Spell = View['magic']['inForce'][number]['spell'];
export type Magician = keyof View['magic']['points'];

interface SpellText {
  readonly by: Magician;
  readonly case: string;
  readonly what: string;
  /** How long, and how often. */
  readonly lasts: string;
}

const A_TURN = 'Until this phase comes round again';

export const SPELL_TEXT: Readonly<Record<Spell, SpellText>> = {
  'break-darkness': {
    by: 'gandalf',
    case: '17.21',
    what: 'Nobody of Sauron is rallied, and Mordor strikes one letter worse; Harad does not.',
    lasts: `${A_TURN}, or night falls. Twice in a game.`,
  },
  'stalemate-nazgul': {
    by: 'gandalf',
    case: '17.22',
    what: 'The Lord of the Nazgûl, who is next to Gandalf, is put six hexes away to the east. You choose where.',
    lasts: 'At once; nothing of it lasts.',
  },
  'reveal-aragorn': {
    by: 'gandalf',
    case: '17.23',
    what: 'The Banner of the King: it rallies two units a turn, no leader of Sauron rallies near it, and the Lord of the Nazgûl casts nothing.',
    lasts: 'For three turns. Once in a game.',
  },
  fear: {
    by: 'nazgul',
    case: '17.11',
    what: 'Westernesse strikes one letter worse with one step of morale less; nobody of it is rallied, nothing is formed.',
    lasts: `${A_TURN}. Twice in a game.`,
  },
  'freeze-leader': {
    by: 'nazgul',
    case: '17.12',
    what: 'Leaders of Westernesse within three hexes do not move, advance, rally, cast or form.',
    lasts: `${A_TURN}. Three times in a game.`,
  },
  'operate-grond': {
    by: 'nazgul',
    case: '17.13',
    what: 'Grond wakes, and can be swung at gates and walls.',
    lasts: 'For the rest of the game.',
  },
};

export const spellWords = {
  title: 'Spells',
  left: (points: number) => `${points === 1 ? '1 magic point' : `${points} magic points`} left for the whole game`,
  rule: 'In place of moving, and once in a phase. Points are spent only if the spell works; a try that fails costs the try.',
  choose: (leader: string) => `Cast with ${leader}`,
  stake: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  certain: 'certain',
  sure: (points: number) => `Sure? ${points === 1 ? '1 point' : `${points} points`}`,
  none: 'No magic points are left: what the spells were',
  inForce: 'in force',
  notNow: 'not now',
} as const;

export const magicianOf = (side: string | null): Magician | undefined =>
  side === 'sauron' ? 'nazgul' : side === 'westernesse' ? 'gandalf' : undefined;

export const spellsOf = (leader: Magician): readonly Spell[] =>
  (Object.keys(SPELL_TEXT) as Spell[]).filter((spell) => SPELL_TEXT[spell].by === leader);

/** The tries at a spell that are offered, by what they stake. */
export const triesOf = (options: readonly OfferedCommand[], spell: Spell): readonly OfferedCommand[] =>
  options
    .filter(({ command }) => command.type === 'cast' && command['spell'] === spell)
    .toSorted((a, b) => Number(a.command['points']) - Number(b.command['points']));
