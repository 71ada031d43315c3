import { unreachable } from '@sundara/web/testing';
import { act, screen, within } from '@testing-library/react';
import { environments, openReleases } from '../../testing/open-releases.ts';
import { aCanary, anEnvironment, bookingHealth, hash } from '../../testing/release.builder.ts';

const running = environments(anEnvironment({ canary: aCanary(), health: bookingHealth() }));
const ended = environments(anEnvironment({ sequence: 8 }));

/** Second by second, so that the page renders in between, as in a browser. */
const seconds = async (count: number) => {
  for (let second = 0; second < count; second += 1) await act(() => jest.advanceTimersByTimeAsync(1_000));
};

const show = (hidden: boolean) =>
  act(async () => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    await jest.advanceTimersByTimeAsync(1);
  });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(document, 'hidden');
});

test('while a canary runs its data are read anew every 5 s, and no longer when it has ended', async () => {
  const { times } = openReleases({ 'release.console': [running, running, ended] });
  await seconds(1);
  expect(times('release.console')).toBe(1);
  await seconds(5);
  expect(times('release.console')).toBe(2);
  await seconds(5);
  expect(times('release.console')).toBe(3);
  expect(screen.queryByText(/Canary in production/)).toBeNull();
  await seconds(60);
  expect(times('release.console')).toBe(3);
});

test('a history is read again only when the environment has changed', async () => {
  const { times } = openReleases({ 'release.console': [running, running, ended] });
  await seconds(6);
  expect(times('release.history')).toBe(1);
  await seconds(5);
  expect(times('release.history')).toBe(2);
});

test('nothing is read while nobody sees the page, and at once when it is seen again', async () => {
  const { times } = openReleases({ 'release.console': [running] });
  await seconds(1);
  await show(true);
  await seconds(60);
  expect(times('release.console')).toBe(1);
  await show(false);
  expect(times('release.console')).toBe(2);
  await seconds(5);
  expect(times('release.console')).toBe(3);
});

test('a refresh keeps the focus, an open dialog and what is typed in it', async () => {
  const { times } = openReleases({ 'release.console': [running] });
  await seconds(1);
  const button = screen.getByRole('button', { name: 'Stop' });
  act(() => button.focus());
  await seconds(5);
  expect(button).toHaveFocus();
  act(() => button.click());
  const field = within(screen.getByRole('dialog')).getByRole('textbox');
  act(() => field.focus());
  await seconds(5);
  expect(times('release.console')).toBe(3);
  expect(field).toBeInTheDocument();
  expect(field).toHaveFocus();
});

test('a refresh that fails leaves the last state, says how old it is, and tries on', async () => {
  const other = environments(
    anEnvironment({ canary: aCanary(), running: { id: hash('eeee5555'), versions: { shell: '1.0.0' } } }),
  );
  openReleases({ 'release.console': [running, unreachable, other] });
  await seconds(6);
  expect(screen.getByText(/The environments can't be read right now/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Canary in production' })).toBeVisible();
  await seconds(5);
  expect(screen.queryByText(/can't be read right now/)).toBeNull();
  expect(screen.getByText('eeee5555')).toBeVisible();
});
