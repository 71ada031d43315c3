import { instantAt } from './kolkata.ts';
import { readWhen } from './read-when.ts';

/** A Tuesday afternoon. */
const NOW = instantAt('2026-11-24', '15:00');
const [TODAY, TOMORROW, AFTER_THAT, SATURDAY] = ['2026-11-24', '2026-11-25', '2026-11-26', '2026-11-28'];

it.each([
  ['haircut today', { text: 'haircut', date: TODAY }],
  ['Haircut TOMORROW, Ameerpet', { text: 'Haircut, Ameerpet', date: TOMORROW }],
  ['tomorrow', { text: '', date: TOMORROW }],
  ['spa day after tomorrow', { text: 'spa', date: AFTER_THAT }],
  ['facial this weekend', { text: 'facial', date: SATURDAY }],
  ['facial on saturday', { text: 'facial', date: SATURDAY }],
  ['facial on tuesday', { text: 'facial', date: TODAY }],
  ['facial on monday in the morning', { text: 'facial', date: '2026-11-30', until: '12:00' }],
  ['makeup tonight', { text: 'makeup', date: TODAY, from: '18:00' }],
  ['makeup tonight after 9', { text: 'makeup', date: TODAY, from: '21:00' }],
  ['haircut ameerpet today after 6', { text: 'haircut ameerpet', date: TODAY, from: '18:00' }],
  ['haircut after 6:30 pm', { text: 'haircut', date: TODAY, from: '18:30' }],
  ['haircut, near Ameerpet, today after six', { text: 'haircut, near Ameerpet', date: TODAY, from: '18:00' }],
  ['facial next monday before noon', { text: 'facial', date: '2026-11-30', until: '12:00' }],
  ['haircut after 9', { text: 'haircut', date: TODAY, from: '09:00' }],
  [
    'haircut tomorrow after 10am before 1',
    { text: 'haircut', date: TOMORROW, from: '10:00', until: '13:00' },
  ],
  ['haircut tomorrow by 18:15', { text: 'haircut', date: TOMORROW, until: '18:15' }],
  ['tomorrow morning after 10', { text: '', date: TOMORROW, from: '10:00', until: '12:00' }],
  ['haircut tomorrow after 6 before 5', { text: 'haircut', date: TOMORROW, from: '18:00' }],
  ['haircut evening', { text: 'haircut', date: TODAY, from: '17:00' }],
  ['haircut aaj shaam ko', { text: 'haircut', date: TODAY, from: '17:00' }],
  ['kal subah facial', { text: 'facial', date: TOMORROW, until: '12:00' }],
  ['aaj 6 baje ke baad haircut', { text: 'haircut', date: TODAY, from: '18:00' }],
  ['kal 11 baje se pehle', { text: '', date: TOMORROW, until: '11:00' }],
  ['आज शाम को हेयरकट', { text: 'हेयरकट', date: TODAY, from: '17:00' }],
  ['कल 6 बजे के बाद', { text: '', date: TOMORROW, from: '18:00' }],
  ['ఈరోజు హెయిర్‌కట్', { text: 'హెయిర్‌కట్', date: TODAY }],
  ['ఈ రోజు సాయంత్రం', { text: '', date: TODAY, from: '17:00' }],
  ['రేపు ఉదయం ఫేషియల్', { text: 'ఫేషియల్', date: TOMORROW, until: '12:00' }],
])('%s', (text, expected) => {
  expect(readWhen(text, NOW)).toEqual(expected);
});

it.each([
  'haircut',
  'Kalyan Nagar',
  'Shamshabad',
  'Nightingale Spa',
  'Todayish',
  'facial after 45',
  'under 500',
  'कलाकार',
  '',
])('leaves a text without words of time as it is: %s', (text) => {
  expect(readWhen(text, NOW)).toEqual({ text });
});

it('takes times without a day for tomorrow where they have passed today', () => {
  expect(readWhen('haircut morning', NOW)).toEqual({ text: 'haircut', date: TOMORROW, until: '12:00' });
  expect(readWhen('haircut morning', instantAt(TODAY, '09:00'))).toMatchObject({ date: TODAY });
});

it('is still the weekend on a Sunday', () => {
  expect(readWhen('weekend', instantAt('2026-11-29', '09:00'))).toMatchObject({ date: '2026-11-29' });
  expect(readWhen('weekend', instantAt(SATURDAY, '09:00'))).toMatchObject({ date: SATURDAY });
});
