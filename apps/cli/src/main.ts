#!/usr/bin/env node
/** `warbeacon`: the rules for programs and for people at a terminal. */
import { enableCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import { EXIT } from './exit-codes.ts';

const HELP = `warbeacon: the rules of the games at a terminal

  warbeacon engine
      Answers JSON-RPC 2.0 on standard input and output, one request a line (docs/engine.md).

  warbeacon playout [--game GAME] [--seed N] [--games N] [--SIDE BOT …]
      Lets bots play games to their end; game i has the seed N + i. Chance (random) plays a side that is not named.

  warbeacon verify [--luck] FILE
      Checks the record of a match: chain, commitment, every die, every position, the result. With --luck tells how
      lucky the dice of each side were.
      Ends with 0 when it is sound, 1 when it is not, 3 when it is sound but not closed.

  warbeacon perft [--game GAME] [--depth N] [--position FILE] [--seed N]
      Counts the sequences of commands of that length from a position, or from the beginning.

  warbeacon tournament [--game GAME] [--format FORMAT] [--rounds N] [--groups N] [--players N] [--levels LEVEL,…]
                       [--legs N] [--options JSON] [--title TITLE] [--server ADDRESS --token TOKEN]
      Lets computer players play a whole event, and shows its standings: on a server that is started for it, or on one that
      runs. FORMAT: swiss, round-robin, elimination, double-elimination, groups. LEVEL: learner, steady, strong.

  warbeacon schemas
      Writes the JSON Schemas of positions, commands, events and records to docs/schemas.

  warbeacon corpus
      Keeps records of games by bots under the present versions of the rules in apps/cli/corpus, where there are none yet.

  warbeacon help
      Shows this.

`;

/** What can be put for GAME, SIDE and BOT. */
async function gamesInWords(): Promise<string> {
  const [{ GAMES }, { policiesOf }] = await Promise.all([import('./games.ts'), import('./game-kit.ts')]);
  const lines = GAMES.all.map((kit) => {
    const { id, title, sides } = kit.rules;
    return `  ${id}: ${title}. Sides: ${sides.join(', ')}. Bots: ${policiesOf(kit).join(', ')}.\n`;
  });
  return `Games; the first where none is named:\n\n${lines.join('')}`;
}

const GAME_OPTION = { game: { type: 'string' } } as const;

/** Every command loads what it needs and no more, so that the engine is quick to start. */
async function run([command, ...args]: readonly string[]): Promise<number> {
  switch (command) {
    case 'engine': {
      parseArgs({ args, options: {} });
      const { serveEngine } = await import('./engine/serve.ts');
      await serveEngine();
      return EXIT.ok;
    }
    case 'playout': {
      const [{ GAMES }, { runPlayouts }] = await Promise.all([import('./games.ts'), import('./playout-command.ts')]);
      // Which options there are hangs on the game: its sides are among them.
      const { game } = parseArgs({ args, options: GAME_OPTION, strict: false }).values;
      const kit = typeof game === 'string' ? GAMES.named(game) : GAMES.first;
      const sides = Object.fromEntries(kit.rules.sides.map((side) => [side, { type: 'string' } as const]));
      const options = {
        ...GAME_OPTION,
        seed: { type: 'string', default: '0' },
        games: { type: 'string', default: '1' },
      } as const;
      const { values } = parseArgs({ args, options: { ...sides, ...options } });
      return runPlayouts(kit, { ...values, players: values });
    }
    case 'verify': {
      const options = { luck: { type: 'boolean', default: false } } as const;
      const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
      const { runVerify } = await import('./verify-command.ts');
      return runVerify(positionals, values);
    }
    case 'perft': {
      const { values } = parseArgs({
        args,
        options: {
          depth: { type: 'string', default: '1' },
          position: { type: 'string' },
          seed: { type: 'string', default: '0' },
          ...GAME_OPTION,
        },
      });
      const [{ GAMES }, { runPerft }] = await Promise.all([import('./games.ts'), import('./perft-command.ts')]);
      return runPerft(GAMES, values);
    }
    case 'tournament': {
      const [{ GAMES }, { runTournament }] = await Promise.all([
        import('./games.ts'),
        import('./tournament-command.ts'),
      ]);
      const { values } = parseArgs({
        args,
        options: {
          game: { type: 'string', default: GAMES.first.rules.id },
          format: { type: 'string', default: 'swiss' },
          rounds: { type: 'string', default: '3' },
          groups: { type: 'string', default: '2' },
          players: { type: 'string', default: '8' },
          levels: { type: 'string', default: 'learner,steady,strong' },
          legs: { type: 'string', default: '1' },
          options: { type: 'string', default: '{}' },
          title: { type: 'string', default: 'Computer players' },
          server: { type: 'string' },
          token: { type: 'string' },
        },
      });
      return await runTournament({ ...values, server: values.server, token: values.token });
    }
    case 'schemas': {
      parseArgs({ args, options: {} });
      const { writeSchemas } = await import('./schemas.ts');
      return writeSchemas();
    }
    case 'corpus': {
      parseArgs({ args, options: {} });
      const [{ GAMES }, { keepCorpus }] = await Promise.all([import('./games.ts'), import('./corpus.ts')]);
      for (const name of keepCorpus(GAMES)) process.stdout.write(`apps/cli/corpus/${name}\n`);
      return EXIT.ok;
    }
    case 'help':
    case '--help':
    case '-h':
      process.stdout.write(`${HELP}${await gamesInWords()}`);
      return EXIT.ok;
    default:
      throw new TypeError(command === undefined ? 'Which command?' : `There is no command ${command}.`);
  }
}

// What is loaded from here on is kept compiled between runs: the engine must answer within half a second.
enableCompileCache();
try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  // Bad arguments, ours and those that parseArgs finds, are TypeErrors; a file that cannot be read has an error code.
  const expected = error instanceof TypeError || (error instanceof Error && 'code' in error);
  console.error(expected ? `${error.message}\nTry: warbeacon help` : error);
  process.exitCode = EXIT.usage;
}
