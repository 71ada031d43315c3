export const PROOF = { paymentId: 'pay_1', orderId: 'order_1', signature: 'f'.repeat(64) };

/** How the gateway's window ends; `paid in another form` simulates a widget newer than this code. */
export type End = 'paid' | 'dismissed' | 'failed' | 'paid in another form' | 'not opened' | 'left open';

interface Gateway {
  /** Orders whose windows were opened, and those whose windows the page closed. */
  readonly opened: string[];
  readonly closed: string[];
  /** The methods with which the windows were opened. */
  readonly first: (string | undefined)[];
  /** Ends the last window as its customer would. */
  readonly dismiss: () => void;
  readonly pay: () => void;
}

/** Fakes the gateway's script: each window that is opened from now on ends this way. Returns the opened ones. */
export const gateway = (end: End): Gateway => {
  const opened: string[] = [];
  const closed: string[] = [];
  const first: (string | undefined)[] = [];
  let dismissed: (() => void) | undefined;
  let paid: (() => void) | undefined;
  window.Razorpay = class {
    private readonly listeners: ((event: unknown) => void)[] = [];
    private readonly options;
    constructor(options: ConstructorParameters<NonNullable<typeof window.Razorpay>>[0]) {
      this.options = options;
    }
    on(_: 'payment.failed', listener: (event: unknown) => void) {
      this.listeners.push(listener);
    }
    close() {
      closed.push(this.options.order_id ?? '');
    }
    open() {
      const { handler, modal, order_id } = this.options;
      if (end === 'not opened') throw new Error('no window');
      opened.push(order_id ?? '');
      first.push(this.options.config?.display.sequence[0]);
      dismissed = modal.ondismiss;
      paid = () =>
        handler({
          razorpay_payment_id: PROOF.paymentId,
          razorpay_order_id: PROOF.orderId,
          razorpay_signature: PROOF.signature,
        });
      if (end === 'paid') paid();
      if (end === 'paid in another form') handler({ id: PROOF.paymentId });
      if (end === 'failed')
        for (const tell of this.listeners) tell({ error: { description: 'Card declined' } });
      if (end === 'failed' || end === 'dismissed') modal.ondismiss();
    }
  };
  return { opened, closed, first, dismiss: () => dismissed?.(), pay: () => paid?.() };
};
