import { networkOf } from '../../../platform/http/network-of.ts';
import { deviceName, networkShown } from './device-name.ts';

test.each([
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Windows'],
  ['<script>', 'Unknown device'],
  ['', 'Unknown device'],
  [undefined, 'Unknown device'],
])('%s is shown as %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

test.each([
  ['203.0.113.7', '203.0.113.x'],
  ['::ffff:203.0.113.7', '203.0.113.x'],
  ['2001:db8::1', '2001:0db8:0000:x'],
])('of the address %s, %s is shown', (address, shown) => {
  expect(networkShown(networkOf(address))).toBe(shown);
});
