import * as operations from '@sundara/contracts/api';
import { succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { setFlag } from '../../acts/set-flag.ts';
import { changeEnvironment } from './change-environment.ts';
import type { CallParts } from './options.ts';
import { serveOperation } from './serve-operation.ts';

/** `release.setFlag`: turns something new on for a share of an environment's browsers. */
export const setFlagCall = (app: FastifyInstance, parts: CallParts): void => {
  serveOperation(app, operations.setFlag, parts, async ({ params, body, caller }) => {
    const { flag, percent, ...decision } = body;
    const environment = await changeEnvironment(parts, { caller, ...params, ...decision }, (actor, options) =>
      setFlag(parts.registry, params.environment, flag, percent, actor, options),
    );
    return succeed(`${flag} is on for ${percent} % of the browsers`, { environment });
  });
};
