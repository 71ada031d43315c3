import { isServed, typeOf } from './asset-path.ts';

test.each([
  'shell/1.0.0/main.js',
  'remotes/booking/1.4.2-local.3f2a/c/pay.js',
  'shell/1.0.0/fonts/text.woff2',
])('%s is a file for browsers', (path) => {
  expect(isServed(path, false)).toBe(true);
});

test.each([
  'remotes/booking/1.4.2/record.json',
  'remotes/booking/1.4.2/remoteEntry.js.br',
  'remotes/booking/1.4.2/remoteEntry.js.gz',
  'remotes/booking/1.4.2/../../../keys/a.pem',
  'remotes/booking/1.4.2/.hidden',
  'remotes/booking/1.4.2/',
  'remotes/booking/1.4.2',
  'remotes/../documents/a.js',
  'environments/local/1.json',
  'shell/latest/main.js',
  'shell/1.0.0//main.js',
  'shell/1.0.0/a\\..\\b.js',
  '/shell/1.0.0/main.js',
  '',
])("'%s' is not", (path) => {
  expect(isServed(path, true)).toBe(false);
});

test('maps are for those who wrote the sources', () => {
  expect(isServed('shell/1.0.0/main.js.map', false)).toBe(false);
  expect(isServed('shell/1.0.0/main.js.map', true)).toBe(true);
});

test('a type follows the ending, and what is unknown runs nowhere', () => {
  expect(typeOf('a/b.JS')).toBe('text/javascript; charset=utf-8');
  expect(typeOf('a/b.css')).toBe('text/css; charset=utf-8');
  expect(typeOf('a/b')).toBe('application/octet-stream');
});
