import type { Metrics } from './metrics.ts';

/** The answer to a command, as far as it is counted. */
interface Answered {
  readonly ok: boolean;
  readonly refusal?: { readonly code: string } | undefined;
}

/** Counts what `handle` answers, and how long it takes to. */
export function timed<Client, Request, A extends Answered>(
  metrics: Metrics,
  handle: (client: Client, request: Request) => Promise<A>,
): (client: Client, request: Request) => Promise<A> {
  return async (client, request) => {
    const began = performance.now();
    const answer = await handle(client, request);
    metrics.commandAnswered(answer.ok ? 'ok' : (answer.refusal?.code ?? 'other'), performance.now() - began);
    return answer;
  };
}
