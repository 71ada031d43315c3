import { addDays, formatLongDay, instantAt, localDateOf } from '@sundara/contracts';
import type { CustomerBookingDetail } from '@sundara/contracts/api';
import { ShellProvider } from '@sundara/web/core';
import { answered, fakeProvider, fakeShell, refused, unreachable } from '@sundara/web/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { aBookingDetail } from '../../testing/booking-detail.builder.ts';
import { RescheduleDialog } from './reschedule-dialog.tsx';

const TODAY = localDateOf(new Date());
const DAY = addDays(TODAY, 3);
const at = (time: string, available = true) => ({
  time,
  dateTime: `${DAY}T${time}:00+05:30`,
  available,
  capacity: available ? 1 : 0,
});
const slots = (...list: ReturnType<typeof at>[]) => answered({ date: DAY, slots: list });
const days = answered({
  days: Array.from({ length: 61 }, (_, index) => ({ date: addDays(TODAY, index), free: 3 })),
  specialists: [],
});
const moved = answered({
  data: { id: 'b1', date: '', dateTime: at('17:00').dateTime, formattedDate: '', formattedTime: '' },
});
const USUAL = {
  'salons.availableDays': [days],
  'salons.availability': [slots(at('15:00', false), at('16:00'), at('17:00'), at('18:00'))],
} as const;

const open = (
  answers: Parameters<typeof fakeProvider>[0] = {},
  change: Partial<CustomerBookingDetail> = {},
) => {
  const provider = fakeProvider({ ...USUAL, ...answers });
  const said: string[] = [];
  const notify = { success: (text: string) => said.push(text), error: () => {}, info: () => {} };
  const heard = { onClose: jest.fn(), onMoved: jest.fn(), onStale: jest.fn() };
  const booking = aBookingDetail({ dateTime: at('16:00').dateTime, ...change });
  const element = <RescheduleDialog booking={booking} open {...heard} />;
  const router = createMemoryRouter([{ path: '/', element }]);
  render(
    <ShellProvider shell={fakeShell({ http: provider.http, notify })}>
      <RouterProvider router={router} />
    </ShellProvider>,
  );
  return { ...provider, ...heard, said };
};
const slot = (name: string) => screen.findByRole('radio', { name });
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
const goOn = () => press('Continue');

test('it begins at the original time, among what is free for the booking itself', async () => {
  const { sent } = open();
  expect(await slot('16:00')).toBeChecked();
  expect(screen.getByRole('radio', { name: '15:00, taken' })).toBeDisabled();
  expect(sent('salons.availability')).toEqual([
    { params: { id: 's1' }, query: { date: DAY, services: 'v1,v2', booking: 'b1' } },
  ]);
  expect(sent('salons.availableDays')).toMatchObject([{ query: { booking: 'b1' } }]);
});

test('going on with the original time asks for another one', async () => {
  open();
  expect(await slot('16:00')).toBeChecked();
  await goOn();
  expect(await screen.findByText('Please select a new date and time')).toBeVisible();
  await userEvent.click(await slot('17:00'));
  expect(screen.queryByText('Please select a new date and time')).toBeNull();
});

test('the current time stands against the new one before anything is sent', async () => {
  const { sent, said, onMoved, onClose } = open({ 'customer.reschedule': [moved] });
  await userEvent.click(await slot('17:00'));
  await goOn();
  expect(screen.getByText('Current time').nextSibling).toHaveTextContent(/4:00 pm/);
  expect(screen.getByText('New time').nextSibling).toHaveTextContent(/5:00 pm/);
  expect(sent('customer.reschedule')).toEqual([]);
  await press('Move my visit');
  await waitFor(() => expect(onMoved).toHaveBeenCalledWith(expect.objectContaining({ id: 'b1' })));
  expect(onClose).toHaveBeenCalled();
  expect(sent('customer.reschedule')).toEqual([
    { params: { id: 'b1' }, body: { newDateTime: at('17:00').dateTime } },
  ]);
  expect(said).toEqual(['Booking rescheduled successfully']);
});

test('Back keeps what was chosen', async () => {
  open();
  await userEvent.click(await slot('17:00'));
  await goOn();
  await press('Back');
  expect(await slot('17:00')).toBeChecked();
});

test('a time that was taken meanwhile brings the times that are free, without asking', async () => {
  const { sent } = open({
    'customer.reschedule': [refused('SLOT_TAKEN', { slots: [at('17:00', false), at('18:00')] })],
  });
  await userEvent.click(await slot('17:00'));
  await goOn();
  await press('Move my visit');
  expect(await screen.findByRole('radio', { name: '17:00, taken' })).toBeDisabled();
  expect(screen.getByText(/This time has just been taken/)).toBeVisible();
  expect(sent('salons.availability')).toHaveLength(1);
  await userEvent.click(await slot('18:00'));
  await goOn();
  expect(screen.getByText('New time').nextSibling).toHaveTextContent(/6:00 pm/);
});

test('a failure stays beside the two times, and the same can be sent again', async () => {
  const { onMoved, onClose } = open({ 'customer.reschedule': [unreachable, moved] });
  await userEvent.click(await slot('17:00'));
  await goOn();
  await press('Move my visit');
  expect(await screen.findByText('Failed to reschedule booking')).toBeVisible();
  expect(screen.getByText('New time')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await press('Retry: move my visit');
  await waitFor(() => expect(onMoved).toHaveBeenCalledTimes(1));
});

test('under two hours the refusal names the salon’s phone, and leads to it', async () => {
  const message = 'Less than 2 hours before, a visit can’t be moved online. Please call the salon: 040.';
  const { onStale } = open({ 'customer.reschedule': [refused('NOT_RESCHEDULABLE', { message })] });
  await userEvent.click(await slot('17:00'));
  await goOn();
  await press('Move my visit');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+914023550001');
  expect(screen.queryByRole('button', { name: /move/i })).toBeNull();
  expect(onStale).toHaveBeenCalledTimes(1);
});

test('an original time that cannot be read says so, and a day can be chosen', async () => {
  open({}, { dateTime: 'soon' });
  expect(
    await screen.findByText("Couldn't load original booking time. Please select a new date."),
  ).toBeVisible();
  await goOn();
  expect(await screen.findByText('Please select a new date and time')).toBeVisible();
  const name = formatLongDay(instantAt(DAY, '12:00'));
  while (!screen.queryByRole('button', { name })) await press('Next week');
  await press(name);
  await userEvent.click(await slot('17:00'));
  await goOn();
  expect(screen.getByText('New time')).toBeVisible();
});

test('an original time that is no longer free gives way to the next that is, and that is said', async () => {
  const next = { ...at('18:00'), dateTime: `${addDays(TODAY, 2)}T18:00:00+05:30` };
  open({
    'salons.availability': [
      slots(at('16:00', false)),
      answered({ date: addDays(TODAY, 1), slots: [] }),
      answered({ date: addDays(TODAY, 2), slots: [next] }),
    ],
  });
  expect(await screen.findByText(/Your present time is no longer free/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('radio', { name: '18:00' })).toBeChecked());
});

test('where no time is free up to the horizon, none is promised, and the salon is named as the way on', async () => {
  const none = Array.from({ length: 61 }, (_, index) => ({ date: addDays(TODAY, index), free: 0 }));
  open({
    'salons.availableDays': [answered({ days: none, specialists: [] })],
    'salons.availability': [slots(at('16:00', false))],
  });
  expect(await screen.findByText(/we found no other.*call the salon/)).toBeVisible();
  expect(screen.queryByText(/Here is the next time/)).toBeNull();
});

test('free times that could not be loaded come back by themselves, and that is said', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  open({ 'salons.availability': [unreachable, slots(at('16:00'), at('17:00'))] });
  expect(await screen.findByText('Nobody answered. We keep trying.')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(3_100));
  expect(await slot('17:00')).toBeVisible();
  jest.useRealTimers();
});
