import { createHash } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';

/** sha256 of the canonical JSON, in hex: what a composition, an act and a record are named and pinned by. */
export const documentHash = (document: unknown): string =>
  createHash('sha256').update(canonicalJson(document)).digest('hex');
