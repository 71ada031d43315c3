import { rebookText } from './rebook-text.ts';

const SLOT = { time: '4:00 PM', dateTime: '2026-11-24T16:00:00+05:30', available: true, capacity: 1 };

test.each([
  [
    ['Facial'],
    ['v1'],
    SLOT,
    'Facial is no longer offered at Marigold Room. You can book the rest.',
    'Book the rest',
  ],
  [
    ['Facial', 'Peel'],
    [],
    null,
    'Facial and Peel are no longer offered at Marigold Room. Have a look at what is.',
    'See what is offered',
  ],
  [
    [],
    ['v1'],
    null,
    'Nothing is free within the next 60 days, but a time may become free any day.',
    'Look at the calendar',
  ],
])('with %j gone and %j left, what is said and where it leads', (gone, serviceIds, slot, text, wayOn) => {
  expect(rebookText({ gone, serviceIds, slot }, 'Marigold Room')).toMatchObject({ text, wayOn });
});
