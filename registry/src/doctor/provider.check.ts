import type { EnvironmentDocument } from '@sundara/contracts/federation';
import { askEachOnce, type askOffer } from '../provider/ask-offer.ts';
import { findBrokenCallers } from '../provider/find-broken-callers.ts';
import { Refusal } from '../refusal.ts';
import type { Check, Diagnosis, Patient } from './diagnosis.ts';
import { eachEnvironment } from './each-environment.ts';
import { ownerOf } from './environments.check.ts';

const examineOne = async (
  patient: Patient,
  { environment, provider }: EnvironmentDocument,
  ask: typeof askOffer,
): Promise<readonly Diagnosis[]> => {
  const owner = await ownerOf(patient, environment);
  if (provider === undefined) {
    const cause = 'It names no provider API, so promotions are judged by the number of its shell alone.';
    const next = `Say where the API answers: provider <url> --in ${environment}.`;
    return [{ code: 'REG127', where: environment, cause, owner, next }];
  }
  const offer = await ask(provider);
  if (offer instanceof Refusal) {
    const next = `Start it, or say where it is now: provider <url> --in ${environment}. Promotions are refused until then.`;
    return [{ code: 'REG118', where: environment, cause: `${offer.message}.`, owner, next }];
  }
  const broken = await findBrokenCallers(patient.registry, [environment], offer);
  return broken
    .filter(({ rule }) => rule !== 'unreadable')
    .map(({ release, rule, found, owner: team }) => ({
      code: 'REG117',
      where: `${environment}, ${release}`,
      cause: `(${rule}) ${found}.`,
      owner: team === undefined || team === owner ? owner : `${owner}, with ${team}`,
      next: `Roll the API back, or promote a version of ${release.split('@')[0]} that does without to ${environment}.`,
    }));
};

/** Whether the provider API of each environment has everything that the running releases use. */
export const checkProviders: Check = (patient) => {
  // Environments often share one.
  const ask = askEachOnce();
  return eachEnvironment(patient, (document) => examineOne(patient, document, ask));
};
