import { createHash } from 'node:crypto';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text can be an id; if not, nothing has that id and no query is needed. */
export const isUuid = (text: string): boolean => UUID.test(text);

/** A UUID derived from a text, always the same for the same text (RFC 9562, version 8). */
export const uuidFor = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
};
