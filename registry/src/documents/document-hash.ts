import { createHash } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';

/** sha256 of the canonical JSON, in hex: compositions, acts and records are named and pinned by it. */
export const documentHash = (document: unknown): string =>
  createHash('sha256').update(canonicalJson(document)).digest('hex');
