import {
  type Approval,
  approvalSchema,
  type SuiteResult,
  suiteResultSchema,
} from '@sundara/contracts/federation';
import type { Actor, Registry } from '../core/registry.ts';
import { retryOnConflict } from '../core/retry-on-conflict.ts';
import { checkSchema } from '../json-text.ts';
import { sealDocument } from '../keys/envelope.ts';
import type { Subject } from '../keys/subject.ts';
import { approvalName, suiteResultName } from './statement-names.ts';

type Stores = Pick<Registry, 'documents' | 'keys'>;

/** A signer's last statement about a set is valid, so it replaces the previous one. */
const write = <D extends object>(
  { documents, keys }: Stores,
  signer: Subject,
  name: string,
  document: D,
): Promise<D> =>
  retryOnConflict(`What ${signer} says`, async () => {
    const key = await keys.requireSigningKey(signer);
    const written = await documents.write(name, sealDocument(document, key), await documents.revision(name));
    return written === undefined ? undefined : document;
  });

const said = (composition: string, { who, why }: Actor) => ({
  composition,
  by: who,
  why,
  at: new Date().toISOString(),
});

/**
 * Records the result of a suite for exactly one set.
 *
 * @throws Refusal when the suite's key isn't here, or isn't trusted
 */
export const writeSuiteResult = (
  stores: Stores,
  composition: string,
  result: Pick<SuiteResult, 'suite' | 'passed' | 'url'>,
  actor: Actor,
): Promise<SuiteResult> => {
  const document = { kind: 'suite-result', ...result, ...said(composition, actor) };
  const checked = checkSchema('The result', suiteResultSchema, document);
  return write(stores, `suite/${checked.suite}`, suiteResultName(composition, checked.suite), checked);
};

/**
 * Records that an approver allows exactly one set to run in an environment.
 *
 * @throws Refusal when the approver's key isn't here, or isn't trusted
 */
export const writeApproval = (
  stores: Stores,
  composition: string,
  approval: Pick<Approval, 'approver' | 'environment'>,
  actor: Actor,
): Promise<Approval> => {
  const document = { kind: 'approval', ...approval, ...said(composition, actor) };
  const checked = checkSchema('The approval', approvalSchema, document);
  const { approver, environment } = checked;
  return write(stores, `approver/${approver}`, approvalName(composition, approver, environment), checked);
};
