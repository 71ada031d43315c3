import type { Database } from '../../../platform/database/open-database.ts';

/** How long ago, in milliseconds, the version that a request gets may have been asked for. */
export const STALE_AFTER_MS = 100;
/** From then on it is asked for again beside the requests, so that under load none waits for it. */
const ASK_AGAIN_AFTER_MS = 50;

export interface CatalogueVersion {
  /**
   * The version of the catalogue: equal ones stand for equal salons, services, specialists, reviews and localities.
   * It counts every write of this process that has ended, and every write of another that ended 100 ms ago or
   * earlier. Ask it before the rows are read: then what is kept under it is never older than it says.
   */
  readonly current: () => Promise<string>;
}

interface Asked {
  readonly at: number;
  readonly answer: Promise<string>;
}

/**
 * Learns the version when somebody asks for it: one query at a time, for all requests that wait.
 */
export const catalogueVersion = (
  { onWrite }: Pick<Database, 'onWrite'>,
  readVersion: () => Promise<string>,
  now = () => performance.now(),
): CatalogueVersion => {
  let known: { readonly at: number; readonly version: string } | undefined;
  let asked: Asked | undefined;
  onWrite(() => {
    // What is on its way may have been answered before the write.
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
      // Its failure is for the next request that waits for an answer.
      if (age >= ASK_AGAIN_AFTER_MS) ask().catch(() => {});
      return known.version;
    },
  };
};

/** The version as the database has it now. */
export const readCatalogueVersion = async ({ pool }: Pick<Database, 'pool'>): Promise<string> => {
  const { rows } = await pool.query<{ version: string }>(
    'select coalesce(sum(changes), 0)::text as version from catalogue_changes',
  );
  return rows[0]?.version ?? '0';
};
