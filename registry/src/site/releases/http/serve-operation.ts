import type { Operation, User } from '@sundara/contracts/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { type FindCaller, requireAccess } from './caller.ts';
import { requireOwnPage } from './own-page.ts';
import { parseInput } from './parse-input.ts';

type Parsed<O, K extends 'params' | 'query' | 'body'> = O extends {
  readonly [key in K]: infer S extends z.ZodMiniType;
}
  ? z.output<S>
  : undefined;

/** What a handler gets: the parsed input and the caller; `caller` is undefined on public operations. */
export interface Call<O extends Operation> {
  readonly params: Parsed<O, 'params'>;
  readonly query: Parsed<O, 'query'>;
  readonly body: Parsed<O, 'body'>;
  readonly caller: O['access'] extends 'public' ? undefined : User;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Returns the reply of the contract, or throws an ApiError of the operation's list. */
export type Handler<O extends Operation> = (call: Call<O>) => Promise<z.input<O['reply']>>;

/** Checks that a request must pass before it is parsed. */
export interface Guards {
  readonly findCaller: FindCaller;
  /** Throws RATE_LIMITED when an address makes too many requests. */
  readonly limit?: (address: string) => void;
}

/** In bytes, unless the operation says otherwise; the largest body is a page's report of fifty remotes. */
const BODY_LIMIT = 16_384;

const parsedBy = (schema: z.ZodMiniType | undefined, value: unknown): unknown =>
  schema && parseInput(schema, value);

/**
 * Adds a route for an operation of the contract: access is checked first, then the input is parsed, then the handler
 * runs, and the contract's schema filters the reply, so that no other field leaves the server.
 */
export const serveOperation = <const O extends Operation>(
  app: FastifyInstance,
  operation: O,
  { findCaller, limit }: Guards,
  handler: Handler<O>,
): void => {
  const callers = new WeakMap<FastifyRequest, User>();
  app.route({
    method: operation.method,
    url: operation.path,
    bodyLimit: operation.bodyBytes ?? BODY_LIMIT,
    // Before the body is read, so that no rejected request has to send one.
    onRequest: async (request) => {
      limit?.(request.ip);
      if (operation.method !== 'GET') requireOwnPage(request);
      if (operation.access === 'public') return;
      const caller = await findCaller(request);
      requireAccess(operation, caller);
      callers.set(request, caller);
    },
    handler: async (request, reply) => {
      // Each part is the output of its schema; only the operation's type knows which parts have one.
      const call = {
        params: parsedBy(operation.params, request.params),
        query: parsedBy(operation.query, request.query),
        body: parsedBy(operation.body, request.body),
        caller: callers.get(request),
        request,
        reply,
      } as Call<O>;
      const answer = await handler(call);
      return reply.header('cache-control', 'no-store').send(z.parse(operation.reply, answer));
    },
  });
};
