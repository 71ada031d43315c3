import { paymentStatus } from '@sundara/contracts/api';
import type { CheckoutOptions } from '@sundara/web/checkout';
import type { Paying } from './paying.ts';

const KEPT_UNDER = 'sundara.payment-method';
/** How most customers in India pay. */
const USUAL = 'upi';
/** The gateway's names of its methods. Others, and what somebody else has stored, are not passed to it. */
const METHODS: readonly string[] = [USUAL, 'card', 'netbanking', 'wallet', 'emi', 'paylater'];

const lastMethod = (): string => {
  try {
    const kept = localStorage.getItem(KEPT_UNDER);
    return METHODS.find((method) => method === kept) ?? USUAL;
  } catch {
    return USUAL;
  }
};

/** Opens the gateway's window on the method of the last payment on this device, UPI at first; the others follow. */
export const methodFirst = (): NonNullable<CheckoutOptions['config']> => ({
  display: { sequence: [lastMethod()], preferences: { show_default_blocks: true } },
});

/**
 * Stores how the order was paid on this device: only the method's name, which tells nothing about a person. If it can't
 * be read or stored, the next window opens as this one did.
 */
export const keepMethod = async ({ shell }: Pick<Paying, 'shell'>, orderId: string): Promise<void> => {
  const status = await shell.http.call(paymentStatus, { params: { orderId } });
  const method = status.ok ? status.data.order.method : null;
  if (!method || !METHODS.includes(method)) return;
  try {
    localStorage.setItem(KEPT_UNDER, method);
  } catch {
    // A browser that forbids storage.
  }
};
