import {
  OVERRIDE_PARAMETER,
  type Override,
  type PageData,
  SAFE_PARAMETER,
} from '@sundara/contracts/federation';
import { readCookie, writeCookie } from '../http/cookies.ts';
import type { Visit } from '../http/visit.ts';
import { cleanAddress } from './clean-address.ts';
import { verifyOverride } from './token.ts';

export const OVERRIDE_COOKIE = 'sundara-override';
const FORGET = 'forget';

/** A redirect of a browser, with a cookie to set. */
export interface Move {
  readonly cookie: string;
  readonly location: string;
}

/** The override that a browser requests, or why it is ignored. */
export interface AskedOverride {
  /** Whether the browser has an override cookie, valid or not: only then is there one to leave. */
  readonly kept: boolean;
  readonly token?: string;
  readonly override?: Override;
  readonly ignored?: NonNullable<PageData['qa']>['ignored'];
}

/**
 * A link with an override sets a cookie and redirects to the clean address; `?safe=forget` removes the cookie.
 * Undefined when there is no redirect, also for an expired or invalid link: then the page says so.
 */
export const overrideMove = (visit: Visit, secret: string, now: number): Move | undefined => {
  const { environment, pathname, search, secure } = visit;
  const query = new URLSearchParams(search);
  const location = cleanAddress(pathname, search);
  if (query.get(SAFE_PARAMETER) === FORGET)
    return { cookie: writeCookie(OVERRIDE_COOKIE, '', { maxAge: 0, secure }), location };
  const token = query.get(OVERRIDE_PARAMETER);
  const verified = token === null ? undefined : verifyOverride(secret, environment, token, now);
  if (token === null || !verified?.ok) return undefined;
  const maxAge = Math.ceil((Date.parse(verified.override.until) - now) / 1000);
  return { cookie: writeCookie(OVERRIDE_COOKIE, token, { maxAge, secure }), location };
};

/** The override to use for a page: the one in the cookie, unless the address has `?safe` or an override link. */
export const askedOverride = (visit: Visit, secret: string, now: number): AskedOverride => {
  const query = new URLSearchParams(visit.search);
  const token = readCookie(visit.cookies, OVERRIDE_COOKIE);
  const kept = token !== undefined;
  const link = query.get(OVERRIDE_PARAMETER);
  if (link !== null) {
    const verified = verifyOverride(secret, visit.environment, link, now);
    return verified.ok ? { kept } : { kept, ignored: verified.why };
  }
  if (token === undefined) return { kept };
  if (query.has(SAFE_PARAMETER)) return { kept, ignored: 'safe' };
  const verified = verifyOverride(secret, visit.environment, token, now);
  return verified.ok ? { kept, token, override: verified.override } : { kept, ignored: verified.why };
};
