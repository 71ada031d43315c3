import { type Faults, faultsOfBody } from '@sundara/contracts/api';
import { pathOf } from './faults.ts';
import type { Fields } from './field.ts';
import type { FormOptions } from './form.ts';
import { type Body, bodyOf, changesOf } from './form-values.ts';

type Rules = Pick<FormOptions<Fields, unknown, unknown>, 'fields' | 'operation' | 'changesOnly' | 'missing'>;

interface Entries {
  /** What was changed, by its first key in the body. */
  readonly changes: Body;
  /** What is sent. */
  readonly body: Body;
  /** The fields that are sent. */
  readonly sent: Fields;
}

/** What of a form is to be sent. */
export const entriesOf = (
  { fields, changesOnly = false }: Pick<Rules, 'fields' | 'changesOnly'>,
  values: object,
  kept: object,
): Entries => {
  const changes = changesOf(bodyOf(fields, values), bodyOf(fields, kept));
  const isChanged = (name: string) => Object.hasOwn(changes, pathOf(fields, name).split('.')[0] ?? '');
  const sent: Fields = Object.fromEntries(
    Object.entries(fields).filter(
      ([name, { onlyChanged }]) => isChanged(name) || !(changesOnly || onlyChanged),
    ),
  );
  return { changes, body: bodyOf(sent, values), sent };
};

const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

/** What is wrong with it: what is missing, the form's own rules, and the contract's. */
export const faultsOf = ({ operation, missing }: Rules, { body, sent }: Entries, values: object): Faults => {
  const own: Record<string, string> = {};
  for (const [name, field] of Object.entries(sent)) {
    const value: unknown = Reflect.get(values, name);
    const absent = field.required && isEmpty(value) ? (field.missing ?? missing) : undefined;
    const fault = absent ?? field.rule?.(value);
    if (fault !== undefined) own[pathOf(sent, name)] = fault;
  }
  return { ...faultsOfBody(operation, body), ...own };
};
