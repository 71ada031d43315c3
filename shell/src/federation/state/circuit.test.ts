import type { LoadFailure, LoadFailureReason } from '@sundara/contracts/federation';
import { afterFailure, type Circuit, CLOSED, duringLoad, openAnswer } from './circuit.ts';

const failure = (reason: LoadFailureReason = 'network'): LoadFailure => ({
  remoteId: 'booking',
  title: 'Booking',
  version: '1.0.0',
  step: 'load-entry',
  reason,
  detail: 'gone',
});

const failedTimes = (count: number, reason?: LoadFailureReason): Circuit =>
  Array.from({ length: count }, () => failure(reason)).reduce(
    (circuit, one) => afterFailure(circuit, one, 1_000),
    CLOSED,
  );

test('two failures in a row leave the remote open to the next call', () => {
  expect(openAnswer(failedTimes(2), 1_000)).toBeUndefined();
});

test('after three failures in a row the last one is answered for 15 s', () => {
  const circuit = failedTimes(3);
  expect(openAnswer(circuit, 1_000)).toEqual(failure());
  expect(openAnswer(circuit, 15_999)).toEqual(failure());
  expect(openAnswer(circuit, 16_000)).toBeUndefined();
});

test('then there is one trial, and others get the last failure until it is over', () => {
  const circuit = duringLoad(failedTimes(3), 16_000);
  expect(openAnswer(circuit, 16_001)).toEqual(failure());
});

test('a trial that fails closes the remote for another 15 s', () => {
  const circuit = afterFailure(duringLoad(failedTimes(3), 16_000), failure('timeout'), 20_000);
  expect(openAnswer(circuit, 34_999)).toEqual(failure('timeout'));
  expect(openAnswer(circuit, 35_000)).toBeUndefined();
});

test.each<LoadFailureReason>(['missing', 'contract'])('%s costs nothing to find again', (reason) => {
  expect(openAnswer(failedTimes(5, reason), 1_000)).toBeUndefined();
});

test('a load that begins before three have failed closes nothing', () => {
  expect(duringLoad(failedTimes(2), 1_000)).toEqual(failedTimes(2));
});
