import { valueText } from './value-text.ts';

test.each([
  ['pricePaise', '90000', '₹900.00'],
  ['start', '2026-11-28T09:30:00.000Z', 'Sat, 28 Nov, 3:00 pm'],
  ['attendance', 'no_show', 'no show'],
  ['isActive', 'false', 'no'],
  ['specialistId', '0c9b2f3e-95a4-4c7b-8a52-1d7c0f2b9e61', '…2b9e61'],
  ['services', '["Haircut","Beard Trim"]', 'Haircut, Beard Trim'],
  [
    'visit',
    '{"start":"2026-11-28T09:30:00.000Z","totalPaise":38000}',
    'start Sat, 28 Nov, 3:00 pm; total ₹380.00',
  ],
  ['name', 'Rose & Sons', 'Rose & Sons'],
  ['note', '{not JSON', '{not JSON'],
])('the value of %s, %s, is read as %s', (field, value, text) => {
  expect(valueText(field, value)).toBe(text);
});
