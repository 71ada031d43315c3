import path from 'node:path';
import { crashCounts } from './crash-output.ts';
import { type JourneyGroup, journeyGroups } from './journey-groups.ts';
import { inLane } from './lanes.ts';
import { type NodeTests, type NodeTestsOutcome, sumOfFiles } from './run-node-tests.ts';
import { type FileOutcome, type Place, runTestFiles } from './run-test-files.ts';
import { SITE_HOLDER, SiteNotReady, withSharedSite } from './shared-site.ts';

/**
 * Runs journey files, some groups at a time; those of a group run one after the other in one process on the product
 * that they share. Where a product doesn't start, its group has failed.
 */
export const runJourneys = async ({ files, ...place }: NodeTests): Promise<NodeTestsOutcome> => {
  const outcomes = await inLane.map(journeyGroups(files), (group) =>
    runGroup(group, place).catch((error: unknown) => {
      if (!(error instanceof SiteNotReady)) throw error;
      return [siteOutcome(group, error)];
    }),
  );
  return sumOfFiles(outcomes.flat());
};

/** The first file's folder, which decides how the shared product is set up. */
const folderOf = ([file = '']: readonly string[]): string => path.dirname(file);

const runGroup = ({ files, isShared }: JourneyGroup, place: Place): Promise<readonly FileOutcome[]> => {
  const onSite = (environment: NodeJS.ProcessEnv): Promise<readonly FileOutcome[]> =>
    runTestFiles(files, { ...place, environment });
  const { root, environment } = place;
  const isRunning = environment.E2E_SITE_URL !== undefined;
  return isShared && !isRunning
    ? withSharedSite(root, environment, folderOf(files), onSite)
    : onSite(environment);
};

const siteOutcome = ({ files }: JourneyGroup, { message }: Error): FileOutcome => ({
  counts: crashCounts(`${SITE_HOLDER} for ${files.join(', ')}`, 1, message),
  cost: { file: SITE_HOLDER, seconds: 0, pieces: {} },
});
