import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, ok } from '../testing/fake-api.ts';
import { aPage, aRemote } from '../testing/page-data.builder.ts';
import { anOverride, anOverview, aQaPage } from '../testing/releases.builder.ts';
import { renderApp } from '../testing/render-app.tsx';

const mockFetched: string[] = [];
jest.mock('./panel/qa-panel.tsx', () => {
  mockFetched.push('panel');
  return jest.requireActual('./panel/qa-panel.tsx');
});
jest.mock('./banner/override-banner.tsx', () => {
  mockFetched.push('banner');
  return jest.requireActual('./banner/override-banner.tsx');
});

const user = userEvent.setup({ delay: null });
const remotes = [aRemote('booking')];
const SHORTCUT = '{Alt>}{Shift>}[KeyR]{/Shift}{/Alt}';
const api = () => fakeApi({ 'GET /api/releases/overview': ok(anOverview({ shell: '1.0.0' }, [])) });
const badge = () => screen.getByRole('button', { name: /^Releases on qa/ });

test('where overrides are not allowed there is no badge, no banner and no panel, and no code of them is fetched', async () => {
  renderApp(aPage(...remotes), api().send);
  await user.keyboard(SHORTCUT);
  await screen.findByRole('heading', { name: 'The page' });
  expect(screen.queryByRole('button', { name: /Releases/ })).toBeNull();
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(mockFetched).toEqual([]);
});

test('a page without an override has the badge alone: panel and banner are fetched when they are needed', () => {
  const { send, calls } = api();
  renderApp(aQaPage(remotes), send);
  expect(badge()).toHaveAccessibleName('Releases on qa (Alt+Shift+R)');
  expect(badge()).toHaveAttribute('aria-keyshortcuts', 'Alt+Shift+R');
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(mockFetched).toEqual([]);
  expect(calls).toEqual([]);
});

test('the shortcut opens the panel and closes it again', async () => {
  renderApp(aQaPage(remotes), api().send);
  await user.keyboard(SHORTCUT);
  expect(await screen.findByRole('dialog', { name: 'What runs in this page' })).toBeVisible();
  expect(mockFetched).toContain('panel');
  await user.keyboard(SHORTCUT);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the focus moves into the panel, stays in it, and goes back to the badge on Escape', async () => {
  renderApp(aQaPage(remotes), api().send);
  await user.click(badge());
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  for (let presses = 0; presses < 12; presses += 1) {
    await user.tab();
    expect(screen.getByText('Book Now', { selector: 'button' })).not.toHaveFocus();
  }
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(badge()).toHaveFocus();
});

test('an override has its banner above the page, the way out in it from the first paint on', async () => {
  const override = anOverride({ versions: { booking: '1.1.0' }, until: '2999-01-01T00:00:00.000Z' });
  renderApp(aQaPage([aRemote('booking', {}, '1.1.0')], { override }), api().send);
  const banner = screen.getByRole('complementary', { name: 'Override of releases' });
  expect(screen.getByRole('link', { name: 'Exit' })).toHaveAttribute('href', '?safe=forget');
  expect(banner.compareDocumentPosition(screen.getByRole('heading', { name: 'The page' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(await screen.findByText('booking 1.1.0 instead of 1.0.0')).toBeVisible();
  expect(badge()).toHaveAccessibleName('Releases on qa, overridden here (Alt+Shift+R)');
});
