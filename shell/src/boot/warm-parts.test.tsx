import { warmParts } from './warm-parts.ts';

const warmed = (role: 'customer' | undefined): readonly string[] => {
  const names: string[] = [];
  const search = { warm: () => names.push('search') };
  warmParts({ search, expectedRole: () => role }, () => names.push('sign-in'));
  return names;
};

afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

test('who is signed in has the sign-in dialog at hand before their session can end', () => {
  expect(warmed('customer')).toEqual(['search', 'sign-in']);
});

test('visitors fetch the dialog only when they come near its buttons', () => {
  expect(warmed(undefined)).toEqual(['search']);
});

test('whoever saves data fetches nothing that may not be needed', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  expect(warmed('customer')).toEqual([]);
});
