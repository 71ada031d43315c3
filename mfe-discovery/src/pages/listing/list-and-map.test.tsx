import { ShellProvider } from '@sundara/web/core';
import { fakeShell } from '@sundara/web/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { aSalon } from '../../testing/salon.builder.ts';
import { ListAndMap } from './list-and-map.tsx';

const user = userEvent.setup({ delay: null });

/** Without a width, styles show only the list. */
const BEHIND = { hidden: true };

const SALONS = [
  aSalon({ id: 'a', name: 'Marigold House' }),
  aSalon({ id: 'b', name: 'Lotus Rooms', coordinates: { latitude: 17.36, longitude: 78.52 } }),
];

beforeEach(() => {
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: true, addEventListener() {}, removeEventListener() {} });
});

const show = async () => {
  const page = (
    <ListAndMap salons={SALONS} localities={[]} slots={new Map()} view={undefined} onLocality={() => {}}>
      <ul>
        {SALONS.map(({ id, name }) => (
          <li key={id}>
            <article aria-label={`Card of ${name}`}>
              <button type="button">{name}</button>
            </article>
          </li>
        ))}
      </ul>
    </ListAndMap>
  );
  render(
    <ShellProvider shell={fakeShell()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />
    </ShellProvider>,
  );
  return {
    pin: await screen.findByRole('button', { name: /^Lotus Rooms, from/, ...BEHIND }),
    card: screen.getByRole('article', { name: 'Card of Lotus Rooms' }),
  };
};

test('looking at a card shows its pin, by the pointer and by the focus', async () => {
  const { pin, card } = await show();
  await user.hover(card);
  expect(pin).toHaveAttribute('data-looked', 'true');
  await user.unhover(card);
  expect(pin).not.toHaveAttribute('data-looked');
  await user.tab();
  await user.tab();
  expect(pin).toHaveAttribute('data-looked', 'true');
});

test('looking at a pin shows its card, and the card of a chosen one stays shown', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  const { pin, card } = await show();
  await user.hover(pin);
  expect(card).toHaveAttribute('data-looked');
  await user.unhover(pin);
  expect(card).not.toHaveAttribute('data-looked');
  await user.click(pin);
  expect(card.scrollIntoView).toHaveBeenCalled();
  await user.unhover(pin);
  act(() => pin.blur());
  expect(card).toHaveAttribute('data-looked');
  expect(screen.getByRole('article', { name: 'Lotus Rooms', ...BEHIND })).toBeInTheDocument();
});
