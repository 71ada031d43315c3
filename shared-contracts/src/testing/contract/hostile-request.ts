import fc from 'fast-check';
import { brokenRequests } from './broken-request.ts';
import { type ContractRequest, validRequest } from './contract-request.ts';
import type { DescribedOperation } from './described-operation.ts';
import { requestsWith } from './filled-request.ts';
import { BROKEN_ENCODINGS, HOSTILE, POLLUTION } from './hostile-text.ts';
import type { KnownValues } from './valid-value.ts';

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
    const names = Object.keys(request.params);
    return { ...request, raw: { [names[no % Math.max(1, names.length)] ?? 'q']: text } };
  });
  const broken = fc.tuple(valid, place).map(([request, no]) => {
    const all = brokenRequests(operation, request);
    return all[no % Math.max(1, all.length)]?.request ?? request;
  });
  return fc.oneof(attacked, polluted, encoded, broken);
};
