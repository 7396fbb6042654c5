/** Where Gondor has a say in the standard rules. */
import type { Hooks } from '../engine/hooks.ts';
import { own } from './own.ts';
import { mayFormBeyond, mayStrikeFromBeyond } from './reinforcements/reinforcements.ts';
import { noteRelief } from './reinforcements/relief.ts';
import { mayRideIn } from './reinforcements/rohan.ts';
import { beginSiege } from './setting-up/engines-at-the-start.ts';

export const HOOKS: Hooks = {
  begin: beginSiege,
  turnBegins(s) {
    const { engines, magic } = own(s);
    engines.fired = [];
    engines.moved = [];
    magic.tried = [];
    own(s).laid = [];
  },
  unitCame: noteRelief,
  mayComeOn: mayRideIn,
  mayFormBeyond,
  mayStrikeFromBeyond,
};
