import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export interface RefreshTokens {
  /** The first token of a session: 32 random bytes. */
  readonly first: () => string;
  /**
   * The token that replaces a given one. Always the same for one token, and nobody else can compute it: two tabs that
   * refresh at once, or a retry after a lost reply, get the same token, so that a session never has two valid ones.
   */
  readonly next: (token: string) => string;
}

export const createRefreshTokens = (secret: string): RefreshTokens => {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'sundara refresh token', 32));
  return {
    first: () => randomBytes(32).toString('base64url'),
    next: (token) => createHmac('sha256', key).update(token).digest('base64url'),
  };
};

/** The stored form of a token: SHA-256 in hexadecimal digits. */
export const hashRefreshToken = (token: string): string => createHash('sha256').update(token).digest('hex');
