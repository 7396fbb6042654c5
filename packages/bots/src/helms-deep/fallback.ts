/** For a question the captain has no opinion on: what is legal and leads on, never what another command takes back. */
import type { Command, CommandType } from '@warbeacon/siege';
import type { BotInput } from './bot.ts';

/** Ends to a question, the most final first. */
const ENDS: readonly CommandType[] = ['done', 'pass', 'hold', 'stand', 'stay'];
/** What can be done and undone for ever. */
const CYCLES: ReadonlySet<CommandType> = new Set([
  'callOff',
  'dropRam',
  'takeRam',
  'liftRocks',
  'placeRocks',
  'deploy',
  'form',
]);

export function anything({ options }: BotInput): Command {
  const commands = options().map(({ command }) => command);
  for (const end of ENDS) {
    const found = commands.find(({ type }) => type === end);
    if (found !== undefined) return found;
  }
  const command =
    commands.find(({ type }) => !CYCLES.has(type)) ?? commands.find(({ type }) => type === 'deploy') ?? commands[0];
  if (command === undefined) throw new Error('a bot was asked to choose and nothing is legal');
  return command;
}
