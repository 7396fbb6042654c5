/** People who play many matches at once against a server of its own, as the benchmark needs them. */
import { type PrivateMessage, optionsReplySchema, parseCells, privateMessageSchema } from '@warbeacon/protocol';
import { type Page, Person, untilTrue } from '../src/testing/people.ts';

export interface Match {
  readonly pages: readonly [Page, Page];
}

/** Opens a match and has both sides deploy by the recommended plan. `watchedPort`: a port for the first player. */
export async function startMatch(port: number, watchedPort = port): Promise<Match> {
  const attacker = await Person.arrive(port, 'Attacker');
  const defender = await Person.arrive(port, 'Defender');
  const { matchId } = await attacker.createMatch('isengard');
  await defender.join(matchId);
  const pages = [await attacker.open(matchId, 'play', watchedPort), await defender.open(matchId)] as const;
  for (const page of pages) {
    const { ply } = page.state;
    await untilTrue(() => told(page)?.ply === ply && (told(page)?.commands.length ?? 0) > 0);
    await page.command(told(page)?.commands.find(({ command }) => command.type === 'setUp')?.command, ply);
    await page.command({ type: 'done' }, ply + 1);
    await untilTrue(() => pages.every(({ state }) => state.ply === ply + 2));
  }
  return { pages };
}

export function told(page: Page): PrivateMessage | undefined {
  return privateMessageSchema.safeParse(page.last('private')).data;
}

export interface Turn {
  readonly page: Page;
  readonly ply: number;
  readonly command: unknown;
  /** A move into an empty hex, after which the same player may go on. */
  readonly ordinary: boolean;
}

/** A sensible next command of a match, or `undefined` when it is over. */
export async function nextTurn({ pages }: Match, random: () => number): Promise<Turn | undefined> {
  const asked = () =>
    pages.find((page) => {
      const message = told(page);
      return message?.ply === pages[0].state.ply && message.actors.length + message.commands.length > 0;
    });
  await untilTrue(() => asked() !== undefined || pages[0].cell('view/outcome') !== null);
  const page = asked();
  const message = page === undefined ? undefined : told(page);
  if (page === undefined || message === undefined) return undefined;
  const { ply } = message;
  const actor = message.actors[Math.floor(random() * message.actors.length)];
  const direct = message.commands.filter(({ command }) => command.type !== 'setUp');
  if (actor !== undefined && random() < 0.9) {
    const { options } = optionsReplySchema.parse(await page.room.request('options', { actor }));
    const taken = new Set(Object.values(parseCells(page.state.cells).units).map(({ hex }) => hex));
    const moves = options.filter(({ command }) => command.type === 'move' && !taken.has(command.path.at(-1) ?? ''));
    const move = moves[Math.floor(random() * moves.length)];
    if (move !== undefined) return { page, ply, command: move.command, ordinary: true };
    const other = options[Math.floor(random() * options.length)];
    if (other !== undefined) return { page, ply, command: other.command, ordinary: false };
  }
  const command = direct[Math.floor(random() * direct.length)]?.command;
  return command === undefined ? undefined : { page, ply, command, ordinary: false };
}
