import type { ApiFailure } from '@sundara/contracts/federation';
import { act, render, screen } from '@testing-library/react';
import { useSelfRetry } from './use-self-retry.ts';

const network = (): ApiFailure => ({ kind: 'network', message: 'Nobody answered.' });
const refusal = (status: number): ApiFailure => ({
  kind: 'rejected',
  status,
  code: 'INTERNAL',
  message: '',
  reply: { success: false, status: 'error', code: 'INTERNAL', message: '', msg: '', next: '' },
});

const Page = ({ failure, retry }: { failure: ApiFailure | undefined; retry: () => void }) => (
  <p>{useSelfRetry(failure, retry) ? 'trying' : 'resting'}</p>
);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('a read that nobody answered is tried again, each time a little later, until there is an answer', () => {
  const retry = jest.fn();
  const { rerender } = render(<Page failure={network()} retry={retry} />);
  expect(screen.getByText('trying')).toBeVisible();
  act(() => jest.advanceTimersByTime(2_900));
  expect(retry).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(200));
  expect(retry).toHaveBeenCalledTimes(1);
  rerender(<Page failure={network()} retry={retry} />);
  act(() => jest.advanceTimersByTime(3_100));
  expect(retry).toHaveBeenCalledTimes(1);
  act(() => jest.advanceTimersByTime(2_000));
  expect(retry).toHaveBeenCalledTimes(2);
  rerender(<Page failure={undefined} retry={retry} />);
  act(() => jest.advanceTimersByTime(60_000));
  expect(retry).toHaveBeenCalledTimes(2);
});

test('a browser that is online again does not wait', () => {
  const retry = jest.fn();
  render(<Page failure={network()} retry={retry} />);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a page that nobody sees rests, and reads at once when it is seen again', () => {
  const show = (state: DocumentVisibilityState) => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  const retry = jest.fn();
  const { rerender } = render(<Page failure={network()} retry={retry} />);
  show('hidden');
  rerender(<Page failure={network()} retry={retry} />);
  act(() => jest.advanceTimersByTime(60_000));
  expect(retry).not.toHaveBeenCalled();
  show('visible');
  expect(retry).toHaveBeenCalledTimes(1);
});

test.each([
  [500, 1],
  [503, 1],
  [404, 0],
  [403, 0],
])('what the API refused with %i is tried %i more times by itself', (status, times) => {
  const retry = jest.fn();
  render(<Page failure={refusal(status)} retry={retry} />);
  act(() => jest.advanceTimersByTime(10_000));
  expect(retry).toHaveBeenCalledTimes(times);
});
