import type { FoundSalon } from '@sundara/contracts/api';
import { ShellProvider } from '@sundara/web/core';
import { fakeShell } from '@sundara/web/testing';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SalonMap } from './salon-map.tsx';
import { AMEERPET, MADHAPUR, SR_NAGAR, testSalon } from './testing-salons.ts';

const SALONS = [
  { ...testSalon('a', 'Marigold House', 17.4373, 78.4004), distanceKm: 1.234 },
  { ...testSalon('b', 'Lotus Rooms', 17.36, 78.52), reviews: 0 },
];
/** Next door to the first: only the closest view tells them apart. */
const NEXT_DOOR = testSalon('c', 'Two Mirrors', 17.4374, 78.4005);

beforeEach(() => {
  // As with reduced motion: moving parts arrive at once.
  window.matchMedia = jest
    .fn()
    .mockReturnValue({ matches: true, addEventListener() {}, removeEventListener() {} });
});

const show = (chosen?: string, salons: readonly FoundSalon[] = SALONS, looked: readonly string[] = []) => {
  const [onChoose, onLook] = [jest.fn(), jest.fn()];
  const map = (
    <SalonMap
      salons={salons}
      localities={[MADHAPUR, AMEERPET, SR_NAGAR]}
      slots={new Map([['a', null]])}
      looked={looked}
      chosen={chosen}
      onLook={onLook}
      onChoose={onChoose}
    />
  );
  const router = createMemoryRouter([{ path: '/', element: map }]);
  const { container } = render(
    <ShellProvider shell={fakeShell()}>
      <RouterProvider router={router} />
    </ShellProvider>,
  );
  const ground = () => container.querySelector('svg.ground > g')?.getAttribute('transform');
  return { onChoose, onLook, container, ground };
};

test('the map has a name, says how it is used, and that the list has the same', () => {
  show();
  const map = screen.getByRole('group', { name: 'Map of Hyderabad with 2 salons' });
  expect(map).toHaveAccessibleDescription(/The list has the same salons.*Arrow keys move the map/);
});

test('each pin is a button named by its salon and what it costs, in the list’s order', () => {
  show();
  const pins = within(screen.getByRole('list', { name: 'Salons on the map' })).getAllByRole('button');
  expect(pins.map((pin) => pin.getAttribute('aria-label'))).toEqual([
    'Marigold House, from ₹300, rated 4.6, 1.2 km',
    'Lotus Rooms, from ₹300, new',
  ]);
  expect(pins.map(({ textContent }) => textContent)).toEqual(['from ₹300', 'from ₹300']);
});

test('pressing a pin chooses its salon, and pressing it again lets go of it', async () => {
  const { onChoose } = show('a');
  await userEvent.click(screen.getByRole('button', { name: /^Lotus/ }));
  expect(onChoose).toHaveBeenLastCalledWith('salon', 'b');
  await userEvent.click(screen.getByRole('button', { name: /^Marigold/ }));
  expect(onChoose).toHaveBeenLastCalledWith('salon', '');
});

test('the chosen salon has a card with its rating, price and a link', () => {
  show('a');
  const card = within(screen.getByRole('article', { name: 'Marigold House' }));
  expect(card.getByRole('link', { name: 'Marigold House' })).toHaveAttribute('href', '/salon/a');
  expect(card.getByText(/300 - 2,500/)).toBeVisible();
  expect(card.getByText(/1\.2 km/)).toBeVisible();
  expect(card.getByText('No free time this week')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Marigold/ })).toHaveAttribute('aria-expanded', 'true');
});

test('the chosen salon of a search by day has its free times on the card', () => {
  const start = { dateTime: '2026-11-24T16:00:00+05:30', serviceIds: ['v1'], price: 450 };
  show('d', [{ ...testSalon('d', 'Day House', 17.4, 78.4), nextStarts: [start] }]);
  expect(screen.getByRole('button', { name: 'Day House, 4:00 pm, rated 4.6' })).toHaveTextContent('4:00 pm');
  const times = within(screen.getByRole('list', { name: 'Free times at Day House' }));
  expect(times.getByRole('link')).toHaveAttribute(
    'href',
    '/salon/d?services=v1&book=time&at=2026-11-24T16:00',
  );
});

test('salons next door share a pin that names them all; pressing it parts them', async () => {
  const { onChoose } = show(undefined, [...SALONS, NEXT_DOOR]);
  const pile = screen.getByRole('button', { name: '2 salons, Marigold House and Two Mirrors: zoom in' });
  expect(pile).not.toHaveAttribute('aria-expanded');
  for (let presses = 0; presses < 6 && screen.queryByRole('button', { name: /^2 salons, Mari/ }); presses++)
    await userEvent.click(screen.getByRole('button', { name: /^2 salons, Mari/ }));
  expect(screen.getByRole('button', { name: /^Two Mirrors, from/ })).toBeVisible();
  expect(screen.getByRole('group', { name: /^Map/ })).toHaveFocus();
  expect(onChoose).not.toHaveBeenCalled();
});

test('a shared pin closes the open card, which would cover what comes closer', async () => {
  const { onChoose } = show('b', [...SALONS, NEXT_DOOR]);
  await userEvent.click(screen.getByRole('button', { name: /^2 salons, Marigold/ }));
  expect(onChoose.mock.calls).toEqual([['salon', '']]);
});

test('a pin tells when it is looked at, by the pointer or by the focus, and stands out with its salon', async () => {
  const { onLook } = show(undefined, SALONS, ['b']);
  const [first, second] = screen.getAllByRole('button', { name: /from ₹/ });
  expect(first).not.toHaveAttribute('data-looked');
  expect(second).toHaveAttribute('data-looked', 'true');
  await userEvent.hover(first as HTMLElement);
  expect(onLook).toHaveBeenLastCalledWith([SALONS[0]]);
  await userEvent.unhover(first as HTMLElement);
  expect(onLook).toHaveBeenLastCalledWith([]);
  act(() => second?.focus());
  expect(onLook).toHaveBeenLastCalledWith([SALONS[1]]);
});

test('Escape closes the card and brings the focus back to the pin', async () => {
  const { onChoose } = show('a');
  act(() => screen.getByRole('link', { name: 'Marigold House' }).focus());
  await userEvent.keyboard('{Escape}');
  expect(onChoose).toHaveBeenCalledWith('salon', '');
  expect(screen.getByRole('button', { name: /^Marigold/ })).toHaveFocus();
});

test('a count chooses its locality', async () => {
  const { onChoose } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Madhapur, 5 salons' }));
  expect(onChoose).toHaveBeenCalledWith('locality', 'Madhapur');
});

test('a count of several localities comes closer until they part', async () => {
  const { onChoose } = show();
  await userEvent.click(screen.getByRole('button', { name: /^Ameerpet and SR Nagar, 5 salons/ }));
  expect(onChoose).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Ameerpet, 3 salons' })).toBeVisible();
  expect(screen.getByRole('group', { name: /^Map/ })).toHaveFocus();
});

test.each(['{ArrowLeft}', '{ArrowRight}', '{ArrowUp}', '{ArrowDown}', '+', '-'])(
  'the key %s changes what is seen, and 0 brings it back',
  async (key) => {
    const { ground } = show();
    const home = ground();
    screen.getByRole('group', { name: /^Map/ }).focus();
    await userEvent.keyboard(key);
    expect(ground()).not.toBe(home);
    await userEvent.keyboard('0');
    expect(ground()).toBe(home);
  },
);

test('the buttons do what wheel and fingers do', async () => {
  const { ground } = show();
  const home = ground();
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(ground()).not.toBe(home);
  await userEvent.click(screen.getByRole('button', { name: 'Show all salons of the list' }));
  expect(ground()).toBe(home);
});

test('a wheel scrolls the page and not the map, with Ctrl the map comes closer', () => {
  const { ground } = show();
  const home = ground();
  const map = screen.getByRole('group', { name: /^Map/ });
  expect(fireEvent.wheel(map, { deltaY: -100 })).toBe(true);
  expect(ground()).toBe(home);
  expect(fireEvent.wheel(map, { deltaY: -100, ctrlKey: true })).toBe(false);
  expect(ground()).not.toBe(home);
});

test('one finger scrolls the page and is told how to move the map, two fingers move it', () => {
  const { ground } = show();
  const home = ground();
  const map = screen.getByRole('group', { name: /^Map/ });
  const finger = (identifier: number, clientX: number) => ({ identifier, clientX, clientY: 80, target: map });
  expect(fireEvent.touchMove(map, { touches: [finger(1, 50)] })).toBe(true);
  expect(screen.getByText('Use two fingers to move the map')).toBeVisible();
  expect(ground()).toBe(home);
  fireEvent.touchStart(map, { touches: [finger(1, 50), finger(2, 150)] });
  expect(fireEvent.touchMove(map, { touches: [finger(1, 40), finger(2, 180)] })).toBe(false);
  expect(ground()).not.toBe(home);
});

test('the keyboard can skip the map', async () => {
  const { container } = show();
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Skip the map' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  const last = [...container.querySelectorAll('button, summary')].pop();
  const focus = document.activeElement ?? document.body;
  expect(last && last.compareDocumentPosition(focus) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('who made the data is always in sight, in their own words on request', async () => {
  show();
  expect(screen.getByText(/^© OpenStreetMap contributors/)).toBeVisible();
  await userEvent.click(screen.getByText('Map data'));
  expect(screen.getByText(/ODbL 1\.0.*datameet/)).toBeVisible();
  expect(screen.getByText(/Open Government Data Licence – India/)).toBeVisible();
});
