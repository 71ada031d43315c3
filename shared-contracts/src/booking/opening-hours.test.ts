import { WEEKDAYS } from '../time/kolkata.ts';
import { defaultOpeningHours, faultOfDay, hoursText, parseHours, weekOf } from './opening-hours.ts';

const day = (open: string, close: string, ...breaks: { open: string; close: string }[]) => ({
  open,
  close,
  closed: false,
  breaks,
});

test('what hoursText says of a day is read back as the same day', () => {
  for (const hours of [
    day('10:00', '20:00'),
    day('00:30', '12:00'),
    { ...day('10:00', '20:00'), closed: true },
  ])
    expect(parseHours(hoursText(hours))).toEqual(hours);
});

test('a salon starts with the hours of the specification, told from Monday on', () => {
  const week = weekOf(defaultOpeningHours()).map(({ weekday, hours }) => [weekday, hoursText(hours)]);
  expect(week).toEqual([
    ...WEEKDAYS.slice(0, 5).map((weekday) => [weekday, '10:00 AM - 8:00 PM']),
    ['saturday', '9:00 AM - 9:00 PM'],
    ['sunday', '9:00 AM - 6:00 PM'],
  ]);
  expect(weekOf(defaultOpeningHours()).filter(({ hours }) => faultOfDay(hours))).toEqual([]);
});

test.each([
  ['closed', true],
  ['  Closed ', true],
  ['10am - 8pm', false],
  [' 10:00 AM - 8:00 PM ', false],
  [' 09:00 - 12:00 , 13:00 - 18:00 ', false],
  ['10 am to 8:30 pm', false],
  ['10:00 AM \u2013 8:00 PM', false],
  ['09:00-18:00', false],
])('%p is understood', (text, closed) => {
  expect(parseHours(text)?.closed).toBe(closed);
});

test('spans with commas between are one day with breaks', () => {
  expect(parseHours('9:00 AM - 1:00 PM, 2:00 PM - 6:00 PM')).toEqual(
    day('09:00', '18:00', { open: '13:00', close: '14:00' }),
  );
});

test.each([
  '',
  'all day',
  '8:00 PM - 10:00 AM',
  '25:00 - 26:00',
  '110:00 - 20:00',
  '10:00 - 200',
  '10:00 - 20:00, 21:00',
  'closed today',
  'not closed',
  'unclosed',
  '10:00 AM',
  '9:00 AM - 3:00 PM, 2:00 PM - 6:00 PM',
])('%p is no opening', (text) => {
  expect(parseHours(text)).toBeUndefined();
});

test.each([
  ['Closing comes after opening', day('10:00', '10:00')],
  ['Breaks lie between opening and closing', day('10:00', '20:00', { open: '09:30', close: '10:30' })],
  ['A break ends after it begins', day('10:00', '20:00', { open: '14:00', close: '13:00' })],
  ['Breaks lie between opening and closing', day('10:00', '20:00', { open: '19:30', close: '20:30' })],
  ['Fill in every time, or remove the break', day('10:00', '20:00', { open: '13:00', close: '' })],
  [
    'Two breaks lie over each other',
    day('10:00', '20:00', { open: '13:00', close: '14:00' }, { open: '12:00', close: '13:30' }),
  ],
  ['Fill in every time, or remove the break', day('10:00', '', { open: '13:00', close: '14:00' })],
])('%p is said of a day that is not right', (fault, hours) => {
  expect(faultOfDay(hours)).toBe(fault);
});

test('breaks may begin at opening, end at closing, touch each other, and come in any order', () => {
  const [first, second, last] = [
    { open: '10:00', close: '11:00' },
    { open: '11:00', close: '11:30' },
    { open: '19:00', close: '20:00' },
  ];
  expect(faultOfDay(day('10:00', '20:00', last, first, second))).toBeUndefined();
});

test('a closed day keeps its times, whatever their order', () => {
  expect(faultOfDay({ ...day('20:00', '10:00'), closed: true })).toBeUndefined();
  expect(faultOfDay({ ...day('', '10:00'), closed: true })).toBe('Fill in every time, or remove the break');
});
