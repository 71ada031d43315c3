import { createHash, createPrivateKey, X509Certificate } from 'node:crypto';
import { makeCertificate } from './certificate.ts';

test('the certificate is valid for localhost, signed by its own key, and its hash is that of the public key', () => {
  const { key, cert, spkiHash } = makeCertificate();
  const read = new X509Certificate(cert);
  expect(read.checkHost('localhost')).toBe('localhost');
  expect(read.checkPrivateKey(createPrivateKey(key))).toBe(true);
  expect(read.verify(read.publicKey)).toBe(true);
  expect(Date.parse(read.validFrom)).toBeLessThan(Date.now());
  expect(Date.parse(read.validTo)).toBeGreaterThan(Date.now());
  const spki = read.publicKey.export({ type: 'spki', format: 'der' });
  expect(spkiHash).toBe(createHash('sha256').update(spki).digest('base64'));
});
