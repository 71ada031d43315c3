import { probeFile } from './probe-file.ts';

const CODE = 'run();';
/** The SHA-384 of the code. */
const integrity = 'sha384-/wpzAxIW5GpAGNbzi2uHHcjAh05vDr10Q+nUIkNqZ/5kCjShGHZ7H1zDnJ8lMh81';
const ASSET = { url: 'https://sundara.test/a.js', integrity };
const STYLE = { ...ASSET, url: 'https://sundara.test/a.css' };

const answering = (status: number, type: string | undefined, { asset = ASSET, text = CODE } = {}) => {
  const headers = new Headers(type ? { 'content-type': type } : {});
  // Bytes have no type of their own, as a text would.
  const body = new TextEncoder().encode(text);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(body, { status, headers }));
  return probeFile(asset, 1_000);
};
afterEach(() => jest.restoreAllMocks());

test.each([
  [401, 'gone'],
  [403, 'gone'],
  [404, 'gone'],
  [451, 'gone'],
  [429, 'unreachable'],
  [503, 'unreachable'],
])('a file that is now answered %i is %s', async (status, found) => {
  expect(await answering(status, 'text/javascript')).toEqual({
    found,
    detail: `${ASSET.url} answered ${status}.`,
  });
});

test('a server that knows the hash tells of another content itself', async () => {
  expect(await answering(410, undefined)).toEqual({
    found: 'tampered',
    detail: `${ASSET.url} is not what was published, says its server.`,
  });
});

test('other bytes are told with both hashes', async () => {
  const { found, detail } = await answering(200, 'text/javascript', { text: 'steal();' });
  expect(found).toBe('tampered');
  expect(detail).toMatch(/^https:\S+ has the hash sha384-\S{64}, published was sha384-\S{64}\.$/);
  expect(detail).toContain(integrity);
});

test.each([
  [ASSET, 'text/javascript'],
  [ASSET, 'application/javascript; charset=utf-8'],
  [ASSET, 'text/ecmascript'],
  [STYLE, 'text/css; charset=utf-8'],
])('the right file in a type that browsers take is intact: $url as %s', async (asset, type) => {
  expect(await answering(200, type, { asset })).toEqual({
    found: 'intact',
    detail: `${asset.url} could not be used at first.`,
  });
});

test.each([
  [ASSET, 'text/css'],
  [ASSET, 'text/plain'],
  [ASSET, undefined],
  [STYLE, 'text/javascript'],
  [STYLE, 'x-text/css'],
])('in another type it can’t be used, however often it comes: $url as %s', async (asset, type) => {
  expect(await answering(200, type, { asset })).toEqual({
    found: 'gone',
    detail: `${asset.url} is sent as ${type ?? 'nothing'}.`,
  });
});

test('a network that brings nothing may bring it later', async () => {
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new Error('refused'));
  expect(await probeFile(ASSET, 1_000)).toEqual({
    found: 'unreachable',
    detail: `${ASSET.url}: refused`,
  });
  jest.spyOn(globalThis, 'fetch').mockRejectedValueOnce('a word');
  expect(await probeFile(ASSET, 1_000)).toMatchObject({ detail: `${ASSET.url}: a word` });
});

test('it asks past every cache, and no longer than it may, at least for a moment', async () => {
  const limit = jest.spyOn(AbortSignal, 'timeout');
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(CODE));
  await probeFile(ASSET, 1_000);
  await probeFile(ASSET, -5);
  expect(limit.mock.calls).toEqual([[1_000], [1]]);
  expect(asked).toHaveBeenCalledWith(ASSET.url, {
    cache: 'no-store',
    signal: limit.mock.results[0]?.value,
  });
});
