import { ShellProvider } from '@sundara/web/core';
import { fakeShell } from '@sundara/web/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { aServiceHit } from '../../testing/salon.builder.ts';
import { ServiceHits } from './service-hits.tsx';

const show = (hits: Parameters<typeof ServiceHits>[0]['hits']) =>
  render(
    <MemoryRouter>
      <ShellProvider shell={fakeShell()}>
        <ServiceHits hits={hits} title="Most booked services" />
      </ShellProvider>
    </MemoryRouter>,
  );

test('a service says where it is and what it costs, and opens in place; closing returns to its card', async () => {
  show([aServiceHit(), aServiceHit({ id: 'v2', name: 'Facial', discountPercent: 0, price: 900 })]);
  const card = screen.getByRole('link', { name: /Haircut/ });
  expect(card).toHaveAttribute('href', '/salon/s1');
  expect(card).toHaveTextContent('at Marigold Room · Jubilee Hills');
  expect(card).toHaveTextContent('₹400.00');
  await userEvent.click(card);
  expect(await screen.findByRole('dialog', { name: 'Haircut' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(card).toHaveFocus();
});

test('without services there is no row', () => {
  const { container } = show([]);
  expect(container).toBeEmptyDOMElement();
});
