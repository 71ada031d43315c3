import { KEY_LIST, type Subject } from '../core/registry.ts';
import { UsageError } from './usage-error.ts';

/** The subject of a key as it is written: 'environment/production', 'releases/booking', 'root'. @throws UsageError */
export const readKeySubject = (operand: string | undefined): Subject => {
  if (operand === 'root') return KEY_LIST;
  const [, kind, name] = /^(environment|releases)\/([a-z][a-z0-9-]*)$/.exec(operand ?? '') ?? [];
  if (name !== undefined && (kind === 'environment' || kind === 'releases')) return `${kind}/${name}`;
  throw new UsageError(
    `'${operand}' has no key: one is made for environment/production, releases/booking, or root.`,
  );
};
