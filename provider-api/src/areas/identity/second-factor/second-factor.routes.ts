import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  secondFactor,
  succeed,
} from '@sundara/contracts/api';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../platform/http/api-error.ts';
import { registerOperation } from '../../../platform/http/register-operation.ts';
import { requirePassword } from '../passwords/verify-password.ts';
import { authenticatorUri, digitsOf, makeSecret, stepOfCode } from './authenticator.ts';
import { checkSecondFactor, wrongCode } from './check-second-factor.ts';
import { countCode, forgiveCode } from './count-codes.ts';
import { findSecondFactor, keepSecret } from './second-factor.repository.ts';
import { turnOff, turnOn } from './switch-second-factor.command.ts';

const OFF = { on: false, recoveryCodesLeft: 0 };

/** A second factor for salon and admin accounts: show, prepare, turn on, turn off (decision 27). */
export const secondFactorRoutes = (app: FastifyInstance): void => {
  const { database, sealer } = app.auth;
  const { db } = database;

  registerOperation(app, secondFactor, async ({ account }) => {
    const factor = await findSecondFactor(db, account.id);
    const state = factor?.confirmedAt ? { on: true, recoveryCodesLeft: factor.recoveryHashes.length } : OFF;
    return succeed('Second factor', { secondFactor: state });
  });

  registerOperation(app, beginSecondFactor, async ({ account: { id, email }, body }) => {
    await requirePassword(db, id, body.password);
    const secret = makeSecret();
    if (!(await keepSecret(db, id, sealer.seal(secret, id), new Date())))
      throw new ApiError('SECOND_FACTOR_ON');
    return succeed('Second factor prepared', { secret, uri: authenticatorUri(secret, email) });
  });

  registerOperation(app, confirmSecondFactor, async ({ account, body }) => {
    const { id } = account;
    await countCode(db, id);
    const factor = await findSecondFactor(db, id);
    if (factor?.confirmedAt) throw new ApiError('SECOND_FACTOR_ON');
    const now = new Date();
    const secret = factor && sealer.open(factor.sealedSecret, id);
    const digits = digitsOf(body.code);
    const step = secret && digits ? stepOfCode(secret, digits, now) : undefined;
    if (!factor || step === undefined) throw wrongCode();
    await forgiveCode(db, id);
    const recoveryCodes = await turnOn(app.auth, { factor, step, account }, now);
    if (!recoveryCodes) throw new ApiError('SECOND_FACTOR_ON');
    return succeed('Second factor turned on', { recoveryCodes });
  });

  registerOperation(app, endSecondFactor, async ({ account, body: { password, code } }) => {
    await requirePassword(db, account.id, password);
    await checkSecondFactor(db, account, code, sealer);
    await turnOff(app.auth, account, new Date());
    return succeed('Second factor turned off', { secondFactor: OFF });
  });
};
