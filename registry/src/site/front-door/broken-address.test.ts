import { servedAddress } from './broken-address.ts';

test('a page whose address is no text is one that nobody has, a call or file is refused; all others stay', () => {
  expect(servedAddress({ url: '/salon/%ED%A0%80?tab=services' })).toBe('/-/unknown/address/-');
  expect(servedAddress({ url: '/apiary/%' })).toBe('/-/unknown/address/-');
  for (const url of ['/api/public/salons/%', '/assets/%FF.js', '/sandbox/%'])
    expect(servedAddress({ url })).toBe('/-/no-text');
  for (const url of ['/', '/salon/%E0%A4%A8?q=%', '/api/public/salons?q=%FF', '/assets/a%20b.js'])
    expect(servedAddress({ url })).toBe(url);
});
