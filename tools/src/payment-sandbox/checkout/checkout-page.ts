import { z } from 'zod';
import type { Ledger } from '../store/ledger.ts';
import { cardPanel, failureStep, leaveStep, otpStep, successStep, upiPanel } from './checkout-steps.ts';
import { type CheckoutTarget, orderTarget, subscriptionTarget } from './checkout-target.ts';
import { Html, html } from './html.ts';
import { formatRupees } from './rupees.ts';

const pageQuery = z.object({
  order_id: z.string().default(''),
  subscription_id: z.string().default(''),
  key: z.string().default(''),
  amount: z.string().optional(),
  name: z.string().default(''),
  description: z.string().default(''),
  /** The first of the methods that the page wants shown first (`config.display.sequence`). */
  method: z.enum(['card', 'upi']).catch('card'),
});
type PageQuery = z.infer<typeof pageQuery>;

/** The page in checkout's frame: the payment form, or a sentence on why this cannot be paid. */
export const renderCheckoutPage = (ledger: Ledger, keyId: string, query: unknown): string => {
  const options = pageQuery.parse(query);
  const target = findTarget(ledger, keyId, options);
  return 'refusal' in target
    ? page(options.name, plainBill(options), refusalStep(target.refusal)).markup
    : page(options.name, bill(options, target), paymentSteps(target, options.method)).markup;
};

const findTarget = (
  ledger: Ledger,
  keyId: string,
  options: PageQuery,
): CheckoutTarget | { refusal: string } => {
  if (options.key !== keyId) {
    return { refusal: 'The key that the page passed to checkout is not this sandbox’s key.' };
  }
  return options.subscription_id
    ? subscriptionTarget(ledger, options.subscription_id)
    : orderTarget(ledger, options.order_id, options.amount);
};

const page = (merchant: string, billing: Html, steps: Html): Html => {
  return html`<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Test payment to ${merchant || 'the merchant'}</title>
<link rel="stylesheet" href="assets/payment-page.css">
<script type="module" src="assets/payment-page.js"></script>
</head>
<body>
<div class="sheet" role="dialog" aria-modal="true" aria-labelledby="merchant">
<p class="ribbon"><strong>Test mode</strong> <span>No real money moves.</span></p>
<header class="bill">${billing}</header>
<main class="steps" inert>
<button type="button" class="close" data-do="close" aria-label="Close payment">${CLOSE_ICON}</button>
${steps}
</main>
</div>
</body>
</html>`;
};

const bill = (options: PageQuery, { id, amount, terms }: CheckoutTarget): Html => {
  return html`<h1 id="merchant">${options.name || 'Payment'}</h1>
<p class="what">${options.description}</p>
<p class="amount"><span class="amount-label">To pay</span> <strong>${formatRupees(amount)}</strong></p>
${terms ? html`<p class="terms">${terms}</p>` : ''}
<p class="order-id">${id}</p>`;
};

const plainBill = (options: PageQuery): Html => {
  return html`<h1 id="merchant">${options.name || 'Payment'}</h1><p class="what">${options.description}</p>`;
};

const LABELS = { card: 'Card', upi: 'UPI' } as const;

const paymentSteps = (
  { path, amount: paise, isSubscription }: CheckoutTarget,
  first: PageQuery['method'],
): Html => {
  const amount = formatRupees(paise);
  const panels = {
    card: cardPanel(amount, isSubscription, first !== 'card'),
    upi: upiPanel(amount, isSubscription, first !== 'upi'),
  };
  const second = first === 'card' ? 'upi' : 'card';
  return html`<section data-step="method" data-path="${path}" aria-labelledby="method-title">
<h2 id="method-title" tabindex="-1">How would you like to pay?</h2>
<div class="tabs" role="tablist" aria-label="Payment method">
<button type="button" role="tab" id="tab-${first}" aria-controls="panel-${first}" aria-selected="true">${LABELS[first]}</button>
<button type="button" role="tab" id="tab-${second}" aria-controls="panel-${second}" aria-selected="false" tabindex="-1">${LABELS[second]}</button>
</div>
${panels[first]}
${panels[second]}
</section>
${otpStep()}
<section class="quiet-step" data-step="busy" hidden aria-labelledby="busy-title">
<div class="pulse" aria-hidden="true"></div>
<h2 id="busy-title" tabindex="-1">Asking the test bank…</h2>
<p>This takes a moment. Please keep this window open.</p>
</section>
${successStep(amount)}
${failureStep()}
${leaveStep()}`;
};

const refusalStep = (reason: string): Html => {
  return html`<section class="quiet-step" data-step="refused" aria-labelledby="refused-title">
<h2 id="refused-title" tabindex="-1">This payment cannot start</h2>
<p>${reason}</p>
<div class="actions"><button type="button" class="primary" data-do="close">Close</button></div>
</section>`;
};

const CLOSE_ICON = new Html(
  '<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"/></svg>',
);
