import type { EnvironmentState } from '@sundara/contracts/api';
import type { EnvironmentDocument } from '@sundara/contracts/federation';

/**
 * What an admin may do in an environment now, and why not more. This is only advance information: the registry checks
 * again when the act is done.
 */
export const abilitiesIn = (
  { environment, lock, canary }: EnvironmentDocument,
  holdsKey: boolean,
): Pick<EnvironmentState, 'can' | 'whyNot'> => {
  const none = { rollback: false, stopCanary: false, finishCanary: false, setFlags: false };
  if (!holdsKey)
    return {
      can: none,
      whyNot: `This server holds no key that changes ${environment}: use the command line.`,
    };
  if (lock) return { can: none, whyNot: `Locked by ${lock.by}: ${lock.why}` };
  const always = { ...none, rollback: true, setFlags: true };
  if (!canary) return { can: always, whyNot: 'There is no canary here.' };
  return { can: { ...always, stopCanary: true, finishCanary: true } };
};
