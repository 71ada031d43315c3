import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 14;

export type EntityPrefix = 'order' | 'pay' | 'rfnd' | 'card' | 'plan' | 'item' | 'sub' | 'inv' | 'cust';

/** A name of Razorpay's shape: 14 letters and digits, evenly drawn, e.g. `IEIaMR65cu6nz3`. */
export const newBareId = (): string => {
  let id = '';
  while (id.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      // 248 is the largest multiple of 62 in a byte: above it, early letters would come up more often.
      if (byte < 248 && id.length < LENGTH) id += ALPHABET[byte % ALPHABET.length];
    }
  }
  return id;
};

/** An entity's id, e.g. `order_IEIaMR65cu6nz3`. */
export const newEntityId = (prefix: EntityPrefix): string => {
  return `${prefix}_${newBareId()}`;
};

/** Whether `id` has the shape of an id with this prefix; says nothing about its existence. */
export const isEntityId = (prefix: EntityPrefix, id: string): boolean => {
  return new RegExp(`^${prefix}_[0-9A-Za-z]{${LENGTH}}$`).test(id);
};
