import fc from 'fast-check';
import { type ContractRequest, validRequest } from './contract-request.ts';
import type { DescribedOperation } from './described-operation.ts';
import type { KnownValues } from './valid-value.ts';

type Step = string | number;

/** The places of a value at which a text, number or truth value stands. */
const leavesOf = (value: unknown, path: readonly Step[] = []): readonly (readonly Step[])[] => {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, child]) =>
    leavesOf(child, [...path, Array.isArray(value) ? Number(key) : key]),
  );
};

const replaced = (value: unknown, [step, ...rest]: readonly Step[], by: unknown): unknown => {
  if (step === undefined) return by;
  if (Array.isArray(value)) return value.map((item, no) => (no === step ? replaced(item, rest, by) : item));
  return { ...(value as object), [step]: replaced(Reflect.get(value as object, step), rest, by) };
};

/** Of some requests that the document allows, the one with most in it. */
export const fullRequest = (
  operation: DescribedOperation,
  known: KnownValues,
  seed: number,
): ContractRequest =>
  fc
    .sample(validRequest(operation, known), { seed, numRuns: 20 })
    .reduce((one, other) => (leavesOf(other).length > leavesOf(one).length ? other : one));

/** The request with this text at each of its places in turn, those of the document that it leaves out included. */
export const requestsWith = (
  { params, query, body }: DescribedOperation,
  request: ContractRequest,
  text: string,
): readonly ContractRequest[] => [
  ...params.map(({ name }) => ({ ...request, params: { ...request.params, [name]: text } })),
  ...query.map(({ name }) => ({ ...request, query: { ...request.query, [name]: text } })),
  ...(body ? leavesOf(request.body) : []).map((path) => ({
    ...request,
    body: replaced(request.body, path, text),
  })),
];
