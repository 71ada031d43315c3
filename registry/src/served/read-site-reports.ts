import { hostname } from 'node:os';
import * as z from 'zod/mini';
import { isRunning } from '../core/is-running.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { REPORTS, type SiteReport, siteReportSchema } from './site-report.ts';

/** Of one that nobody has heard of for so long nobody needs to hear any more. */
const GONE_MS = 24 * 60 * 60_000;

/** A report with the name of its document. */
export interface NamedReport extends SiteReport {
  readonly name: string;
}

const hasEnded = ({ host, pid }: SiteReport): boolean => host === hostname() && !isRunning(pid);

const isOver = (report: SiteReport, now: Date): boolean =>
  hasEnded(report) || now.getTime() - Date.parse(report.seenAt) > GONE_MS;

const parse = (text: string): SiteReport | undefined => {
  try {
    return z.parse(siteReportSchema, JSON.parse(text));
  } catch {
    // A site server of another version may tell it otherwise; its own commands understand it.
    return undefined;
  }
};

const readAll = async (documents: DocumentStore): Promise<readonly NamedReport[]> => {
  const found = (await documents.list(REPORTS)).map(async (name): Promise<readonly NamedReport[]> => {
    const stored = await documents.read(name);
    const report = stored && parse(stored.text);
    return report ? [{ ...report, name }] : [];
  });
  return (await Promise.all(found)).flat();
};

/** What every site server told last, by machine and port; those are left out that ended, or told nothing for a day. */
export const readSiteReports = async (
  documents: DocumentStore,
  now: Date,
): Promise<readonly NamedReport[]> => {
  const all = await readAll(documents);
  return all.filter((report) => !isOver(report, now)).sort((a, b) => placeOf(a).localeCompare(placeOf(b)));
};

/** Clears away what site servers left that ended without a word: those of this place, and all that are over. */
export const clearSiteReports = async (
  documents: DocumentStore,
  { host, port }: Pick<SiteReport, 'host' | 'port'>,
  now: Date,
): Promise<void> => {
  for (const report of await readAll(documents))
    if (isOver(report, now) || (report.host === host && report.port === port))
      await documents.remove(report.name);
};

/** 'web-2:3000 (process 71)'. */
export const placeOf = ({ host, port, pid }: SiteReport): string => `${host}:${port} (process ${pid})`;
