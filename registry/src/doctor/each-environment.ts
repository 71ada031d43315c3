import type { EnvironmentDocument } from '@sundara/contracts/federation';
import { Refusal } from '../refusal.ts';
import type { Diagnosis, Patient } from './diagnosis.ts';

/** Examines each environment that runs something; anything unreadable is skipped, as other checks report it. */
export const eachEnvironment = async (
  { registry }: Pick<Patient, 'registry'>,
  look: (document: EnvironmentDocument) => Promise<readonly Diagnosis[]>,
): Promise<readonly Diagnosis[]> => {
  const found: Diagnosis[] = [];
  for (const name of await registry.listEnvironments())
    try {
      const document = await registry.readEnvironment(name);
      if (document) found.push(...(await look(document)));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  return found;
};
