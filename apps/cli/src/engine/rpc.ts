/** JSON-RPC 2.0: one request in, one answer out, whatever the request was. */
import { type Refusal, textAt } from '@warbeacon/kernel';
import { z } from 'zod';

export const PARSE_ERROR = -32700;
export const INVALID_REQUEST = -32600;
export const METHOD_NOT_FOUND = -32601;
export const INVALID_PARAMS = -32602;
export const INTERNAL_ERROR = -32603;
/** The rules, or the engine, say no. */
export const REFUSED = -32000;

type Id = string | number | null;
export type Answer =
  | { readonly jsonrpc: '2.0'; readonly id: Id; readonly result: unknown }
  | {
      readonly jsonrpc: '2.0';
      readonly id: Id;
      readonly error: { readonly code: number; readonly message: string; readonly data?: unknown };
    };

/** Thrown by a method that will not do what it was asked. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly code: number;
  readonly data: unknown;
  constructor(code: number, message: string, data?: unknown) {
    super(message);
    this.code = code;
    this.data = data;
  }
}

/** A refusal as the error it is on the wire; `more` goes into its data. */
export function refused({ code, case: ruleCase, message }: Refusal, more: object = {}): EngineError {
  return new EngineError(REFUSED, message, { code, case: ruleCase ?? null, ...more });
}

/** A method: what its parameters must be, and what it does with them. */
export interface Method {
  run(params: unknown): unknown;
}

/** `params` may hang on what is given: the game that is named says which options there are. */
export function method<P extends z.ZodType>(
  params: P | ((given: unknown) => P),
  run: (params: z.output<P>) => unknown,
): Method {
  return {
    run(given) {
      const parsed = (typeof params === 'function' ? params(given) : params).safeParse(given);
      if (parsed.success) return run(parsed.data);
      const faults = parsed.error.issues.map(({ path, message }) => ({
        at: path.map(String).join('.'),
        message: `${textAt(given, path)}${message}`,
      }));
      const words = faults.map(({ at, message }) => (at === '' ? message : `${at}: ${message}`)).join('; ');
      throw new EngineError(INVALID_PARAMS, `Bad parameters: ${words}`, { faults });
    },
  };
}

const requestSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string(), z.number(), z.null()]).optional(),
  method: z.string(),
  params: z.unknown().optional(),
});

/**
 * Answers one line. `undefined` for a notification, which wants no answer. Never throws: a bug is answered with
 * -32603, told to `report`, and the engine goes on.
 */
export function answerLine(
  methods: ReadonlyMap<string, Method>,
  line: string,
  report: (error: unknown) => void,
): Answer | undefined {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch (error) {
    return failure(null, PARSE_ERROR, `Not JSON: ${error instanceof Error ? error.message : 'malformed'}`);
  }
  const request = requestSchema.safeParse(json);
  if (!request.success) {
    const batch = Array.isArray(json) ? 'Batches are not served; send one request a line.' : '';
    const words = request.error.issues
      .map(({ path, message }) => `${path.map(String).join('.')}: ${message}`)
      .join('; ');
    return failure(idOf(json), INVALID_REQUEST, batch || `Not a JSON-RPC 2.0 request: ${words}`);
  }
  const { id, params = {} } = request.data;
  const answer = call(methods, request.data.method, params, id ?? null, report);
  return id === undefined ? undefined : answer;
}

function call(
  methods: ReadonlyMap<string, Method>,
  name: string,
  params: unknown,
  id: Id,
  report: (error: unknown) => void,
): Answer {
  const found = methods.get(name);
  if (!found) {
    return failure(id, METHOD_NOT_FOUND, `There is no method ${name}. There are: ${[...methods.keys()].join(', ')}.`);
  }
  try {
    return { jsonrpc: '2.0', id, result: found.run(params) };
  } catch (error) {
    if (error instanceof EngineError) return failure(id, error.code, error.message, error.data);
    report(error);
    return failure(id, INTERNAL_ERROR, 'The engine has a bug; nothing was changed.');
  }
}

export function failure(id: Id, code: number, message: string, data?: unknown): Answer {
  return { jsonrpc: '2.0', id, error: data === undefined ? { code, message } : { code, message, data } };
}

/** The id of a request that is otherwise bad, where it can be told. */
function idOf(json: unknown): Id {
  const id = typeof json === 'object' && json !== null && 'id' in json ? json.id : null;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}
