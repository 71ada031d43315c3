import type { ApiFailure } from '@sundara/contracts/federation';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { KeptBanner } from './kept-banner.tsx';

const KEPT_AT = '2026-11-24T10:30:00.000Z';
const AWAY: ApiFailure = { kind: 'network', message: 'Nobody answered.' };
const browserIs = (online: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
afterEach(() => jest.restoreAllMocks());

test.each([
  [true, 'We cannot reach our server'],
  [false, 'You are offline'],
])('with the browser online: %s, it says %s and from when things are', (online, why) => {
  browserIs(online);
  render(<KeptBanner keptAt={KEPT_AT} keptFor={AWAY} onRetry={() => {}} retrying={false} />);
  expect(screen.getByText(why)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('What you see is from Tue, 24 Nov, 4:00 pm.');
});

test('it asks again by itself after some seconds', () => {
  jest.useFakeTimers();
  const onRetry = jest.fn();
  render(<KeptBanner keptAt={KEPT_AT} keptFor={AWAY} onRetry={onRetry} retrying={false} />);
  act(() => jest.advanceTimersByTime(3_100));
  expect(onRetry).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('Retry asks again, and so does the browser’s return to the network', async () => {
  const onRetry = jest.fn();
  render(<KeptBanner keptAt={KEPT_AT} keptFor={AWAY} onRetry={onRetry} retrying={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(onRetry).toHaveBeenCalledTimes(2);
});

test('what is of now has no banner; what is of now again says so in the banner’s room', () => {
  const banner = (keptAt?: string) => (
    <KeptBanner
      keptAt={keptAt}
      keptFor={keptAt === undefined ? undefined : AWAY}
      onRetry={() => {}}
      retrying={false}
    />
  );
  const { rerender, container } = render(banner());
  expect(container).toBeEmptyDOMElement();
  rerender(banner(KEPT_AT));
  rerender(banner());
  expect(screen.getByRole('status')).toHaveTextContent('You see the latest again.');
});
