import {
  type Approval,
  approvalSchema,
  type SuiteResult,
  suiteResultSchema,
} from '@sundara/contracts/federation';
import type { Registry } from '../core/registry.ts';
import { Refusal, Tampered, Unavailable } from '../refusal.ts';
import { approvalName, statementsOf, suiteResultName } from './statement-names.ts';

type Stores = Pick<Registry, 'documents' | 'keys'>;

/** Statements about a set, signed by trusted keys. */
export interface Statements {
  readonly suites: readonly SuiteResult[];
  readonly approvals: readonly Approval[];
  /** Why others don't count: their key was revoked, or they were changed. */
  readonly uncounted: readonly string[];
}

export const NO_STATEMENTS: Statements = { suites: [], approvals: [], uncounted: [] };

/** A valid signature isn't enough: a statement about another set may be stored under this name. */
const requirePlace = (name: string, place: string): void => {
  if (name !== place) throw new Tampered(`${name} is what was said as ${place}: remove it.`);
};

const readOne = async (
  { documents, keys }: Stores,
  name: string,
): Promise<SuiteResult | Approval | undefined> => {
  const stored = await documents.read(name);
  if (!stored) return undefined;
  const [, , kind, signer = ''] = name.split('/');
  if (kind === 'suite') {
    const result = await keys.open(name, stored.text, `suite/${signer}`, suiteResultSchema);
    requirePlace(name, suiteResultName(result.composition, result.suite));
    return result;
  }
  const approval = await keys.open(name, stored.text, `approver/${signer}`, approvalSchema);
  requirePlace(name, approvalName(approval.composition, approval.approver, approval.environment));
  return approval;
};

/**
 * Reads the statements of suites and approvers about a set.
 *
 * @throws Unavailable when the store doesn't answer
 */
export const readStatements = async (stores: Stores, composition: string): Promise<Statements> => {
  const found: (SuiteResult | Approval)[] = [];
  const uncounted: string[] = [];
  for (const name of await stores.documents.list(statementsOf(composition)))
    try {
      const statement = await readOne(stores, name);
      if (statement) found.push(statement);
    } catch (error) {
      if (!(error instanceof Refusal) || error instanceof Unavailable) throw error;
      uncounted.push(error.message);
    }
  return {
    suites: found.filter((one) => one.kind === 'suite-result'),
    approvals: found.filter((one) => one.kind === 'approval'),
    uncounted,
  };
};
