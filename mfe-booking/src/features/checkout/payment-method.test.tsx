import { cleanup, screen, waitFor } from '@testing-library/react';
import { type Answer, offline, ok } from '../../testing/answers.ts';
import { agreeAndPay, openDialog } from '../../testing/dialog.driver.tsx';
import { gateway } from '../../testing/gateway.driver.ts';

const paidBy = (method: string): Answer => ok({ order: { method } });

const pay = async (status: Answer) => {
  const { first } = gateway('paid');
  const { sent } = openDialog({ 'payment.status': status });
  await agreeAndPay();
  await screen.findByText('Booking Confirmed!');
  await waitFor(() => expect(sent('payment.status')).toHaveLength(1));
  cleanup();
  return first;
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('the payment window opens on UPI, and then on the last way used on this device, of which only the name is kept', async () => {
  expect(await pay(paidBy('card'))).toEqual(['upi']);
  expect(Object.entries(localStorage)).toEqual([['sundara.payment-method', 'card']]);
  expect(await pay(offline)).toEqual(['card']);
  expect(await pay(paidBy('upi'))).toEqual(['card']);
  expect(await pay(offline)).toEqual(['upi']);
});

test('a way that the gateway does not name is neither kept nor passed to it', async () => {
  expect(await pay(paidBy('barter'))).toEqual(['upi']);
  expect(localStorage).toHaveLength(0);
  localStorage.setItem('sundara.payment-method', '<b>');
  expect(await pay(offline)).toEqual(['upi']);
});
