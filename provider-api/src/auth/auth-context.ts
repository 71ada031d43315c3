import type { Database } from '../database/open-database.ts';
import { createResetRequests, type ResetRequests } from '../passwords/reset-request.ts';
import { createSealer, type Sealer } from '../second-factor/sealer.ts';
import { createKnownBrowsers, type KnownBrowsers } from './known-browser.ts';
import { createRefreshTokens, type RefreshTokens } from './refresh-tokens.ts';
import { createTokens, type Tokens } from './tokens.ts';

/** What sessions are made with; every route finds it at `request.server.auth`. */
export interface AuthContext {
  readonly database: Database;
  readonly tokens: Tokens;
  readonly refreshTokens: RefreshTokens;
  readonly knownBrowsers: KnownBrowsers;
  readonly sealer: Sealer;
  readonly resetRequests: ResetRequests;
  /** Attempts to sign in per account, address and minute; the wider limits follow from it. */
  readonly attemptsPerMinute: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    auth: AuthContext;
  }
}

export const createAuthContext = (
  database: Database,
  secret: string,
  attemptsPerMinute: number,
): AuthContext => ({
  database,
  attemptsPerMinute,
  tokens: createTokens(secret),
  refreshTokens: createRefreshTokens(secret),
  knownBrowsers: createKnownBrowsers(secret),
  sealer: createSealer(secret),
  resetRequests: createResetRequests(secret),
});
