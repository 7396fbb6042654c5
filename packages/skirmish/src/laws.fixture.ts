/** Where walks by chance begin: the scenarios, and moments in which one chapter or another has much to say. */
import { skirmish } from './engine/rules.ts';
import type { State } from './engine/state.ts';
import { position } from './testing/index.ts';

export interface Start {
  state(): State;
  /** How many walks by day, and how many commands of each. */
  readonly byDay: number;
  readonly limit: number;
}

const from = (line: string, byDay = 1, limit = 150): Start => ({ state: () => position(line).state, byDay, limit });
const scenario = (id: string, byDay = 1, limit = 400): Start => ({
  state: () => skirmish.create({ scenario: id, preset: 'full' }),
  byDay,
  limit,
});

export const STARTS: Readonly<Record<string, Start>> = {
  'The Forces Clash': scenario('forces-clash'),
  'The Ford': scenario('the-ford'),
  'The Watch': scenario('the-watch'),
  'a charge with everybody in it': from(
    [
      't2 move good* full broken:evil',
      'g1=mt-shield@10",10" | g2=mt-knight@12",12" | g3=ro-marshal@8",8" | g4=mt-bow@14",8" prone | g5=mt-spear@15",11"',
      'e1=mo-shield@13",16" | e2=mo-warg-shield@16",16" | e3=mo-wraith@18",15" | e4=mo-spear@11",18" | e5=mo-bow@20",20" prone | e6=mo-spear@20",10"',
    ].join(' | '),
    2,
  ),
};
