import { type InstrumentGroup, spaced, type TestInstrument } from '../payments/test-instrument.ts';
import { TEST_INSTRUMENTS } from '../payments/test-instruments.ts';
import { Html, html } from './html.ts';

/** The card form; `amount` is written on its button. */
export const cardPanel = (amount: string, isSubscription: boolean, isHidden: boolean): Html => {
  return html`<div id="panel-card" role="tabpanel" aria-labelledby="tab-card" ${hiddenIf(isHidden)}>
<form class="panel" data-method="card" novalidate>
<p class="problem" role="alert"></p>
${field('card-number', 'Card number', 'placeholder="0000 0000 0000 0000" inputmode="numeric" maxlength="23"')}
<div class="pair">
${field('card-expiry', 'Expiry (MM / YY)', 'placeholder="MM / YY" inputmode="numeric" maxlength="7"')}
${field('card-cvv', 'CVV', 'placeholder="123" inputmode="numeric" maxlength="4"')}
</div>
${chips('card', 'Test cards', isSubscription)}
${moreCards(isSubscription)}
<div class="actions"><button type="submit" class="primary">Pay ${amount}</button></div>
</form>
</div>`;
};

/** Phones show these whether they are installed or not, as Razorpay does by default. */
const UPI_APPS = ['Google Pay', 'PhonePe', 'Paytm'] as const;

/** The apps for a phone, where one tap pays: an app would open with everything filled in, and come back paid. */
const upiApps = (): Html => {
  const buttons = UPI_APPS.map((name) => html`<button type="button" class="app" data-app>${name}</button>`);
  return html`<div class="apps" role="group" aria-labelledby="apps-title">
<p class="chips-title" id="apps-title">Pay with an app: the test app succeeds</p>
<div class="app-row">${buttons}</div>
</div>`;
};

/** The UPI apps on a phone, and the UPI form. */
export const upiPanel = (amount: string, isSubscription: boolean, isHidden: boolean): Html => {
  return html`<div id="panel-upi" role="tabpanel" aria-labelledby="tab-upi" ${hiddenIf(isHidden)}>
${upiApps()}
<form class="panel" data-method="upi" novalidate>
<p class="problem" role="alert"></p>
${field('upi-vpa', 'UPI ID', 'placeholder="name@bank" inputmode="email" autocapitalize="none" spellcheck="false"')}
${chips('upi', 'Test UPI IDs', isSubscription)}
<div class="actions"><button type="submit" class="primary">Pay ${amount}</button></div>
</form>
</div>`;
};

const hiddenIf = (isHidden: boolean): Html => new Html(isHidden ? 'hidden' : '');

/** The step for the bank's one-time password, which follows every card. */
export const otpStep = (): Html => {
  return html`<section data-step="otp" hidden aria-labelledby="otp-title">
<h2 id="otp-title" tabindex="-1">Confirm it is you</h2>
<p class="hint">Your bank would text you a password now. The test bank sends nothing: any 4 to 10 digits are right, fewer are wrong.</p>
<form class="panel" data-method="otp" novalidate>
<p class="problem" role="alert"></p>
${field('otp', 'One-time password', 'inputmode="numeric" maxlength="10"')}
<div class="chips"><p class="chips-title">Test passwords</p><div class="chip-row">
<button type="button" class="chip good" data-fill="1234"><b>Right</b> <small>1234</small></button>
<button type="button" class="chip" data-fill="12"><b>Wrong</b> <small>12</small></button>
</div></div>
<div class="actions"><button type="button" class="secondary" data-do="back">Back</button><button type="submit" class="primary">Confirm</button></div>
</form>
</section>`;
};

export const successStep = (amount: string): Html => {
  return html`<section class="quiet-step" data-step="success" hidden aria-labelledby="success-title">
${SUCCESS_ICON}
<h2 id="success-title" tabindex="-1">Payment received</h2>
<p>${amount} in test money</p>
<p class="mono" data-show="payment-id"></p>
<div class="actions"><button type="button" class="primary" data-do="finish">Continue</button></div>
</section>`;
};

export const failureStep = (): Html => {
  return html`<section class="quiet-step" data-step="failure" hidden aria-labelledby="failure-title">
${FAILURE_ICON}
<h2 id="failure-title" tabindex="-1">Payment failed</h2>
<p data-show="description"></p>
<p class="reason">Reason: <span class="mono" data-show="reason"></span></p>
<div class="actions"><button type="button" class="secondary" data-do="close">Close</button><button type="button" class="primary" data-do="retry">Try again</button></div>
</section>`;
};

/** The question before closing, where the page wants it (`modal.confirm_close`). */
export const leaveStep = (): Html => {
  return html`<section class="quiet-step" data-step="leave" hidden aria-labelledby="leave-title">
<h2 id="leave-title" tabindex="-1">Leave without paying?</h2>
<p>Nothing was paid. You can come back and pay as long as the order is open.</p>
<div class="actions"><button type="button" class="secondary" data-do="leave">Leave</button><button type="button" class="primary" data-do="stay">Stay and pay</button></div>
</section>`;
};

/** An input without autocomplete: browsers must not offer the user's real cards. */
const field = (id: string, label: string, attributes: string): Html => {
  return html`<div class="field"><label for="${id}">${label}</label><input id="${id}" name="${id}" autocomplete="off" aria-describedby="${id}-problem" ${new Html(attributes)}><p class="field-problem" id="${id}-problem"></p></div>`;
};

const chips = (method: TestInstrument['method'], title: string, isSubscription: boolean): Html => {
  const own = chipGroup('The sandbox’s own', method, 'own');
  // A subscription's charge can't be authorized late.
  return html`${chipGroup(`${title}: tap one to fill it in`, method, 'main')}
${isSubscription ? '' : own}`;
};

/** The other published cards, in a section that is closed at first. */
const moreCards = (isSubscription: boolean): Html => {
  return html`<details class="more"><summary>More published test cards</summary>
${isSubscription ? chipGroup('For subscriptions', 'card', 'subscription') : ''}
${chipGroup('Indian', 'card', 'indian')}
${chipGroup('International', 'card', 'international')}
${isSubscription ? '' : chipGroup('For subscriptions', 'card', 'subscription')}
</details>`;
};

const chipGroup = (title: string, method: TestInstrument['method'], group: InstrumentGroup): Html => {
  const known = TEST_INSTRUMENTS.filter((one) => one.method === method && one.group === group);
  return html`<div class="chips"><p class="chips-title">${title}</p><div class="chip-row">${known.map(chip)}</div></div>`;
};

const chip = (instrument: TestInstrument): Html => {
  const value = spaced(instrument);
  return html`<button type="button" class="chip ${outcomeOf(instrument)}" data-fill="${value}"><b>${instrument.label}</b> <small>${value}</small></button>`;
};

/** The colour of the chip's dot; its text says the same. */
const outcomeOf = ({ failure, lateSeconds }: TestInstrument): 'good' | 'bad' | 'late' => {
  if (lateSeconds !== undefined) return 'late';
  return failure ? 'bad' : 'good';
};

const SUCCESS_ICON = new Html(
  '<svg class="mark good" viewBox="0 0 56 56" width="56" height="56" fill="none" aria-hidden="true"><circle cx="28" cy="28" r="28"/><path d="M18 29l7 7 14-15" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/></svg>',
);
const FAILURE_ICON = new Html(
  '<svg class="mark bad" viewBox="0 0 56 56" width="56" height="56" fill="none" aria-hidden="true"><circle cx="28" cy="28" r="28"/><path d="M28 17v14M28 38.5v.5" stroke-width="3.5" stroke-linecap="round"/></svg>',
);
