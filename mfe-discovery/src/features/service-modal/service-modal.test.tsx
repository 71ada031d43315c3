import type { ExtensionPoints, ShellApi } from '@sundara/contracts/federation';
import { ShellProvider } from '@sundara/web/core';
import { fakeShell } from '@sundara/web/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { aServiceHit } from '../../testing/salon.builder.ts';
import { ServiceModal as LazyServiceModal } from './lazy-service-modal.tsx';
import { ServiceModal } from './service-modal.tsx';

const Dialog = ({ basket, onClose, onBooked }: ExtensionPoints['discovery.booking-dialog']) => (
  <div role="dialog" aria-label="Booking">
    <p>{JSON.stringify(basket)}</p>
    <button type="button" onClick={onClose}>
      Give up
    </button>
    <button type="button" onClick={() => onBooked('b1')}>
      Booked
    </button>
  </div>
);
const extensions: ShellApi['extensions'] = {
  fillerOf: () => ({ remoteId: 'booking', title: 'Booking' }),
  load: (async () => ({ ok: true, module: Dialog, remoteId: 'booking', version: '1.0.0' })) as never,
};

const open = (modal: React.ReactNode, shell = fakeShell({ extensions })) =>
  render(
    <MemoryRouter>
      <ShellProvider shell={shell}>{modal}</ShellProvider>
    </MemoryRouter>,
  );

test('a service says what it is, costs, takes, how often it was booked, and where it is to be had', () => {
  open(<ServiceModal hit={aServiceHit()} onClose={() => {}} />);
  const dialog = screen.getByRole('dialog', { name: 'Haircut' });
  for (const text of ['₹400.00', '₹500.00', '20% Off', '45 mins', '128 bookings', '₹418.00 in all'])
    expect(dialog).toHaveTextContent(text);
  expect(dialog).toHaveTextContent('Available atMarigold Room');
  expect(dialog).toHaveTextContent('Jubilee Hills, Hyderabad');
  expect(screen.getByRole('link', { name: 'View Salon' })).toHaveAttribute('href', '/salon/s1');
});

test('a service that few have booked says nothing of how often', () => {
  open(<ServiceModal hit={aServiceHit({ bookingCount: 19, popular: false })} onClose={() => {}} />);
  expect(screen.getByRole('dialog', { name: 'Haircut' })).not.toHaveTextContent(/bookings?\b|Popular/);
});

test('a salon without reviews is new here as well', () => {
  open(<ServiceModal hit={aServiceHit({ salonReviews: 0 })} onClose={() => {}} />);
  expect(screen.getByText('New')).toBeVisible();
});

test('Book Now hands this one service to the booking dialog, which takes the place of this one', async () => {
  open(<ServiceModal hit={aServiceHit()} onClose={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Book Now' }));
  expect(await screen.findByRole('dialog', { name: 'Booking' })).toHaveTextContent(
    JSON.stringify({
      salon: { id: 's1', name: 'Marigold Room', address: 'Jubilee Hills, Hyderabad' },
      services: [{ id: 'v1', name: 'Haircut', category: 'Hair Care', price: 400, duration: 45 }],
    }),
  );
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('a confirmed booking is told with its ID and leads to /bookings', async () => {
  const navigate = jest.fn();
  const onClose = jest.fn();
  const notify = { success: jest.fn(), error: jest.fn(), info: jest.fn() };
  open(<ServiceModal hit={aServiceHit()} onClose={onClose} />, fakeShell({ extensions, navigate, notify }));
  await userEvent.click(screen.getByRole('button', { name: 'Book Now' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Booked' }));
  expect(notify.success).toHaveBeenCalledWith('Booking successful! Your booking ID is b1');
  expect(navigate).toHaveBeenCalledWith('/bookings', expect.anything());
  expect(onClose).toHaveBeenCalled();
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Close', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('%s closes it', async (_, leave) => {
  const onClose = jest.fn();
  open(<ServiceModal hit={aServiceHit()} onClose={onClose} />);
  await leave();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a chunk that does not arrive says so, and Retry fetches it anew', async () => {
  const load = jest.fn(async () => ServiceModal).mockRejectedValueOnce(new Error('gone'));
  open(<LazyServiceModal hit={aServiceHit()} onClose={() => {}} load={load} />);
  expect(screen.getByRole('status')).toHaveTextContent('Opening the service…');
  await userEvent.click(await screen.findByRole('button', { name: 'Retry', hidden: true }));
  expect(await screen.findByRole('dialog', { name: 'Haircut' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
