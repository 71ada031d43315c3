import { addMinutes, toLocalIso } from '@sundara/contracts';
import { act, renderHook } from '@testing-library/react';
import { aBookingDetail } from '../../testing/booking-detail.builder.ts';
import { useTurns } from './use-turns.ts';

const HOUR = 3_600_000;

afterEach(() => jest.useRealTimers());

test('each turn of a visit is heard once, however far ahead: 24 hours, 2 hours, and its start', () => {
  jest.useFakeTimers({ now: new Date('2026-11-21T10:00:00+05:30') });
  const dateTime = toLocalIso(addMinutes(new Date(), 72 * 60));
  const onTurn = jest.fn();
  const { unmount } = renderHook(() => useTurns(aBookingDetail({ dateTime }), onTurn));
  const counts = [47.9, 48.1, 69.9, 70.1, 71.9, 72.1, 96].map((hours) => {
    const goal = Date.parse(dateTime) - 72 * HOUR + hours * HOUR;
    act(() => jest.advanceTimersByTime(goal - Date.now()));
    return onTurn.mock.calls.length;
  });
  expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3]);
  unmount();
});

test('a page that is left waits for no turn', () => {
  jest.useFakeTimers();
  const { unmount } = renderHook(() => useTurns(aBookingDetail(), jest.fn()));
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
