import { shownName } from './shown-name.ts';

test.each([
  [{ name: 'Asha Rao', email: 'asha@demo.test' }, 'Asha Rao'],
  [{ name: '', email: 'asha.rao@demo.test' }, 'asha.rao'],
  [{ name: ' ', email: 'asha@demo.test' }, 'asha'],
  [{ email: 'asha@demo.test' }, 'asha'],
  [{}, ''],
])('%j is shown as "%s"', (person, shown) => {
  expect(shownName(person)).toBe(shown);
});
