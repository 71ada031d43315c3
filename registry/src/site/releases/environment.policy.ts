import type { EnvironmentState } from '@sundara/contracts/api';
import type { EnvironmentDocument } from '@sundara/contracts/federation';

/**
 * What an admin may do in an environment now, and why not the rest. The registry decides anew when it is done; this
 * only says it before.
 */
export const abilitiesIn = (
  { environment, lock, canary }: EnvironmentDocument,
  holdsKey: boolean,
): Pick<EnvironmentState, 'can' | 'whyNot'> => {
  const none = { rollback: false, stopCanary: false, finishCanary: false };
  if (!holdsKey)
    return {
      can: none,
      whyNot: `This server holds no key that changes ${environment}: use the command line.`,
    };
  if (lock) return { can: none, whyNot: `Locked by ${lock.by}: ${lock.why}` };
  if (!canary) return { can: { ...none, rollback: true }, whyNot: 'There is no canary here.' };
  return { can: { rollback: true, stopCanary: true, finishCanary: true } };
};
