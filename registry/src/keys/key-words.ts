import type { TrustedKey } from '@sundara/contracts/federation';
import type { KeyPlaces } from './key-ring.ts';
import { readTrust } from './trust-file.ts';

/**
 * The person who can change the list of trusted keys, for messages that say whom to ask: 'Operations (the root key)'.
 */
export const holderOf = async ({ trustFile }: KeyPlaces): Promise<string> => {
  const [root] = (await readTrust(trustFile)).roots;
  return root ? `${root.owner} (the root key)` : 'whoever holds the root key';
};

/** 'which Meera revoked on 2026-11-24T14:00:00.000Z: It was stolen.' */
export const revokedWords = ({ revoked }: TrustedKey): string =>
  revoked ? `which ${revoked.by} revoked on ${revoked.at}: ${revoked.why.replace(/\.$/, '')}.` : '';
