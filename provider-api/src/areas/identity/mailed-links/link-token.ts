import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes, as they appear in a mailed link. */
export const makeLinkToken = (): string => randomBytes(32).toString('base64url');

/** The form in which the database stores a token: nobody who reads it can make the link. */
export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('hex');
