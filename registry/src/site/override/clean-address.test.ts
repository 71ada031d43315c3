import { cleanAddress } from './clean-address.ts';

test('the query stays as it was written, but for what it says of overrides', () => {
  expect(cleanAddress('/salon/42', '?tab=services&override=abc.def&q=nail%20art')).toBe(
    '/salon/42?tab=services&q=nail%20art',
  );
  expect(cleanAddress('/', '?safe=forget')).toBe('/');
  expect(cleanAddress('/', '?safe')).toBe('/');
  expect(cleanAddress('/', '?safety=1&overrides=2')).toBe('/?safety=1&overrides=2');
});

test('it never leads to another site', () => {
  for (const pathname of ['//evil.example/a', '/\\evil.example/a', '\\\\evil.example/a', '///evil.example/a'])
    expect(cleanAddress(pathname, '?override=x')).toBe('/evil.example/a');
});
