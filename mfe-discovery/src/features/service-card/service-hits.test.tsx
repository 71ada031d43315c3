import { ShellProvider } from '@sundara/web/core';
import { answered, fakeProvider, fakeShell } from '@sundara/web/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { aServiceHit } from '../../testing/salon.builder.ts';
import { ServiceHits } from './service-hits.tsx';

const START = '2026-11-24T16:00:00+05:30';

const show = (hits: Parameters<typeof ServiceHits>[0]['hits']) => {
  const nextSlots = [
    { serviceId: 'v1', dateTime: START },
    { serviceId: 'v2', dateTime: null },
  ];
  const { http } = fakeProvider({ 'services.nextSlots': [answered({ nextSlots })] });
  return render(
    <MemoryRouter>
      <ShellProvider shell={fakeShell({ http })}>
        <ServiceHits hits={hits} title="Most booked services" />
      </ShellProvider>
    </MemoryRouter>,
  );
};

test('a service says where it is and what it costs, and opens in place; closing returns to its card', async () => {
  show([aServiceHit(), aServiceHit({ id: 'v2', name: 'Facial', discountPercent: 0, price: 900 })]);
  const card = screen.getByRole('link', { name: /Haircut.*at Marigold/ });
  expect(card).toHaveAttribute('href', '/salon/s1');
  expect(card).toHaveTextContent('at Marigold Room · Jubilee Hills');
  expect(card).toHaveTextContent('₹400.00');
  await userEvent.click(card);
  expect(await screen.findByRole('dialog', { name: 'Haircut' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(card).toHaveFocus();
});

test('the next start of a service leads to its booking at that time', async () => {
  show([aServiceHit(), aServiceHit({ id: 'v2', name: 'Facial' })]);
  const start = await screen.findByRole('link', { name: /^Book Haircut, .*4:00 pm$/ });
  expect(start).toHaveAttribute('href', '/salon/s1?services=v1&book=time&at=2026-11-24T16:00');
  expect(screen.getByText('No free time this week')).toBeVisible();
});

test('without services there is no row', () => {
  const { container } = show([]);
  expect(container).toBeEmptyDOMElement();
});
