import { within } from './time-limit.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('work within its time ends as it does, and leaves no clock running', async () => {
  await expect(within(1_000, Promise.resolve('done'))).resolves.toBe('done');
  await expect(within(1_000, Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(jest.getTimerCount()).toBe(0);
});

test('a wait ends at its limit and not before', async () => {
  const ended = jest.fn();
  within(1_500, new Promise(() => {})).catch(ended);
  await jest.advanceTimersByTimeAsync(1_499);
  expect(ended).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledWith(
    expect.objectContaining({ reason: 'timeout', message: 'It took longer than 1.5 s.' }),
  );
});
