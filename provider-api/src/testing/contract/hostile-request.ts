import fc from 'fast-check';
import { breakagesOf, brokenTexts } from './broken-value.ts';
import { type ContractRequest, validRequest } from './contract-request.ts';
import type { DescribedOperation } from './described-operation.ts';
import { BROKEN_ENCODINGS, HOSTILE, POLLUTION } from './hostile-text.ts';
import type { KnownValues } from './valid-value.ts';

export interface BrokenRequest {
  /** Which rule of the document it breaks: 'query page', 'body.services[].price'. */
  readonly rule: string;
  readonly request: ContractRequest;
}

/** Every way to break the document at one place of a request that keeps to it. */
export const brokenRequests = (
  { params, query, body }: DescribedOperation,
  request: ContractRequest,
): readonly BrokenRequest[] => [
  ...params.flatMap(({ name, schema }) =>
    brokenTexts(schema).map((text) => ({
      rule: `path ${name} = ${text.slice(0, 40)}`,
      request: { ...request, params: { ...request.params, [name]: text } },
    })),
  ),
  ...query.flatMap(({ name, schema, required }) => {
    const { [name]: _, ...others } = request.query;
    return [
      ...(required ? [{ rule: `query ${name} missing`, request: { ...request, query: others } }] : []),
      ...[...brokenTexts(schema), ['1', '2']].map((given) => ({
        rule: `query ${name} = ${String(given).slice(0, 40)}`,
        request: { ...request, query: { ...others, [name]: given } },
      })),
    ];
  }),
  ...(body ? breakagesOf(body.schema, request.body, 'body') : []).map(({ where, value }) => ({
    rule: `${where} of ${JSON.stringify(value)?.slice(0, 120)}`,
    request: { ...request, body: value },
  })),
];

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

/** An own property even where its name is '__proto__', as in JSON that comes from outside. */
const withKey = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.defineProperty({ ...value }, key, { value: { isAdmin: true }, enumerable: true })
    : value;

/** Requests of an attacker: a hostile text in a place of a valid one, polluted keys, broken encodings. */
export const hostileRequest = (
  operation: DescribedOperation,
  known: KnownValues,
): fc.Arbitrary<ContractRequest> => {
  const texts = fc.constantFrom(...HOSTILE);
  const place = fc.nat(1_000);
  const valid = validRequest(operation, known);
  const attacked = fc.tuple(valid, texts, place).map(([request, text, no]) => {
    const all = requestsWith(operation, request, text);
    return all[no % Math.max(1, all.length)] ?? request;
  });
  const polluted = fc.tuple(valid, fc.constantFrom(...POLLUTION), texts).map(([request, key, text]) => ({
    ...request,
    query: { ...request.query, [key]: [text, text] },
    ...('body' in request && { body: withKey(request.body, key) }),
  }));
  const encoded = fc.tuple(valid, fc.constantFrom(...BROKEN_ENCODINGS), place).map(([request, text, no]) => {
    const name = Object.keys(request.params)[no % Math.max(1, Object.keys(request.params).length)];
    return name === undefined
      ? { ...request, query: { ...request.query, q: text } }
      : { ...request, params: { ...request.params, [name]: text } };
  });
  const broken = fc.tuple(valid, place).map(([request, no]) => {
    const all = brokenRequests(operation, request);
    return all[no % Math.max(1, all.length)]?.request ?? request;
  });
  return fc.oneof(attacked, polluted, encoded, broken);
};
