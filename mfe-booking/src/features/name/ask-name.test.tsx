import type { Session } from '@sundara/contracts/federation';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CUSTOMER, offline, ok, refused } from '../../testing/answers.ts';
import { chooseTime, openDialog } from '../../testing/dialog.driver.tsx';
import { gateway } from '../../testing/gateway.driver.ts';

const NAMELESS: Session = { status: 'signed-in', user: { ...CUSTOMER, name: '', phone: '' } };
const SAVED = ok({ name: 'Asha Rao', phone: '', user: { ...CUSTOMER, name: 'Asha Rao', phone: '' } });

const user = userEvent.setup({ delay: null });
const nameField = () => screen.findByLabelText(/^Your name/);
const phoneField = () => screen.findByLabelText(/^Phone number/);
const proceed = () => user.click(screen.getByRole('button', { name: /Proceed to Pay/ }));

beforeEach(() => {
  sessionStorage.clear();
  gateway('paid');
});

test('a customer without a name writes it, and it is stored before the order is made', async () => {
  const { calls, sent, emit } = openDialog({ 'customer.updateProfile': SAVED }, { session: NAMELESS });
  await chooseTime();
  const name = await nameField();
  expect(name).toBeRequired();
  expect(name).toHaveAttribute('autocomplete', 'name');
  expect(await phoneField()).toHaveAccessibleDescription('The salon calls it if something comes up.');
  await user.type(name, ' Asha Rao ');
  await user.click(screen.getByRole('checkbox'));
  await proceed();
  expect(await screen.findByText('Booking Confirmed!')).toBeVisible();
  expect(sent('customer.updateProfile')).toEqual([{ body: { name: 'Asha Rao', phone: '' } }]);
  expect(calls.indexOf('customer.updateProfile')).toBeLessThan(calls.indexOf('payment.createOrder'));
  expect(sent('payment.createOrder')[0]).toMatchObject({ body: { customerDetails: { name: 'Asha Rao' } } });
  expect(emit).toHaveBeenCalledWith('profile.updated', {});
});

test('a missing name and missing consent are both told, the name first; nothing is sent', async () => {
  const { calls } = openDialog({}, { session: NAMELESS });
  await chooseTime();
  await proceed();
  const name = await nameField();
  expect(name).toHaveFocus();
  expect(name).toBeInvalid();
  expect(name).toHaveAccessibleDescription('Please tell us your name');
  expect(screen.getByText('Please agree to the terms and conditions')).toBeVisible();
  await user.click(screen.getByRole('checkbox'));
  await proceed();
  expect(calls).not.toContain('payment.createOrder');
  expect(calls).not.toContain('customer.updateProfile');
});

test('what the server refuses stands at its field, and no order is made', async () => {
  const message = 'Phone is not a valid number';
  const fields = [{ path: 'phone', message }];
  const refusal = refused('VALIDATION_FAILED', { fields });
  const { calls } = openDialog({ 'customer.updateProfile': refusal }, { session: NAMELESS });
  await chooseTime();
  await user.type(await nameField(), 'Asha');
  await user.type(await phoneField(), '12');
  await user.click(screen.getByRole('checkbox'));
  await proceed();
  await waitFor(async () => expect(await phoneField()).toHaveAccessibleDescription(message));
  expect(await phoneField()).toHaveFocus();
  expect(await phoneField()).toHaveValue('12');
  expect(calls).not.toContain('payment.createOrder');
});

test('a name that could not be stored says so, keeps what was typed and can be sent again', async () => {
  const answers = [offline, SAVED];
  openDialog({ 'customer.updateProfile': () => answers.shift() ?? offline }, { session: NAMELESS });
  await chooseTime();
  await user.type(await nameField(), 'Asha');
  await user.click(screen.getByRole('checkbox'));
  await proceed();
  expect(await screen.findByText('Your name could not be saved. Please try again.')).toBeVisible();
  expect(await nameField()).toHaveValue('Asha');
  await proceed();
  expect(await screen.findByText('Booking Confirmed!')).toBeVisible();
});

test('who has a name is not asked for it', async () => {
  openDialog();
  await chooseTime();
  await screen.findByRole('checkbox');
  expect(screen.queryByLabelText(/^Your name/)).toBeNull();
});

test('who has none without the page knowing is asked once the server says so', async () => {
  const unknown: Session = { status: 'signed-in', user: { id: 'c1', role: 'customer' } };
  openDialog({ 'payment.createOrder': refused('NAME_NEEDED') }, { session: unknown });
  await chooseTime();
  await user.click(await screen.findByRole('checkbox'));
  expect(screen.queryByLabelText(/^Your name/)).toBeNull();
  await proceed();
  expect(await nameField()).toBeVisible();
  expect(screen.getByText(/Please tell us your name: the salon/)).toBeVisible();
});
