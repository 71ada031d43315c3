import * as operations from '@sundara/contracts/api';
import { succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { endCanary } from '../../../acts/end-canary.ts';
import { changeEnvironment } from '../environment/change-environment.ts';
import type { CallParts } from '../http/options.ts';
import { serveOperation } from '../http/serve-operation.ts';

const SAID = { stop: 'The canary is stopped', finish: 'Everybody gets the canary' } as const;

/** `release.endCanary`: stops a canary, or gives it to everybody. */
export const endCanaryCall = (app: FastifyInstance, parts: CallParts): void => {
  serveOperation(app, operations.endCanary, parts, async ({ params, body, caller }) => {
    const { end, ...decision } = body;
    const environment = await changeEnvironment(parts, { caller, ...params, ...decision }, (actor, options) =>
      endCanary(parts.registry, params.environment, end, actor, options),
    );
    return succeed(SAID[end], { environment });
  });
};
