import { isNamedWalkIn, visitorName } from './walk-in-name.ts';

test('a walk-in is called one once: beside its name, or instead of it', () => {
  expect(isNamedWalkIn('walk-in', 'Lakshmi')).toBe(true);
  for (const name of ['', 'Walk-in']) {
    expect(visitorName(name)).toBe('Walk-in');
    expect(isNamedWalkIn('walk-in', name)).toBe(false);
  }
  expect(isNamedWalkIn('online', 'Lakshmi')).toBe(false);
});
