import type { CompositionDocument, EnvironmentDocument, RuleName } from '@sundara/contracts/federation';
import type { Registry } from '../core/registry.ts';
import { documentHash } from '../documents/document-hash.ts';
import type { RuledOptions } from '../environments/environment-rules.ts';
import { newReleases } from '../environments/require-not-withdrawn.ts';
import { Refusal } from '../refusal.ts';
import { gatherFacts } from './gather-facts.ts';
import { type Breach, judge } from './judge.ts';
import { readEnvironmentRules } from './read-environment-rules.ts';

/** What the rules add to the act's details and to the environment. */
export interface Judged {
  readonly details: Readonly<Record<string, string>>;
  readonly judgedBy: Pick<EnvironmentDocument, 'rules'>;
}

const wayOn = (rule: RuleName, passable: readonly RuleName[]): string =>
  passable.includes(rule) ? " If it can't wait, give --emergency and say --why." : '';

/** @throws Refusal with each of these breaches */
const refuse = (name: string, breaches: readonly Breach[], passable: readonly RuleName[]): never => {
  throw new Refusal(
    breaches
      .map(({ rule, found }) => `The rule '${rule}' of '${name}': ${found}${wayOn(rule, passable)}`)
      .join('\n'),
  );
};

/**
 * Checks the rules of an environment before a set begins to run there. A rollback skips this, as its set passed the
 * rules before.
 *
 * @returns what the rules add to the act's details and to the environment
 * @throws Refusal with every broken rule, what is missing and what would satisfy it
 */
export const requireRules = async (
  registry: Registry,
  { name, current }: { readonly name: string; readonly current: EnvironmentDocument | undefined },
  next: CompositionDocument,
  running: CompositionDocument | undefined,
  { emergency = false }: RuledOptions,
): Promise<Judged> => {
  const { rules, sequence } = await readEnvironmentRules(registry, name, current?.rules);
  const composition = documentHash(next);
  const facts = await gatherFacts(registry, name, rules, composition, newReleases(next, running));
  const breaches = judge(rules, facts, Date.now());
  const passable: readonly RuleName[] = rules.emergency ?? [];
  const isPassed = ({ rule }: Breach) => emergency && passable.includes(rule);
  if (!breaches.every(isPassed))
    refuse(
      name,
      breaches.filter((breach) => !isPassed(breach)),
      passable,
    );
  return {
    details: breaches.length > 0 ? { emergency: breaches.map(({ found }) => found).join(' ') } : {},
    judgedBy: sequence > 0 ? { rules: sequence } : {},
  };
};
