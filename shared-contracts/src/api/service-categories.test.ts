import { SERVICE_CATEGORIES } from './service.schema.ts';
import { serviceCategoryOf } from './service-categories.ts';

test('each category is known by its own name, whatever its case and spaces', () => {
  for (const category of SERVICE_CATEGORIES)
    for (const name of [category, category.toUpperCase(), `  ${category.replace(' ', '-')} `])
      expect(serviceCategoryOf(name)).toEqual({ category });
});

test('every specialty of the search has its category, and Beard is Hair Care with its tag', () => {
  for (const specialty of ['Hair', 'Makeup', 'Spa', 'Skin', 'Nails', 'Massage'])
    expect(serviceCategoryOf(specialty)?.category).toBeDefined();
  expect(serviceCategoryOf('Beard')).toEqual({ category: 'Hair Care', tag: 'Beard' });
});

test('what means none of the six is nothing, names of objects included', () => {
  for (const text of ['Other', '', 'Tattoo', 'constructor', '__proto__', 'hair\u0000care shop'])
    expect(serviceCategoryOf(text)).toBeUndefined();
});
