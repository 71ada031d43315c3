import type { EnvironmentDocument } from '@sundara/contracts/federation';
import { placeOf } from './read-site-reports.ts';
import { REPORT_EVERY_MS, type Served, type SiteReport } from './site-report.ts';

/** A site server that is silent for longer than this is disconnected, overloaded or gone. */
const SILENT_MS = 3 * REPORT_EVERY_MS;
/** After this time it counts as lost: machines may stop without notice, and waiting must end. */
const LOST_MS = 5 * 60_000;

/** A site server that doesn't serve an environment's current state. */
export interface Unserved {
  /** 'web-2:3000 (process 71)'. */
  readonly site: string;
  /** What it serves instead, and why: the end of a sentence. */
  readonly why: string;
  /** Whether it was silent for five minutes, so that waiting for it stops. */
  readonly isLost: boolean;
}

const serves = ({ sequence, composition }: Served): string =>
  sequence === null || composition === null
    ? 'nothing'
    : `change ${sequence} (composition ${composition.slice(0, 12)})`;

const differenceOf = (
  served: Served | undefined,
  { sequence, composition }: EnvironmentDocument,
): string | undefined => {
  if (!served) return 'has not told yet what it serves';
  const isLater = served.sequence !== null && served.sequence > sequence;
  const isServed = isLater || (served.sequence === sequence && served.composition === composition);
  if (!isServed) return `serves ${serves(served)}${served.fault ? `: ${served.fault}` : ''}`;
  const [left] = Object.entries(served.leftOut);
  return left && `serves it without ${left[0]}: ${left[1]}`;
};

/** The reported site servers that don't serve an environment's current state; empty when all do. */
export const unservedBy = (
  reports: readonly SiteReport[],
  document: EnvironmentDocument,
  now: Date,
): readonly Unserved[] =>
  reports.flatMap((report): readonly Unserved[] => {
    const site = placeOf(report);
    const served = report.environments[document.environment];
    const silentMs = now.getTime() - Date.parse(report.seenAt);
    if (silentMs > SILENT_MS) {
      const last = served ? serves(served) : 'nothing';
      const seconds = Math.round(silentMs / 1000);
      const why = `was last heard of ${seconds} s ago, when it served ${last}`;
      return [{ site, why, isLost: silentMs > LOST_MS }];
    }
    const why = differenceOf(served, document);
    return why === undefined ? [] : [{ site, isLost: false, why }];
  });
