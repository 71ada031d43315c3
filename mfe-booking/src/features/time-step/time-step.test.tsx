import { addDays, instantAt } from '@sundara/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DAY, days, LATER, MEERA, offline, SLOT, slots } from '../../testing/answers.ts';
import { dayName, openDialog } from '../../testing/dialog.driver.tsx';

const LATHA = { ...MEERA, id: 'p2', name: 'Latha' };
const dayButton = (date = DAY) => screen.findByRole('button', { name: new RegExp(`^${dayName(date)}`) });

beforeEach(() => sessionStorage.clear());

test('days are asked for once, for all that can be booked, and one without free times can be heard but not chosen', async () => {
  const { sent } = openDialog({ 'salons.availableDays': days({ [DAY]: 0 }) });
  const full = await screen.findByRole('button', { name: `${dayName()}, no free times` });
  expect(full).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(full);
  expect(sent('salons.availability')).toHaveLength(0);
  await userEvent.click(await dayButton(addDays(DAY, 1)));
  expect(await screen.findByRole('radio', { name: '4:00 PM' })).toBeVisible();
  expect(sent('salons.availableDays')).toMatchObject([
    { query: { from: addDays(DAY, -1), to: addDays(DAY, 59), services: 'v1' } },
  ]);
});

test('where nobody says which days are free, each may be looked at', async () => {
  openDialog({ 'salons.availableDays': offline });
  await userEvent.click(await dayButton());
  expect(await screen.findByRole('radio', { name: '4:00 PM' })).toBeVisible();
});

test('the chosen day is said to be, and only its week stays, until the month is opened again', async () => {
  openDialog();
  expect(screen.getAllByRole('row')).toHaveLength(7);
  await userEvent.click(await dayButton());
  expect(await screen.findByRole('button', { name: `${dayName()}, selected` })).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: /whole month/ }));
  expect(screen.getAllByRole('row')).toHaveLength(7);
});

test('the arrow keys walk the days, and no month lies before this one or past the horizon', async () => {
  openDialog();
  expect(screen.getByRole('button', { name: 'Previous month' })).toBeDisabled();
  const today = screen.getByRole('button', { name: new RegExp(dayName(addDays(DAY, -1))) });
  today.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(await dayButton()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(await screen.findByRole('radio', { name: '4:00 PM' })).toBeVisible();
  expect(await dayButton()).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: /whole month/ }));
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next month' });
  for (let month = 0; month < 3 && !next.disabled; month += 1) await userEvent.click(next);
  expect(next).toBeDisabled();
  const last = instantAt(addDays(DAY, 59), '12:00');
  expect(screen.getByRole('grid')).toHaveAccessibleName(
    last.toLocaleDateString('en-IN', { month: 'long', year: 'numeric' }),
  );
});

test('many times are ordered by the parts of the day without the taken ones, and arrows choose among them', async () => {
  const many = Array.from({ length: 40 }, (_, index) => {
    const time = `${String(9 + Math.floor(index / 4)).padStart(2, '0')}:${String((index % 4) * 15).padStart(2, '0')}`;
    return { time, dateTime: `${DAY}T${time}:00+05:30`, available: index % 2 === 0, capacity: 1 };
  });
  openDialog({ 'salons.availability': slots(...many) });
  await userEvent.click(await dayButton());
  const group = await screen.findByRole('radiogroup', { name: 'Time' });
  await waitFor(() => expect(within(group).getAllByRole('radio')).toHaveLength(20));
  for (const part of ['Morning', 'Afternoon', 'Evening']) expect(within(group).getByText(part)).toBeVisible();
  within(group).getByRole('radio', { name: '09:00' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(within(group).getByRole('radio', { name: '09:30' })).toBeChecked();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(within(group).getByRole('radio', { name: '18:30' })).toHaveFocus();
});

test('another specialist keeps a time that is still free, and says so when it is not', async () => {
  const { sent } = openDialog({
    'salons.availableDays': days({}, [MEERA, LATHA]),
    'salons.availability': (input) =>
      JSON.stringify(input).includes('p2') ? slots(LATER) : slots(SLOT, LATER),
  });
  expect(await screen.findByRole('radio', { name: 'Any' })).toBeChecked();
  await userEvent.click(await dayButton());
  await userEvent.click(await screen.findByRole('radio', { name: '4:00 PM' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Meera' }));
  await waitFor(() => expect(sent('salons.availability')).toHaveLength(2));
  expect(await screen.findByRole('radio', { name: '4:00 PM' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Latha' }));
  expect(await screen.findByText(/4:00 PM is not free with Latha on this day/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue to Payment' })).toBeDisabled();
  expect(sent('salons.availableDays')).toHaveLength(3);
});

test('a salon that names nobody asks for nobody', async () => {
  openDialog();
  await screen.findByRole('button', { name: dayName() });
  await waitFor(() => expect(screen.queryByText('Specialist')).toBeNull());
});
