import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { environments, openReleases } from '../../../testing/open-releases.ts';
import { aCanary, anEnvironment, bookingHealth } from '../../../testing/release.builder.ts';
import { CanaryPlot } from './lazy-canary-plot.tsx';

const Drawn = () => <p>A plot</p>;

const withCanary = (over = {}) =>
  environments(anEnvironment({ canary: aCanary(), health: bookingHealth(), ...over }));

const section = async () => within(await screen.findByRole('region', { name: 'Canary in production' }));

test('a canary says what it runs, for how many, since when, what differs and what it may cost', async () => {
  openReleases({ 'release.console': [withCanary()] });
  const canary = await section();
  expect(canary.getByText('cccc3333').parentElement).toHaveTextContent('cccc3333 for 10 % of the browsers');
  expect(canary.getByText('Sat, 21 Nov, 3:30 pm')).toBeVisible();
  expect(canary.getByText('booking 1.1.0 → 1.2.0')).toBeVisible();
  expect(canary.getByText('Budget of each remote, from 20 loads on')).toBeVisible();
  expect(canary.getByText(/Load errors up to 2%, render errors up to 1%/)).toBeVisible();
  expect(canary.getByText('Ends it where a route fails that the stable releases render')).toBeVisible();
});

test.each([
  [5, '25 % of the browsers after Sat, 21 Nov, 4:00 pm, with 20 loads of each changed remote'],
  [50, 'Nothing: finish it, or stop it'],
  [100, 'Finished after Sat, 21 Nov, 4:00 pm, with 20 loads of each changed remote'],
])(
  'a canary of a plan at %s percent says what follows by itself, and when at the earliest',
  async (percent, words) => {
    const plan = {
      steps: [5, 25, ...(percent === 50 ? [] : [100])],
      bakeSeconds: 1800,
      since: '2026-11-21T15:30:00+05:30',
    };
    openReleases({ 'release.console': [withCanary({ canary: aCanary({ percent, plan }) })] });
    const canary = await section();
    expect(canary.getByText('What follows by itself').parentElement).toHaveTextContent(words);
  },
);

test('each remote is shown in the canary against stable, what changed first, and what is over its budget', async () => {
  openReleases({ 'release.console': [withCanary()] });
  const table = (await section()).getByRole('table', { name: /^Health of each remote/ });
  const [first, ...others] = within(table).getAllByRole('row').slice(1);
  const cells = within(first as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent?.trim());
  expect(first).toHaveAccessibleName(/^booking \(changed\)/);
  expect(cells).toEqual([
    'canary 1.2.0stable 1.1.0',
    'canary 40stable 1,234',
    'canary 5%, over budgetstable 0%',
    'canary 0%stable 0%',
    'canary 250 msstable 220 ms',
  ]);
  expect(others).toEqual([]);
  expect(screen.getByText('Unchanged, and not loaded by anybody since: admin')).toBeVisible();
});

test('a canary with too few loads is not judged yet', async () => {
  const [canary, stable] = bookingHealth();
  const few = canary && { ...canary, total: { ...canary.total, loads: 19 } };
  openReleases({ 'release.console': [withCanary({ health: [few, stable] })] });
  expect((await section()).getByText(/canary 10.5%/)).toBeVisible();
  expect(screen.queryByText(/over budget/)).toBeNull();
});

test('the plot has the same figures as its table, and which figure is shown stands in the address', async () => {
  const { router } = openReleases({ 'release.console': [withCanary()] });
  expect(
    await screen.findByRole('img', { name: 'Load time, p75 of booking by minute, canary against stable' }),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('combobox', { name: 'Figure' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Load errors' }));
  expect(router.state.location.search).toBe('?measure=load-errors');
  await userEvent.click(screen.getByText('The same as a table'));
  const table = await screen.findByRole('table', { name: /^Load errors of booking by minute/ });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows).toEqual(['TimeCanaryStable', '3:58 pm0%–', '3:59 pm–0%', '4:00 pm10%–']);
});

test('before the first load the plot says what it waits for', async () => {
  openReleases({ 'release.console': [withCanary({ health: [] })] });
  expect(await (await section()).findByText(/No page has told of booking yet/)).toBeVisible();
});

test('who may not end the canary reads why', async () => {
  const can = { rollback: true, stopCanary: false, finishCanary: false, setFlags: false };
  openReleases({ 'release.console': [withCanary({ can, whyNot: 'production is locked.' })] });
  const canary = await section();
  expect(canary.getByText('production is locked.')).toBeVisible();
  for (const name of ['Stop', 'Finish']) expect(canary.queryByRole('button', { name })).toBeNull();
});

test('a plot that can not be fetched says where its figures are, and Retry fetches it', async () => {
  const load = jest.fn().mockRejectedValueOnce(new Error('chunk')).mockResolvedValue(Drawn);
  render(<CanaryPlot pairs={[]} canary={aCanary()} load={load} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The table below has the sums of its figures.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('A plot')).toBeVisible();
});
