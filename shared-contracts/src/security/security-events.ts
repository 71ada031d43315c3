/**
 * Every security event that a server logs, with its log message. The names are those of OWASP's logging vocabulary;
 * `authn_token_invalid`, `crypt_integrity_fail` and `crypt_signature_fail` are ours, where it has no name.
 */
export const SECURITY_EVENTS = {
  authn_login_fail: 'a sign-in failed',
  authn_login_success: 'somebody signed in',
  authn_login_lock: 'a try to sign in was refused, after too many',
  authn_token_invalid: 'a token came that we did not sign, or that was used up',
  authn_token_reuse: 'a refresh token was used a second time, which ended its session',
  authz_change: 'an account was given another role',
  authz_fail: 'a right was refused',
  crypt_integrity_fail: 'a document or a file of a release is not what was published',
  crypt_signature_fail: 'a signature of the payment gateway is wrong',
  excess_rate_limit_exceeded: 'calls were refused, after too many',
  malicious_cors: 'a page of another site would have changed something',
  session_use_after_expire: 'a token came whose session was ended',
} as const;

export type SecurityEvent = keyof typeof SECURITY_EVENTS;
