import { screen } from '@testing-library/react';
import { ok, refuse } from '../../testing/fake-api.ts';
import { aRemote } from '../../testing/page-data.builder.ts';
import { OFFER, openPanel } from '../../testing/qa-panel.driver.tsx';

test('when the registry does not answer the panel says so, and Retry asks again', async () => {
  const panel = await openPanel({
    overview: refuse(503, 'UNAVAILABLE', { message: 'Later.' }),
  });
  expect(await screen.findByText('The registry did not answer')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy details' })).toBeVisible();
  panel.answerOverview(ok(OFFER));
  await panel.press('Retry');
  expect(await panel.row('Booking')).toBeVisible();
});

test('what the page runs without is told with the reason, and so is what nobody can choose', async () => {
  const unreadable = [{ id: 'gifts', version: '2.0.0', why: 'It is of a newer kind.' }];
  await openPanel({
    leftOut: { loyalty: { version: '1.1.0', why: 'routes: Invalid input' } },
    overview: ok({ ...OFFER, unreadable }),
  });
  expect(await screen.findByRole('region', { name: 'Left out of this page' })).toHaveTextContent(
    'loyalty 1.1.0 routes: Invalid input',
  );
  expect(screen.getByRole('region', { name: 'Published, and not readable here' })).toHaveTextContent(
    'gifts 2.0.0 It is of a newer kind.',
  );
});

test('what this shell leaves out of a remote of a newer contract is told', async () => {
  const navigation = [{ placement: 'dock', label: 'Points', to: '/salon/1', order: 1 }];
  await openPanel({ remotes: [aRemote('booking', { navigation }), aRemote('discovery')] });
  expect(await screen.findByRole('region', { name: 'Shown in part' })).toHaveTextContent(
    "booking 1.0.0 runs, but shell@1.0.0 draws no link 'Points', as it knows no place 'dock'",
  );
});

test('a release of a newer shape costs itself alone: it is listed by name, and the others are there to choose', async () => {
  const newer = { id: 'gifts', version: '2.0.0', kind: 'worker', title: { en: 'Gifts' } };
  const panel = await openPanel({ overview: ok({ ...OFFER, releases: [...OFFER.releases, newer] }) });
  expect(await panel.row('Booking')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Published, and not readable here' })).toHaveTextContent(
    'gifts 2.0.0 Its record has another shape than this page knows.',
  );
});

test('where all is there, nothing is said to be left out', async () => {
  const panel = await openPanel();
  expect(await panel.row('Booking')).toBeVisible();
  for (const name of ['Left out of this page', 'Shown in part'])
    expect(screen.queryByRole('region', { name })).toBeNull();
});
