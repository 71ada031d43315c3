import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 14;

export type EntityPrefix = 'order' | 'pay' | 'rfnd' | 'card' | 'plan' | 'item' | 'sub' | 'inv' | 'cust';

/** An id of Razorpay's form without a prefix: 14 letters and digits, drawn uniformly, e.g. `IEIaMR65cu6nz3`. */
export const newBareId = (): string => {
  let id = '';
  while (id.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      // 248 is the largest multiple of 62 in a byte: with larger bytes, early letters would be drawn more often.
      if (byte < 248 && id.length < LENGTH) id += ALPHABET[byte % ALPHABET.length];
    }
  }
  return id;
};

/** An entity's id, e.g. `order_IEIaMR65cu6nz3`. */
export const newEntityId = (prefix: EntityPrefix): string => {
  return `${prefix}_${newBareId()}`;
};

/** Whether `id` has the form of an id with this prefix; it need not exist. */
export const isEntityId = (prefix: EntityPrefix, id: string): boolean => {
  return new RegExp(`^${prefix}_[0-9A-Za-z]{${LENGTH}}$`).test(id);
};
