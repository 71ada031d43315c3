import { SHELL_API_VERSION } from '@sundara/contracts/federation';
import { screen } from '@testing-library/react';
import { refuse } from '../../testing/fake-api.ts';
import { openPanel } from '../../testing/qa-panel.driver.tsx';

const copied = () => jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();

afterEach(() => jest.restoreAllMocks());
beforeEach(() => window.localStorage.clear());

test('a misfit is shown with rule, finding and remedy before anything is applied', async () => {
  const panel = await openPanel();
  await panel.choose('Booking', /^2\.0\.0/);
  expect(screen.getByText('One thing doesn’t fit.')).toBeVisible();
  await panel.review();
  const finding = screen.getByText('booking@2.0.0').closest('li');
  expect(finding).toHaveTextContent('shell-api');
  expect(finding).toHaveTextContent(
    `Found: it is written for shell API ^2.0.0, and shell@1.0.0 has ${SHELL_API_VERSION}.`,
  );
  expect(finding).toHaveTextContent(/What would do: take a shell with shell API \^2\.0\.0/);
  expect(panel.wishes()).toEqual([]);
  expect(panel.go).not.toHaveBeenCalled();
});

test('applying a misfit anyway is possible, after it was said what will happen', async () => {
  const panel = await openPanel();
  await panel.choose('Booking', /^2\.0\.0/);
  await panel.review();
  expect(screen.getByRole('region', { name: 'If it is applied anyway' })).toHaveTextContent(
    /When booking is needed, it is refused/,
  );
  await panel.sayName();
  await panel.press('Apply anyway and reload');
  expect(panel.wishes()[0]).toMatchObject({
    versions: { booking: '2.0.0' },
  });
});

test('versions that fit are said to fit', async () => {
  const panel = await openPanel();
  await panel.choose('Booking', /^1\.1\.0/);
  await panel.review();
  expect(screen.getByText('These fit together')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'If it is applied anyway' })).toBeNull();
});

test('applying asks the server for a link of this page and opens it', async () => {
  const panel = await openPanel();
  await panel.choose('Booking', /^1\.1\.0/);
  await panel.choose('Discovery', /^Slow$/);
  await panel.review();
  await panel.sayName();
  await panel.write(/^What for/, 'New calendar');
  await panel.user.click(screen.getByRole('radio', { name: '1 day' }));
  await panel.press('Apply and reload');
  expect(panel.wishes()[0]).toEqual({
    by: 'Asha',
    why: 'New calendar',
    versions: { booking: '1.1.0' },
    faults: { discovery: 'slow' },
    minutes: 1_440,
    path: '/salon/42?tab=services',
  });
  expect(panel.go).toHaveBeenCalledWith('http://localhost/salon/42?override=token');
  expect(screen.getByText('The page is loaded anew with your choice.')).toBeVisible();
});

test('the name is asked once', async () => {
  window.localStorage.setItem('sundara.qa.name', 'Asha');
  const panel = await openPanel();
  await panel.choose('Booking', /^1\.1\.0/);
  await panel.review();
  expect(screen.queryByLabelText(/^Your name/)).toBeNull();
  await panel.press('Apply and reload');
  expect(panel.wishes()[0]).toMatchObject({ by: 'Asha', minutes: 480 });
});

test('nothing is sent without a name', async () => {
  const panel = await openPanel();
  await panel.choose('Booking', /^1\.1\.0/);
  await panel.review();
  await panel.press('Apply and reload');
  expect(screen.getByRole('alert')).toHaveTextContent('Say who you are');
  expect(screen.getByLabelText(/^Your name/)).toHaveFocus();
  expect(panel.wishes()).toEqual([]);
});

test('a refusal of the server is shown, and nothing is opened', async () => {
  const panel = await openPanel({
    links: refuse(422, 'RELEASE_UNKNOWN', { message: 'There is no such release.' }),
  });
  await panel.choose('Booking', /^1\.1\.0/);
  await panel.review();
  await panel.sayName();
  await panel.press('Apply and reload');
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no such release.');
  expect(panel.go).not.toHaveBeenCalled();
});

test('the same link is there to copy and as a QR code, with its end; another choice takes it away', async () => {
  const panel = await openPanel();
  await panel.choose('Booking', /^1\.1\.0/);
  await panel.review();
  await panel.sayName();
  await panel.press('Make a link');
  expect(await screen.findByLabelText('Link')).toHaveValue('http://localhost/salon/42?override=token');
  expect(screen.getByText(/^Works until Sun, 22 Nov, 12:00 am/)).toBeVisible();
  expect(panel.go).not.toHaveBeenCalled();
  const clipboard = copied();
  await panel.press('Copy');
  expect(clipboard).toHaveBeenCalledWith('http://localhost/salon/42?override=token');
  expect(screen.queryByRole('img', { name: 'QR code of the link' })).toBeNull();
  await panel.press('Show as a QR code');
  expect(await screen.findByRole('img', { name: 'QR code of the link' })).toBeVisible();
  await panel.user.click(screen.getByRole('radio', { name: '1 h' }));
  expect(screen.queryByLabelText('Link')).toBeNull();
});
