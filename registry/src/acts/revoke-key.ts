import type { TrustedKey } from '@sundara/contracts/federation';
import { endKey } from '../core/end-key.ts';
import { undoneReleases } from '../core/rebuild-head.ts';
import type { Actor, PinnedRelease, Registry } from '../core/registry.ts';
import { replaceKey } from '../core/replace-key.ts';
import type { Found } from '../core/sign-anew.ts';
import type { Subject } from '../keys/subject.ts';
import { type Left, leaveStolenReleases } from './leave-stolen-releases.ts';

export interface Revoked {
  readonly key: TrustedKey;
  readonly subject: Subject;
  readonly found: Found;
  /** Releases that the key published after the moment, now withdrawn. */
  readonly releases: readonly PinnedRelease[];
  readonly left: readonly Left[];
  /** Undefined when the key is on another machine. */
  readonly replacement: TrustedKey | undefined;
}

/**
 * Permanently undoes what a key signed after a moment, and makes another key if the old one is on this machine.
 * Afterwards no environment runs a stolen release: neither one that this key published, nor one of another team that a
 * restored earlier state contains.
 *
 * @param after milliseconds
 * @throws Refusal when the key isn't listed, the root key isn't here, or a log or environment can't be read
 */
export const revokeKey = async (
  registry: Registry,
  id: string,
  after: number,
  actor: Actor,
): Promise<Revoked> => {
  const { key, subject, found } = await endKey(registry, id, after, 'key.revoke', actor);
  const isOwn = found.head === 'own';
  const releases = isOwn && subject.startsWith('releases/') ? undoneReleases(found) : [];
  const left = isOwn ? await leaveStolenReleases(registry, actor) : [];
  return {
    key,
    subject,
    found,
    releases,
    left,
    replacement: await replaceKey(registry, subject, key, actor),
  };
};
