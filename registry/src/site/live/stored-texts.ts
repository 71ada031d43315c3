import type { Context } from '../../core/context.ts';
import type { StoredDocument } from '../../documents/document-store.ts';
import { Refusal } from '../../refusal.ts';

/** Stored texts of documents and records, by name, from which one environment was read. */
export interface StoredTexts {
  readonly documents: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, string>>;
}

const NONE: StoredTexts = { documents: {}, files: {} };
/** Documents that change; all others are checked by a hash, so a copy is as good as the original. */
const CHANGING = /^(environments|releases)\//;

/** The store's content, or the known content if the store has none or can't be reached. */
const orKnown = async <T>(
  read: () => Promise<T | undefined>,
  known: T | undefined,
): Promise<T | undefined> => {
  try {
    return (await read()) ?? known;
  } catch (error) {
    if (known !== undefined && error instanceof Refusal) return known;
    throw error;
  }
};

/**
 * A registry's stores that record every text read from them. Immutable texts that the store has lost are taken from
 * `known`.
 */
export const noteTexts = (
  { documents, files, keys }: Context,
  known: StoredTexts = NONE,
): { readonly context: Context; readonly texts: () => StoredTexts } => {
  const noted = { documents: new Map<string, string>(), files: new Map<string, string>() };
  const readDocument = async (name: string): Promise<StoredDocument | undefined> => {
    const text = CHANGING.test(name) ? undefined : known.documents[name];
    const found = await orKnown(
      () => documents.read(name),
      text === undefined ? undefined : { text, revision: '' },
    );
    if (found) noted.documents.set(name, found.text);
    return found;
  };
  const readFile = async (path: string): Promise<Buffer | undefined> => {
    const text = known.files[path];
    const found = await orKnown(() => files.read(path), text === undefined ? undefined : Buffer.from(text));
    if (found) noted.files.set(path, found.toString('utf8'));
    return found;
  };
  return {
    context: { documents: { ...documents, read: readDocument }, files: { ...files, read: readFile }, keys },
    texts: () => ({
      documents: Object.fromEntries(noted.documents),
      files: Object.fromEntries(noted.files),
    }),
  };
};

/** A registry with only these texts; reads are checked as if they came from the stores. */
export const contextOf = (texts: StoredTexts, { documents, files, keys }: Context): Context => ({
  documents: {
    ...documents,
    read: async (name) => {
      const text = texts.documents[name];
      return text === undefined ? undefined : { text, revision: '' };
    },
  },
  files: {
    ...files,
    read: async (path) => {
      const text = texts.files[path];
      return text === undefined ? undefined : Buffer.from(text);
    },
  },
  keys,
});
