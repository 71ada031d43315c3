import { illustrationsFor } from '../../../platform/pictures/illustrations.ts';
import { salonKindOf } from './salon-kind.ts';

test.each([
  [['Hair', 'Beard', 'Skin', 'Massage'], 'barber'],
  [['beard'], 'barber'],
  [['Hair', 'Skin', 'Massage'], 'hair'],
  [['Massage', 'Spa', 'Skin'], 'spa'],
  [['Facial'], 'spa'],
  [['Nails', 'Makeup', 'Skin'], 'nails'],
  [['Makeup', 'Hair', 'Skin'], 'makeup'],
  [['Hair', 'Nails', 'Massage'], 'house'],
  [['Nails', 'Massage'], 'other'],
  [['Astrology'], 'other'],
  [[], 'other'],
])('a salon that sells %j is of the kind %s', (specialties, kind) => {
  expect(salonKindOf(specialties)).toBe(kind);
});

test('every kind has rooms of its own to choose from', () => {
  for (const kind of ['house', 'hair', 'barber', 'beauty', 'spa', 'nails', 'makeup', 'other'])
    expect(illustrationsFor('room', kind).filter(({ suits }) => suits.includes(kind)).length).toBeGreaterThan(
      9,
    );
});
