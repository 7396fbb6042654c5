/** [17.1] [17.2] The spells: whose each is, how often it may succeed, and how long it lasts. */
import type { Magician, Spell } from '../words.ts';

export interface SpellData {
  readonly by: Magician;
  readonly name: string;
  readonly case: string;
  /** How often it may succeed in a game; absent: as often as there are points. */
  readonly times?: number;
  /** Turns for which it is in force; absent: it is done as soon as it is cast. */
  readonly lasts?: number;
}

/** [18.22] G-116: turns for which the Banner of the King flies: that of the spell, and the two that follow. */
export const BANNER_TURNS = 3;

export const SPELL_DATA: Readonly<Record<Spell, SpellData>> = {
  'break-darkness': { by: 'gandalf', name: 'Break Darkness', case: '17.21', times: 2, lasts: 1 },
  'stalemate-nazgul': { by: 'gandalf', name: 'Stalemate Nazgûl', case: '17.22' },
  // [18.22] It is the Banner that lasts.
  'reveal-aragorn': { by: 'gandalf', name: 'Revealing Aragorn', case: '17.23', times: 1 },
  fear: { by: 'nazgul', name: 'Fear', case: '17.11', times: 2, lasts: 1 },
  'freeze-leader': { by: 'nazgul', name: 'Freeze Leader', case: '17.12', times: 3, lasts: 1 },
  'operate-grond': { by: 'nazgul', name: 'Operate Grond', case: '17.13' },
};
