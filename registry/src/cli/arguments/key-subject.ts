import { KEY_LIST, type Subject } from '../../keys/subject.ts';
import { UsageError } from './usage-error.ts';

const KEYED = /^(environment|releases|suite|approver)\/([a-z][a-z0-9-]*)$/;

/** The subject of a key in its written form: 'environment/production', 'suite/e2e', 'root'. @throws UsageError */
export const readKeySubject = (operand: string | undefined): Subject => {
  if (operand === 'root') return KEY_LIST;
  const [, kind, name] = KEYED.exec(operand ?? '') ?? [];
  if (kind === 'environment' || kind === 'releases') return `${kind}/${name}`;
  if (kind === 'suite' || kind === 'approver') return `${kind}/${name}`;
  throw new UsageError(
    `'${operand}' has no key: one is made for environment/production, releases/booking, suite/e2e, approver/meera, or root.`,
  );
};
