import { GatewayError, type GatewayFailure } from './gateway.ts';
import { type GatewayBreaker, gatewayBreaker } from './gateway-breaker.ts';

let calls: number;
let warnings: string[];
let breaker: GatewayBreaker;
beforeEach(() => {
  jest.useFakeTimers();
  calls = 0;
  warnings = [];
  breaker = gatewayBreaker({ log: { warn: (sentence) => warnings.push(sentence) } });
});
afterEach(() => jest.useRealTimers());

/** What becomes of a call to a gateway that does this. */
const outcomeOf = async (does: () => Promise<unknown>): Promise<unknown> => {
  const answer = breaker(() => {
    calls += 1;
    return does();
  });
  return answer.catch((error: unknown) => (error instanceof GatewayError ? error.kind : error));
};
const answers = async () => 'an answer';
const failsBy = (kind: GatewayFailure) => async () => {
  throw new GatewayError(kind, 'The gateway failed.');
};

test.each(['network', 'timeout', 'unavailable'] as const)(
  'after three failures by %s nobody asks',
  async (kind) => {
    for (let no = 0; no < 3; no += 1) expect(await outcomeOf(failsBy(kind))).toBe(kind);
    expect(await outcomeOf(answers)).toBe('circuit-open');
    jest.advanceTimersByTime(9_999);
    expect(await outcomeOf(answers)).toBe('circuit-open');
    expect(calls).toBe(3);
  },
);

test('after ten seconds one call tries, while others are refused at once; its answer lets all go on', async () => {
  for (let no = 0; no < 3; no += 1) await outcomeOf(failsBy('timeout'));
  jest.advanceTimersByTime(10_000);
  let answer = (_: string) => {};
  const trying = outcomeOf(
    () =>
      new Promise<string>((resolve) => {
        answer = resolve;
      }),
  );
  expect(await outcomeOf(answers)).toBe('circuit-open');
  answer('back');
  expect(await trying).toBe('back');
  expect(await outcomeOf(answers)).toBe('an answer');
  expect(calls).toBe(5);
  expect(warnings).toEqual([
    'the payment gateway fails: it is left alone for 10 s',
    'the payment gateway answers again',
  ]);
});

test('a try that fails costs ten seconds more', async () => {
  for (let no = 0; no < 3; no += 1) await outcomeOf(failsBy('network'));
  jest.advanceTimersByTime(10_000);
  expect(await outcomeOf(failsBy('network'))).toBe('network');
  expect(await outcomeOf(answers)).toBe('circuit-open');
  expect(warnings).not.toContain('the payment gateway answers again');
  jest.advanceTimersByTime(10_000);
  expect(await outcomeOf(answers)).toBe('an answer');
});

test('three in all are no outage, only three running', async () => {
  for (const does of [failsBy('network'), failsBy('network'), answers, failsBy('network'), answers])
    expect(await outcomeOf(does)).not.toBe('circuit-open');
});

test('a gateway that refuses calls, or answers oddly, is there', async () => {
  for (const kind of ['rejected', 'protocol'] as const)
    for (let no = 0; no < 4; no += 1) expect(await outcomeOf(failsBy(kind))).toBe(kind);
  const fault = new TypeError('A fault of ours.');
  for (let no = 0; no < 4; no += 1) expect(await outcomeOf(() => Promise.reject(fault))).toBe(fault);
});
