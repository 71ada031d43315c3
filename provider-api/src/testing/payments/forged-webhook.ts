import type { Random } from '@sundara/contracts/testing';
import { forgeSignature } from './forged-signature.ts';
import { mangleText } from './mangled-text.ts';

export interface SignedBody {
  readonly body: Buffer;
  readonly signature: string;
}

/** One forgery of a correctly signed webhook; its bytes or its signature always differ. */
export const forgeWebhook = (random: Random, genuine: SignedBody): SignedBody => {
  for (;;) {
    const forgery = forgeOnce(random, genuine);
    if (forgery.signature !== genuine.signature || !forgery.body.equals(genuine.body)) return forgery;
  }
};

const forgeOnce = (random: Random, genuine: SignedBody): SignedBody => {
  const { body, signature } = genuine;
  const text = body.toString();
  const withText = (changed: string, encoding: BufferEncoding = 'utf8'): SignedBody => ({
    ...genuine,
    body: Buffer.from(changed, encoding),
  });
  const ways: readonly (() => SignedBody)[] = [
    () => ({ ...genuine, signature: forgeSignature(random, body, signature) }),
    () => ({ ...genuine, signature: forgeSignature(random, body, signature) }),
    () => {
      const flipped = Buffer.from(body);
      const place = random.between(0, body.length - 1);
      flipped.writeUInt8(flipped.readUInt8(place) ^ (1 << random.between(0, 7)), place);
      return { ...genuine, body: flipped };
    },
    () => ({ ...genuine, body: body.subarray(0, random.between(0, body.length - 1)) }),
    () => ({
      ...genuine,
      body: Buffer.concat([body, Buffer.alloc(random.between(1, 40), random.pick([0, 10, 32]))]),
    }),
    () => ({ ...genuine, body: Buffer.concat([body, body]) }),
    () => withText(mangleText(random, text)),
    // The same event, written differently.
    () => withText(JSON.stringify(reordered(random, JSON.parse(text)))),
    () => withText(JSON.stringify(JSON.parse(text), undefined, random.between(1, 4))),
    () =>
      withText(text.replace(/"amount":(\d+)/, random.pick(['"amount":$1.0', '"amount":1', '"amount":$10']))),
    () => withText(text.replace(/[a-z](?=[^{]*$)/, (letter) => `\\u00${letter.charCodeAt(0).toString(16)}`)),
    () => withText(text, random.pick(['utf16le', 'base64'])),
    () => withText(text.replace('}', ',"status":"captured"}')),
    () => withText(text.replaceAll('"captured"', '"refunded"')),
    () => withText(random.pick(['', '{}', '[]', 'null', '"', text.repeat(20)])),
  ];
  return random.pick(ways)();
};

/** The same value with the keys of its objects in another order. */
const reordered = (random: Random, value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => reordered(random, item));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(random.shuffled(entries).map(([key, item]) => [key, reordered(random, item)]));
};
