/** `/api/openapi.json`: what programs may ask, made from the schemas that read the requests and write the answers. */
import {
  accountSchema,
  botAnswerSchema,
  botLookSchema,
  botOptionsQuerySchema,
  botOptionsSchema,
  botTableSchema,
  commandRequestSchema,
  createMatchSchema,
  errorBodySchema,
  gameListSchema,
  leaderboardsSchema,
  matchListSchema,
  matchSummarySchema,
  PROTOCOL_VERSION,
  profileSchema,
  rematchRequestSchema,
  resignRequestSchema,
} from '@warbeacon/protocol';
import type { RequestHandler } from 'express';
import { DESCRIBED_EVENTS } from './event-openapi.ts';
import { z } from 'zod';

export interface Described {
  readonly method: 'get' | 'post' | 'delete';
  /** With the names of what varies in braces. */
  readonly path: string;
  readonly summary: string;
  /** Whether it needs a token. */
  readonly token?: true;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Left out where nothing is answered. */
  readonly answer?: z.ZodType;
  /** 200, unless said otherwise. */
  readonly status?: number;
}

const listQuery = z.strictObject({
  status: z.enum(['open', 'live', 'over', 'mine']),
  limit: z.string().optional(),
  after: z.string().optional(),
});

export const DESCRIBED: readonly Described[] = [
  { method: 'get', path: '/api/games', summary: 'The games that are played here.', answer: gameListSchema },
  {
    method: 'get',
    path: '/api/account',
    summary: 'Whose token it is.',
    token: true,
    answer: accountSchema,
  },
  {
    method: 'get',
    path: '/api/matches',
    summary: 'Lists of matches: open challenges, those that are played, those that are over, one’s own.',
    token: true,
    query: listQuery,
    answer: matchListSchema,
  },
  {
    method: 'post',
    path: '/api/matches',
    summary: 'Makes a challenge.',
    token: true,
    body: createMatchSchema,
    answer: matchSummarySchema,
    status: 201,
  },
  { method: 'get', path: '/api/matches/{id}', summary: 'One match.', token: true, answer: matchSummarySchema },
  {
    method: 'delete',
    path: '/api/matches/{id}',
    summary: 'Withdraws a challenge that nobody has accepted.',
    token: true,
    status: 204,
  },
  {
    method: 'post',
    path: '/api/matches/{id}/join',
    summary: 'Accepts a challenge.',
    token: true,
    body: z.strictObject({}),
    answer: matchSummarySchema,
  },
  {
    method: 'post',
    path: '/api/matches/{id}/rematch',
    summary: 'Offers, withdraws, declines or accepts a rematch.',
    token: true,
    body: rematchRequestSchema,
    answer: matchSummarySchema,
  },
  {
    method: 'get',
    path: '/api/bot/matches/{id}',
    summary: 'The match as one’s own seat sees it; waits for a decision, when asked to.',
    token: true,
    query: botLookSchema,
    answer: botTableSchema,
  },
  {
    method: 'get',
    path: '/api/bot/matches/{id}/options',
    summary: 'The legal commands of one piece, or all.',
    token: true,
    query: botOptionsQuerySchema,
    answer: botOptionsSchema,
  },
  {
    method: 'post',
    path: '/api/bot/matches/{id}/commands',
    summary: 'Gives a command.',
    token: true,
    body: commandRequestSchema,
    answer: botAnswerSchema,
  },
  {
    method: 'post',
    path: '/api/bot/matches/{id}/resign',
    summary: 'Gives the match up.',
    token: true,
    body: resignRequestSchema,
    answer: botAnswerSchema,
  },
  ...DESCRIBED_EVENTS,
  { method: 'get', path: '/api/players', summary: 'The best players of each game.', answer: leaderboardsSchema },
  { method: 'get', path: '/api/people/{name}', summary: 'The public page of somebody.', answer: profileSchema },
];

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' });
const content = (schema: z.ZodType, io: 'input' | 'output') => ({
  content: { 'application/json': { schema: jsonSchema(schema, io) } },
});

function operationOf({ path, summary, token, query, body, answer, status = 200 }: Described) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));
  const inQuery = Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !z.safeParse(schema, undefined).success,
    schema: z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
  }));
  return {
    summary,
    ...(token === true ? { security: [{ token: [] }] } : {}),
    parameters: [...inPath, ...inQuery],
    ...(body === undefined ? {} : { requestBody: { required: true, ...content(body, 'input') } }),
    responses: {
      [status]: { description: 'Done.', ...(answer === undefined ? {} : content(answer, 'output')) },
      default: { description: 'Refused: a code and a sentence.', ...content(errorBodySchema, 'output') },
    },
  };
}

export function openApi() {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {};
  for (const route of DESCRIBED) paths[route.path] = { ...paths[route.path], [route.method]: operationOf(route) };
  return {
    openapi: '3.1.0',
    info: { title: 'Warbeacon', version: String(PROTOCOL_VERSION) },
    paths,
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  };
}

/** Made when it is first asked for. */
export function openApiRoute(): RequestHandler {
  let text: string | undefined;
  return (_req, res) => {
    text ??= JSON.stringify(openApi());
    res.type('application/json').send(text);
  };
}
