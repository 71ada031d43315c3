import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createTurns, createTurnsByName, type EndTurn, type TurnLimits } from '../turns/turns.ts';
import { ApiError } from './api-error.ts';
import { sendError } from './error-handler.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The turns of an operation whose calls take long; see `limitCalls`. */
    readonly turns?: TurnLimits;
  }
}

/** Calls that a process works on at once. */
const AT_ONCE = 40;
/** Those of one operation: enough to keep its connections to the database in use. */
const OF_OPERATION = 10;
/** Calls of an operation that wait: as many as the site sends at once, so that a crowd is not refused. */
const WAITING = 128;

/**
 * Works on a few calls at a time, and lets others wait for their turn with nothing done for them yet. Beyond that they
 * are refused at once as UNAVAILABLE: under ten times the load, what is begun ends in time and health is answered. An
 * operation has a quarter of the turns at most, or as many as its route says (`turns`), so that others go on while it
 * is slow. What is no operation, such as health and event streams, needs no turn. Who sends or reads slowly has none
 * meanwhile.
 * @param patienceMs how long a call waits
 */
export const limitCalls = (app: FastifyInstance, patienceMs: number): void => {
  const limits = { waiting: WAITING, patience: patienceMs };
  const ofOperation = createTurnsByName({ ...limits, atOnce: OF_OPERATION });
  const ofAll = createTurns({ ...limits, atOnce: AT_ONCE });
  const ends = new WeakMap<FastifyRequest, EndTurn>();

  const take = async (operationId: string, own: TurnLimits | undefined): Promise<EndTurn> => {
    const endOfOperation = await ofOperation.take(operationId, own);
    try {
      const end = await ofAll.take();
      return () => {
        end();
        endOfOperation();
      };
    } catch (error) {
      endOfOperation();
      throw error;
    }
  };
  const endTurn = (request: FastifyRequest): void => {
    ends.get(request)?.();
    ends.delete(request);
  };
  const takeTurn = (request: FastifyRequest, reply: FastifyReply, done: () => void): void => {
    const { schema, config } = request.routeOptions;
    const { operationId } = (schema ?? {}) as { operationId?: string };
    if (operationId === undefined) {
      done();
      return;
    }
    const begin = (end: EndTurn) => {
      // Who left while waiting is not worked for.
      if (reply.raw.destroyed) {
        end();
        return;
      }
      ends.set(request, end);
      reply.raw.once('close', end);
      done();
    };
    take(operationId, config.turns).then(begin, () => sendError(reply, new ApiError('UNAVAILABLE')));
  };

  app.addHook('onRequest', takeTurn);
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (!request.raw.complete) endTurn(request);
    done(null, payload);
  });
  app.addHook('preValidation', (request, reply, done) => {
    if (ends.has(request)) done();
    else takeTurn(request, reply, done);
  });
  app.addHook('onSend', async (request) => endTurn(request));
};
