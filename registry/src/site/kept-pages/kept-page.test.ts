import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Encoding } from '@sundara/node/content-encoding';
import { type KeptPage, keptPage } from './kept-page.ts';
import { newNonce, otherNonce } from './nonce.ts';
import { createPageCache } from './page-cache.ts';

const TEXT = 'A salon in Banjara Hills, रेशम, with "quotes" & more. '.repeat(200);
const SCRIPT = (nonce: string) => `<script nonce="${nonce}" src="/main.js"></script>`;
const made = (nonce: string, text = TEXT) => ({
  html: `<head>${text}${SCRIPT(nonce)}</head><body>${text}</body>`,
  headers: { 'content-security-policy': `script-src 'nonce-${nonce}'`, 'reporting-endpoints': 'site="/r"' },
});
type Form = readonly [encoding: Encoding | undefined, open: (body: Buffer) => Buffer];
const FORMS: readonly Form[] = [
  [undefined, (body) => body],
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
];
const textOf = async (page: KeptPage, [encoding, open]: Form, nonce: string) =>
  open(await page.body(encoding, nonce)).toString();

test.each(FORMS)('a kept page opens from %s to the page that is made for the nonce', async (...form) => {
  const page = keptPage(made);
  for (let time = 0; time < 20; time += 1) {
    const nonce = newNonce();
    expect(await textOf(page, form, nonce)).toBe(made(nonce).html);
  }
});

test.each(FORMS)('several scripts in %s have the nonce, also at both ends of the page', async (...form) => {
  const several = (nonce: string) => ({
    html: `${nonce}${TEXT}${SCRIPT(nonce)}${SCRIPT(nonce)}${TEXT}${nonce}`,
    headers: {},
  });
  const page = keptPage(several);
  for (const nonce of [newNonce(), newNonce()])
    expect(await textOf(page, form, nonce)).toBe(several(nonce).html);
});

test('a page is made and compressed once, and answers of it differ in the nonce alone', async () => {
  const make = jest.fn(made);
  const page = keptPage(make);
  const nonce = newNonce();
  const [one, other] = [await page.body('br', nonce), await page.body('br', otherNonce(nonce))];
  expect(make).toHaveBeenCalledTimes(1);
  const changed = [...one].filter((byte, index) => byte !== other[index]);
  expect(one).toHaveLength(other.length);
  expect(changed.length).toBeLessThanOrEqual(nonce.length);
});

test('its headers name the nonce of the answer', () => {
  expect(keptPage(made).headers('abc')).toEqual(made('abc').headers);
});

test('its tag is the same in any process, and another for any other content or policy', () => {
  const { etag } = keptPage(made);
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(keptPage(made).etag).toBe(etag);
  expect(keptPage((nonce) => made(nonce, 'other')).etag).not.toBe(etag);
  expect(keptPage((nonce) => ({ ...made(nonce), headers: {} })).etag).not.toBe(etag);
});

test('a page is made once for its key; of what is too much the longest unused is made again', () => {
  const keep = createPageCache(200_000);
  const make = jest.fn((nonce: string) => made(nonce, 'x'.repeat(2_000)));
  const first = keep('first', make);
  expect(keep('first', make)).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
  for (let page = 0; page < 50; page += 1) keep(`page ${page}`, make);
  expect(keep('page 49', make)).toBeDefined();
  expect(make).toHaveBeenCalledTimes(51);
  expect(keep('first', make)).not.toBe(first);
});
