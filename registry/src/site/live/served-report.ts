import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { DocumentStore } from '../../documents/document-store.ts';
import { Refusal } from '../../refusal.ts';
import { clearSiteReports } from '../../served/read-site-reports.ts';
import { REPORT_EVERY_MS, REPORTS, type Served, type SiteReport } from '../../served/site-report.ts';
import type { LiveRelease, LiveReleases } from './live-release.ts';

const servedOf = ({ document, usual }: LiveRelease): Served => ({
  sequence: document.sequence,
  composition: document.composition,
  leftOut: Object.fromEntries(
    Object.entries(usual.composition.leftOut ?? {}).map(([id, { why }]) => [id, why]),
  ),
});

const NOTHING: Served = { sequence: null, composition: null, leftOut: {} };

const look = async (releases: LiveReleases, environment: string): Promise<Served> => {
  try {
    return servedOf(await releases.check(environment));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const before = await releases.current(environment).then(servedOf, () => NOTHING);
    return { ...before, fault: error.message };
  }
};

interface Options {
  readonly documents: DocumentStore;
  readonly releases: LiveReleases;
  readonly port: number;
  readonly now?: (() => Date) | undefined;
}

/** Reports which set of each environment a site server serves, so that a promotion can wait until it is served. */
export interface ServedReport {
  /** Checks every environment, and writes the report if it changed or the last one is ten seconds old. */
  readonly tell: () => Promise<void>;
  /** Removes the report when the site server stops. */
  readonly end: () => Promise<void>;
}

/** Writes the report to the document 'sites/<random id>'. */
export const createServedReport = ({
  documents,
  releases,
  port,
  now = () => new Date(),
}: Options): ServedReport => {
  const name = `${REPORTS}${randomUUID()}`;
  const self = { host: hostname(), port, pid: process.pid };
  let told: { readonly what: string; readonly at: number; readonly revision: string | undefined } | undefined;

  const tell = async (): Promise<void> => {
    if (!told) await clearSiteReports(documents, self, now());
    const names = (await documents.list('environments/')).map((each) => each.slice('environments/'.length));
    const looks = names.map(async (each) => [each, await look(releases, each)] as const);
    const environments = Object.fromEntries(await Promise.all(looks));
    const what = JSON.stringify(environments);
    const at = now();
    if (told?.what === what && at.getTime() - told.at < REPORT_EVERY_MS) return;
    const report: SiteReport = { ...self, seenAt: at.toISOString(), environments };
    const revision = await documents.write(name, JSON.stringify(report), told?.revision);
    // A conflict means that it was removed, or that an answer was lost: the next call starts from the stored state.
    told =
      revision === undefined
        ? { what: '', at: 0, revision: await documents.revision(name) }
        : { what, at: at.getTime(), revision };
  };

  return { tell, end: () => documents.remove(name) };
};
