import type { EnvironmentDocument } from '@sundara/contracts/federation';
import { releasesOf } from '../compose/releases-of.ts';
import { Refusal } from '../refusal.ts';
import { gatherFacts } from '../rules/gather-facts.ts';
import { judge } from '../rules/judge.ts';
import { readEnvironmentRules } from '../rules/read-environment-rules.ts';
import { type Check, type Diagnosis, OPERATOR, type Patient } from './diagnosis.ts';
import { eachEnvironment } from './each-environment.ts';
import { ownerOf } from './environments.check.ts';

const rulesOf = async ({ registry }: Patient, { environment, rules }: EnvironmentDocument) => {
  try {
    return await readEnvironmentRules(registry, environment, rules);
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
};

const examineOne = async (patient: Patient, document: EnvironmentDocument): Promise<readonly Diagnosis[]> => {
  const { registry, now } = patient;
  const { environment, composition: id } = document;
  const found = await rulesOf(patient, document);
  if (found instanceof Refusal) {
    const next = 'Do as it says; until then nothing begins to run there, and rollback goes on.';
    return [{ code: 'REG119', where: environment, cause: found.message, owner: OPERATOR, next }];
  }
  const composition = await registry.readComposition(id);
  if (!composition) return [];
  const facts = await gatherFacts(registry, environment, found.rules, id, releasesOf(composition));
  const owner = await ownerOf(patient, environment);
  return judge(found.rules, facts, now)
    .filter(({ rule }) => rule !== 'freezes')
    .map(({ rule, found: cause }) => ({
      code: 'REG128',
      where: environment,
      cause: `The rule '${rule}': ${cause}`,
      owner,
      next: `Look in history ${environment} how it came there; promote a set that keeps the rule, or have the rule changed.`,
    }));
};

/** Whether what runs complies with the current rules, except freezes, which only concern the start. */
export const checkRules: Check = (patient) =>
  eachEnvironment(patient, (document) => examineOne(patient, document));
