import type { Random } from '@sundara/contracts/testing';
import { forgeSignature } from './forged-signature.ts';
import { mangleText } from './mangled-text.ts';

/** Two ids, signed together: of an order or a subscription, and of a payment. */
export interface SignedIds {
  readonly id: string;
  readonly paymentId: string;
  readonly signature: string;
}

/** One forgery of a correctly signed payment; never the payment itself. `signed`: the signed text. */
export const forgePayment = (random: Random, genuine: SignedIds, signed: string): SignedIds => {
  const { id, paymentId, signature } = genuine;
  const mangled = (text: string) => mangleText(random, text);
  const otherId = (text: string) =>
    `${text.slice(0, text.indexOf('_') + 1)}${random.next().toString(36).slice(2).padEnd(14, '0')}`;
  const ways: readonly (() => SignedIds)[] = [
    () => ({ ...genuine, signature: forgeSignature(random, signed, signature) }),
    () => ({ ...genuine, signature: forgeSignature(random, signed, signature) }),
    () => ({ ...genuine, id: mangled(id) }),
    () => ({ ...genuine, paymentId: mangled(paymentId) }),
    () => ({ ...genuine, id: otherId(id) }),
    () => ({ ...genuine, paymentId: otherId(paymentId) }),
    () => ({ ...genuine, id: paymentId, paymentId: id }),
    () => ({ ...genuine, id: signature, signature: id }),
    // The same signed text, split into other ids.
    () => {
      const cut = random.between(0, signed.length);
      return { ...genuine, id: signed.slice(0, cut), paymentId: signed.slice(cut + 1) };
    },
    () => ({ ...genuine, id: `${id}|${paymentId}`, paymentId: '' }),
    () => ({ ...genuine, id: '', paymentId: random.pick([signed, paymentId, '']) }),
    () => ({ id: mangled(id), paymentId: mangled(paymentId), signature: mangled(signature) }),
  ];
  for (;;) {
    const forgery = random.pick(ways)();
    if (forgery.id !== id || forgery.paymentId !== paymentId || forgery.signature !== signature)
      return forgery;
  }
};
