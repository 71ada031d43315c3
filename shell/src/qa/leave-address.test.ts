import { backAddress, leaveAddress } from './leave-address.ts';

test('the way out keeps the page, its query and its place', () => {
  expect(leaveAddress('https://qa.test/salon/42?tab=services#book')).toBe(
    '/salon/42?tab=services&safe=forget#book',
  );
});

test('the way out of a page that was opened with ?safe asks once', () => {
  expect(leaveAddress('https://qa.test/?safe')).toBe('/?safe=forget');
});

test('the way back takes only ?safe away', () => {
  expect(backAddress('https://qa.test/salon/42?safe&tab=services')).toBe('/salon/42?tab=services');
});
