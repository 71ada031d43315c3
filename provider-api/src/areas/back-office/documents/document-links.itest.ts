import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createTokens } from '../../identity/accounts/tokens.ts';
import { createDocumentLinks, type DocumentName } from './document-links.ts';

const SECRET = 'a secret that only tests know, long enough';
const NOW = new Date('2026-11-23T06:30:00Z');
const RECEIPT: DocumentName = {
  kind: 'receipt',
  bookingId: '7d3f1b58-5f0e-4f0e-9a43-1d3c2a9b1c77',
  customerId: '3f0e4f0e-9a43-4d3c-8a9b-1c777d3f1b58',
};
const LINK = { document: RECEIPT, sessionId: '1b58f0e4-3d3c-4a9b-9c77-7d3f4f0e9a43' };
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const tokenOf = async (links = createDocumentLinks(SECRET)) =>
  (await links.pathOf(LINK, NOW)).slice('/api/documents/'.length);

it('a link names its document and session for ten minutes, then nothing', async () => {
  const links = createDocumentLinks(SECRET);
  const token = await tokenOf();
  assert.deepEqual(await links.read(token, later(599)), LINK);
  assert.equal(await links.read(token, later(600)), undefined);
});

it('a link of another secret, a changed one and no link at all name nothing', async () => {
  const links = createDocumentLinks(SECRET);
  const token = await tokenOf(createDocumentLinks('another secret, also long enough to use'));
  assert.equal(await links.read(token, NOW), undefined);
  const [header, payload = '', signature] = (await tokenOf()).split('.');
  const changed = Buffer.from(payload, 'base64url').toString().replace('receipt', 'calendar');
  const forged = [header, Buffer.from(changed).toString('base64url'), signature].join('.');
  assert.equal(await links.read(forged, NOW), undefined);
  assert.equal(await links.read('', NOW), undefined);
});

it('a session is no link, and a link no session, though one secret signs both', async () => {
  const tokens = createTokens(SECRET);
  const sessionId = RECEIPT.bookingId;
  const session = await tokens.sign({
    userId: RECEIPT.customerId,
    role: 'customer',
    sessionId,
    sessionVersion: 1,
  });
  assert.equal(await createDocumentLinks(SECRET).read(session, new Date()), undefined);
  assert.equal(await tokens.verify(await tokenOf()), undefined);
});
