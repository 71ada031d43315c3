// @ts-check
import { futureExpiry, groupCardDigits } from './card-input.js';
import { keepKeysInside, wireTabs } from './dialog-keys.js';
import { keepUpiId, keptUpiId } from './kept-upi-id.js';
import { options, tellParent } from './parent-window.js';
import { clearProblems, currentStep, show, showProblem, showStep } from './payment-steps.js';

/** @typedef {import('./payment-steps.js').PaymentError} PaymentError */

const REPLY_LIMIT_MS = 15_000;
/** Long enough to read 'paid' before the page goes on automatically. */
const SUCCESS_SHOWN_MS = 1_500;
/** What pays when an app is tapped; a typed UPI id decides on every other outcome. */
const APP_VPA = 'success@razorpay';
/** What is paid: `orders/…` or `subscriptions/…`; empty where nothing can be paid. */
const path = document.querySelector('[data-path]')?.getAttribute('data-path') ?? '';

let failures = 0;
let stepBeforeLeaving = 'method';
/** @type {unknown} */
let receipt;

/** @param {string} id */
const input = (id) => /** @type {HTMLInputElement} */ (document.getElementById(id));
/** @param {string} method @returns {HTMLFormElement} */
const form = (method) =>
  /** @type {HTMLFormElement} */ (document.querySelector(`form[data-method="${method}"]`));

const cardRequest = () => {
  const [expiry_month = '', expiry_year = ''] = input('card-expiry')
    .value.split('/')
    .map((part) => part.trim());
  const card = {
    number: input('card-number').value,
    expiry_month,
    expiry_year,
    cvv: input('card-cvv').value,
  };
  return { method: 'card', card };
};

/** @param {'check' | 'pay'} action @param {object} request @returns {Promise<{ body?: any, error?: PaymentError }>} */
const send = async (action, request) => {
  const { prefill, notes } = options;
  try {
    const reply = await fetch(`${path}/${action}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...request, email: prefill.email, contact: prefill.contact, notes }),
      signal: AbortSignal.timeout(REPLY_LIMIT_MS),
    });
    if (reply.status === 204) return {};
    const body = await reply.json();
    return reply.ok ? { body } : { error: body.error };
  } catch {
    return {
      error: {
        code: 'GATEWAY_ERROR',
        description:
          'The test bank did not answer. Check your connection and try again: an order is never paid twice.',
        reason: 'no_answer',
      },
    };
  }
};

/**
 * @param {object} request @param {HTMLFormElement} from the form that contains a wrong field
 * @returns {Promise<boolean>} whether it is paid
 */
const pay = async (request, from) => {
  showStep('busy');
  const { body, error } = await send('pay', request);
  if (body) {
    receipt = body;
    show('payment-id', body.razorpay_payment_id);
    showStep('success');
    setTimeout(finish, SUCCESS_SHOWN_MS);
  } else if (error?.field) {
    showStep('method');
    showProblem(from, error);
  } else if (error) {
    fail(error);
  }
  return body !== undefined;
};

/** @param {PaymentError} error */
const fail = (error) => {
  failures += 1;
  tellParent({ type: 'sandbox.failed', error });
  show('description', error.description);
  show('reason', error.reason);
  const retry = document.querySelector('[data-do="retry"]');
  if (retry instanceof HTMLElement)
    retry.hidden = failures > options.retries || error.reason === 'order_already_paid';
  showStep('failure');
};

const finish = () => {
  if (receipt === undefined) return;
  tellParent({ type: 'sandbox.paid', response: receipt });
  receipt = undefined;
};

const close = () => {
  const step = currentStep();
  if (step === 'busy') return;
  if (step === 'success') return finish();
  if (step === 'leave') return showStep(stepBeforeLeaving);
  if (options.confirmClose && step !== 'refused') {
    stepBeforeLeaving = step;
    return showStep('leave');
  }
  tellParent({ type: 'sandbox.dismissed' });
};

/** @type {Record<string, () => void>} */
const actions = {
  close,
  finish,
  back: () => showStep('method'),
  retry: () => showStep('method'),
  stay: () => showStep(stepBeforeLeaving),
  leave: () => tellParent({ type: 'sandbox.dismissed' }),
};

/** @param {HTMLElement} chip */
const fillFrom = (chip) => {
  const target = chip.closest('form');
  const first = target?.querySelector('input');
  if (!target || !first) return;
  clearProblems(target);
  first.value = chip.dataset.fill ?? '';
  if (target === form('card')) {
    input('card-expiry').value = futureExpiry();
    input('card-cvv').value = '123';
  }
  const submit = target.querySelector('[type="submit"]');
  if (submit instanceof HTMLElement) submit.focus();
};

const wirePaymentForms = () => {
  groupCardDigits(input('card-number'), input('card-expiry'));
  wireTabs([...document.querySelectorAll('[role="tab"]')].filter((tab) => tab instanceof HTMLElement));
  form('card').addEventListener('submit', async (event) => {
    event.preventDefault();
    clearProblems(form('card'));
    const { error } = await send('check', cardRequest());
    if (error) return showProblem(form('card'), error);
    input('otp').value = '';
    showStep('otp');
  });
  input('upi-vpa').value = keptUpiId();
  form('upi').addEventListener('submit', async (event) => {
    event.preventDefault();
    clearProblems(form('upi'));
    const vpa = input('upi-vpa').value;
    if (await pay({ method: 'upi', vpa }, form('upi'))) keepUpiId(vpa);
  });
  form('otp').addEventListener('submit', (event) => {
    event.preventDefault();
    void pay({ ...cardRequest(), otp: input('otp').value }, form('card'));
  });
};

document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const button = target.closest('button');
  if (button?.dataset.fill !== undefined) fillFrom(button);
  if (button?.dataset.app !== undefined) void pay({ method: 'upi', vpa: APP_VPA }, form('upi'));
  actions[button?.dataset.do ?? '']?.();
});
const dialog = document.querySelector('[role="dialog"]');
if (dialog instanceof HTMLElement) keepKeysInside(dialog, () => options.closeOnEscape && close());
if (path) wirePaymentForms();
// Before this point nothing in the page could handle a tap, so the page was inert.
document.querySelector('main')?.removeAttribute('inert');
showStep(currentStep());
tellParent({ type: 'sandbox.ready' });
