import { answered, refused, unreachable } from '@sundara/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { acts, environments, openReleases } from '../../../testing/open-releases.ts';
import { aCanary, anAct, anEnvironment, firstAct, hash } from '../../../testing/release.builder.ts';

const BEFORE = { id: hash('bbbb2222'), versions: { shell: '1.0.0', booking: '1.0.0', admin: '1.0.0' } };
const rolledBack = () => anEnvironment({ sequence: 8, running: BEFORE });
const done = answered({ environment: rolledBack() });

const openDialog = async (button: RegExp | string) => {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog'));
};

test('rolling back shows what changes, asks why, and is made to the state that was seen', async () => {
  const { sent, told } = openReleases({
    'release.console': [environments(anEnvironment()), environments(rolledBack())],
    'release.rollback': [done],
  });
  const dialog = await openDialog(/^Roll back to bbbb2222/);
  expect(dialog.getByRole('heading', { name: 'Roll production back to bbbb2222?' })).toBeVisible();
  expect(dialog.getByRole('region', { name: 'What changes' })).toHaveTextContent('booking 1.1.0 → 1.0.0');
  await userEvent.type(dialog.getByRole('textbox', { name: /Why/ }), ' Payments fail ');
  await userEvent.click(dialog.getByRole('button', { name: 'Roll back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ name }) => name === 'release.rollback')?.input).toEqual({
    params: { environment: 'production' },
    body: { composition: hash('bbbb2222'), sequence: 7, why: 'Payments fail' },
  });
  expect(told).toEqual(['production runs bbbb2222 again.']);
  await waitFor(() => expect(screen.getByRole('region', { name: 'production' })).toHaveFocus());
});

test('without a reason of three letters nothing is sent', async () => {
  const { times } = openReleases({ 'release.console': [environments(anEnvironment())] });
  const dialog = await openDialog(/^Roll back/);
  await userEvent.type(dialog.getByRole('textbox', { name: /Why/ }), ' no {Enter}');
  expect(dialog.getByText('Say why, in at least 3 letters.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /Why/ })).toHaveFocus();
  expect(times('release.rollback')).toBe(0);
});

test('what runs now has no way back to itself', async () => {
  openReleases({ 'release.console': [environments(anEnvironment())] });
  expect(await screen.findByText('Runs now')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /Roll back/ })).toHaveLength(1);
});

test('an act that moved nothing still leads back to what ran then', async () => {
  const lock = anAct({ id: hash('ac65'), act: 'lock', from: BEFORE.id, to: BEFORE.id, why: 'Night' });
  const { fromVersions, toVersions, ...unmoved } = lock;
  openReleases({
    'release.console': [environments(anEnvironment())],
    'release.history': [acts([anAct(), unmoved, firstAct()])],
  });
  expect(await screen.findAllByRole('button', { name: /Roll back to bbbb2222/ })).toHaveLength(2);
});

test('who may not roll back reads why, and gets no button', async () => {
  openReleases({
    'release.console': [
      environments(
        anEnvironment({
          can: { rollback: false, stopCanary: false, finishCanary: false, setFlags: false },
          whyNot: 'This server has no key for production.',
        }),
      ),
    ],
  });
  expect(await screen.findByText(/This server has no key for production\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Roll back/ })).toBeNull();
});

test('an environment that changed meanwhile is shown anew; what was typed stays, and the next try counts', async () => {
  const changed = anEnvironment({
    sequence: 8,
    running: { id: hash('eeee5555'), versions: { shell: '1.0.0', booking: '1.2.0', admin: '1.0.0' } },
  });
  const promoted = anAct({
    id: hash('ac8'),
    sequence: 8,
    who: 'Ravi Kumar',
    why: 'New booking',
    to: changed.running.id,
    toVersions: changed.running.versions,
  });
  const { sent } = openReleases({
    'release.console': [environments(anEnvironment()), environments(changed)],
    'release.history': [acts([anAct(), firstAct()]), acts([promoted, anAct(), firstAct()])],
    'release.rollback': [refused('RELEASE_CONFLICT'), done],
  });
  const dialog = await openDialog(/^Roll back to bbbb2222/);
  await userEvent.type(dialog.getByRole('textbox', { name: /Why/ }), 'Payments fail');
  await userEvent.click(dialog.getByRole('button', { name: 'Roll back' }));
  const notice = await dialog.findByRole('alert');
  expect(notice).toHaveTextContent('production was changed a moment ago, so nothing was done.');
  await waitFor(() => expect(notice).toHaveTextContent('Ravi Kumar, Sat, 21 Nov, 4:00 pm: New booking'));
  expect(dialog.getByRole('region', { name: 'What changes' })).toHaveTextContent('booking 1.2.0 → 1.0.0');
  expect(dialog.getByRole('textbox', { name: /Why/ })).toHaveValue('Payments fail');
  await userEvent.click(dialog.getByRole('button', { name: 'Roll back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sequences = sent.filter(({ name }) => name === 'release.rollback').map(({ input }) => input);
  expect(sequences).toMatchObject([{ body: { sequence: 7 } }, { body: { sequence: 8 } }]);
});

test('what somebody else did already is not done twice', async () => {
  openReleases({
    'release.console': [environments(anEnvironment()), environments(rolledBack())],
    'release.rollback': [refused('RELEASE_CONFLICT')],
  });
  const dialog = await openDialog(/^Roll back to bbbb2222/);
  await userEvent.type(dialog.getByRole('textbox', { name: /Why/ }), 'Payments fail{Enter}');
  expect(await dialog.findByText('production runs bbbb2222 already.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Roll back' })).toBeNull();
});

test('a refusal is told with its reason and the way on, and closing the dialog loses nothing typed', async () => {
  openReleases({
    'release.console': [environments(anEnvironment())],
    'release.rollback': [refused('RELEASE_REFUSED')],
  });
  const dialog = await openDialog(/^Roll back to bbbb2222/);
  await userEvent.type(dialog.getByRole('textbox', { name: /Why/ }), 'Payments fail{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'This change of releases is refused. Read the reason; choose another set.',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await openDialog(/^Roll back to bbbb2222/);
  expect(again.getByRole('textbox', { name: /Why/ })).toHaveValue('Payments fail');
});

test('where the provider API is silent, it goes on without its answer once that is ticked', async () => {
  const { sent } = openReleases({
    'release.console': [environments(anEnvironment())],
    'release.rollback': [refused('UNAVAILABLE'), refused('RELEASE_CONFLICT'), done],
  });
  const dialog = await openDialog(/^Roll back to bbbb2222/);
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await userEvent.type(dialog.getByRole('textbox', { name: /Why/ }), 'Payments fail{Enter}');
  await userEvent.click(await dialog.findByRole('checkbox', { name: /^Go on without its answer/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Roll back' }));
  await waitFor(() => expect(dialog.queryByRole('checkbox')).toBeNull());
  await userEvent.click(await dialog.findByRole('button', { name: 'Roll back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const bodies = sent.filter(({ name }) => name === 'release.rollback').map(({ input }) => input);
  const decision = { composition: hash('bbbb2222'), sequence: 7, why: 'Payments fail' };
  expect(bodies).toEqual([
    { params: { environment: 'production' }, body: decision },
    { params: { environment: 'production' }, body: { ...decision, withoutProvider: true } },
    { params: { environment: 'production' }, body: decision },
  ]);
});

test('when nobody answers, the dialog says so and can try again', async () => {
  openReleases({
    'release.console': [environments(anEnvironment())],
    'release.rollback': [unreachable, done],
  });
  const dialog = await openDialog(/^Roll back to bbbb2222/);
  await userEvent.type(dialog.getByRole('textbox', { name: /Why/ }), 'Payments fail{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent('Nobody answered.');
  await userEvent.click(dialog.getByRole('button', { name: 'Roll back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['Finish', 'Give it to everybody', 'finish', 'booking 1.1.0 → 1.2.0'],
  ['Stop', 'Stop the canary', 'stop', 'booking 1.2.0 → 1.1.0'],
])('%s ends the canary, with what changes and the reason', async (button, confirm, end, difference) => {
  const { sent } = openReleases({
    'release.console': [environments(anEnvironment({ canary: aCanary() })), environments(anEnvironment())],
    'release.endCanary': [done],
  });
  const dialog = await openDialog(button);
  expect(dialog.getByRole('region', { name: 'What changes' })).toHaveTextContent(difference);
  await userEvent.type(dialog.getByRole('textbox', { name: /Why/ }), 'Seen enough');
  await userEvent.click(dialog.getByRole('button', { name: confirm }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.find(({ name }) => name === 'release.endCanary')?.input).toEqual({
    params: { environment: 'production' },
    body: { end, sequence: 7, why: 'Seen enough' },
  });
});
