import { screen, within } from '@testing-library/react';
import { ok } from '../../testing/fake-api.ts';
import { aRemote } from '../../testing/page-data.builder.ts';
import { OFFER, openPanel } from '../../testing/qa-panel.driver.tsx';
import { anId, anOverride } from '../../testing/releases.builder.ts';

beforeEach(() => window.localStorage.clear());

test('each part shows its owner and its default, running and after-reload versions side by side', async () => {
  const override = anOverride({ versions: { booking: '1.1.0' } });
  const panel = await openPanel({
    qa: { override },
    remotes: [aRemote('booking', {}, '1.1.0'), aRemote('discovery')],
  });
  expect(await panel.row('Booking')).toHaveAccessibleName(
    'Booking not needed yet Booking team Default 1.0.0 Running 1.1.0 After reload 1.1.0',
  );
  expect(await panel.row('Shell')).toHaveAccessibleName(
    /Shell team Default 1\.0\.0 Running 1\.0\.0 After reload 1\.0\.0$/,
  );
  await panel.choose('Booking', /^2\.0\.0/);
  expect(await panel.row('Booking')).toHaveAccessibleName(
    /Default 1\.0\.0 Running 1\.1\.0 After reload 2\.0\.0$/,
  );
});

test('a part that differs from the environment comes first, and one press leads back to normal', async () => {
  const override = anOverride({ versions: { discovery: '1.1.0' } });
  const panel = await openPanel({
    qa: { override },
    remotes: [aRemote('booking'), aRemote('discovery', {}, '1.1.0')],
  });
  await panel.row('Discovery');
  const rows = within(screen.getByRole('list', { name: 'Parts of this page' })).getAllByRole('listitem');
  expect(rows.map((row) => row.querySelector('strong')?.textContent)).toEqual([
    'Discovery',
    'Shell',
    'Booking',
  ]);
  expect(screen.getByRole('link', { name: 'Back to normal' })).toHaveAttribute('href', '?safe=forget');
});

test('versions are listed newest first, with time and publisher, and whether one does not fit the rest', async () => {
  const panel = await openPanel();
  await panel.user.click(await panel.row('Booking'));
  const list = screen.getByRole('group', { name: 'Version of Booking' });
  expect(
    within(list)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent),
  ).toEqual([
    'Not overridden: 1.0.0',
    '2.0.0Sat, 21 Nov, 9:10 am · raviDoes not fit what would run beside it',
    '1.1.0Thu, 19 Nov, 2:42 pm · ravi',
    '1.0.0 · runningTue, 10 Nov, 9:30 am · ravi',
    '0.9.0Sun, 1 Nov, 9:30 am · ravi',
  ]);
});

test('a withdrawn version says by whom and why and cannot be chosen; a failed canary is told and can', async () => {
  const at = '2026-11-20T10:00:00.000Z';
  const withdrawn = { by: 'meera', why: 'Takes payments twice', at };
  const failedCanaries = [{ environment: 'production', at, why: 'render errors 80 %' }];
  const releases = OFFER.releases.map((release) => ({
    ...release,
    ...(release.version === '0.9.0' && { withdrawn }),
    ...(release.version === '1.1.0' && { failedCanaries }),
  }));
  const panel = await openPanel({ overview: ok({ ...OFFER, releases }) });
  await panel.user.click(await panel.row('Booking'));
  const bad = screen.getByRole('radio', { name: /^0\.9\.0/ });
  expect(bad).toBeDisabled();
  expect(bad.closest('label')).toHaveTextContent('Withdrawn by meera: Takes payments twice');
  const ended = screen.getByRole('radio', { name: /^1\.1\.0/ });
  expect(ended).toBeEnabled();
  expect(ended.closest('label')).toHaveTextContent(/canary in production failed, .*: render errors 80 %/);
});

test('a whole composition can be chosen from those that ran, each with when, who and why', async () => {
  const panel = await openPanel();
  await panel.user.click(await screen.findByRole('button', { name: /^Start from What qa runs now/ }));
  const older = screen.getByRole('radio', { name: /^bbbbbbbb/ });
  expect(older.closest('label')).toHaveTextContent('bbbbbbbb · Thu, 12 Nov, 3:30 pm · asha');
  expect(older.closest('label')).toHaveTextContent('Before the sale');
  expect(older.closest('label')).toHaveTextContent('booking 0.9.0');
  await panel.user.click(older);
  expect(await panel.row('Booking')).toHaveAccessibleName(/After reload 0\.9\.0$/);
});

test('a composition that is not listed can be pasted by its id; what it holds is not guessed', async () => {
  const panel = await openPanel();
  await panel.user.click(await screen.findByRole('button', { name: /^Start from/ }));
  const field = await panel.write('Or paste a composition’s id', 'abc');
  expect(field).toBeInvalid();
  await panel.write('Or paste a composition’s id', anId('c'));
  expect(field).toBeValid();
  expect(await panel.row('Booking')).toHaveAccessibleName(/After reload not known$/);
  expect(screen.getByText(/^Not checked: nobody here knows/)).toBeVisible();
});

test('which suites ran just the set that would run is told, and of another set that none did', async () => {
  const at = '2026-11-20T10:00:00.000Z';
  const tested = [
    { suite: 'e2e', passed: true, at, by: 'CI', url: 'https://ci.example/7' },
    { suite: 'load', passed: false, at, by: 'Ravi' },
  ];
  const panel = await openPanel({ overview: ok({ ...OFFER, running: { ...OFFER.running, tested } }) });
  const section = await screen.findByRole('region', { name: 'Tested together' });
  expect(section).toHaveTextContent(
    'e2e passed · Fri, 20 Nov, 3:30 pm · CIload failed · Fri, 20 Nov, 3:30 pm · Ravi',
  );
  expect(within(section).getByRole('link', { name: 'e2e passed' })).toHaveAttribute(
    'href',
    'https://ci.example/7',
  );
  await panel.choose('Booking', /^2\.0\.0/);
  expect(section).toHaveTextContent('No suite has run just this set here.');
});

test('failures can be switched on for a remote, six of them at once and the rest under More; the shell has none', async () => {
  const panel = await openPanel();
  await panel.user.click(await panel.row('Shell'));
  expect(screen.queryByRole('group', { name: /^Failure/ })).toBeNull();
  await panel.user.click(await panel.row('Booking'));
  const group = screen.getByRole('group', { name: 'Failure of Booking' });
  const names = () =>
    within(group)
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
  expect(names()).toEqual([
    'None',
    'Down',
    'Slow',
    'Stalled',
    'Tampered',
    'Wrong contract',
    'Version before',
  ]);
  await panel.user.click(within(group).getByRole('button', { name: 'More…' }));
  expect(within(group).getByRole('button', { name: 'Fewer' })).toHaveFocus();
  expect(names().slice(7)).toEqual(['404', '500', 'Wrong type']);
  await panel.user.click(within(group).getByRole('radio', { name: '500' }));
  expect(await panel.row('Booking')).toHaveAccessibleName(/After reload 1\.0\.0, answering 500$/);
  await panel.review();
  await panel.sayName();
  await panel.press('Apply and reload');
  expect(panel.wishes()[0]).toMatchObject({
    faults: { booking: 'server-error' },
  });
});

test('builds of pull requests are shown when asked for, and the one that was chosen stays', async () => {
  const build = (version: string) => ({ ...OFFER.releases[4], version, notes: 'Holds last ten minutes' });
  const releases = [...OFFER.releases, build('1.2.0-pr.7'), build('1.2.0-pr.8')];
  const panel = await openPanel({ overview: ok({ ...OFFER, releases }) });
  await panel.user.click(await panel.row('Booking'));
  expect(screen.queryByRole('radio', { name: /-pr\./ })).toBeNull();
  await panel.press('Show 2 test builds');
  const chosen = screen.getByRole('radio', { name: /^1\.2\.0-pr\.7.*Holds last ten minutes$/ });
  await panel.user.click(chosen);
  expect(chosen).toBeChecked();
  await panel.press('Hide a test build');
  expect(screen.getByRole('button', { name: 'Show a test build' })).toHaveFocus();
  expect(chosen).toBeChecked();
  expect(screen.queryByRole('radio', { name: /-pr\.8/ })).toBeNull();
});

test('a flag is switched in this browser, said before it is applied, and asked of the server', async () => {
  const panel = await openPanel({ overview: ok({ ...OFFER, flags: { 'new-calendar': 10 } }) });
  await panel.user.click(await screen.findByRole('button', { name: 'Flags 1, as they are' }));
  const group = screen.getByRole('group', { name: 'new-calendar, off in this page' });
  expect(within(group).getByRole('radio', { name: 'As qa, 10 %' })).toBeChecked();
  await panel.user.click(within(group).getByRole('radio', { name: 'On' }));
  await panel.review();
  expect(screen.getByRole('region', { name: 'What changes' })).toHaveTextContent('new-calendar on');
  await panel.sayName();
  await panel.press('Apply and reload');
  expect(panel.wishes()[0]).toMatchObject({ versions: {}, faults: {}, flags: { 'new-calendar': true } });
});

test('a switched flag stays when something else is chosen, and can be given back', async () => {
  const override = anOverride({ flags: { 'new-calendar': false } });
  const panel = await openPanel({ qa: { override } });
  const group = await screen.findByRole('group', { name: 'new-calendar, off in this page' });
  expect(within(group).getByRole('radio', { name: 'Off' })).toBeChecked();
  await panel.choose('Booking', /^1\.1\.0/);
  await panel.review();
  await panel.sayName();
  await panel.press('Apply and reload');
  expect(panel.wishes()[0]).toMatchObject({
    versions: { booking: '1.1.0' },
    flags: { 'new-calendar': false },
  });
});

test('in local a development server can stand in for a remote, and is said to be unchecked', async () => {
  const panel = await openPanel({ environment: 'local' });
  await panel.choose('Booking', /^A development server/);
  const address = await panel.write('Address of the server', 'http://evil.test');
  expect(address).toBeInvalid();
  expect(await panel.row('Booking')).toHaveAccessibleName(/After reload 1\.0\.0$/);
  await panel.write('Address of the server', 'http://localhost:4002');
  expect(address).toBeValid();
  expect(screen.getByText('What is known fits; not checked: booking@localhost:4002.')).toBeVisible();
  await panel.review();
  await panel.sayName();
  await panel.press('Apply and reload');
  expect(panel.wishes()[0]).toMatchObject({
    versions: { booking: 'http://localhost:4002' },
  });
});

test('elsewhere no development server can be named', async () => {
  const panel = await openPanel();
  await panel.user.click(await panel.row('Booking'));
  expect(screen.queryByRole('radio', { name: /development server/ })).toBeNull();
});

test('an override that is taken back whole is ended by the server', async () => {
  const panel = await openPanel({ qa: { override: anOverride({ versions: { booking: '1.1.0' } }) } });
  await panel.choose('Booking', /^Not overridden/);
  expect(screen.getByRole('link', { name: 'End the override and reload' })).toHaveAttribute(
    'href',
    '?safe=forget',
  );
});

test('Undo goes back to what is in force, also in what was written', async () => {
  const panel = await openPanel({ environment: 'local' });
  await panel.choose('Booking', /^A development server/);
  expect(await panel.row('Booking')).toHaveAccessibleName(/After reload localhost:4001$/);
  await panel.press('Undo');
  expect(await panel.row('Booking')).toHaveAccessibleName(/After reload 1\.0\.0$/);
  await panel.user.click(await panel.row('Booking'));
  expect(screen.getByRole('radio', { name: /^Not overridden/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /^A development server/ })).not.toBeChecked();
});
