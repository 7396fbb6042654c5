/** The engine on the standard streams. Nothing but answers goes to stdout. */
import { lineReader } from './lines.ts';
import { engineMethods } from './methods.ts';
import { type Answer, answerLine, failure, INVALID_REQUEST } from './rpc.ts';

/** Characters in a line; a whole match's record is well below. */
const LINE_LIMIT = 32 * 1024 * 1024;

/** Resolves when stdin has ended and everything asked has been answered. */
export async function serveEngine(): Promise<void> {
  const methods = engineMethods();
  const answer = (reply: Answer | undefined) => {
    if (reply) process.stdout.write(`${JSON.stringify(reply)}\n`);
  };
  const reader = lineReader(LINE_LIMIT, {
    line(text) {
      if (text.trim() !== '') answer(answerLine(methods, text, (error) => console.error(error)));
    },
    tooLong: () => answer(failure(null, INVALID_REQUEST, `A line may have at most ${LINE_LIMIT} characters.`)),
  });
  // Whoever reads the answers has gone; there is nobody left to tell.
  process.stdout.on('error', () => process.exit(0));
  for await (const chunk of process.stdin) reader.push(chunk as Buffer);
  reader.end();
}
