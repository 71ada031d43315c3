import { act, fireEvent, render, screen } from '@testing-library/react';
import { aRemote } from '../../testing/page-data.builder.ts';
import { anOverride, aQaPage } from '../../testing/releases.builder.ts';
import { OverrideBanner } from './override-banner.tsx';

const remotes = [aRemote('booking', {}, '1.1.0'), aRemote('discovery')];
const override = anOverride({ versions: { booking: '1.1.0' }, faults: { discovery: 'slow' } });

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-21T10:30:00Z') }));
afterEach(() => jest.useRealTimers());

const show = (qa: Parameters<typeof aQaPage>[1]) => {
  const onOpen = jest.fn();
  const view = render(<OverrideBanner page={aQaPage(remotes, qa)} onOpen={onOpen} />);
  return { onOpen, view };
};

test('the banner says what differs, by whom and until when in Kolkata', () => {
  const { view } = show({ override });
  expect(view.container).toHaveTextContent('booking 1.1.0 instead of 1.0.0, discovery slow');
  expect(view.container).toHaveTextContent('by Asha · until 8:00 pm (4 h left)');
});

test('an end on another day says the day', () => {
  const { view } = show({ override: { ...override, until: '2026-11-22T10:00:00.000Z' } });
  expect(view.container).toHaveTextContent('until Sun, 22 Nov, 3:30 pm');
});

test('the time left goes down unsaid, and the end is said', () => {
  const { view } = show({ override: { ...override, until: '2026-11-21T10:32:00.000Z' } });
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(76_000));
  expect(view.container).toHaveTextContent('less than a minute');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('status')).toHaveTextContent('over; the next page load runs without it');
  expect(view.container).not.toHaveTextContent('left');
});

test('one press leaves: the link asks the server to forget the override and show the same page', () => {
  window.history.replaceState({}, '', '/salon/42?tab=services');
  show({ override });
  const exit = screen.getByRole('link', { name: 'Exit' });
  expect(exit).toHaveAttribute('href', '?safe=forget');
  exit.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(exit);
  expect(exit).toHaveAttribute('href', '/salon/42?tab=services&safe=forget');
});

test('the panel can be opened from the banner', () => {
  const { onOpen } = show({ override });
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test.each([
  ['expired', /override is over/],
  ['invalid', /could not be read/],
  ['unknown-release', /a release that the registry does not have/],
  ['withdrawn', /a release that was withdrawn/],
] as const)(
  'an override that is left out because it is %s says so, with a way to choose anew and to dismiss it',
  (ignored, words) => {
    const { onOpen, view } = show({ ignored });
    expect(view.container).toHaveTextContent(words);
    fireEvent.click(screen.getByRole('button', { name: 'Choose' }));
    expect(onOpen).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Dismiss' })).toHaveAttribute('href', '?safe=forget');
  },
);

test('a page opened with ?safe says so, and leads back to the override or ends it', () => {
  window.history.replaceState({}, '', '/salon/42?safe');
  show({ ignored: 'safe' });
  const back = screen.getByRole('link', { name: 'Use it' });
  back.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(back);
  expect(back).toHaveAttribute('href', '/salon/42');
  expect(screen.getByRole('link', { name: 'End it' })).toHaveAttribute('href', '?safe=forget');
});
