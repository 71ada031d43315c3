import { type JourneyGroup, journeyGroups } from './journey-groups.ts';
import { died } from './last-words.ts';
import { type Counts, sumOf } from './ring.ts';
import { type NodeTests, report } from './run-node-tests.ts';
import { type FileOutcome, runTestFile } from './run-test-file.ts';
import { SITE_HOLDER, SiteNotReady, withSharedSite } from './shared-site.ts';

const AT_ONCE = 2;

type Place = Omit<NodeTests, 'files'>;

/**
 * Runs files of journeys, each in a process of its own: two groups at a time, and those of a group one after the other
 * on the product that they share. Where a product doesn't start, that is the failure of its group.
 */
export async function runJourneys({ files, ...place }: NodeTests): Promise<Counts> {
  const waiting = journeyGroups(files).values();
  const outcomes: FileOutcome[] = [];
  const notReady: Counts[] = [];
  const work = async () => {
    for (const group of waiting)
      try {
        outcomes.push(...(await runGroup(group, place)));
      } catch (error) {
        if (!(error instanceof SiteNotReady)) throw error;
        notReady.push(died(`${SITE_HOLDER} for ${group.files.join(', ')}`, 1, error.message));
      }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return sumOf([report(outcomes), ...notReady]);
}

function runGroup({ files, isShared }: JourneyGroup, { root, environment }: Place) {
  const onSite = async (site: NodeJS.ProcessEnv): Promise<readonly FileOutcome[]> => {
    const outcomes: FileOutcome[] = [];
    for (const file of files) outcomes.push(await runTestFile(file, { root, environment: site }));
    return outcomes;
  };
  const isRunning = environment.E2E_SITE_URL !== undefined;
  return isShared && !isRunning ? withSharedSite(root, environment, onSite) : onSite(environment);
}
