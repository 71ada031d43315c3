import { bytesByKind, chainDepth, neededRequests, type PageRequest } from './requests.ts';

const request = (url: string, kind: string, askedBy: readonly string[], endedMs?: number): PageRequest => ({
  ...{ url, kind, askedBy, beganMs: 0, endedMs, bytes: 1_000 },
});

const PAGE = [
  request('/', 'Document', [], 300),
  request('/main.js', 'Script', ['/'], 900),
  request('/data', 'Fetch', ['/'], 700),
  request('/text.woff2', 'Font', ['/'], 600),
  request('/route.js', 'Script', ['/main.js'], 1_500),
  request('/cover.avif', 'Image', ['/main.js', '/route.js'], 1_800),
  request('/later', 'Fetch', ['/main.js', '/route.js'], 2_000),
];

test('the chain is as long as the longest row of files of which each asked for the next', () => {
  expect(chainDepth(PAGE.slice(0, 1))).toBe(1);
  expect(chainDepth(PAGE.slice(0, 4))).toBe(2);
  expect(chainDepth(PAGE)).toBe(4);
  expect(chainDepth([])).toBe(0);
});

test('files that ask for each other or for themselves don’t make the chain endless', () => {
  expect(chainDepth([request('/a', 'Script', ['/b', '/a']), request('/b', 'Script', ['/a'])])).toBe(2);
});

test('content that scripts added needed all code and data that had come before it', () => {
  const needed = neededRequests(PAGE, { addedMs: 1_600, inHtml: false, blockedBy: [] });
  expect(needed.map(({ url }) => url)).toEqual(['/', '/main.js', '/data', '/route.js']);
});

test('content of the HTML needed the document alone, and what blocked its rendering, whatever had come by then', () => {
  const needed = (...blockedBy: readonly string[]) =>
    neededRequests(PAGE, { addedMs: 1_600, inHtml: true, blockedBy }).map(({ url }) => url);
  expect(needed()).toEqual(['/']);
  expect(needed('/main.js')).toEqual(['/', '/main.js']);
});

test('bytes are summed by kind, the most first', () => {
  expect([...bytesByKind(PAGE)][0]).toEqual(['Script', 2_000]);
  expect(bytesByKind(PAGE).get('Image')).toBe(1_000);
});
