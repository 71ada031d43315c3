import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A key with a certificate that it has signed itself, for TLS on this machine. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
  /** Hash of the public key, by which Chromium can be told to trust it. */
  readonly spkiHash: string;
}

const TAG = { integer: 0x02, bits: 0x03, oid: 0x06, text: 0x0c, sequence: 0x30, set: 0x31, time: 0x17 };
const YEARS = 10;

/** A value in DER: tag, length, content (ITU-T X.690). */
const der = (tag: number, ...parts: readonly Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 0xff];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
};

/** ecdsa-with-SHA256, 1.2.840.10045.4.3.2 */
const ALGORITHM = der(TAG.sequence, der(TAG.oid, Buffer.from('2a8648ce3d040302', 'hex')));
/** commonName, 2.5.4.3 */
const COMMON_NAME = der(TAG.oid, Buffer.from('550403', 'hex'));
const NAME = der(
  TAG.sequence,
  der(TAG.set, der(TAG.sequence, COMMON_NAME, der(TAG.text, Buffer.from('localhost')))),
);
/** subjectAltName, 2.5.29.17, with one name of the kind 'dNSName'. */
const EXTENSIONS = der(
  0xa3,
  der(
    TAG.sequence,
    der(
      TAG.sequence,
      der(TAG.oid, Buffer.from('551d11', 'hex')),
      der(0x04, der(TAG.sequence, der(0x82, Buffer.from('localhost')))),
    ),
  ),
);

const timeText = (date: Date): string => `${date.toISOString().slice(2, 19).replaceAll(/\D/g, '')}Z`;

/** Makes a certificate for localhost, valid from yesterday on (RFC 5280). */
export const makeCertificate = (now = new Date()): Certificate => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const [from, to] = [new Date(now), new Date(now)];
  from.setUTCDate(from.getUTCDate() - 1);
  to.setUTCFullYear(to.getUTCFullYear() + YEARS);
  const validity = [from, to].map((date) => der(TAG.time, Buffer.from(timeText(date))));
  const serial = Buffer.concat([Buffer.from([1]), randomBytes(8)]);
  const content = der(
    TAG.sequence,
    der(0xa0, der(TAG.integer, Buffer.from([2]))),
    der(TAG.integer, serial),
    ALGORITHM,
    NAME,
    der(TAG.sequence, ...validity),
    NAME,
    spki,
    EXTENSIONS,
  );
  const signature = der(TAG.bits, Buffer.from([0]), sign('sha256', content, privateKey));
  const text =
    der(TAG.sequence, content, ALGORITHM, signature)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${text.join('\n')}\n-----END CERTIFICATE-----\n`,
    spkiHash: createHash('sha256').update(spki).digest('base64'),
  };
};
