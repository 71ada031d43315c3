import {
  type EnvironmentDocument,
  type FlagReach,
  flagNameSchema,
  flagReachSchema,
} from '@sundara/contracts/federation';
import type { Actor, Registry } from '../core/registry.ts';
import { type ActOptions, reasonOf, settingsOf } from '../environments/environment-rules.ts';
import { checkSchema } from '../json-text.ts';
import { Refusal } from '../refusal.ts';
import { changeRunning } from './change-running.ts';

/** The maximum number of flags of an environment; beyond that, some are probably forgotten. */
const MOST_FLAGS = 50;

/** The history is permanent, so it records the number of accounts, not which ones. */
const detailsOf = ({ percent, accounts = [], roles = [] }: FlagReach) => ({
  percent: String(percent),
  ...(accounts.length > 0 && { accounts: String(accounts.length) }),
  ...(roles.length > 0 && { roles: roles.join(' ') }),
});

/**
 * Turns a flag on for a share of an environment's browsers, always the same ones: those that have it keep it when the
 * share grows. It is also on for the named accounts and roles, which replace those named before. A flag that isn't set
 * is off.
 *
 * @param reach percent 0 is nobody, 100 everybody
 * @throws Refusal for an invalid name or reach, more than 50 flags, and for a locked environment
 */
export const setFlag = (
  registry: Registry,
  name: string,
  flag: string,
  reach: FlagReach,
  actor: Actor,
  options: ActOptions = {},
): Promise<EnvironmentDocument> =>
  changeRunning(registry, name, actor, options, async (current) => {
    const what = `The flag '${flag}'`;
    const checked = checkSchema(what, flagReachSchema, reach);
    const flags = {
      ...current.flags,
      [checkSchema(what, flagNameSchema, flag)]: { ...reasonOf(actor), ...checked },
    };
    if (Object.keys(flags).length > MOST_FLAGS)
      throw new Refusal(`'${name}' has ${MOST_FLAGS} flags already: clear those that are on for everybody.`);
    return {
      act: 'flag.set',
      details: { flag, ...detailsOf(checked) },
      next: { ...settingsOf(current), flags },
    };
  });
