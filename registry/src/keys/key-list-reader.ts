import { type KeyList, keyListSchema, type Trust } from '@sundara/contracts/federation';
import type { DocumentStore } from '../documents/document-store.ts';
import { Refusal, Tampered } from '../refusal.ts';
import { openEnvelope } from './envelope.ts';
import type { KeyPlaces } from './key-ring.ts';
import { holderOf } from './key-words.ts';
import { seenList } from './seen-list.ts';
import { KEY_LIST } from './subject.ts';
import { readTrust } from './trust-file.ts';

interface Look {
  /** The newest list ever seen here, now in the store or earlier. */
  readonly list: KeyList | undefined;
  /** Why the list in the store can't be used. */
  readonly fault: Refusal | undefined;
}

export interface KeyListReader {
  /** @throws Refusal when the trust file can't be read */
  readonly rootOf: (id: string) => Promise<Trust['roots'][number] | undefined>;
  /** @throws Refusal when no root of the trust file has signed it */
  readonly open: (text: string) => Promise<KeyList>;
  readonly look: () => Promise<Look>;
}

/**
 * Reads the list of trusted keys if a root has signed it, and remembers the newest, so that no earlier list is
 * accepted.
 */
export const createKeyListReader = (documents: DocumentStore, places: KeyPlaces): KeyListReader => {
  const { trustFile } = places;
  const seen = seenList(places.dataDir);
  const rootOf = async (id: string) => (await readTrust(trustFile)).roots.find((root) => root.id === id);

  const open = (text: string): Promise<KeyList> =>
    openEnvelope(KEY_LIST, text, keyListSchema, async (id) => {
      const root = await rootOf(id);
      if (root) return root;
      throw new Tampered(
        `${KEY_LIST} is signed by the key ${id}, which is no root of ${trustFile}: ask ${await holderOf(places)} whether that is the trust file of this registry.`,
      );
    });

  const look = async (): Promise<Look> => {
    const kept = await seen.read();
    // A remembered list is ignored when its root is no longer trusted by this machine.
    const before = kept === undefined ? undefined : await open(kept).catch(() => undefined);
    try {
      const stored = await documents.read(KEY_LIST);
      if (before && stored?.text === kept) return { list: before, fault: undefined };
      const list = stored && (await open(stored.text));
      const sequence = list?.sequence ?? 0;
      if (before && sequence < before.sequence)
        throw new Tampered(
          `${KEY_LIST} is at change ${sequence}, and change ${before.sequence} was seen here before: have ${await holderOf(places)} run key renew where the newest was seen.`,
        );
      if (stored) await seen.write(stored.text);
      return { list, fault: undefined };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { list: before, fault: error };
    }
  };

  return { rootOf, open, look };
};
