import type { Context } from '../../core/context.ts';
import type { StoredDocument } from '../../documents/document-store.ts';
import { Refusal } from '../../refusal.ts';

/** Documents and records as they were kept, by name: what one environment was read from. */
export interface StoredTexts {
  readonly documents: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, string>>;
}

const NONE: StoredTexts = { documents: {}, files: {} };
/** What changes; everything else is checked by a hash, so a copy of it is as good as the original. */
const CHANGING = /^(environments|releases)\//;

/** What a store answers; where it has nothing, or can't be reached, what is known of before. */
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
 * A registry's stores that note down every text that is read of them. What never changes is taken from `known` where
 * the store has lost it.
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

/** A registry that holds just these texts; whatever is read of it is checked as if it came from the stores. */
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
