import type { Database } from '../../../platform/database/open-database.ts';
import { createSealer, type Sealer } from '../../../platform/sealer/sealer.ts';
import type { OnAccountChanged } from '../accounts/account-changed.ts';
import { createTokens, type Tokens } from '../accounts/tokens.ts';
import { createLinkRequests, type LinkRequests } from '../mailed-links/link-request.ts';
import { createKnownBrowsers, type KnownBrowsers } from './known-browser.ts';
import { createRefreshTokens, type RefreshTokens } from './refresh-tokens.ts';

/** What authentication needs; every route finds it at `request.server.auth`. */
export interface AuthContext {
  readonly database: Database;
  readonly tokens: Tokens;
  readonly refreshTokens: RefreshTokens;
  readonly knownBrowsers: KnownBrowsers;
  readonly sealer: Sealer;
  readonly resetRequests: LinkRequests;
  readonly invitationRequests: LinkRequests;
  readonly signInLinkRequests: LinkRequests;
  readonly confirmationRequests: LinkRequests;
  /** Seals what is kept of mailed codes. */
  readonly codeSealer: Sealer;
  /** Wrong passwords allowed per minute in a known browser, and per 15 minutes in all others; see `signInLimits`. */
  readonly signInTries: number;
  readonly onAccountChanged: OnAccountChanged;
}

declare module 'fastify' {
  interface FastifyInstance {
    auth: AuthContext;
  }
}

/** @param secret the server's secret, the same in every process */
export const createAuthContext = (
  secret: string,
  given: Pick<AuthContext, 'database' | 'signInTries' | 'onAccountChanged'>,
): AuthContext => ({
  ...given,
  tokens: createTokens(secret),
  refreshTokens: createRefreshTokens(secret),
  knownBrowsers: createKnownBrowsers(secret),
  sealer: createSealer(secret),
  resetRequests: createLinkRequests(secret, 'password reset'),
  invitationRequests: createLinkRequests(secret, 'invitation'),
  signInLinkRequests: createLinkRequests(secret, 'sign-in link'),
  confirmationRequests: createLinkRequests(secret, 'e-mail confirmation'),
  codeSealer: createSealer(secret, 'sundara sign-in code'),
});
