import type { EnvironmentRules } from '@sundara/contracts/federation';
import type { Registry, ReleaseName } from '../core/registry.ts';
import { hasRun } from '../environments/has-run.ts';
import { NO_STATEMENTS, readStatements } from '../statements/read-statements.ts';
import type { Facts } from './judge.ts';

/**
 * Reads the facts about a set that the rules of an environment need, and nothing else.
 *
 * @throws Refusal when the store doesn't answer, or the history of the preceding environment can't be read
 */
export const gatherFacts = async (
  registry: Registry,
  environment: string,
  { after, suites, approvals }: EnvironmentRules,
  composition: string,
  begun: readonly ReleaseName[],
): Promise<Facts> => ({
  environment,
  composition,
  begun,
  ranBefore: after !== undefined && (await hasRun(registry, after, composition)),
  statements: suites || approvals ? await readStatements(registry, composition) : NO_STATEMENTS,
});
