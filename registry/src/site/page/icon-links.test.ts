import { aShellRecord } from '../../testing/release-records.ts';
import { iconLinks } from './icon-links.ts';

const shell = aShellRecord('1.0.0');
const having = (...files: readonly string[]) => ({
  ...shell,
  files: Object.fromEntries(files.map((file) => [file, { integrity: `sha384-${'A'.repeat(64)}`, size: 1 }])),
});

test('icon, touch icon and manifest are linked at addresses with their hash, of those that the shell has', () => {
  expect(
    iconLinks(having('manifest.webmanifest', 'favicon.ico', 'favicon.svg', 'apple-touch-icon.png')),
  ).toEqual([
    '<link rel="icon" href="/favicon.svg?v=AAAAAAAAAAAA">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png?v=AAAAAAAAAAAA">',
    '<link rel="manifest" href="/manifest.webmanifest?v=AAAAAAAAAAAA">',
  ]);
  expect(iconLinks(having('main.js'))).toEqual([]);
});
