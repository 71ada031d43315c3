// @ts-check
// One step is on the screen at a time: method, otp, busy, success, failure, leave; or `refused`, on a page of its own.

/** @typedef {{ code: string, description: string, reason: string, field?: string, metadata?: object }} PaymentError */

/** @returns {string} the name of the step on the screen */
export const currentStep = () => {
  return steps().find((step) => !step.hidden)?.dataset.step ?? '';
};

/** Shows the step and has its heading read out. @param {string} name */
export const showStep = (name) => {
  for (const step of steps()) step.hidden = step.dataset.step !== name;
  const close = document.querySelector('.close');
  if (close instanceof HTMLElement) close.hidden = ['busy', 'success', 'leave'].includes(name);
  const shown = steps().find((step) => step.dataset.step === name);
  // Only the password field gets the focus: elsewhere a phone's keyboard would cover the choices.
  const focus = shown?.querySelector(name === 'otp' ? 'input' : 'h2');
  if (focus instanceof HTMLElement) focus.focus();
};

/** @param {string} name @param {string} text */
export const show = (name, text) => {
  for (const place of document.querySelectorAll(`[data-show="${name}"]`)) place.textContent = text;
};

const FIELDS = {
  'card.number': 'card-number',
  'card.expiry_month': 'card-expiry',
  'card.expiry_year': 'card-expiry',
  'card.cvv': 'card-cvv',
  vpa: 'upi-vpa',
};

/** Shows the error at its field, else above the form. @param {HTMLFormElement} form @param {PaymentError} error */
export const showProblem = (form, error) => {
  clearProblems(form);
  const id = Object.entries(FIELDS).find(([field]) => field === error.field)?.[1];
  const input = id === undefined ? null : form.querySelector(`#${id}`);
  const place = input ? form.querySelector(`#${id}-problem`) : form.querySelector('.problem');
  // The error lists what is accepted, which the page already shows below the field.
  const unknown = error.reason === 'unknown_test_instrument';
  if (place)
    place.textContent = unknown ? 'Only test instruments work here: tap one below.' : error.description;
  if (input instanceof HTMLInputElement) {
    input.setAttribute('aria-invalid', 'true');
    input.focus();
  }
};

/** @param {HTMLFormElement} form */
export const clearProblems = (form) => {
  for (const place of form.querySelectorAll('.problem, .field-problem')) place.textContent = '';
  for (const input of form.querySelectorAll('[aria-invalid]')) input.removeAttribute('aria-invalid');
};

const steps = () => {
  return [...document.querySelectorAll('[data-step]')].filter((step) => step instanceof HTMLElement);
};
