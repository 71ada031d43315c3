import { setTimeout as wait } from 'node:timers/promises';
import type { EnvironmentDocument } from '@sundara/contracts/federation';
import type { DocumentStore } from '../documents/document-store.ts';
import { placeOf, readSiteReports } from './read-site-reports.ts';
import { type Unserved, unservedBy } from './unserved.ts';

const PAUSE_MS = 200;

/** The site servers that serve an environment's current state, and those that don't. */
export interface Confirmation {
  /** 'web-1:3000 (process 70)'. */
  readonly served: readonly string[];
  readonly unserved: readonly Unserved[];
}

/** Whether every site server that isn't lost serves it. */
export const isConfirmed = ({ unserved }: Confirmation): boolean => unserved.every(({ isLost }) => isLost);

/** Reads the current confirmation, without waiting. */
export const readConfirmation = async (
  documents: DocumentStore,
  document: EnvironmentDocument,
  now = new Date(),
): Promise<Confirmation> => {
  const reports = await readSiteReports(documents, now);
  const unserved = unservedBy(reports, document, now);
  const without = new Set(unserved.map(({ site }) => site));
  return { served: reports.map(placeOf).filter((site) => !without.has(site)), unserved };
};

/**
 * Waits until every known site server serves an environment's current state, at most `limitMs`. After that, unconfirmed
 * servers are returned, not thrown.
 */
export const awaitServed = async (
  documents: DocumentStore,
  document: EnvironmentDocument,
  limitMs: number,
): Promise<Confirmation> => {
  const end = Date.now() + limitMs;
  for (;;) {
    const confirmation = await readConfirmation(documents, document);
    if (isConfirmed(confirmation) || Date.now() >= end) return confirmation;
    await wait(PAUSE_MS);
  }
};
