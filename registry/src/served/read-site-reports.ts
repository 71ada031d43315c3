import { hostname } from 'node:os';
import * as z from 'zod/mini';
import { isRunning } from '../core/is-running.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { REPORTS, type SiteReport, siteReportSchema } from './site-report.ts';

/** Reports older than this are ignored. */
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
    // A site server of another version may use another format; commands of that version can read it.
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

/** The latest report of every site server, by machine and port, without servers that ended or were silent for a day. */
export const readSiteReports = async (
  documents: DocumentStore,
  now: Date,
): Promise<readonly NamedReport[]> => {
  const all = await readAll(documents);
  return all.filter((report) => !isOver(report, now)).sort((a, b) => placeOf(a).localeCompare(placeOf(b)));
};

/** Removes reports that ended site servers left behind: those with this host and port, and all expired ones. */
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
