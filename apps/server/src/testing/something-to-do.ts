/** What somebody at a page does who knows no rules: whatever is offered. */
import type { CommandReply } from '@warbeacon/protocol';
import { privateMessageSchema } from './helms-deep-wire.ts';
import { type Page, untilTrue } from './people.ts';

/** The page that is asked for a decision at `ply`, and a command it may give: its whole set-up, a move, or the end of it. */
export async function somethingToDo(
  pages: readonly Page[],
  ply: number,
): Promise<{ readonly page: Page; readonly command: unknown }> {
  const told = (page: Page) => privateMessageSchema.safeParse(page.last('private')).data;
  const asked = (page: Page) => {
    const message = told(page);
    return message?.ply === ply && message.actors.length + message.commands.length > 0;
  };
  await untilTrue(() => pages.some(asked));
  const page = pages.find(asked);
  const message = page === undefined ? undefined : told(page);
  if (page === undefined || message === undefined) throw new Error('nobody is asked');
  const done = message.commands.find(({ command }) => command.type === 'done');
  const setUp = message.commands.find(({ command }) => command.type === 'setUp');
  if (setUp !== undefined && done === undefined) return { page, command: setUp.command };
  const other = message.commands.find(({ command }) => command.type !== 'setUp');
  if (other === undefined) throw new Error('there is nothing to do');
  return { page, command: other.command };
}

/** Has whoever is asked do something. */
export async function playOn(pages: readonly Page[]): Promise<CommandReply> {
  const ply = Math.max(...pages.map((page) => page.state.ply));
  const { page, command } = await somethingToDo(pages, ply);
  return await page.command(command, ply);
}
