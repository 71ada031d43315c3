import { ERRORS, type ErrorCode, type SecurityEvent } from '@sundara/contracts';
import { login } from '@sundara/contracts/api';
import type { ApiError } from './api-error.ts';

/** Errors that are a security event in every operation; every 403 is one as well. */
const EVENT_OF: Partial<Record<ErrorCode, SecurityEvent>> = {
  INVALID_CREDENTIALS: 'authn_login_fail',
  PASSWORD_WRONG: 'authn_login_fail',
  SECOND_FACTOR_WRONG: 'authn_login_fail',
  SIGN_IN_CODE_WRONG: 'authn_login_fail',
  RESET_LINK_INVALID: 'authn_token_invalid',
  SIGN_IN_LINK_INVALID: 'authn_token_invalid',
  SIGN_IN_CODE_INVALID: 'authn_token_invalid',
  SIGN_IN_LINK_SENT: 'authn_login_lock',
  EMAIL_LINK_INVALID: 'authn_token_invalid',
  NETWORK_HOLDS_FULL: 'excess_rate_limit_exceeded',
  RATE_LIMITED: 'excess_rate_limit_exceeded',
};

/**
 * The security event of an error: the one set by the throwing code, else that of its code; most errors have none.
 * @param operation see `operationOf`
 */
export const eventOfError = ({ code, details }: ApiError, operation: string): SecurityEvent | undefined => {
  if (details.event) return details.event;
  if (code === 'RATE_LIMITED' && operation === login.name) return 'authn_login_lock';
  return EVENT_OF[code] ?? (ERRORS[code].status === 403 ? 'authz_fail' : undefined);
};
