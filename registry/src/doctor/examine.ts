import type { Diagnosis, Patient } from './diagnosis.ts';
import { checkEndedByCanary } from './ended-by-canary.check.ts';
import { checkEnvironments } from './environments.check.ts';
import { checkFiles } from './files.check.ts';
import { checkForgotten, checkOverrides } from './forgotten.check.ts';
import { checkKeyList } from './key-list.check.ts';
import { checkKeys, checkTrust } from './keys.check.ts';
import { checkLeftovers } from './leftovers.check.ts';
import { checkLogs } from './logs.check.ts';
import { checkNotices } from './notices.check.ts';
import { checkOmissions } from './omissions.check.ts';
import { checkProviders } from './provider.check.ts';
import { checkRules } from './rules.check.ts';
import { checkServed } from './served.check.ts';
import { checkServerRendering } from './server-rendering.check.ts';
import { checkStores } from './stores.check.ts';
import { checkWithdrawn } from './withdrawn.check.ts';

/** Runs all checks on a registry and its surroundings; changes nothing and continues after findings. */
export const examine = async (patient: Patient): Promise<readonly Diagnosis[]> => {
  const around = [checkTrust, checkKeys, checkOverrides, checkStores];
  const found = (await Promise.all(around.map((check) => check(patient)))).flat();
  if (found.some(({ code }) => code === 'REG141' || code === 'REG142')) return found;
  const inside = [
    checkKeyList,
    checkLogs,
    checkEnvironments,
    checkFiles,
    checkWithdrawn,
    checkEndedByCanary,
    checkForgotten,
    checkLeftovers,
    checkOmissions,
    checkServed,
    checkServerRendering,
    checkNotices,
    checkProviders,
    checkRules,
  ];
  return [...found, ...(await Promise.all(inside.map((check) => check(patient)))).flat()];
};
