import { rollbackEnvironment, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { rollback } from '../../../acts/rollback.ts';
import { changeEnvironment } from '../environment/change-environment.ts';
import type { CallParts } from '../http/options.ts';
import { serveOperation } from '../http/serve-operation.ts';

/** `release.rollback`: back to a composition that the environment ran before, as one unit. */
export const rollbackCall = (app: FastifyInstance, parts: CallParts): void => {
  serveOperation(app, rollbackEnvironment, parts, async ({ params, body, caller }) => {
    const { composition, ...decision } = body;
    const environment = await changeEnvironment(parts, { caller, ...params, ...decision }, (actor, options) =>
      rollback(parts.registry, params.environment, composition, actor, options),
    );
    return succeed(`${params.environment} is back at an earlier composition`, { environment });
  });
};
