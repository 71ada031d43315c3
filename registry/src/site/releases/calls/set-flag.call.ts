import * as operations from '@sundara/contracts/api';
import { succeed } from '@sundara/contracts/api';
import { reachWords } from '@sundara/contracts/federation';
import type { FastifyInstance } from 'fastify';
import { setFlag } from '../../../acts/set-flag.ts';
import { changeEnvironment } from '../environment/change-environment.ts';
import type { CallParts } from '../http/options.ts';
import { serveOperation } from '../http/serve-operation.ts';

/** `release.setFlag`: turns a flag on for a share of an environment's browsers, for accounts and for roles. */
export const setFlagCall = (app: FastifyInstance, parts: CallParts): void => {
  serveOperation(app, operations.setFlag, parts, async ({ params, body, caller }) => {
    const { flag, percent, accounts, roles, ...decision } = body;
    const reach = { percent, ...(accounts && { accounts }), ...(roles && { roles }) };
    const environment = await changeEnvironment(parts, { caller, ...params, ...decision }, (actor, options) =>
      setFlag(parts.registry, params.environment, flag, reach, actor, options),
    );
    return succeed(`${flag} is on for ${reachWords(reach)}`, { environment });
  });
};
