import fc from 'fast-check';
import type { DescribedOperation, Parameter } from './described-operation.ts';
import { type KnownValues, objectValue, type ValueSource, validValue } from './valid-value.ts';

/** A call of an operation by its parts; a parameter of the query may be given several times. */
export interface ContractRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  /** Texts of parameters that stand in the address as they are, encoded or not, in place of those above. */
  readonly raw?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** A browser makes another path of a dot. */
const isPart = (text: string): boolean => text !== '' && text !== '.' && text !== '..';

const recordOf = (
  parameters: readonly Parameter[],
  source: ValueSource,
): fc.Arbitrary<Record<string, string>> => {
  // Who calls writes numbers as text, too.
  const known: KnownValues = (field) => source.known(field).flatMap((value) => [value, Number(value)]);
  return objectValue(
    {
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
    },
    { ...source, known },
  ).map((given) => Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)])));
};

/** Requests that the document allows; shrinks to fewer and smaller values. */
export const validRequest = (
  operation: DescribedOperation,
  known: KnownValues,
): fc.Arbitrary<ContractRequest> => requestFrom(operation, { known, isPlain: false });

/** Of those the plain ones, which a server answers with what was asked for if it ever does. */
export const plainRequest = (
  operation: DescribedOperation,
  known: KnownValues,
): fc.Arbitrary<ContractRequest> => requestFrom(operation, { known, isPlain: true });

const requestFrom = (
  { params, query, body }: DescribedOperation,
  source: ValueSource,
): fc.Arbitrary<ContractRequest> => {
  const parts = {
    params: recordOf(params, source).filter((given) => Object.values(given).every(isPart)),
    query: recordOf(query, source),
  };
  if (!body) return fc.record(parts, { noNullPrototype: true });
  const made = validValue(body.schema, 'body', source);
  return fc.record(
    { ...parts, body: made },
    {
      requiredKeys: ['params', 'query', ...(body.required ? (['body'] as const) : [])],
      noNullPrototype: true,
    },
  );
};

const encoded = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, '\ufffd'));

/** The address of a request, below the API's root. */
export const addressOf = (
  { path }: DescribedOperation,
  { params, query, raw = {} }: ContractRequest,
): string => {
  const pathname = path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => raw[name] ?? encoded(params[name] ?? ''),
  );
  const search = [
    ...Object.entries(query)
      .filter(([name]) => !(name in raw))
      .flatMap(([name, given]) => [given].flat().map((text) => `${encoded(name)}=${encoded(text)}`)),
    ...Object.entries(raw)
      .filter(([name]) => !(name in params))
      .map(([name, text]) => `${name}=${text}`),
  ];
  return search.length === 0 ? pathname : `${pathname}?${search.join('&')}`;
};
