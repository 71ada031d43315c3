import { probeFile } from './probe-file.ts';

const ASSET = { url: 'https://sundara.test/a.js', integrity: 'sha384-good' };

const answering = (status: number) => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('other', { status }));
  return probeFile(ASSET, 1000);
};
afterEach(() => jest.restoreAllMocks());

test.each([
  [200, 'tampered'],
  // The server knows the hash too, and reports the mismatch.
  [410, 'tampered'],
  [404, 'gone'],
  [503, 'unreachable'],
])('a file that could not be used and is now answered %i is %s', async (status, found) => {
  await expect(answering(status)).resolves.toMatchObject({ found });
});
