import { addDays, instantAt } from '@sundara/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BASKET, DAY, days, LATER, MEERA, offline, SLOT, slots } from '../../testing/answers.ts';
import { dayName, findDay, openDialog } from '../../testing/dialog.driver.tsx';
import { keepFlow } from '../flow/flow.storage.ts';
import { newFlow } from '../flow/flow.ts';

const LATHA = { ...MEERA, id: 'p2', name: 'Latha' };

beforeEach(() => sessionStorage.clear());

test('it opens on the first free day with its times; days are asked for once, for all that can be booked', async () => {
  const { sent } = openDialog();
  expect(await screen.findByRole('radio', { name: '4:00 PM' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Step 1 of 2: Date & Time' })).toHaveFocus();
  expect(await findDay()).toHaveAccessibleName(`${dayName()}, selected`);
  expect(sent('salons.availability')).toMatchObject([{ query: { date: DAY } }]);
  expect(sent('salons.availableDays')).toMatchObject([
    { query: { from: addDays(DAY, -1), to: addDays(DAY, 59), services: 'v1' } },
  ]);
});

test('a day without free times can be heard but not chosen', async () => {
  const next = addDays(DAY, 1);
  const { sent } = openDialog({ 'salons.availableDays': days({ [next]: 0 }) });
  await screen.findByRole('radio', { name: '4:00 PM' });
  const full = await findDay(next);
  expect(full).toHaveAccessibleName(`${dayName(next)}, no free times`);
  expect(full).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(full);
  expect(sent('salons.availability')).toHaveLength(1);
});

test('where nobody says which days are free, none is chosen, and each may be looked at', async () => {
  openDialog({ 'salons.availableDays': offline });
  expect(await screen.findByText('Choose a day to see its free times.')).toBeVisible();
  await userEvent.click(await findDay());
  expect(await screen.findByRole('radio', { name: '4:00 PM' })).toBeVisible();
});

test('a day that was chosen before a reload stays chosen', async () => {
  keepFlow(BASKET, { ...newFlow({} as never), date: addDays(DAY, 2) });
  const { sent } = openDialog();
  await screen.findByRole('radio', { name: '4:00 PM' });
  expect(sent('salons.availability')).toMatchObject([{ query: { date: addDays(DAY, 2) } }]);
});

test('only one week is shown, with ways to the next one and to the whole month', async () => {
  openDialog();
  await screen.findByRole('radio', { name: '4:00 PM' });
  expect(screen.getAllByRole('row')).toHaveLength(2);
  const next = screen.getByRole('button', { name: 'Next week' });
  await userEvent.click(next);
  await userEvent.click(next);
  const later = screen.getByRole('button', { name: dayName(addDays(DAY, 14)) });
  expect(next).toHaveFocus();
  expect(screen.queryByRole('button', { name: new RegExp(`^${dayName()}`) })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /whole month/ }));
  expect(screen.getAllByRole('row')).toHaveLength(7);
  await userEvent.click(later);
  expect(screen.getAllByRole('row')).toHaveLength(2);
});

test('the arrow keys walk the days, and no month lies before this one or past the horizon', async () => {
  openDialog({ 'salons.availableDays': offline });
  expect(screen.getByRole('button', { name: 'Previous week' })).toBeDisabled();
  const today = screen.getByRole('button', { name: new RegExp(dayName(addDays(DAY, -1))) });
  today.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(await findDay()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(await screen.findByRole('radio', { name: '4:00 PM' })).toBeVisible();
  expect(await findDay()).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: /whole month/ }));
  const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next month' });
  for (let month = 0; month < 3 && !next.disabled; month += 1) await userEvent.click(next);
  expect(next).toBeDisabled();
  const last = instantAt(addDays(DAY, 59), '12:00');
  expect(screen.getByRole('grid')).toHaveAccessibleName(
    last.toLocaleDateString('en-IN', { month: 'long', year: 'numeric' }),
  );
});

test('a few times are ordered by the parts of the day', async () => {
  const morning = { ...SLOT, time: '10:00 AM', dateTime: `${DAY}T10:00:00+05:30` };
  openDialog({ 'salons.availability': slots(morning, SLOT, LATER) });
  for (const part of ['Morning', 'Afternoon', 'Evening']) expect(await screen.findByText(part)).toBeVisible();
});

test('times of one part of the day need no name of it', async () => {
  openDialog({ 'salons.availability': slots(SLOT) });
  expect(await screen.findByRole('radio', { name: '4:00 PM' })).toBeVisible();
  expect(screen.queryByText('Afternoon')).toBeNull();
});

test('many times are ordered by the parts of the day without the taken ones, and arrows choose among them', async () => {
  const many = Array.from({ length: 40 }, (_, index) => {
    const time = `${String(9 + Math.floor(index / 4)).padStart(2, '0')}:${String((index % 4) * 15).padStart(2, '0')}`;
    return { time, dateTime: `${DAY}T${time}:00+05:30`, available: index % 2 === 0, capacity: 1 };
  });
  openDialog({ 'salons.availability': slots(...many) });
  await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(20));
  const group = screen.getByRole('radiogroup', { name: 'Time' });
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
  await screen.findByRole('radio', { name: '4:00 PM' });
  expect(screen.queryByText('Specialist')).toBeNull();
});
