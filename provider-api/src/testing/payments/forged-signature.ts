import { createHash, createHmac } from 'node:crypto';
import type { Random } from '@sundara/contracts/testing';
import { mangleText } from './mangled-text.ts';

const HEX = '0123456789abcdef';

/** A wrong signature of a text that `genuine` signs correctly, as made by somebody who knows all but the secret. */
export const forgeSignature = (random: Random, signed: string | Buffer, genuine: string): string => {
  const digest = Buffer.from(genuine, 'hex');
  const by = (algorithm: string, secret: string) =>
    createHmac(algorithm, secret).update(signed).digest('hex');
  const ways: readonly (() => string)[] = [
    // One changed bit of the digest, or one changed digit of its text.
    () => {
      const flipped = Buffer.from(digest);
      const place = random.between(0, 31);
      flipped.writeUInt8(flipped.readUInt8(place) ^ (1 << random.between(0, 7)), place);
      return flipped.toString('hex');
    },
    () => {
      const place = random.between(0, 63);
      const other = random.pick([...HEX].filter((digit) => digit !== genuine[place]));
      return genuine.slice(0, place) + other + genuine.slice(place + 1);
    },
    () => mangleText(random, genuine),
    // Other encodings of the correct digest.
    () =>
      random.pick([
        genuine.toUpperCase(),
        digest.toString('base64'),
        digest.toString('base64url'),
        digest.toString('latin1'),
        `0x${genuine}`,
        `sha256=${genuine}`,
        `"${genuine}"`,
        genuine.match(/../g)?.join(':') ?? '',
        Buffer.from(genuine).toString('hex'),
        encodeURIComponent(genuine).replace('a', '%61').replace('1', '%31'),
        `${genuine},${genuine}`,
      ]),
    // Signed with other secrets, or not signed at all.
    () => by('sha256', `another secret ${random.next()}`),
    () => by('sha256', random.pick(['', 'undefined', 'null', 'secret', '0'])),
    () => by(random.pick(['sha1', 'sha384', 'sha512', 'md5']), 'another secret'),
    () => createHash('sha256').update(signed).digest('hex'),
    () => Array.from({ length: 64 }, () => random.pick([...HEX])).join(''),
    () =>
      random.pick(['', '0', '0'.repeat(64), 'f'.repeat(64), 'null', 'true', '{}', '[]', genuine.repeat(2)]),
    () => random.pick(['a', '0', 'é', '\0']).repeat(random.between(1_000, 20_000)),
  ];
  return random.pick(ways)();
};
