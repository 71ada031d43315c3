import { createHash, randomBytes } from 'node:crypto';

/** How long a mailed link works (resolutions R14). */
export const RESET_MINUTES = 30;

/** 32 random bytes, as they stand in a mailed link. */
export const makeResetToken = (): string => randomBytes(32).toString('base64url');

/** What the database keeps of a token: nobody who reads it can make the link. */
export const hashResetToken = (token: string): string => createHash('sha256').update(token).digest('hex');
