import { type ApiFailure, failureCode, isNotThere, isRefusedForGood } from './http-result.ts';

const refused = (status: number): ApiFailure => ({
  kind: 'rejected',
  status,
  code: 'NOT_FOUND',
  message: 'No.',
  reply: { success: false, status: 'error', code: 'NOT_FOUND', message: 'No.', msg: 'No.', next: '' },
});
const timeout: ApiFailure = { kind: 'timeout', message: 'Too late.' };

test.each([
  [400, { there: false, forGood: true }],
  [401, { there: true, forGood: false }],
  [403, { there: true, forGood: true }],
  [404, { there: false, forGood: true }],
  [429, { there: true, forGood: false }],
  [503, { there: true, forGood: false }],
] as const)(
  'a refusal with %i says whether the thing is there and whether asking again may help',
  (status, expected) => {
    const failure = refused(status);
    expect({ there: !isNotThere(failure), forGood: isRefusedForGood(failure) }).toEqual(expected);
  },
);

test('an answer that did not come says nothing of the thing, and may come', () => {
  expect([isNotThere(timeout), isRefusedForGood(timeout)]).toEqual([false, false]);
});

test('support is told the code, or what kept the answer away', () => {
  expect([refused(404), timeout].map(failureCode)).toEqual(['NOT_FOUND', 'timeout']);
});
