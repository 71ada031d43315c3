import * as operations from '@sundara/contracts/api';
import { succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { clearFlag } from '../../../acts/clear-flag.ts';
import { changeEnvironment } from '../environment/change-environment.ts';
import type { CallParts } from '../http/options.ts';
import { serveOperation } from '../http/serve-operation.ts';

/** `release.clearFlag`: removes a flag of an environment, which turns it off for everybody. */
export const clearFlagCall = (app: FastifyInstance, parts: CallParts): void => {
  serveOperation(app, operations.clearFlag, parts, async ({ params, body, caller }) => {
    const { flag, ...decision } = body;
    const environment = await changeEnvironment(parts, { caller, ...params, ...decision }, (actor, options) =>
      clearFlag(parts.registry, params.environment, flag, actor, options),
    );
    return succeed(`${flag} is off for everybody`, { environment });
  });
};
