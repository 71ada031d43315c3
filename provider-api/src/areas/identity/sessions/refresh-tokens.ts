import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export interface RefreshTokens {
  /** The first of a session: 32 random bytes. */
  readonly first: () => string;
  /**
   * What a token is exchanged for. Always the same for one token, and nobody else can work it out: two tabs that
   * exchange at once, or one whose answer was lost, come to one token, so that a session never has two that work.
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

/** What is kept of a token: SHA-256 in hexadecimal digits. */
export const hashRefreshToken = (token: string): string => createHash('sha256').update(token).digest('hex');
