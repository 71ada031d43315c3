import { counter } from '@sundara/node/telemetry';
import type { DocumentStore } from '../documents/document-store.ts';
import { createSharedCounts } from '../shared-counts/shared-counts.ts';
import type { CountedBeacon } from './count-beacon.ts';
import {
  addHealth,
  type EnvironmentHealth,
  environmentHealthSchema,
  upTo,
  withCounted,
  withPageError,
} from './environment-health.ts';

type Counted = Pick<CountedBeacon, 'reports' | 'errors'>;

/** The pages' reports about an environment's remotes, of all processes together. */
export interface SharedHealth {
  /**
   * Counts reports and errors; `since` is the change that the totals count from. Late reports for an earlier change are ignored.
   */
  readonly count: (environment: string, since: number, counted: Counted) => void;
  /** The counts of all processes. */
  readonly of: (environment: string, since: number) => Promise<EnvironmentHealth>;
  /** Writes the counts that changed since the last call. */
  readonly share: () => Promise<void>;
}

/**
 * Stores health in documents 'health/<environment>/<process>'. Forged counts can at most end a canary, which is safe.
 */
export const createSharedHealth = (documents: DocumentStore, now = (): Date => new Date()): SharedHealth => {
  const shared = createSharedCounts({ documents, kind: 'health', schema: environmentHealthSchema, now });
  const told = counter('sundara.remote.reports');
  return {
    count: (environment, since, { reports, errors }) => {
      const at = now();
      const before = shared.own(environment);
      if (reports.length + errors.length === 0 || (before && before.since > since)) return;
      for (const { report, canary } of reports)
        told.add(1, {
          'sundara.environment': environment,
          'sundara.remote': report.remote,
          'sundara.version': report.version,
          'sundara.canary': canary,
          outcome: report.outcome,
        });
      const health = upTo(before ?? { since, remotes: [] }, since, at);
      const reported = reports.reduce((sums, one) => withCounted(sums, one, at), health);
      shared.put(
        environment,
        errors.reduce((sums, one) => withPageError(sums, one, at), reported),
      );
    },
    of: async (environment, since) => {
      const mine = shared.own(environment);
      return [...(await shared.others(environment)), ...(mine ? [mine] : [])]
        .map((health) => upTo(health, since, now()))
        .reduce(addHealth, { since, remotes: [] });
    },
    share: shared.share,
  };
};
