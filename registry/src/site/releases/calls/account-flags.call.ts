import { accountFlags, succeed } from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { flagsOfAccount } from '../../canary/account-flags.ts';
import { ApiError } from '../http/api-error.ts';
import type { CallParts } from '../http/options.ts';
import { serveOperation } from '../http/serve-operation.ts';

/** `release.accountFlags`: names the flags that are on for the caller, and none that are on for others. */
export const accountFlagsCall = (app: FastifyInstance, parts: CallParts): void => {
  serveOperation(app, accountFlags, parts, async ({ caller, request }) => {
    const environment = parts.environmentOf(request);
    const runs = environment === undefined ? undefined : await parts.runsOf(environment);
    if (!runs) throw new ApiError('NOT_FOUND');
    return succeed('Flags found', { flags: [...flagsOfAccount(runs.document.flags, caller)] });
  });
};
