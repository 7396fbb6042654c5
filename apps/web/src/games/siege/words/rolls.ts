/** What dice fell on, by the commands that every siege game has. A command may bring on what others then roll for. */
import type { StandardCommand } from '@warbeacon/siege';

export const STANDARD_ROLLS: Readonly<Record<StandardCommand['type'], string>> = {
  setUp: 'Setting up',
  deploy: 'Setting up',
  form: 'Forming up',
  move: 'Marches',
  moveFormation: 'Marches of formations',
  fire: 'Shots',
  duel: 'Duels',
  attack: 'Attacks',
  callOff: 'Attacks called off',
  retreat: 'Retreats',
  retreatLeader: 'Retreats of leaders',
  retreatBefore: 'Retreats before combat',
  stand: 'Standing fast',
  displace: 'Making room',
  advance: 'Advances',
  hold: 'Advances declined',
  follow: 'Leaders who follow',
  stay: 'Leaders who stay',
  join: 'Leaders who join',
  rally: 'Rallies',
  done: 'Melees, when a step ends',
};
