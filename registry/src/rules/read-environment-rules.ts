import {
  type EnvironmentRules,
  environmentRulesSchema,
  type RulesDocument,
} from '@sundara/contracts/federation';
import * as z from 'zod/mini';
import type { Registry } from '../core/registry.ts';
import { readRules } from '../core/rules.ts';
import { complaintOf } from '../json-text.ts';
import { Refusal, Tampered } from '../refusal.ts';
import { DEFAULT_RULES } from './default-rules.ts';

/** The rules of an environment, with the sequence of the rules document; 0 when no rules were set. */
export interface FoundRules {
  readonly rules: EnvironmentRules;
  readonly sequence: number;
}

const rulesIn = (document: RulesDocument, name: string): EnvironmentRules => {
  const read = z.safeParse(environmentRulesSchema, document.environments[name] ?? {});
  if (read.success) return read.data;
  throw new Refusal(
    `The rules of '${name}' can't be read here (${complaintOf(read.error)}): a newer program set them, so update this one.`,
  );
};

/**
 * The rules that apply to an environment.
 *
 * @param last the sequence of the rules that it was last judged by, if ever
 * @throws Refusal when they aren't signed by the root, this program doesn't know one of them, or an earlier state of
 * them was put back
 */
export const readEnvironmentRules = async (
  registry: Pick<Registry, 'documents' | 'files' | 'keys'>,
  name: string,
  last = 0,
): Promise<FoundRules> => {
  const document = await readRules(registry);
  const sequence = document?.sequence ?? 0;
  if (sequence < last)
    throw new Tampered(
      `The rules are at change ${sequence}, and '${name}' was judged by change ${last} before: restore rules/environments from a copy.`,
    );
  return { rules: document ? rulesIn(document, name) : (DEFAULT_RULES[name] ?? {}), sequence };
};
