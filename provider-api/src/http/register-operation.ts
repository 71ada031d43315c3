import { ERRORS } from '@sundara/contracts';
import { errorReplySchema, type Operation } from '@sundara/contracts/api';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type * as z from 'zod/mini';
import { type Account, requireAccess } from '../auth/access.ts';

type Parsed<O, K extends 'params' | 'query' | 'body'> = O extends {
  readonly [key in K]: infer S extends z.ZodMiniType;
}
  ? z.output<S>
  : undefined;

/** What a handler gets: the parsed input, and who asks; `account` is undefined only on public operations. */
export interface Call<O extends Operation> {
  readonly params: Parsed<O, 'params'>;
  readonly query: Parsed<O, 'query'>;
  readonly body: Parsed<O, 'body'>;
  readonly account: O['access'] extends 'public' ? Account | undefined : Account;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Answers the reply of the contract, or throws an ApiError of the operation's list. */
export type Handler<O extends Operation> = (call: Call<O>) => Promise<z.input<O['reply']>>;

/**
 * Makes a route of an operation of the contract: access is decided first, then the input is parsed, then the
 * handler answers, and the reply is shaped by the contract, so that no other field can leave the server.
 */
export const registerOperation = <const O extends Operation>(
  app: FastifyInstance,
  operation: O,
  handler: Handler<O>,
  options: Pick<RouteShorthandOptions, 'config' | 'bodyLimit'> = {},
): void => {
  const { params, query, body, reply, name, summary } = operation;
  app.route({
    ...options,
    method: operation.method,
    url: operation.path,
    schema: {
      operationId: name,
      summary,
      tags: [name.slice(0, name.indexOf('.'))],
      security: operation.access === 'public' ? [] : [{ bearer: [] }],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { 200: reply, ...errorResponses(operation) },
    },
    onRequest: (request) => requireAccess(request, operation),
    handler: async (request, response) => {
      // Fastify has parsed these by the operation's own schemas.
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        account: request.account,
        request,
        reply: response,
      } as Call<O>;
      if (operation.access !== 'public') response.header('cache-control', 'no-store');
      return handler(call);
    },
  });
};

const errorResponses = ({ errors }: Operation): Record<number, unknown> => {
  const statuses = new Set([...errors.map((code) => ERRORS[code].status), 500]);
  return Object.fromEntries([...statuses].map((status) => [status, errorReplySchema]));
};
