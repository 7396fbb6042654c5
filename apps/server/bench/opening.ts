/** Both sides deployed by their first plans, as a position: a match of full size that needs no deployment. */
import { play, seedKey, streamDice } from '@warbeacon/kernel';
import { HELMS_DEEP, helmsDeep, makePosition, type Position } from '@warbeacon/siege';

export function deployedPosition(): Position {
  const state = helmsDeep.create({});
  for (let index = 0; state.phase === 'deployment'; index++) {
    const side = helmsDeep.deciders(state)[0];
    if (side === undefined) throw new Error('nobody deploys');
    const commands = [...helmsDeep.legal(state, side, null)];
    // `done` is offered once everybody has a place.
    const command = commands.find(({ type }) => type === 'done') ?? commands.find(({ type }) => type === 'setUp');
    if (command === undefined) throw new Error('the deployment cannot end');
    play(helmsDeep, state, side, command, streamDice(seedKey(1), { index }));
  }
  return makePosition(HELMS_DEEP, state) as Position;
}
