import { type EnvironmentDocument, flagNameSchema, flagSchema } from '@sundara/contracts/federation';
import type { Actor, Registry } from '../core/registry.ts';
import { checkSchema } from '../json-text.ts';
import { Refusal } from '../refusal.ts';
import { changeRunning } from './change-running.ts';
import { type ActOptions, reasonOf, settingsOf } from './environment-rules.ts';

/** So many names travel with an environment; more would be forgotten ones. */
const MOST_FLAGS = 50;

/**
 * Turns a flag on for a share of an environment's browsers, always for the same ones: those who have it keep it when
 * the share grows. What nobody has set is off.
 *
 * @param percent 0 is nobody, 100 everybody
 * @throws Refusal for a name or share that can't be, more than 50 flags, and for a locked environment
 */
export const setFlag = (
  registry: Registry,
  name: string,
  flag: string,
  percent: number,
  actor: Actor,
  options: ActOptions = {},
): Promise<EnvironmentDocument> =>
  changeRunning(registry, name, actor, options, async (current) => {
    const set = { ...reasonOf(actor), percent };
    const flags = {
      ...current.flags,
      [checkSchema(`The flag '${flag}'`, flagNameSchema, flag)]: checkSchema(
        `The flag '${flag}'`,
        flagSchema,
        set,
      ),
    };
    if (Object.keys(flags).length > MOST_FLAGS)
      throw new Refusal(`'${name}' has ${MOST_FLAGS} flags already: clear those that are on for everybody.`);
    return {
      act: 'flag.set',
      details: { flag, percent: String(percent) },
      next: { ...settingsOf(current), flags },
    };
  });
