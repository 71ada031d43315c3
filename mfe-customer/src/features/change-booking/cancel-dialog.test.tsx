import type { RefundOffer } from '@sundara/contracts/api';
import { ShellProvider } from '@sundara/web/core';
import { answered, fakeProvider, fakeShell, refused, unreachable } from '@sundara/web/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { aBookingDetail, inMinutes } from '../../testing/booking-detail.builder.ts';
import { CancelDialog } from './cancel-dialog.tsx';

const offer = (change: Partial<RefundOffer> = {}) =>
  answered({
    offer: {
      paid: 508,
      refund: 254,
      percent: 50,
      until: inMinutes(300),
      later: 0,
      text: 'Cancel before 4:00 pm today and get ₹254.00 back.',
      ...change,
    },
  });
const nothing = offer({ refund: 0, percent: 0, until: null, later: null, text: 'The salon decides.' });
const BOOKING = aBookingDetail({ status: 'cancelled' });
const done = answered({ data: BOOKING, refund: null });

const open = (answers: Parameters<typeof fakeProvider>[0]) => {
  const provider = fakeProvider(answers);
  const said: string[] = [];
  const notify = { success: (text: string) => said.push(text), error: () => {}, info: () => {} };
  const heard = { onClose: jest.fn(), onCancelled: jest.fn(), onStale: jest.fn() };
  const booking = aBookingDetail();
  const element = <CancelDialog booking={booking} open {...heard} />;
  const router = createMemoryRouter([{ path: '/', element }]);
  render(
    <ShellProvider shell={fakeShell({ http: provider.http, notify })}>
      <RouterProvider router={router} />
    </ShellProvider>,
  );
  return { ...provider, ...heard, said };
};
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));

test('it says what comes back, until when, what holds after that, and that policies apply', async () => {
  open({ 'customer.cancellation': [offer()] });
  expect(await screen.findByText('₹254.00 comes back')).toBeVisible();
  expect(screen.getByText('Cancel before 4:00 pm today and get ₹254.00 back.')).toBeVisible();
  expect(screen.getByText('After that the salon decides whether something comes back.')).toBeVisible();
  expect(
    screen.getByText(/Refund policies may apply depending on how close the cancellation is/),
  ).toBeVisible();
});

test('cancelling sends the amount that was shown, says so and hands the booking on', async () => {
  const { sent, said, onCancelled, onClose } = open({
    'customer.cancellation': [offer()],
    'customer.cancel': [done],
  });
  await press('Cancel and get ₹254.00 back');
  await waitFor(() =>
    expect(onCancelled).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'b1', status: 'cancelled' }),
      null,
    ),
  );
  expect(onClose).toHaveBeenCalled();
  expect(sent('customer.cancel')).toEqual([{ params: { id: 'b1' }, body: { expectedRefund: 254 } }]);
  expect(said).toEqual(['Booking cancelled successfully!']);
});

test('an amount that changed meanwhile is shown anew, and asked again', async () => {
  const { sent, onCancelled } = open({
    'customer.cancellation': [offer(), nothing],
    'customer.cancel': [refused('REFUND_CHANGED'), done],
  });
  await press('Cancel and get ₹254.00 back');
  expect(await screen.findByText('Nothing comes back by itself')).toBeVisible();
  expect(screen.getByText('What you get back has changed meanwhile')).toBeVisible();
  expect(onCancelled).not.toHaveBeenCalled();
  await press(/Cancel without a refund/);
  await waitFor(() => expect(onCancelled).toHaveBeenCalled());
  expect(sent('customer.cancel').at(-1)).toMatchObject({ body: { expectedRefund: 0 } });
});

test('a failure stays in the dialog with its words, and the same can be sent again', async () => {
  const { onCancelled, onClose } = open({
    'customer.cancellation': [offer()],
    'customer.cancel': [unreachable, refused('INTERNAL'), done],
  });
  await press('Cancel and get ₹254.00 back');
  expect(await screen.findByText('Failed to cancel booking')).toBeVisible();
  expect(screen.queryByText(/Server error/)).toBeNull();
  await press('Retry: Cancel and get ₹254.00 back');
  expect(await screen.findByText('Server error: Something went wrong on our side.')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await press('Retry: Cancel and get ₹254.00 back');
  await waitFor(() => expect(onCancelled).toHaveBeenCalledTimes(1));
});

test('an offer that cannot be asked for says so, and Retry asks again', async () => {
  open({ 'customer.cancellation': [unreachable, offer()] });
  expect(await screen.findByText('We could not ask what comes back')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Cancel and/ })).toBeNull();
  await press('Retry');
  expect(await screen.findByText('₹254.00 comes back')).toBeVisible();
  expect(screen.queryByText('We could not ask what comes back')).toBeNull();
});

test('a visit that can no longer be cancelled says why, whom to call, and that the page is out of date', async () => {
  const message = 'This visit has begun and can no longer be cancelled. Please call the salon: 040.';
  const { onStale } = open({ 'customer.cancellation': [refused('NOT_CANCELLABLE', { message })] });
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+914023550001');
  expect(screen.queryByRole('button', { name: /Retry|Cancel/ })).toBeNull();
  expect(onStale).toHaveBeenCalledTimes(1);
});

test('the bound turns over while the dialog is open', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  open({ 'customer.cancellation': [offer({ until: inMinutes(1) }), nothing] });
  expect(await screen.findByText('₹254.00 comes back')).toBeVisible();
  expect(screen.getByRole('timer')).toHaveTextContent(/^Another \d+ s for this\.$/);
  await act(() => jest.advanceTimersByTimeAsync(62_000));
  expect(await screen.findByText('Nothing comes back by itself')).toBeVisible();
  expect(screen.getByText('The time limit has just passed. This is what comes back now.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel without a refund' })).toBeEnabled();
  jest.useRealTimers();
});
