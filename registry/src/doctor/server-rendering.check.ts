import type { EnvironmentDocument } from '@sundara/contracts/federation';
import { releasesOf } from '../compose/releases-of.ts';
import type { PinnedRelease, Registry } from '../core/registry.ts';
import { type CountedFault, lastOf } from '../render-faults/fault-counts.ts';
import { readFaults } from '../render-faults/shared-faults.ts';
import type { Check, Diagnosis } from './diagnosis.ts';
import { eachEnvironment } from './each-environment.ts';

/** What an environment runs, for everybody and in its canary. */
const liveReleases = async (
  registry: Registry,
  { composition, canary }: EnvironmentDocument,
): Promise<readonly PinnedRelease[]> => {
  const ids = [composition, ...(canary ? [canary.composition] : [])];
  const documents = await Promise.all(ids.map((id) => registry.readComposition(id)));
  return documents.flatMap((document) => (document ? releasesOf(document) : []));
};

const causeOf = ({ count, canary, reason, ...fault }: CountedFault): string =>
  `${count} ${count === 1 ? 'page' : 'pages'}${canary ? ' of the canary' : ''} within a day, ${lastOf(fault)} last: ${reason}`;

/** Routes of what runs whose pages could not be rendered on the server within a day. */
export const checkServerRendering: Check = ({ registry, now }) =>
  eachEnvironment({ registry }, async (document) => {
    const { environment } = document;
    const faults = await readFaults(registry.documents, environment, new Date(now));
    const live = faults.length > 0 ? await liveReleases(registry, document) : [];
    const found: Diagnosis[] = [];
    for (const fault of faults) {
      const { remote, version, route } = fault;
      const release = live.find((one) => one.id === remote && one.version === version);
      if (!release) continue;
      found.push({
        code: 'REG154',
        where: `${environment}, ${remote}@${version}, ${route}`,
        cause: causeOf(fault),
        owner: (await registry.readRecord(release, release.record)).owner,
        next: 'Browsers show these pages, later than rendered ones: see the log of the site servers, and publish a better version.',
      });
    }
    return found;
  });
