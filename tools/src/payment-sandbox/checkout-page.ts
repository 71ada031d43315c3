import { z } from 'zod';
import { cardPanel, failureStep, leaveStep, otpStep, successStep, upiPanel } from './checkout-steps.ts';
import type { Order } from './entities.ts';
import { Html, html } from './html.ts';
import type { Ledger } from './ledger.ts';
import { formatRupees } from './rupees.ts';

const pageQuery = z.object({
  order_id: z.string().default(''),
  key: z.string().default(''),
  amount: z.string().optional(),
  name: z.string().default(''),
  description: z.string().default(''),
});
type PageQuery = z.infer<typeof pageQuery>;

/** The page in checkout's frame: the payment form, or in words why this order cannot be paid. */
export function renderCheckoutPage(ledger: Ledger, keyId: string, query: unknown): string {
  const options = pageQuery.parse(query);
  const order = ledger.orders.get(options.order_id)?.order;
  const refusal = whyNotPayable(options, keyId, order);
  return order && refusal === undefined
    ? page(options.name, bill(options, order), paymentSteps(order)).markup
    : page(options.name, plainBill(options), refusalStep(refusal ?? '')).markup;
}

function whyNotPayable(options: PageQuery, keyId: string, order: Order | undefined): string | undefined {
  if (options.key !== keyId) return 'The key that the page passed to checkout is not this sandbox’s key.';
  if (!order) return 'The order that the page passed to checkout does not exist here.';
  if (order.status === 'paid') return 'This order is already paid. You can close this window.';
  if (options.amount !== undefined && options.amount !== String(order.amount)) {
    return 'The amount that the page passed to checkout differs from the order’s amount.';
  }
  return undefined;
}

function page(merchant: string, billing: Html, steps: Html): Html {
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
}

function bill(options: PageQuery, order: Order): Html {
  return html`<h1 id="merchant">${options.name || 'Payment'}</h1>
<p class="what">${options.description}</p>
<p class="amount"><span class="amount-label">To pay</span> <strong>${formatRupees(order.amount)}</strong></p>
<p class="order-id">${order.id}</p>`;
}

function plainBill(options: PageQuery): Html {
  return html`<h1 id="merchant">${options.name || 'Payment'}</h1><p class="what">${options.description}</p>`;
}

function paymentSteps(order: Order): Html {
  const amount = formatRupees(order.amount);
  return html`<section data-step="method" data-order="${order.id}" aria-labelledby="method-title">
<h2 id="method-title" tabindex="-1">How would you like to pay?</h2>
<div class="tabs" role="tablist" aria-label="Payment method">
<button type="button" role="tab" id="tab-card" aria-controls="panel-card" aria-selected="true">Card</button>
<button type="button" role="tab" id="tab-upi" aria-controls="panel-upi" aria-selected="false" tabindex="-1">UPI</button>
</div>
${cardPanel(amount)}
${upiPanel(amount)}
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
}

function refusalStep(reason: string): Html {
  return html`<section class="quiet-step" data-step="refused" aria-labelledby="refused-title">
<h2 id="refused-title" tabindex="-1">This payment cannot start</h2>
<p>${reason}</p>
<div class="actions"><button type="button" class="primary" data-do="close">Close</button></div>
</section>`;
}

const CLOSE_ICON = new Html(
  '<svg viewBox="0 0 24 24" width="20" height="20" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"/></svg>',
);
