import type { KeyList, TrustedKey } from '@sundara/contracts/federation';
import type * as z from 'zod/mini';
import type { DocumentStore } from '../documents/document-store.ts';
import { Refusal, Tampered } from '../refusal.ts';
import { openEnvelope } from './envelope.ts';
import { createKeyListReader } from './key-list-reader.ts';
import { type KeyPlaces, keyFile, readSigningKey, type SigningKey } from './key-ring.ts';
import { holderOf, revokedWords } from './key-words.ts';
import { KEY_LIST, type Subject } from './subject.ts';

/** The keys whose signatures are valid: those in the list that a root has signed, and the roots. */
export interface TrustedKeys {
  readonly places: KeyPlaces;
  /** The newest list ever seen here; undefined when none was made. @throws Refusal when there is only an invalid one */
  readonly newest: () => Promise<KeyList | undefined>;
  /**
   * @throws Refusal while nothing new may be signed or accepted: an earlier list was put back, or the newest has
   * expired
   */
  readonly requireCurrent: () => Promise<void>;
  /**
   * Opens a document that a trusted key of its subject, or a root, has signed.
   *
   * @throws Refusal for any other key, a wrong or missing signature, a broken schema
   */
  readonly open: <S extends z.ZodMiniType>(
    name: string,
    text: string,
    subject: Subject,
    schema: S,
  ) => Promise<z.output<S>>;
  /**
   * The key that signs for a subject here.
   *
   * @throws Refusal when it is missing or untrusted, or nothing may be signed
   */
  readonly requireSigningKey: (subject: Subject) => Promise<SigningKey>;
}

/** Reads the trusted keys on each call, so that a revocation takes effect at once. */
export const createTrustedKeys = (documents: DocumentStore, places: KeyPlaces): TrustedKeys => {
  const { keysDir, trustFile } = places;
  const { rootOf, look } = createKeyListReader(documents, places);

  const newest = async (): Promise<KeyList | undefined> => {
    const { list, fault } = await look();
    if (!list && fault) throw fault;
    return list;
  };

  const requireCurrent = async (): Promise<void> => {
    const { list, fault } = await look();
    if (fault) throw fault;
    if (list && Date.parse(list.expiresAt) <= Date.now())
      throw new Refusal(
        `The list of trusted keys expired on ${list.expiresAt}: have ${await holderOf(places)} run key renew. What runs goes on meanwhile.`,
      );
  };

  /** @param what the beginning of the message: 'environments/qa is signed by the key 12ab…' */
  const requireTrusted = async (what: string, subject: Subject, id: string): Promise<TrustedKey> => {
    const own = (await newest())?.keys.filter((key) => key.id === id) ?? [];
    const found = own.find((key) => key.subject === subject) ?? own[0];
    if (!found)
      throw new Tampered(
        `${what}, which is not in the list of trusted keys: key list shows those that are; ask ${await holderOf(places)} what to do.`,
      );
    if (found.revoked)
      throw new Tampered(`${what}, ${revokedWords(found)} Ask ${await holderOf(places)} what to do.`);
    if (found.subject === subject) return found;
    throw new Tampered(
      `${what}, which may sign ${found.subject} and not ${subject}: restore the document from a copy.`,
    );
  };

  const requireSigningKey = async (subject: Subject): Promise<SigningKey> => {
    const key = await readSigningKey(keysDir, subject);
    if (!key)
      throw new Refusal(
        subject === KEY_LIST
          ? `The root key is not in ${keysDir}: have ${await holderOf(places)} do this, or set KEYS_DIR to where the key is.`
          : `There is no key for ${subject} in ${keysDir}: ask its owner to do this, or set KEYS_DIR to where the key is.`,
      );
    const what = `What you do here would be signed by the key ${key.id} of ${keyFile(keysDir, subject)}`;
    if (subject !== KEY_LIST) {
      await requireTrusted(what, subject, key.id);
      await requireCurrent();
    } else if (!(await rootOf(key.id)))
      throw new Refusal(`${what}, which is no root of ${trustFile}: set KEYS_DIR or TRUST_FILE.`);
    return key;
  };

  return {
    places,
    newest,
    requireCurrent,
    open: (name, text, subject, schema) =>
      openEnvelope(
        name,
        text,
        schema,
        async (keyId) =>
          (await rootOf(keyId)) ?? requireTrusted(`${name} is signed by the key ${keyId}`, subject, keyId),
      ),
    requireSigningKey,
  };
};
