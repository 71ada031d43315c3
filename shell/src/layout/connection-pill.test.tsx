import { act, render, screen } from '@testing-library/react';
import { ConnectionPill } from './connection-pill.tsx';

const say = (event: 'online' | 'offline') => act(() => window.dispatchEvent(new Event(event)));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('while the browser is offline every page says so, and briefly when it is online again', () => {
  render(<ConnectionPill />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  say('offline');
  expect(screen.getByRole('status')).toHaveTextContent('You are offline. What you see may be out of date.');
  say('online');
  expect(screen.getByRole('status')).toHaveTextContent('Back online');
  act(() => jest.advanceTimersByTime(3_000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a page that starts offline says so, and a connection that was never lost is not announced', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { unmount } = render(<ConnectionPill />);
  expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
  unmount();
  online.mockReturnValue(true);
  render(<ConnectionPill />);
  say('online');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
