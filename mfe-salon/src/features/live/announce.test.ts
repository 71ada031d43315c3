import { answered, fakeProvider, fakeShell, refused } from '@sundara/web/testing';
import { booking } from '../../testing/booking.builder.ts';
import { announcer } from './announce.ts';

const detail = (over: object = {}) => ({
  ...booking(7, 'Asha Rao'),
  parts: [],
  price: { base: 500, discount: 50, fee: 49, gst: 9, total: 508 },
  payment: null,
  refunds: [],
  timeline: [],
  history: null,
  can: { statuses: [], move: false, attendance: false, grantRefund: false },
  ...over,
});
const announcing = (answer: ReturnType<typeof answered>) => {
  const { http, urls } = fakeProvider({ 'salon.booking': [answer] });
  const info = jest.fn();
  const ring = jest.fn();
  const shell = fakeShell({ http, notify: { success: () => {}, error: () => {}, info } });
  const sound = { isOn: () => true, turn: () => {}, subscribe: () => () => {}, ring };
  return { announce: announcer(shell, sound), info, ring, urls };
};

test('a new booking is said with who comes, for what and when, and rings', async () => {
  const { announce, info, ring } = announcing(answered({ data: detail() }));
  await announce({ kind: 'created', bookingId: 'b7' });
  expect(info.mock.calls).toEqual([['New booking: Asha Rao, Haircut, Tue, 24 Nov, 4:00 pm']]);
  expect(ring).toHaveBeenCalledWith('b7');
});

test('a booking that cannot be read is said all the same', async () => {
  const { announce, info } = announcing(refused('UNAVAILABLE'));
  await announce({ kind: 'created', bookingId: 'b7' });
  expect(info.mock.calls).toEqual([['New booking']]);
});

test("the salon's own walk-in, other news and polls are not announced", async () => {
  const { announce, info, ring, urls } = announcing(answered({ data: detail({ source: 'walk-in' }) }));
  await announce({ kind: 'created', bookingId: 'b7' });
  await announce({ kind: 'cancelled', bookingId: 'b7' });
  await announce({ kind: 'poll' });
  expect(urls).toEqual(['/api/salon/bookings/b7']);
  expect([info, ring].flatMap(({ mock }) => mock.calls)).toEqual([]);
});
