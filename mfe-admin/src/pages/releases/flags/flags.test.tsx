import { answered, refused } from '@sundara/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { environments, openReleases } from '../../../testing/open-releases.ts';
import { anEnvironment } from '../../../testing/release.builder.ts';

const FIRST_LOOK = { percent: 10, by: 'Meera Nair', why: 'First look', at: '2026-11-21T10:00:00+05:30' };
const withFlag = (percent = 10, sequence = 7) =>
  anEnvironment({ sequence, flags: { 'new-calendar': { ...FIRST_LOOK, percent } } });
const done = answered({ environment: withFlag(50, 8) });

const openDialog = async (button: string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
};

const sentTo = (sent: ReturnType<typeof openReleases>['sent'], name: string) =>
  sent.find((one) => one.name === name)?.input;

test('flags of an environment give their share, who, when and why', async () => {
  openReleases({ 'release.console': [environments(withFlag())] });
  expect(await screen.findByRole('region', { name: 'Flags of production' })).toHaveTextContent(
    'new-calendar, on for 10 % of the browsers: First look (Meera Nair, Sat, 21 Nov, 10:00 am)',
  );
});

test('a new flag is set by its name, share and reason', async () => {
  const { sent, told } = openReleases({
    'release.console': [environments(anEnvironment()), environments(withFlag(5, 8))],
    'release.setFlag': [done],
  });
  const dialog = await openDialog('Set a flag');
  expect(dialog.getByRole('textbox', { name: /Flag/ })).toHaveFocus();
  expect(dialog.queryByRole('region', { name: 'What changes' })).toBeNull();
  await userEvent.keyboard('new-calendar{Tab}5');
  await userEvent.type(dialog.getByRole('textbox', { name: /Why/ }), 'First look');
  expect(dialog.getByRole('region', { name: 'What changes' })).toHaveTextContent(
    'new-calendar off → on for 5 % of the browsers',
  );
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentTo(sent, 'release.setFlag')).toEqual({
    params: { environment: 'production' },
    body: { flag: 'new-calendar', percent: 5, sequence: 7, why: 'First look' },
  });
  expect(told).toEqual(['new-calendar is on for 5 % of the browsers in production.']);
});

test('what can not be sent is told at its field, the first of which is gone to', async () => {
  const { times } = openReleases({ 'release.console': [environments(anEnvironment())] });
  const dialog = await openDialog('Set a flag');
  await userEvent.keyboard('New Calendar{Tab}101{Tab}asha@demo.test');
  await userEvent.type(dialog.getByRole('textbox', { name: /Why/ }), 'First look{Enter}');
  expect(dialog.getByText('Small letters, digits and hyphens, as new-calendar')).toBeVisible();
  expect(dialog.getByText('A number from 0 to 100')).toBeVisible();
  expect(dialog.getByText(/no e-mails/)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /Flag/ })).toHaveFocus();
  expect(times('release.setFlag')).toBe(0);
});

test('accounts and roles that a flag is on for stay when its share changes, and can be changed too', async () => {
  const [one, two] = ['0f8fad5b-d9cb-469f-a165-70867728950e', '7c9e6679-7425-40de-944b-e07fc1f90ae7'];
  const flag = { ...FIRST_LOOK, percent: 0, accounts: [one], roles: ['salon'] };
  const { sent } = openReleases({
    'release.console': [environments(anEnvironment({ flags: { 'new-calendar': flag } }))],
    'release.setFlag': [done],
  });
  const dialog = await openDialog('Change new-calendar');
  const accounts = dialog.getByRole('textbox', { name: /Accounts/ });
  expect(accounts).toHaveValue(one);
  await userEvent.type(accounts, `, ${two}`);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'admin' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: 'salon' }));
  expect(dialog.getByRole('region', { name: 'What changes' })).toHaveTextContent(
    'new-calendar on for 1 account and the role salon → on for 2 accounts and the role admin',
  );
  await userEvent.type(dialog.getByRole('textbox', { name: /Why/ }), 'Second pilot{Enter}');
  await waitFor(() => expect(sentTo(sent, 'release.setFlag')).toBeDefined());
  expect(sentTo(sent, 'release.setFlag')).toMatchObject({
    body: { flag: 'new-calendar', percent: 0, accounts: [one, two], roles: ['admin'] },
  });
});

test('a share is changed from what it is now; when somebody else did so meanwhile, that is shown', async () => {
  const { sent } = openReleases({
    'release.console': [environments(withFlag()), environments(withFlag(20, 8))],
    'release.setFlag': [refused('RELEASE_CONFLICT'), done],
  });
  const dialog = await openDialog('Change new-calendar');
  const share = dialog.getByRole('textbox', { name: /Percent of the browsers/ });
  expect(share).toHaveValue('10');
  await userEvent.clear(share);
  await userEvent.type(share, '50 %');
  expect(dialog.getByRole('region', { name: 'What changes' })).toHaveTextContent(
    'new-calendar on for 10 % of the browsers → on for 50 % of the browsers',
  );
  await userEvent.type(dialog.getByRole('textbox', { name: /Why/ }), 'No complaints{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent('production was changed a moment ago');
  expect(dialog.getByRole('region', { name: 'What changes' })).toHaveTextContent(
    'on for 20 % of the browsers → on for 50 % of the browsers',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Set the flag' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const last = sent.filter(({ name }) => name === 'release.setFlag').at(-1);
  expect(last?.input).toMatchObject({ body: { flag: 'new-calendar', percent: 50, sequence: 8 } });
});

test('a flag is cleared with a reason, and one that is gone already can not be', async () => {
  const { sent } = openReleases({
    'release.console': [environments(withFlag()), environments(anEnvironment({ sequence: 8 }))],
    'release.clearFlag': [refused('RELEASE_CONFLICT')],
  });
  const dialog = await openDialog('Clear new-calendar');
  expect(dialog.getByRole('region', { name: 'What changes' })).toHaveTextContent(
    'new-calendar on for 10 % of the browsers → off',
  );
  await userEvent.type(dialog.getByRole('textbox', { name: /Why/ }), 'On for all since 1.3.0{Enter}');
  expect(await dialog.findByText('production has no flag new-calendar any more.')).toBeVisible();
  expect(sentTo(sent, 'release.clearFlag')).toEqual({
    params: { environment: 'production' },
    body: { flag: 'new-calendar', sequence: 7, why: 'On for all since 1.3.0' },
  });
});

test('who may change no flags reads them, and gets no buttons', async () => {
  const can = { rollback: false, stopCanary: false, finishCanary: false, setFlags: false };
  openReleases({ 'release.console': [environments({ ...withFlag(), can, whyNot: 'Locked by ravi' })] });
  const flags = within(await screen.findByRole('region', { name: 'Flags of production' }));
  expect(flags.getByText(/First look/)).toBeVisible();
  expect(flags.queryByRole('button')).toBeNull();
});
