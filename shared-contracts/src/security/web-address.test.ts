import { webAddress } from './web-address.ts';

test.each(['/uploads/room.jpg', 'https://cdn.example/room.jpg', 'HTTP://localhost:4000/room.jpg'])(
  '%s is one',
  (address) => {
    expect(webAddress(address)).toBe(address);
  },
);

test.each([
  ...['javascript:alert(1)', 'JaVaScRiPt:alert(1)', '\u0001javascript:alert(1)', ' javascript:alert(1)'],
  ...['java\tscript:alert(1)', 'vbscript:x', 'data:text/html,<script>', 'data:image/svg+xml,<svg/>', ''],
])('%j is none', (address) => {
  expect(webAddress(address)).toBeUndefined();
});
