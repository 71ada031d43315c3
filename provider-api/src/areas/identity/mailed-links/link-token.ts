import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes, as they stand in a mailed link. */
export const makeLinkToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token: nobody who reads it can make the link. */
export const hashLinkToken = (token: string): string => createHash('sha256').update(token).digest('hex');
