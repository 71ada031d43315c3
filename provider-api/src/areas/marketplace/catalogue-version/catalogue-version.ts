import type { Database } from '../../../platform/database/open-database.ts';

/** The maximum age, in milliseconds, of the version that a request gets. */
export const STALE_AFTER_MS = 100;
/** From this age on it is refreshed in the background, so that no request waits for it under load. */
const ASK_AGAIN_AFTER_MS = 50;

export interface CatalogueVersion {
  /**
   * The version of the catalogue: equal ones mean equal salons, services, specialists, reviews and localities.
   * It counts every finished write of this process, and every write of another process that ended at least 100 ms ago.
   * Get it before you read the rows: then what is cached under it is never older than the version.
   */
  readonly current: () => Promise<string>;
}

interface Asked {
  readonly at: number;
  readonly answer: Promise<string>;
}

/**
 * Queries the version on demand: one query at a time, for all requests that wait.
 */
export const catalogueVersion = (
  { onWrite }: Pick<Database, 'onWrite'>,
  readVersion: () => Promise<string>,
  now = () => performance.now(),
): CatalogueVersion => {
  let known: { readonly at: number; readonly version: string } | undefined;
  let asked: Asked | undefined;
  onWrite(() => {
    // A pending query may have been answered before the write.
    known = undefined;
    asked = undefined;
  });
  const ask = (): Promise<string> => {
    const at = now();
    if (asked && at - asked.at < STALE_AFTER_MS) return asked.answer;
    const mine: Asked = { at, answer: readVersion() };
    asked = mine;
    const learn = (version?: string) => {
      if (asked !== mine) return;
      asked = undefined;
      if (version !== undefined) known = { at, version };
    };
    mine.answer.then(learn, () => learn());
    return mine.answer;
  };
  return {
    current: async () => {
      const age = known ? now() - known.at : Number.POSITIVE_INFINITY;
      if (!known || age >= STALE_AFTER_MS) return ask();
      // A failure is ignored: the next request that has to wait reports its own.
      if (age >= ASK_AGAIN_AFTER_MS) ask().catch(() => {});
      return known.version;
    },
  };
};

/** The current version in the database. */
export const readCatalogueVersion = async ({ pool }: Pick<Database, 'pool'>): Promise<string> => {
  const { rows } = await pool.query<{ version: string }>(
    'select coalesce(sum(changes), 0)::text as version from catalogue_changes',
  );
  return rows[0]?.version ?? '0';
};
