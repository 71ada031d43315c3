import { compareVersions } from './version-order.ts';

test('versions stand in the order in which semver puts them', () => {
  const order = [
    '0.9.9',
    '1.0.0-alpha',
    '1.0.0-alpha.1',
    '1.0.0-alpha.beta',
    '1.0.0-beta.2',
    '1.0.0-beta.11',
  ];
  const all = [...order, '1.0.0', '1.0.2', '1.0.10', '1.2.0', '10.0.0'];
  expect([...all].reverse().sort(compareVersions)).toEqual(all);
  expect(compareVersions('1.2.3', '1.2.3')).toBe(0);
});
