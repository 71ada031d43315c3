import * as z from 'zod/mini';
import type { DocumentStore } from '../documents/document-store.ts';

/** A process that has written nothing for this long counts as gone. */
const STALE_MS = 2 * 60 * 60_000;

/** What one process has counted, and when it wrote that. */
export interface Written<T> {
  readonly writtenAt: string;
  readonly counts: T;
}

export interface CountsOptions<T> {
  readonly documents: DocumentStore;
  /** Names the documents: '<kind>/<environment>/<process>'. */
  readonly kind: string;
  readonly schema: z.ZodMiniType<T>;
  readonly now: () => Date;
}

/** Undefined for a text that isn't one: a site server of another version may use another format. */
export const parseWritten = <T>(
  text: string,
  { kind, schema }: Pick<CountsOptions<T>, 'kind' | 'schema'>,
): Written<T> | undefined => {
  try {
    const writtenSchema = z.object({ writtenAt: z.string(), [kind]: schema });
    const { writtenAt, [kind]: counts } = z.parse(writtenSchema, JSON.parse(text));
    return { writtenAt: String(writtenAt), counts: z.parse(schema, counts) };
  } catch {
    return undefined;
  }
};

export const isStale = ({ writtenAt }: Written<unknown>, now: Date): boolean =>
  now.getTime() - Date.parse(writtenAt) >= STALE_MS;

/** The written counts of all live processes, one for each; removes nothing, unlike those who share counts. */
export const readWrittenCounts = async <T>(
  options: CountsOptions<T>,
  environment: string,
): Promise<readonly T[]> => {
  const { documents, kind, now } = options;
  const found = (await documents.list(`${kind}/${environment}/`)).map(async (name): Promise<readonly T[]> => {
    const stored = await documents.read(name);
    const written = stored && parseWritten(stored.text, options);
    return written && !isStale(written, now()) ? [written.counts] : [];
  });
  return (await Promise.all(found)).flat();
};
