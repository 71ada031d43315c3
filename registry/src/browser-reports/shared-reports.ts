import type { DocumentStore } from '../documents/document-store.ts';
import { createSharedCounts } from '../health/shared-counts.ts';
import type { BrowserReport } from './browser-report.ts';
import { addReports, type ReportCounts, reportCountsSchema, withReports } from './report-counts.ts';

/** What browsers reported of an environment's pages within a day, to all processes together. */
export interface SharedReports {
  readonly count: (environment: string, reports: readonly BrowserReport[]) => void;
  /** What all processes counted, the most frequent first. */
  readonly of: (environment: string) => Promise<ReportCounts>;
  /** Writes down what changed since the last time. */
  readonly share: () => Promise<void>;
}

/** Keeps the counts in documents 'browser-reports/<environment>/<process>'. */
export const createSharedReports = (
  documents: DocumentStore,
  now = (): Date => new Date(),
): SharedReports => {
  const shared = createSharedCounts({ documents, kind: 'browser-reports', schema: reportCountsSchema, now });
  return {
    count: (environment, reports) => {
      if (reports.length === 0) return;
      shared.put(environment, withReports(shared.own(environment) ?? [], reports, now()));
    },
    of: async (environment) =>
      addReports([...(await shared.others(environment)), shared.own(environment) ?? []], now()),
    share: shared.share,
  };
};
