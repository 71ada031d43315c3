import { createECDH, hkdfSync } from 'node:crypto';

/** The key pair that names this server to push services (RFC 8292), in URL-safe base64. */
export interface VapidKey {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The order of the curve P-256: a private key is below it. */
const ORDER = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');

/**
 * The key pair of a server's secret (HKDF, RFC 5869): the same in every process and after each start, since browsers
 * subscribe to one public key for as long as they like.
 */
export const vapidKeyOf = (secret: string): VapidKey => {
  for (let attempt = 0; ; attempt += 1) {
    const bytes = Buffer.from(hkdfSync('sha256', secret, '', `sundara web push ${attempt}`, 32));
    const number = BigInt(`0x${bytes.toString('hex')}`);
    if (number === 0n || number >= ORDER) continue;
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(bytes);
    return { publicKey: pair.getPublicKey('base64url'), privateKey: bytes.toString('base64url') };
  }
};
