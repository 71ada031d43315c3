import type { DocumentStore } from '../documents/document-store.ts';
import { createSharedCounts } from '../shared-counts/shared-counts.ts';
import type { BrowserReport } from './browser-report.ts';
import { addReports, type ReportCounts, reportCountsSchema, withReports } from './report-counts.ts';

/** Browser reports about an environment's pages within a day, of all processes together. */
export interface SharedReports {
  readonly count: (environment: string, reports: readonly BrowserReport[]) => void;
  /** The counts of all processes, the most frequent first. */
  readonly of: (environment: string) => Promise<ReportCounts>;
  /** Writes the counts that changed since the last call. */
  readonly share: () => Promise<void>;
}

/** Stores the counts in documents 'browser-reports/<environment>/<process>'. */
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
