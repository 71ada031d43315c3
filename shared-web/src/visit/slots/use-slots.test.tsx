import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShellProvider } from '../../core/shell/shell-context.tsx';
import { answered, fakeProvider, fakeShell, unreachable } from '../../testing/index.ts';
import { SlotList } from './slot-list.tsx';
import { useSlots } from './use-slots.ts';

const DAY = '2026-11-24';
const VISIT = { salonId: 's1', services: 'v1' };
const free = answered({
  date: DAY,
  slots: [{ time: '16:00', dateTime: `${DAY}T16:00:00+05:30`, available: true, capacity: 1 }],
});

const Times = ({ date }: { date: string }) => {
  const { slots, retry } = useSlots(VISIT, date, undefined);
  return <SlotList slots={slots} chosen={undefined} onChoose={() => {}} onRetry={retry} />;
};
const show = (...answers: readonly [typeof free, ...(typeof free)[]]) => {
  const { http, urls } = fakeProvider({ 'salons.availability': answers });
  const element = (date: string) => (
    <ShellProvider shell={fakeShell({ http })}>
      <Times date={date} />
    </ShellProvider>
  );
  const { rerender } = render(element(DAY));
  return { urls, onDay: (date: string) => rerender(element(date)) };
};
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

test('times that fail again and again are asked for more and more calmly, and the failure is said once', async () => {
  const { urls } = show(unreachable, unreachable, unreachable, free);
  const alert = await screen.findByRole('alert');
  await pass(3_100);
  expect(urls).toHaveLength(2);
  await pass(3_100);
  expect(urls).toHaveLength(2);
  await pass(2_000);
  expect(urls).toHaveLength(3);
  expect(screen.getByRole('alert')).toBe(alert);
  await pass(10_100);
  expect(screen.getByRole('radio', { name: '16:00' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('Retry keeps the focus while it fails once more', async () => {
  const { urls } = show(unreachable);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  await userEvent.click(retry);
  await pass(10);
  expect(urls).toHaveLength(2);
  expect(retry).toHaveFocus();
});

test('another day does not show the failure of the one before', async () => {
  const { onDay } = show(unreachable, free);
  await screen.findByRole('alert');
  onDay('2026-11-25');
  expect(screen.queryByRole('alert')).toBeNull();
  await pass(10);
  expect(screen.getByRole('radio', { name: '16:00' })).toBeVisible();
});
