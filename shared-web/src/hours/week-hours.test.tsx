import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type Day, everyDay, troubleOfWeek, type Week } from './week.ts';
import { WeekHours } from './week-hours.tsx';

const DAY: Day = { open: '10:00', close: '20:00', closed: false, breaks: [] };
const Form = ({ first, onWeek }: { readonly first: Week; readonly onWeek: (week: Week) => void }) => {
  const [value, setValue] = useState(first);
  const change = (week: Week) => {
    onWeek(week);
    setValue(week);
  };
  return <WeekHours value={value} onChange={change} />;
};
const show = (change: Partial<Day>) => {
  const seen = { week: { ...everyDay(DAY), monday: { ...DAY, ...change } } };
  const onWeek = (week: Week) => {
    seen.week = week;
  };
  render(<Form first={seen.week} onWeek={onWeek} />);
  return { seen, monday: within(screen.getByRole('group', { name: 'Monday' })) };
};

test.each([
  ['Fill in every time, or remove the break', { open: '' }],
  ['Closing comes after opening', { close: '09:00' }],
  ['Fill in every time, or remove the break', { closed: true, close: '' }],
] as const)('a day whose hours are wrong says so in its own row: %s, %j', (fault, change) => {
  const { monday } = show(change);
  expect(monday.getByRole('alert')).toHaveTextContent(fault);
  expect(screen.getByRole('group', { name: 'Monday' })).toHaveAccessibleDescription(fault);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

test('closing a day whose times are missing leaves nothing that can not be put right, and open again it has hours', async () => {
  const { seen, monday } = show({ open: '', breaks: [{ open: '', close: '14:00' }] });
  await userEvent.click(monday.getByRole('checkbox', { name: 'Monday, open' }));
  expect(monday.queryByRole('alert')).toBeNull();
  expect(troubleOfWeek(seen.week)).toBeUndefined();
  await userEvent.click(monday.getByRole('checkbox', { name: 'Monday, open' }));
  expect(seen.week.monday).toEqual(DAY);
});

test('closing a day keeps hours that are right for when it opens again', async () => {
  const breaks = [{ open: '13:00', close: '14:00' }];
  const { seen, monday } = show({ open: '09:00', breaks });
  await userEvent.click(monday.getByRole('checkbox', { name: 'Monday, open' }));
  expect(seen.week.monday).toEqual({ open: '09:00', close: '20:00', closed: true, breaks });
});

test('when a break is removed the focus is at what adds one, in the same day', async () => {
  const { monday } = show({ breaks: [{ open: '13:00', close: '14:00' }] });
  await userEvent.click(monday.getByRole('button', { name: 'Remove break 1 of Monday' }));
  expect(monday.getByRole('button', { name: 'Add break on Monday' })).toHaveFocus();
});
