import { Link } from '@sundara/web/router';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useLayoutEffect } from 'react';
import { aRemote, aRoute } from '../testing/page-data.builder.ts';
import { renderPage } from '../testing/render-page.tsx';

const user = userEvent.setup({ delay: null });

const thrown = () => {
  throw new Error('thrown as it goes');
};
const Going = () => {
  useLayoutEffect(() => thrown, []);
  useEffect(() => thrown, []);
  return (
    <>
      <Link to="/dashboard">To another remote</Link>
      <Link to="/nowhere">To a page of the shell</Link>
    </>
  );
};
const Coming = () => (
  <>
    <h1>Came</h1>
    <Link to="/">Back</Link>
  </>
);

const showGoing = () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  return renderPage({
    remotes: [
      aRemote('discovery', { routes: [aRoute()] }),
      aRemote('customer', { routes: [aRoute({ path: '/dashboard', expose: './routes/dashboard' })] }),
    ],
    modules: {
      'discovery_1_0_0/routes/home': () => ({ Component: Going }),
      'customer_1_0_0/routes/dashboard': () => ({ Component: Coming }),
    },
  });
};

test('what a page throws as it goes befalls no page that comes, however often', async () => {
  const { services } = showGoing();
  for (let visit = 0; visit < 4; visit += 1) {
    await user.click(await screen.findByRole('link', { name: 'To another remote' }));
    expect(await screen.findByRole('heading', { name: 'Came' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back' }));
  }
  const events = services.telemetry.entries().map(({ event }) => event);
  expect(events).not.toContain('render.failed');
});

test('nor the frame, where the page that comes is the shell’s', async () => {
  showGoing();
  await user.click(await screen.findByRole('link', { name: 'To a page of the shell' }));
  expect(await screen.findByRole('heading', { name: /Page Not Found/ })).toBeVisible();
  expect(screen.getByRole('banner')).toBeVisible();
});
