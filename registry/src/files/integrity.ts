import { createHash } from 'node:crypto';

/** The hash of a file's plain content, as stored in records and checked by browsers: 'sha384-…'. */
export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
