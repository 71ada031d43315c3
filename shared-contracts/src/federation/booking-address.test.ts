import {
  bookingDepthIn,
  bookingLink,
  bookingStartIn,
  bookingStepIn,
  bookingWishIn,
  withBookingStart,
  withBookingStep,
  withoutBookingWish,
} from './booking-address.ts';

test.each([
  ['', undefined],
  ['?id=1', undefined],
  ['?book=time', 'time'],
  ['?id=1&book=payment', 'payment'],
  ['?book=anything', 'time'],
])('%p has the dialog at %p', (search, step) => {
  expect(bookingStepIn(search)).toBe(step);
});

test('the rest of the query stays as it is when the dialog opens, goes on and closes', () => {
  expect(withBookingStep('?id=1', 'time')).toBe('?id=1&book=time');
  expect(withBookingStep('?id=1&book=time', 'payment')).toBe('?id=1&book=payment');
  expect(withBookingStep('?book=payment', undefined)).toBe('');
});

test.each([null, 'x', {}, { bookingDepth: 7 }, { bookingDepth: '1' }])(
  'a history that says nothing of the dialog has none of its entries: %j',
  (state) => {
    expect(bookingDepthIn(state)).toBe(0);
  },
);

test('a link says what to book and when, and is read as it was written, wherever the browser stands', () => {
  const link = bookingLink('s1', ['a', 'b'], '2026-11-24T10:30:00Z');
  expect(link).toBe('/salon/s1?services=a,b&book=time&at=2026-11-24T16:00');
  const { search } = new URL(link, 'https://sundara.test');
  expect(bookingWishIn(search)).toEqual({ serviceIds: ['a', 'b'], at: '2026-11-24T16:00' });
  expect(bookingStepIn(search)).toBe('time');
  expect(bookingWishIn(bookingLink('s1', ['a']).replace(/^[^?]*/, ''))).toEqual({ serviceIds: ['a'] });
});

test.each([
  ['?book=time', undefined],
  ['?services=', { serviceIds: [] }],
  ['?services=a,,a,b', { serviceIds: ['a', 'b'] }],
  [`?services=${'x'.repeat(65)},a`, { serviceIds: ['a'] }],
  ['?services=a&at=tomorrow', { serviceIds: ['a'] }],
  ['?services=a&at=2026-02-29T10:00', { serviceIds: ['a'] }],
])('of %p only what can be meant is asked for', (search, wish) => {
  expect(bookingWishIn(search)).toEqual(wish);
});

test('no link asks for more services than one booking may have', () => {
  const many = Array.from({ length: 50 }, (_, n) => `v${n}`).join(',');
  expect(bookingWishIn(`?services=${many}`)?.serviceIds).toHaveLength(20);
});

test('what is taken up leaves the address, and the rest of it stays', () => {
  const search = '?id=1&services=a&book=time&at=2026-11-24T16:00';
  expect(withoutBookingWish(search)).toBe('?id=1');
  expect(withoutBookingWish('?book=time&at=2026-11-24T16:00', ['at'])).toBe('?book=time');
  expect(bookingStartIn(withBookingStart('?book=time', '2026-11-24T16:00'))).toBe('2026-11-24T16:00');
  expect(withBookingStart('?book=time', undefined)).toBe('?book=time');
});
