import type { SalonBookingDetail } from '@sundara/contracts/api';
import { answered, fakeProvider, fakeShell, openRoute, refused, unreachable } from '@sundara/web/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from '../../expose/routes/booking.expose.tsx';
import { bookingDetail } from '../../testing/booking-detail.builder.ts';

const open = (over: Partial<SalonBookingDetail>, answers: Parameters<typeof fakeProvider>[0] = {}) => {
  const said: string[] = [];
  const provider = fakeProvider({
    'salon.booking': [answered({ data: bookingDetail(7, 'Asha Rao', over) })],
    'salon.events': [unreachable],
    ...answers,
  });
  const notify = {
    success: (text: string) => said.push(text),
    error: (text: string) => said.push(text),
    info: () => {},
  };
  const shell = fakeShell({ http: provider.http, notify });
  const router = openRoute(page, shell, '/salon/bookings/b7', '/salon/bookings/:id');
  return { ...provider, router, said };
};
const card = async (name: string) => within(await screen.findByRole('region', { name }));

test('the page says who comes, for what, with whom, and what it comes to', async () => {
  open({ specialRequests: 'By the window' });
  const customer = await card('Customer');
  expect(customer.getByText('Asha Rao')).toBeVisible();
  expect(customer.getByText('By the window')).toBeVisible();
  const visit = await card('Visit');
  for (const words of ['Confirmed', '4:00 PM', '1 h 15 min', 'Asha Rao', 'Hair stylist', 'Paid', 'b7'])
    expect(visit.getByText(words)).toBeVisible();
  const services = await card('Services');
  for (const words of ['Haircut', 'Head massage', '₹508.00']) expect(services.getByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: /Back to bookings/ })).toHaveAttribute('href', '/salon/bookings');
  expect(screen.getByText('This is their first booking here.')).toBeVisible();
});

test('what the salon noted of allergies stands with the customer, and the way to all of it', async () => {
  open({ client: { id: 'c1', allergies: 'Ammonia' } });
  const customer = await card('Customer');
  expect(customer.getByText('Allergies: Ammonia')).toBeVisible();
  const way = customer.getByRole('link', { name: 'Notes and visits of this client' });
  expect(way).toHaveAttribute('href', '/salon/clients/c1');
});

test('what became of a dispute is told in the words that are for the salon', async () => {
  const createdAt = '2026-11-23T12:00:00+05:30';
  open({
    dispute: { createdAt, resolution: 'Please agree on the colour beforehand.', resolvedAt: createdAt },
  });
  const dispute = await card('Dispute');
  expect(dispute.getByText('Please agree on the colour beforehand.')).toBeVisible();
  expect(dispute.getByText(/^Resolved /)).toBeVisible();
});

const DISPUTE = {
  ...{ createdAt: '2026-11-23T12:00:00+05:30', answerBy: '2026-11-26T12:00:00+05:30' },
  ...{ reason: 'They cut it too short.', answer: null, resolution: null, resolvedAt: null },
};

test("the salon reads what the customer disputes, and writes its side, which stays where it isn't taken", async () => {
  const at = '2026-11-23T13:00:00+05:30';
  const told = { ...DISPUTE, answer: { text: 'We agreed on this length.', at } };
  const { sent } = open(
    { dispute: DISPUTE },
    {
      'salon.answerDispute': [
        unreachable,
        answered({ data: bookingDetail(7, 'Asha Rao', { dispute: told }) }),
      ],
    },
  );
  const dispute = await card('Dispute');
  expect(dispute.getByText('They cut it too short.')).toBeVisible();
  // The answer has a deadline, so that it stands first.
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Dispute');
  expect(dispute.getByText(/^Tell us your side by .*26 Nov.*12:00 pm/)).toBeVisible();
  const send = () => userEvent.click(dispute.getByRole('button', { name: 'Send your answer' }));
  await send();
  expect(dispute.getByText('Please write at least 10 characters')).toBeVisible();
  expect(sent('salon.answerDispute')).toEqual([]);
  await userEvent.type(dispute.getByRole('textbox'), told.answer.text);
  await send();
  expect(await dispute.findByRole('alert')).toHaveTextContent('What you wrote is still here.');
  expect(dispute.getByRole('textbox')).toHaveValue(told.answer.text);
  await send();
  expect(await dispute.findByText('We agreed on this length.')).toBeVisible();
  expect(sent('salon.answerDispute')[1]).toEqual({ params: { id: 'b7' }, body: { text: told.answer.text } });
  await userEvent.click(dispute.getByRole('button', { name: 'Change your answer' }));
  expect(dispute.getByRole('textbox')).toHaveValue(told.answer.text);
});

test('nobody is named where nobody is assigned', async () => {
  open({ specialist: { id: null, name: 'Not Assigned', specialization: '' } });
  expect((await card('Visit')).queryByText('Specialist')).toBeNull();
});

test('the details offer and send the status in lower case, under the title of their button', async () => {
  const { sent } = open(
    {},
    {
      'salon.updateStatus': [answered({ data: bookingDetail(7, 'Asha Rao', { status: 'pending' }) })],
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Update Status' }));
  await screen.findByRole('dialog', { name: 'Update Status' });
  await userEvent.click(screen.getByRole('combobox', { name: 'New status' }));
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    ...['pending', 'confirmed', 'completed', 'cancelled'],
  ]);
  await userEvent.click(screen.getByRole('option', { name: 'pending' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Update Status' }));
  await waitFor(() => expect(sent('salon.updateStatus')).toHaveLength(1));
  expect(sent('salon.updateStatus')[0]).toMatchObject({ body: { status: 'pending', expected: 'confirmed' } });
  expect(await (await card('Visit')).findByText('Pending')).toBeVisible();
});

test('who did not come is said with one press, and then a share can be given back', async () => {
  const can = { statuses: [], move: false, attendance: true, grantRefund: false };
  const missed = bookingDetail(7, 'Asha Rao', {
    ...{ status: 'completed', attendance: 'no_show', can: { ...can, grantRefund: true } },
  });
  const { sent } = open(
    { can },
    {
      'salon.attendance': [answered({ data: missed })],
      'salon.grantRefund': [answered({ refund: null })],
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Did not come' }));
  expect(await screen.findByRole('button', { name: 'Did not come', pressed: true })).toBeVisible();
  expect(sent('salon.attendance')).toEqual([{ params: { id: 'b7' }, body: { attendance: 'no_show' } }]);
  await userEvent.click(screen.getByRole('button', { name: 'Give something back' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give something back' }));
  await userEvent.click(dialog.getByRole('button', { name: '25%' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Give ₹127.00 back' }));
  await waitFor(() => expect(sent('salon.grantRefund')).toHaveLength(1));
  expect(sent('salon.grantRefund')[0]).toMatchObject({ body: { percent: 25 } });
});

test('a booking that is not there leads back to the list, and says so', async () => {
  const { said, router } = open({}, { 'salon.booking': [refused('NOT_FOUND')] });
  expect(await screen.findByRole('heading', { name: 'Another page' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/salon/bookings');
  expect(said).toEqual(['Failed to fetch booking details']);
});

test('a server that does not answer leaves a face with a way to try again', async () => {
  open({}, { 'salon.booking': [unreachable, answered({ data: bookingDetail(7, 'Asha Rao') })] });
  expect(await screen.findByText('Failed to fetch booking details')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Booking 7' })).toBeVisible();
});
