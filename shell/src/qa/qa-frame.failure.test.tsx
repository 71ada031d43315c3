import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRemote } from '../testing/page-data.builder.ts';
import { anOverride, aQaPage } from '../testing/releases.builder.ts';
import { renderApp } from '../testing/render-app.tsx';

jest.mock('./load-parts.ts', () => ({
  loadQaPanel: () => Promise.reject(new Error('no connection')),
  loadOverrideBanner: () => Promise.reject(new Error('no connection')),
  warmQaPanel: () => {},
}));

const remotes = [aRemote('booking')];

test('a banner whose code does not come still says that there is an override, with the way out', async () => {
  renderApp(aQaPage(remotes, { override: anOverride() }));
  expect(await screen.findByText('This browser has an override of releases.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Exit' })).toBeVisible();
});

test('a panel whose code does not come says so, each time it is asked for', async () => {
  const { services } = renderApp(aQaPage(remotes));
  const said = jest.spyOn(services.shell.notify, 'error');
  for (const times of [1, 2]) {
    await userEvent.click(screen.getByRole('button', { name: /^Releases on qa/ }));
    expect(await screen.findByText('qa')).toBeVisible();
    expect(said).toHaveBeenCalledTimes(times);
  }
  expect(said).toHaveBeenLastCalledWith('The release panel could not be fetched. Please try again.');
});
