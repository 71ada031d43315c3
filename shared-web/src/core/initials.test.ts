import { initialsOf } from './initials.ts';

test.each([
  ['Asha Rao', 'AR'],
  ['Asha', 'A'],
  ['Asha Lakshmi Devi Rao', 'AR'],
  ['  k. v. Rao ', 'kR'],
  ['రాధిక రెడ్డి', 'రారె'],
  ['Zoë … <b>x</b>', 'Zb'],
  ['???', ''],
  ['', ''],
])("the initials of '%s' are '%s'", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
