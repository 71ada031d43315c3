import type { DoctorPart, Finding } from '@sundara/node/doctor';
import { openRegistry, settingsFrom } from '../core/open-registry.ts';
import { Refusal } from '../refusal.ts';
import { CONDITIONS } from './diagnosis.ts';
import { examine } from './examine.ts';

const WHAT = 'the registry';

/** Releases and environments: what `marketplace doctor` tells. */
export const part: DoctorPart = {
  name: 'registry',
  examine: async (env) => {
    try {
      const settings = settingsFrom(env);
      const registry = await openRegistry(settings);
      const found = await examine({ registry, settings, env, now: Date.now() }).finally(() =>
        registry.close(),
      );
      if (found.length === 0) return [{ what: WHAT, says: 'nothing is wrong or forgotten', isFault: false }];
      return found.map(
        ({ code, where, cause, next }): Finding => ({
          what: `${WHAT}, ${code} (${CONDITIONS[code].what})`,
          ...{ says: `${where}: ${cause}`, next, isFault: CONDITIONS[code].severity === 'fault' },
        }),
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return [{ what: WHAT, says: error.message, next: 'Mend the setting that it names.', isFault: true }];
    }
  },
};
