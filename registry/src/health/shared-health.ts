import { counter } from '@sundara/node/telemetry';
import type { DocumentStore } from '../documents/document-store.ts';
import { createSharedCounts } from '../shared-counts/shared-counts.ts';
import {
  addHealth,
  type Counted,
  type EnvironmentHealth,
  environmentHealthSchema,
  upTo,
  withCounted,
} from './environment-health.ts';

/** The pages' reports about an environment's remotes, of all processes together. */
export interface SharedHealth {
  /**
   * Counts reports; `since` is the change that the totals count from. Late reports for an earlier change are ignored.
   */
  readonly count: (environment: string, since: number, counted: readonly Counted[]) => void;
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
  const reports = counter('sundara.remote.reports');
  return {
    count: (environment, since, counted) => {
      const at = now();
      const before = shared.own(environment);
      if (counted.length === 0 || (before && before.since > since)) return;
      for (const { report, canary } of counted)
        reports.add(1, {
          'sundara.environment': environment,
          'sundara.remote': report.remote,
          'sundara.version': report.version,
          'sundara.canary': canary,
          outcome: report.outcome,
        });
      const health = upTo(before ?? { since, remotes: [] }, since, at);
      shared.put(
        environment,
        counted.reduce((sums, one) => withCounted(sums, one, at), health),
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
