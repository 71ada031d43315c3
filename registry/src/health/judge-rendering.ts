import { SHELL_ID } from '../core/release-name.ts';
import { type CountedFault, FAILING, type FaultCounts, isFailing } from '../render-faults/fault-counts.ts';
import type { CanaryBreach } from './judge-canary.ts';
import type { Runs } from './runs.ts';

/**
 * The first route that can't be rendered on the server in a running canary, and can be beside it. Its pages work, but
 * show their content as late as a page without server rendering, and search engines may not read them. Only what the
 * canary changes is judged: the route's remote, or all of them if it changes the shell.
 */
export const judgeRendering = (
  { document, running, canary }: Runs,
  faults: FaultCounts,
): CanaryBreach | undefined => {
  if (!canary || !document.canary) return undefined;
  const { startedAt } = document.canary;
  const isOtherShell = canary[SHELL_ID] !== running[SHELL_ID];
  const isOfCanary = ({ remote, version, canary: inCanary }: CountedFault): boolean =>
    inCanary && canary[remote] === version && (isOtherShell || running[remote] !== version);
  /** Also a failure of long ago counts here: what was faulty before is not the canary's fault. */
  const failsBeside = ({ remote, route }: CountedFault): boolean =>
    faults.some(
      (one) =>
        !one.canary &&
        one.remote === remote &&
        one.version === running[remote] &&
        one.route === route &&
        isFailing(one, ''),
    );
  const failed = faults.find((one) => isOfCanary(one) && isFailing(one, startedAt) && !failsBeside(one));
  if (!failed) return undefined;
  const { remote, version, route, reason } = failed;
  return {
    // A remote that is the same beside it fails for the shell that the canary brings.
    release: running[remote] === version ? `${SHELL_ID}@${canary[SHELL_ID]}` : `${remote}@${version}`,
    rule: 'server-rendering',
    found: `${FAILING} pages of ${route} could not be rendered on the server (${reason})`,
    budget: `at most ${FAILING - 1}`,
  };
};
