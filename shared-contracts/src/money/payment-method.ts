/** The gateway's names of payment methods, with the labels for people. */
const LABELS: Readonly<Record<string, string>> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
  wallet: 'Wallet',
  emi: 'EMI',
  paylater: 'Pay later',
};

/** 'UPI' for 'upi'; an unknown method keeps the gateway's name. */
export const paymentMethodLabel = (method: string): string =>
  (Object.hasOwn(LABELS, method) && LABELS[method]) || method;
