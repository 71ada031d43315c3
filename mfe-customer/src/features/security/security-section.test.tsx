import type { Device } from '@sundara/contracts/api';
import type { Session } from '@sundara/contracts/federation';
import { ShellProvider } from '@sundara/web/core';
import { answered, fakeProvider, fakeShell, refused, unreachable } from '@sundara/web/testing';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { SecuritySection } from './security-section.tsx';

const session = (role: 'customer' | 'salon'): Session => ({
  status: 'signed-in',
  user: { id: 'p1', role, name: 'Asha Rao', email: 'asha@people.example' },
});
const device = (id: string, name: string, current = false): Device => ({
  id,
  name,
  network: '203.0.113.x',
  current,
  signedInAt: '2026-11-20T10:00:00+05:30',
  lastSeenAt: '2026-11-20T16:00:00+05:30',
});
const HERE = device('d1', 'Chrome on Linux', true);
const PHONE = device('d2', 'Safari on iOS');
const OLD = device('d3', 'Firefox on Windows');
const devices = (...list: Device[]) => answered({ devices: list });
const user = { _id: 'p1', id: 'p1', name: 'Asha Rao', email: '', phone: '', role: 'customer', state: null };
const factor = (on: boolean, recoveryCodesLeft = 0) => answered({ secondFactor: { on, recoveryCodesLeft } });
const atField = (code: 'PASSWORD_WRONG' | 'SECOND_FACTOR_WRONG' | 'PASSWORD_TOO_COMMON') => refused(code);

const open = (answers: Parameters<typeof fakeProvider>[0], role: 'customer' | 'salon' = 'customer') => {
  const { http, urls } = fakeProvider({ 'auth.devices': [devices(HERE, PHONE, OLD)], ...answers });
  const said: string[] = [];
  const say = (text: string) => said.push(text);
  const shell = fakeShell({ http, notify: { success: say, error: say, info: say } }, session(role));
  render(
    <ShellProvider shell={shell}>
      <MemoryRouter>
        <SecuritySection />
      </MemoryRouter>
    </ShellProvider>,
  );
  return { urls, said };
};
const field = (name: string | RegExp) => screen.getByLabelText(name, { selector: 'input' });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('the rules of a password stand next to its field, and what breaks them is not sent', async () => {
  const { urls } = open({});
  expect(field(/^New password/)).toHaveAccessibleDescription(
    '8 to 128 characters, and not one of the most common passwords.',
  );
  await press('Change password');
  expect(field(/^Current password/)).toHaveFocus();
  expect(field(/^Current password/)).toHaveAccessibleDescription('Password is required');
  expect(field(/^New password/)).toHaveAccessibleDescription('Password should be at least 8 characters');
  expect(urls).not.toContain('/api/auth/password');
});

test('who has no password, after signing up by a mailed code, finds the way to one', () => {
  open({});
  expect(screen.getByRole('link', { name: 'No password yet, or forgotten?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

test('a wrong current password is told at its field, and what was typed stays', async () => {
  open({ 'auth.changePassword': [atField('PASSWORD_WRONG'), unreachable] });
  await userEvent.type(field(/^Current password/), 'not this one');
  await userEvent.type(field(/^New password/), 'three slow scissors');
  await press('Change password');
  await waitFor(() => expect(field(/^Current password/)).toBeInvalid());
  expect(field(/^Current password/)).toHaveAccessibleDescription('This is not your current password.');
  expect(field(/^Current password/)).toHaveFocus();
  await press('Change password');
  expect(await screen.findByRole('alert')).toHaveTextContent('Nobody answered.');
  expect(field(/^New password/)).toHaveValue('three slow scissors');
});

test('a changed password is said, the fields are emptied and the devices are asked anew', async () => {
  const { urls, said } = open({
    'auth.devices': [devices(HERE, PHONE), devices(HERE)],
    'auth.changePassword': [answered({ token: 't', user })],
  });
  await screen.findByText('Safari on iOS');
  await userEvent.type(field(/^Current password/), 'marigold-lamp-42');
  await userEvent.type(field(/^New password/), 'three slow scissors{Enter}');
  await waitFor(() => expect(said).toEqual(['Password changed']));
  expect(await screen.findByText(/Every other device was signed out/)).toBeVisible();
  expect(field(/^New password/)).toHaveValue('');
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
  expect(urls.filter((url) => url === '/api/auth/sessions')).toHaveLength(2);
});

test('a password can be looked at, and is hidden at first', async () => {
  open({});
  expect(field(/^New password/)).toHaveAttribute('type', 'password');
  await press('Show new password');
  expect(field(/^New password/)).toHaveAttribute('type', 'text');
  expect(screen.getByRole('button', { name: 'Show new password' })).toHaveAttribute('aria-pressed', 'true');
});

test('this device comes first and can not be signed out by mistake; another goes when its owner says so', async () => {
  const { urls, said } = open({
    'auth.devices': [devices(PHONE, HERE, OLD)],
    'auth.endDevice': [devices(HERE, OLD)],
  });
  const rows = await screen.findAllByRole('listitem');
  const [first] = rows;
  expect(first).toHaveTextContent('Chrome on LinuxThis deviceIn use now · 203.0.113.x');
  expect(within(first ?? document.body).queryByRole('button')).toBeNull();
  expect(rows[1]).toHaveTextContent('Last seen Fri, 20 Nov, 4:00 pm');
  await press('Sign out there: Safari on iOS');
  await waitFor(() => expect(said).toEqual(['Signed out on Safari on iOS']));
  expect(urls).toContain('/api/auth/sessions/d2');
  expect(screen.queryByText('Safari on iOS')).toBeNull();
  expect(screen.getByRole('list', { name: 'Devices' })).toHaveFocus();
});

test('everywhere else is signed out only after a question', async () => {
  const { urls, said } = open({ 'auth.endOtherDevices': [devices(HERE)] });
  await screen.findByText('Safari on iOS');
  await press('Sign out everywhere else');
  const dialog = screen.getByRole('dialog', { name: 'Sign out everywhere else?' });
  expect(dialog).toHaveTextContent('The 2 other devices ask for your password at once.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(urls).toHaveLength(1);
  await press('Sign out everywhere else');
  await userEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Sign out everywhere else' }),
  );
  expect(await screen.findByText('You are signed in nowhere else.')).toBeVisible();
  expect(said).toEqual(['Signed out everywhere else']);
});

test('devices that did not load can be asked for again, while the password can be changed', async () => {
  open({ 'auth.devices': [unreachable, devices(HERE)] });
  expect(await screen.findByText('We could not load your devices')).toBeVisible();
  expect(field(/^Current password/)).toBeEnabled();
  await press('Retry');
  expect(await screen.findByText('Chrome on Linux')).toBeVisible();
});

test('a customer is not offered a second factor', async () => {
  open({});
  await screen.findByText('Safari on iOS');
  expect(screen.queryByText('Second factor')).toBeNull();
});

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const codes = Array.from({ length: 10 }, (_, index) => `k3f8-0qzt-9m2a-xw7${index}`);

test('an owner turns a second factor on: password, key, first code, then the recovery codes once', async () => {
  const { said } = open(
    {
      'auth.secondFactor': [factor(false)],
      'auth.beginSecondFactor': [
        atField('PASSWORD_WRONG'),
        answered({ secret: SECRET, uri: `otpauth://totp/Sundara:x?secret=${SECRET}` }),
      ],
      'auth.confirmSecondFactor': [atField('SECOND_FACTOR_WRONG'), answered({ recoveryCodes: codes })],
    },
    'salon',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Set it up' }));
  expect(field(/^Password/)).toHaveFocus();
  await userEvent.type(field(/^Password/), 'marigold-lamp-42{Enter}');
  await waitFor(() => expect(field(/^Password/)).toBeInvalid());
  await press('Continue');
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  const code = field(/^Code/);
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code).toHaveAttribute('inputmode', 'numeric');
  await press('Turn on');
  expect(code).toHaveAccessibleDescription('Code is required');
  await userEvent.type(code, '123456{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/This code is not right/));
  await press('Turn on');
  expect(await screen.findByRole('heading', { name: 'Keep these recovery codes' })).toHaveFocus();
  expect(within(screen.getByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem')).toHaveLength(
    10,
  );
  const copied: string[] = [];
  const writeText = async (text: string) => void copied.push(text);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(said).toEqual(['Recovery codes copied']));
  expect(copied[0]).toContain(codes.join('\n'));
  await press('I have kept them');
  expect(screen.queryByText(codes[0] ?? '')).toBeNull();
  expect(screen.getByText('10 recovery codes are left.')).toBeVisible();
});

test('turning it off asks for password and code, and few recovery codes are warned of', async () => {
  const { said } = open(
    {
      'auth.secondFactor': [factor(true, 2)],
      'auth.endSecondFactor': [atField('SECOND_FACTOR_WRONG'), factor(false)],
    },
    'salon',
  );
  expect(await screen.findByText(/^2 recovery codes are left\. Turn it off and on again/)).toBeVisible();
  await press('Turn off…');
  const dialog = screen.getByRole('dialog', { name: 'Turn off the second factor?' });
  await press('Turn off');
  const password = within(dialog).getByLabelText(/^Password/, { selector: 'input' });
  expect(password).toHaveAccessibleDescription('Password is required');
  expect(password).toHaveFocus();
  await userEvent.type(password, 'marigold-lamp-42');
  await userEvent.type(within(dialog).getByLabelText(/^Code/), '123456{Enter}');
  await waitFor(() => expect(within(dialog).getByLabelText(/^Code/)).toHaveFocus());
  expect(within(dialog).getByLabelText(/^Code/)).toBeInvalid();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText('It is off.')).toBeVisible();
  expect(said).toEqual(['Second factor turned off']);
});
