import type { EnvironmentDocument } from '@sundara/contracts/federation';
import { omissionsIn } from '../gate/omissions.ts';
import type { Check, Diagnosis, Patient } from './diagnosis.ts';
import { eachEnvironment } from './each-environment.ts';
import { ownerOf } from './environments.check.ts';

const examineOne = async (
  patient: Patient,
  { environment, composition }: EnvironmentDocument,
): Promise<readonly Diagnosis[]> => {
  const { registry } = patient;
  const document = await registry.readComposition(composition);
  const omissions = document ? await omissionsIn(registry, document) : [];
  if (omissions.length === 0) return [];
  const owner = await ownerOf(patient, environment);
  return omissions.map(({ release, what }) => ({
    code: 'REG129',
    where: `${environment}, ${release}`,
    cause: `It runs, but ${what}.`,
    owner,
    next: `Promote a set to ${environment} that knows it, or leave it so: nothing else is touched.`,
  }));
};

/** Whether environments run remotes of a newer contract that their shell supports only in part. */
export const checkOmissions: Check = (patient) =>
  eachEnvironment(patient, (document) => examineOne(patient, document));
