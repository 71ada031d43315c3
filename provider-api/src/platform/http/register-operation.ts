import { ERRORS, type ErrorCode } from '@sundara/contracts';
import {
  BODY_BYTES,
  codesByStatus,
  errorReplySchema,
  errorsBefore,
  keyedHeadersSchema,
  type Operation,
} from '@sundara/contracts/api';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import * as z from 'zod/mini';
import { withinOperation } from '../database/current-operation.ts';
import { type Account, requireAccess, roleRefusal } from './access.ts';
import { heldToAudit } from './audit-guard.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Does the work of a keyed request once; missing where the app keeps no answers. */
    answerOnce?: <Answer>(
      request: FastifyRequest,
      operation: Operation,
      work: () => Promise<Answer>,
    ) => Promise<Answer>;
  }
}

type Parsed<O, K extends 'params' | 'query' | 'body'> = O extends {
  readonly [key in K]: infer S extends z.ZodMiniType;
}
  ? z.output<S>
  : undefined;

/** What a handler gets: the parsed input and the caller; `account` is undefined only on public operations. */
export interface Call<O extends Operation> {
  readonly params: Parsed<O, 'params'>;
  readonly query: Parsed<O, 'query'>;
  readonly body: Parsed<O, 'body'>;
  readonly account: O['access'] extends 'public' ? Account | undefined : Account;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The reply before the contract has shaped it. */
export type Reply<O extends Operation> = z.input<O['reply']>;

/**
 * Returns the reply of the contract, or throws an ApiError of the operation's list. A handler that has sent the
 * response itself, in the contract's shape, returns `call.reply`.
 */
export type Handler<O extends Operation> = (call: Call<O>) => Promise<Reply<O> | FastifyReply>;

/**
 * Registers the route of an operation of the contract. Access is checked first, then the input is parsed, then the
 * handler runs. The contract shapes the reply, so that no other field can leave the server. An admin's changes are
 * checked against the audit (decision 46); a keyed operation answers a repeated request as before (decision 110).
 */
export const registerOperation = <const O extends Operation>(
  app: FastifyInstance,
  operation: O,
  handler: Handler<O>,
  options: Pick<RouteShorthandOptions, 'config'> = {},
): void => {
  const { params, query, body, file, keyed, bodyBytes = BODY_BYTES, reply, name, summary, rules } = operation;
  app.route({
    ...options,
    bodyLimit: bodyBytes,
    config: { ...options.config, ...(file && { file }) },
    method: operation.method,
    url: operation.path,
    schema: {
      operationId: name,
      summary,
      tags: [name.slice(0, name.indexOf('.'))],
      ...(rules && { 'x-rules': rules }),
      security: operation.access === 'public' ? [] : [{ bearer: [] }],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      ...(keyed && { headers: keyedHeadersSchema }),
      response: { 200: reply, ...errorResponses(operation) },
    },
    onRequest: (request) => withinOperation(name, () => requireAccess(request, operation)),
    handler: async (request, response) => {
      // Fastify has parsed these with the operation's own schemas.
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        account: request.account,
        request,
        reply: response,
      } as Call<O>;
      const work = () => heldToAudit(request, operation, () => handler(call));
      // Once more: what runs after a body was read is no longer within the hook.
      const answer = await withinOperation(name, () =>
        app.answerOnce ? app.answerOnce(request, operation, work) : work(),
      );
      if (answer === response) return response;
      // Handlers of cacheable replies set the header themselves.
      if (!response.hasHeader('cache-control')) response.header('cache-control', 'no-store');
      return answer;
    },
  });
};

/** One reply per HTTP status, listing this operation's error codes with that status. */
const errorResponses = (operation: Operation): Record<number, Operation['reply']> => {
  const { access, errors } = operation;
  const codes: readonly ErrorCode[] = [
    ...errors,
    ...errorsBefore(operation),
    ...(Array.isArray(access) ? [roleRefusal(errors)] : []),
    ...(Array.isArray(access) && access.includes('salon') ? (['SALON_MISSING'] as const) : []),
    ...(['INTERNAL', 'UNAVAILABLE'] as const),
  ];
  return Object.fromEntries(codesByStatus(codes).map(([status, found]) => [status, errorResponse(found)]));
};

const errorResponse = (codes: readonly ErrorCode[]) => {
  const schema = z.extend(errorReplySchema, { code: z.enum(codes) });
  const description = codes.map((code) => `${code}: ${ERRORS[code].message}`).join(' ');
  z.globalRegistry.add(schema, { description });
  return schema;
};
