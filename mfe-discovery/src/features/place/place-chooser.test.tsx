import { ShellProvider } from '@sundara/web/core';
import { fakeShell } from '@sundara/web/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ownPosition } from './own-position.store.ts';
import { PlaceChooser } from './place-chooser.tsx';
import { answerPosition, refusePosition } from './testing-position.ts';

const locality = (name: string, telugu: string) => ({
  name,
  telugu,
  latitude: 17.4,
  longitude: 78.4,
  salons: 2,
});
const LOCALITIES = [
  locality('Ameerpet', 'అమీర్‌పేట'),
  locality('Kondapur', 'కొండాపూర్'),
  locality('Madhapur', 'మాధాపూర్'),
];

afterEach(() => ownPosition.forget());

const open = (address = '/') => {
  const element = <PlaceChooser localities={LOCALITIES} />;
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: [address] });
  render(
    <ShellProvider shell={fakeShell()}>
      <RouterProvider router={router} />
    </ShellProvider>,
  );
  return { router, field: screen.getByRole('combobox', { name: 'Distance from' }) };
};
const optionNames = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('by keyboard alone: typed, gone through by arrows, picked by Enter', async () => {
  const { router, field } = open('/?page=2&q=spa');
  await userEvent.tab();
  expect(field).toHaveFocus();
  await userEvent.keyboard('pur');
  expect(optionNames()).toEqual([
    'My positionnever stored',
    'Kondapurకొండాపూర్2 salons',
    'Madhapurమాధాపూర్2 salons',
  ]);
  await userEvent.keyboard('{ArrowDown}');
  const active = screen.getByRole('option', { name: /Madhapur/, selected: true });
  expect(field).toHaveAttribute('aria-activedescendant', active.id);
  await userEvent.keyboard('{Enter}');
  expect(router.state.location.search).toBe('?q=spa&near=Madhapur');
  expect(field).toHaveValue('Madhapur');
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

test('a locality is found by its Telugu name', async () => {
  const { router, field } = open();
  await userEvent.type(field, 'అమీ{Enter}');
  expect(router.state.location.search).toBe('?near=Ameerpet');
});

test('arrows go around the list, Home and End to its ends', async () => {
  const { field } = open();
  await userEvent.click(field);
  const marked = () => screen.getByRole('option', { selected: true }).textContent;
  await userEvent.keyboard('{ArrowUp}');
  expect(marked()).toMatch(/^Madhapur/);
  await userEvent.keyboard('{ArrowDown}');
  expect(marked()).toMatch(/^My position/);
  await userEvent.keyboard('{End}');
  expect(marked()).toMatch(/^Madhapur/);
  await userEvent.keyboard('{Home}');
  expect(marked()).toMatch(/^My position/);
});

test('Escape and leaving put back what was chosen', async () => {
  const { router, field } = open('/?near=Kondapur');
  await userEvent.type(field, 'xx');
  await userEvent.keyboard('{Escape}');
  expect(field).toHaveValue('Kondapur');
  await userEvent.type(field, 'yy');
  expect(field).toHaveValue('yy');
  await userEvent.tab();
  expect(field).toHaveValue('Kondapur');
  expect(router.state.location.search).toBe('?near=Kondapur');
});

test('a text that no locality has is told, and nothing is chosen by it', async () => {
  const { router, field } = open();
  await userEvent.type(field, 'zzz{Enter}');
  expect(screen.getByRole('status', { name: '' })).toHaveTextContent('No locality matches “zzz”.');
  expect(router.state.location.search).toBe('');
});

test('the own position is named in the address, where it is is not', async () => {
  answerPosition(17.4385, 78.3954);
  const { router, field } = open('/?near=Madhapur');
  await userEvent.click(field);
  await userEvent.click(screen.getByRole('option', { name: /My position/ }));
  expect(await screen.findByDisplayValue('My position')).toBe(field);
  expect(router.state.location.search).toBe('?here=1');
});

test('nothing asks for the position before the visitor does', async () => {
  const ask = answerPosition(17.4385, 78.3954);
  const { field } = open('/?here=1');
  await userEvent.click(field);
  expect(ask).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText(/We do not keep your position/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Share it again' }));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(screen.queryByText(/We do not keep your position/)).toBeNull();
});

test('a denied position is told with what to do instead, and a locality still works', async () => {
  refusePosition(1);
  const { router, field } = open();
  await userEvent.click(field);
  await userEvent.click(screen.getByRole('option', { name: /My position/ }));
  expect(
    await screen.findByText(/Allow it in the settings of this site, or choose a locality/),
  ).toBeVisible();
  expect(router.state.location.search).toBe('');
  await userEvent.type(field, 'mad{Enter}');
  expect(router.state.location.search).toBe('?near=Madhapur');
  expect(screen.queryByText(/Allow it in the settings/)).toBeNull();
});

test('somebody in another city is told kindly, without a button that would not help', async () => {
  answerPosition(12.97, 77.59);
  const { field } = open();
  await userEvent.click(field);
  await userEvent.click(screen.getByRole('option', { name: /My position/ }));
  expect(await screen.findByText(/far from Hyderabad/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('distances can be given up, and an unknown locality is told of', async () => {
  const { router } = open('/?near=Atlantis');
  expect(screen.getByText('We know no locality called Atlantis, so there are no distances.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show no distances' }));
  expect(router.state.location.search).toBe('');
});
