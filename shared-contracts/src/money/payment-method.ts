/** What the gateway calls the ways to pay, and what people call them. */
const LABELS: Readonly<Record<string, string>> = {
  upi: 'UPI',
  card: 'Card',
  netbanking: 'Net banking',
  wallet: 'Wallet',
  emi: 'EMI',
  paylater: 'Pay later',
};

/** 'UPI' for 'upi'; a way that we don't know keeps the gateway's name. */
export const paymentMethodLabel = (method: string): string =>
  (Object.hasOwn(LABELS, method) && LABELS[method]) || method;
